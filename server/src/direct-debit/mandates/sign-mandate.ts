import type { CallInput } from '@vonk/contract/api';
import { type DirectDebit, mandateTextVersion, phoneCode } from '@vonk/contract/direct-debit';
import { timingSafeEqual } from 'node:crypto';
import { minute } from '@vonk/contract/durations';
import type { MemberCall } from '../../accounts/index.ts';
import { tellMember } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId, shortNumber } from '../../platform/ids.ts';
import { type Creditor, creditorFor, type DirectDebitServices } from '../services.ts';
import { maskIban } from '../setup/account.ts';
import { hashCode } from '../setup/send-code.ts';
import { countGuess, findSetup, openDetails, spendSetup } from '../setup/setups.ts';
import { showDirectDebit } from '../show-direct-debit.ts';
import { mandateText } from '../texts.ts';
import { addMandate, endMandate, hashIban, sealAccount } from './mandates.ts';

type Refusal = 'debit_unavailable' | 'code_invalid' | 'code_expired' | 'code_closed';

/**
 * Signs the mandate by the code. A guess is counted before it is judged, in a transaction of its own, so that of many
 * at once five are looked at (PAY-5).
 */
export async function signMandate(
  services: DirectDebitServices,
  call: MemberCall<Refusal>,
  { code: typed }: CallInput<'POST /api/direct-debit.php'>,
): Promise<DirectDebit> {
  const { db, seal } = services;
  const { member, now } = call;
  const creditor = creditorFor(services, call) ?? call.refuse('debit_unavailable');
  const setup = (await db.transact((tx) => countGuess(tx, member, now))) ?? (await refuseOver(services, call));
  const expected = Buffer.from(setup.codeHash);
  const given = Buffer.from(hashCode(seal, member, { id: setup.id, code: typed.replaceAll(/\D/g, '') }));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    const left = phoneCode.tries - setup.tries;
    if (left === 0) return refuseClosed(call, setup.closedUntil);
    return call.refuse('code_invalid', { field: 'code', details: { count: left } });
  }
  await db.transact((tx) => sign(tx, services, { call, creditor, id: setup.id }));
  return showDirectDebit(services, call);
}

async function sign(
  tx: Tx,
  { seal }: DirectDebitServices,
  { call, creditor, id }: { call: MemberCall<Refusal>; creditor: Creditor; id: string },
): Promise<void> {
  const { member, now, site, locale } = call;
  const spent = await spendSetup(tx, member, id);
  const details = spent && openDetails(seal, member, spent.details);
  if (!details) return call.refuse('code_expired', { field: 'code' });
  const { iban, holder } = details;
  const reference = shortNumber();
  const text = mandateText(creditor, locale);
  await endMandate(tx, member, { reason: 'replaced', now });
  await addMandate(tx, member, {
    id: newId(now),
    reference,
    creditorId: creditor.id,
    creditorName: creditor.name,
    textVersion: mandateTextVersion,
    text,
    locale,
    account: sealAccount(seal, member, { iban, holder }),
    ibanHash: hashIban(seal, site, iban),
    signedAt: now,
  });
  await tellMember(tx, member, {
    template: 'mandate_signed',
    cause: `mandate:${reference}`,
    data: {
      reference,
      creditor: creditor.name,
      creditor_id: creditor.id,
      holder,
      iban: maskIban(iban),
      text,
      at: now.toISOString(),
    },
    now,
  });
}

/** No guess is left: why, in words. */
async function refuseOver({ db }: DirectDebitServices, call: MemberCall<Refusal>): Promise<never> {
  const setup = await findSetup(db, call.member);
  if (setup && setup.tries >= phoneCode.tries && (setup.closedUntil ?? call.now) > call.now)
    return refuseClosed(call, setup.closedUntil);
  return call.refuse('code_expired', { field: 'code' });
}

function refuseClosed(call: MemberCall<Refusal>, until: Date | null): never {
  const minutes = Math.ceil(((until?.getTime() ?? 0) - call.now.getTime()) / minute);
  return call.refuse('code_closed', { field: 'code', details: { minutes } });
}
