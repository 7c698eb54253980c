import {
  type DebitBlock,
  debitLimits,
  type DebitSetup,
  type DirectDebit,
  type Mandate,
  phoneCode,
  returnReasonOf,
} from '@vonk/contract/direct-debit';
import type { MemberCall, Scope } from '../accounts/index.ts';
import type { Seal } from '../platform/seal.ts';
import { findBlock, readSums, type Returned } from './debits/debits.ts';
import { creditsAhead, dueOn } from './debits/take-debit.ts';
import { findMandate, type MandateRecord, openAccount } from './mandates/mandates.ts';
import { creditorFor, type DirectDebitServices } from './services.ts';
import { maskIban } from './setup/account.ts';
import { maskPhone } from './setup/phone.ts';
import { findSetup, openDetails, type SetupRecord } from './setup/setups.ts';
import { mandateText } from './texts.ts';

/** How direct debit stands for a member: what waits for a code, and what is signed. */
export async function showDirectDebit(services: DirectDebitServices, call: MemberCall): Promise<DirectDebit> {
  const { db, seal, debitCreditors } = services;
  const { member, site, locale, now } = call;
  const [setup, mandate, block, sums] = await Promise.all([
    findSetup(db, member),
    findMandate(db, member, now),
    findBlock(db, member),
    readSums(db, member, now),
  ]);
  const creditor = creditorFor(services, call);
  // One for another creditor than anybody debits for now is of no use: the member signs anew.
  const usable = mandate && debitCreditors.debitsFor(mandate.creditorId) ? mandate : undefined;
  return {
    is_offered: creditor !== undefined,
    text: creditor ? mandateText(creditor, locale) : null,
    setup: setup ? setupView(seal, { scope: member, setup, now }) : null,
    mandate: usable ? mandateView(seal, { scope: member, mandate: usable }) : null,
    block: block ? blockView(block) : null,
    due_on: dueOn(site, now),
    credits_ahead: creditsAhead(debitLimits.creditsAhead, sums),
  };
}

const blockView = (block: Returned): DebitBlock => ({
  payment: block.payment,
  reason: returnReasonOf(block.returnCode),
  returned_at: block.returnedAt.toISOString(),
  amount_minor: block.amountMinor,
  currency: block.currency,
  debt_credits: block.debtCredits,
  debt_minor: block.debtMinor,
});

function setupView(
  seal: Seal,
  { scope, setup, now }: { scope: Scope; setup: SetupRecord; now: Date },
): DebitSetup | null {
  const details = openDetails(seal, scope, setup.details);
  const isClosed = setup.closedUntil !== null && setup.closedUntil > now;
  if (!details || (!isClosed && setup.expiresAt <= now)) return null;
  const resendAt = new Date(setup.sentAt.getTime() + phoneCode.resendSeconds * 1000);
  return {
    iban: maskIban(details.iban),
    phone: maskPhone(details.phone),
    holder: details.holder,
    sms: setup.sms,
    expires_at: setup.expiresAt.toISOString(),
    tries_left: phoneCode.tries - setup.tries,
    resend_at: (isClosed && setup.closedUntil ? setup.closedUntil : resendAt).toISOString(),
    is_closed: isClosed,
  };
}

function mandateView(seal: Seal, { scope, mandate }: { scope: Scope; mandate: MandateRecord }): Mandate {
  const { iban = '', holder = '' } = openAccount(seal, scope, mandate.account) ?? {};
  return {
    reference: mandate.reference,
    creditor_id: mandate.creditorId,
    creditor_name: mandate.creditorName,
    text: mandate.text,
    iban: maskIban(iban),
    holder,
    signed_at: mandate.signedAt.toISOString(),
    dormant_at: mandate.dormantAt.toISOString(),
  };
}
