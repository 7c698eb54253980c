import type { Scope } from '../../../accounts/index.ts';
import { noteAction } from '../../../audit/index.ts';
import { readRepaid } from '../../../credits/index.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { newId, shortNumber } from '../../../platform/ids.ts';
import { lockStreams } from '../../../platform/live/live-events.ts';
import type { SiteScope } from '../../../sites/index.ts';
import { findAnyones, lockPayment, type PaymentRecord } from '../../payments.ts';
import type { PaymentsServices } from '../../services.ts';
import { carryOut } from './carry-out.ts';
import { needsSecond, NoRefund, togetherMilliseconds } from './policy.ts';
import { addStaffRefund, findSame, readStaffSums, type StaffRefund } from './staff-refunds.ts';

/** What somebody of the staff asks to be given back. */
export interface AskedRefund extends SiteScope {
  /** The payment's public id, or its receipt's number. */
  readonly payment: string;
  /** Minor units of the payment's currency; `whole` is all that was not given back before. */
  readonly minor: number | 'whole';
  readonly reason: string;
  readonly actor: string;
  readonly now: Date;
}

/**
 * Gives a payment back, or part of it, on behalf of the staff (T112). Above 50 euro it waits for a second person and
 * nothing moves (C44); else it is carried out at once. Throws `NoRefund` in words where it cannot be.
 */
export async function askRefund(
  { db, live }: Pick<PaymentsServices, 'db' | 'live'>,
  asked: AskedRefund,
): Promise<{ refund: StaffRefund; isWaiting: boolean }> {
  const { siteId, actor, now } = asked;
  const reason = asked.reason.trim();
  if (actor.trim() === '') throw new NoRefund('incomplete', 'Say who of the staff does it.');
  if (reason.length < 3 || reason.length > 500) throw new NoRefund('incomplete', 'A reason has 3 to 500 characters.');
  const found = await findAnyones(db, { siteId }, asked.payment.trim());
  if (!found) throw new NoRefund('not_found', 'No such payment.');
  const member = { siteId, memberId: found.memberId };
  const answer = await db.transact(async (tx) => {
    await lockStreams(tx, [member.memberId]);
    const payment = await lockPayment(tx, member, found.id);
    const { minor, isLarge } = await judge(tx, member, { payment, asked });
    const [id, number] = [newId(now), shortNumber()];
    const paymentId = payment.id;
    const asks = { id, number, paymentId, minor, reason, isLarge, askedBy: actor.trim(), askedAt: now };
    const known = await findSame(tx, member, asks);
    if (known)
      throw new NoRefund('stands', `It stands already: ${known}. Where a second one is meant, give its own reason.`);
    const refund = await addStaffRefund(tx, member, asks);
    await noteAction(tx, { siteId, actor, action: 'refund_asked', subject: number, reason, now });
    if (!isLarge) await carryOut(tx, member, { refund, payment, actor: refund.askedBy, now });
    return { refund, isWaiting: isLarge };
  });
  if (!answer.isWaiting) live.wake([member.memberId]);
  return answer;
}

interface Judged {
  readonly payment: PaymentRecord;
  readonly asked: AskedRefund;
}

async function judge(tx: Tx, member: Scope, { payment, asked }: Judged): Promise<{ minor: number; isLarge: boolean }> {
  if (payment.state !== 'completed')
    throw new NoRefund('not_refundable', `A payment that is ${payment.state} is not given back.`);
  const { currency, totalMinor, id: paymentId } = payment;
  const since = new Date(asked.now.getTime() - togetherMilliseconds);
  const { waiting, alone } = await readStaffSums(tx, member, { paymentId, since });
  const left = totalMinor - (await readRepaid(tx, member, paymentId)).minor - waiting;
  const minor = asked.minor === 'whole' ? left : asked.minor;
  if (left <= 0)
    throw new NoRefund('not_refundable', 'All of it was given back, is under way or waits for a second person.');
  if (!Number.isInteger(minor) || minor <= 0 || minor > left)
    throw new NoRefund('too_much', `At most ${(left / 100).toFixed(2)} ${currency} is left to give back.`);
  return { minor, isLarge: needsSecond(minor + alone, currency) };
}
