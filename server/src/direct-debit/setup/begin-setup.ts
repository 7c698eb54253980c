import { dayMinutes } from '@vonk/contract/durations';
import type { CallInput } from '@vonk/contract/api';
import { type DirectDebit, phoneCode } from '@vonk/contract/direct-debit';
import { type MemberCall, takeAttempt } from '../../accounts/index.ts';
import { findBlock, isAccountBlocked } from '../debits/debits.ts';
import { hashIban } from '../mandates/mandates.ts';
import { creditorFor, type DirectDebitServices } from '../services.ts';
import { showDirectDebit } from '../show-direct-debit.ts';
import { type IbanError, takeHolder, takeIban } from './account.ts';
import { type PhoneError, takePhone } from './phone.ts';
import { startCode } from './send-code.ts';
import { dropSetup, findSetup, openDetails, type SetupDetails } from './setups.ts';

/** How many codes a member may ask for in a day, and how many may go to one number, whoever asks (T124). */
const perMember = { max: 10, windowMinutes: dayMinutes } as const;
const perNumber = { max: 5, windowMinutes: dayMinutes } as const;

type SendRefusal = 'debit_unavailable' | 'code_wait' | 'too_many_codes';

/** Checks the account and the telephone, and sends a code there (PAY-5). */
export async function beginSetup(
  services: DirectDebitServices,
  call: MemberCall<SendRefusal | IbanError | PhoneError | 'holder_required' | 'debit_blocked'>,
  input: CallInput<'POST /api/direct-debit-code.php'>,
): Promise<DirectDebit> {
  const iban = takeIban(call.refuse, input.iban);
  const holder = takeHolder(call.refuse, input.holder);
  const phone = takePhone(call.refuse, input.phone, input.country);
  const { db, seal } = services;
  const hash = hashIban(seal, call.site, iban);
  if ((await findBlock(db, call.member)) || (await isAccountBlocked(db, call.site, hash))) call.refuse('debit_blocked');
  await send(services, call, { iban, holder, phone });
  return showDirectDebit(services, call);
}

/** Sends another code to the same telephone. */
export async function resendCode(
  services: DirectDebitServices,
  call: MemberCall<SendRefusal | 'code_expired'>,
): Promise<DirectDebit> {
  const setup = await findSetup(services.db, call.member);
  const details = setup && openDetails(services.seal, call.member, setup.details);
  await send(services, call, details ?? call.refuse('code_expired'));
  return showDirectDebit(services, call);
}

/** Forgets the account that waits for its code. */
export async function endSetup(services: DirectDebitServices, call: MemberCall): Promise<DirectDebit> {
  await services.db.transact((tx) => dropSetup(tx, call.member));
  return showDirectDebit(services, call);
}

async function send(
  services: DirectDebitServices,
  call: MemberCall<SendRefusal>,
  details: SetupDetails,
): Promise<void> {
  const { db, seal } = services;
  const { member, now } = call;
  if (!creditorFor(services, call)) call.refuse('debit_unavailable');
  const wait = secondsUntilNext(await findSetup(db, member), now);
  if (wait > 0) call.refuse('code_wait', waitOf(wait));
  for (const [action, subject, limit] of [
    ['sms_member', member.memberId, perMember],
    ['sms_number', details.phone, perNumber],
  ] as const) {
    const { waitSeconds } = await takeAttempt(db, { siteId: member.siteId, action, subject }, { ...limit, now });
    if (waitSeconds > 0) call.refuse('too_many_codes', waitOf(waitSeconds));
  }
  // Two at once: the other one's code is on its way.
  const isStarted = await db.transact((tx) => startCode(tx, seal, { scope: member, details, now }));
  if (!isStarted) call.refuse('code_wait', waitOf(phoneCode.resendSeconds));
}

const waitOf = (seconds: number) => ({ details: { seconds, minutes: Math.ceil(seconds / 60) } });

/** How long until another code may be asked for. */
function secondsUntilNext(setup: { sentAt: Date; closedUntil: Date | null } | undefined, now: Date): number {
  if (!setup) return 0;
  const resend = setup.sentAt.getTime() + phoneCode.resendSeconds * 1000;
  return Math.ceil((Math.max(resend, setup.closedUntil?.getTime() ?? 0) - now.getTime()) / 1000);
}
