import { calendarDay } from '@vonk/contract/calendar';
import { debitLimits, noticeDays } from '@vonk/contract/direct-debit';
import { day } from '@vonk/contract/durations';
import type { MemberCall } from '../../accounts/index.ts';
import { tellMember } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Seal } from '../../platform/seal.ts';
import type { Site } from '../../sites/index.ts';
import { findMandate, openAccount } from '../mandates/mandates.ts';
import { maskIban } from '../setup/account.ts';
import { addDebit, type DebitSums, findBlock, holdMandate, isAccountBlocked, readSums } from './debits.ts';

export type DebitRefusal = 'mandate_required' | 'debit_blocked' | 'debit_limit';

export interface DebitOrder {
  readonly id: string;
  readonly publicId: string;
  readonly credits: number;
  readonly totalMinor: number;
  readonly currency: string;
}

/** The first day on which what is ordered now may be debited: one after its mail (C44). */
export const dueOn = ({ timeZone }: Pick<Site, 'timeZone'>, now: Date): string =>
  calendarDay(new Date(now.getTime() + noticeDays * day), timeZone);

/** How many credits of an order come before its money, by what came so in a day and is under way (C44, T115). */
export const creditsAhead = (credits: number, { ahead }: Pick<DebitSums, 'ahead'>): number =>
  Math.max(0, Math.min(credits, debitLimits.creditsAhead - ahead));

/**
 * Notes that an order is paid by the member's mandate, and mails that it will be debited; refuses where there is none,
 * where a debit came back, and beyond the limits of a day. Orders of one mandate wait for each other.
 */
export async function takeDebit(
  tx: Tx,
  seal: Seal,
  { call, order }: { call: MemberCall<DebitRefusal>; order: DebitOrder },
): Promise<void> {
  const { member, site, now } = call;
  const known = (await findMandate(tx, member, now)) ?? call.refuse('mandate_required');
  await holdMandate(tx, member, known.id);
  // It may have been revoked by whom we waited for.
  const mandate = (await findMandate(tx, member, now)) ?? call.refuse('mandate_required');
  const account = openAccount(seal, member, mandate.account) ?? call.refuse('mandate_required');
  if ((await findBlock(tx, member)) || (await isAccountBlocked(tx, site, mandate.ibanHash)))
    call.refuse('debit_blocked');
  const sums = await readSums(tx, member, now);
  const { perDay, minorPerDay } = debitLimits;
  if (sums.count >= perDay || sums.minor + order.totalMinor > minorPerDay) call.refuse('debit_limit');
  const due = dueOn(site, now);
  await addDebit(tx, member, {
    paymentId: order.id,
    payment: order.publicId,
    mandateId: mandate.id,
    amountMinor: order.totalMinor,
    currency: order.currency,
    ahead: creditsAhead(order.credits, sums),
    dueOn: due,
    createdAt: now,
  });
  await tellMember(tx, member, {
    template: 'debit_notice',
    cause: `debit_notice:${order.publicId}`,
    data: {
      payment: order.publicId,
      credits: order.credits,
      total_minor: order.totalMinor,
      currency: order.currency,
      due_on: due,
      reference: mandate.reference,
      creditor_id: mandate.creditorId,
      iban: maskIban(account.iban),
    },
    now,
  });
}
