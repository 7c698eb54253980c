import { isErased, readCredentials, type Scope } from '../../../accounts/index.ts';
import { noteAction } from '../../../audit/index.ts';
import { refundPurchase } from '../../../credits/index.ts';
import { queueMail } from '../../../mails/index.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { tellBalance } from '../../booking/tell-balance.ts';
import { bookOwed } from '../../books/entries.ts';
import type { PaymentRecord } from '../../payments.ts';
import { queueRefund } from '../queue-refund.ts';
import { NoRefund } from './policy.ts';
import { refundMail } from './tell-refund.ts';
import { type StaffRefund, writeDecision } from './staff-refunds.ts';

/** A decision that holds, and the payment it is about, locked. */
export interface Decided {
  readonly refund: StaffRefund;
  readonly payment: PaymentRecord;
  readonly actor: string;
  readonly now: Date;
}

/**
 * Carries a decision of the staff out, in the caller's transaction and once: the credits go first, then what is owed is
 * booked, told, and asked of the provider by the way it came (T112).
 */
export async function carryOut(tx: Tx, member: Scope, { refund, payment, actor, now }: Decided): Promise<void> {
  const { id, number, minor, reason } = refund;
  const isNew = await writeDecision(tx, member, { id, state: 'confirmed', actor, now });
  if (!isNew) throw new NoRefund('stands', `It is decided already: ${number}.`);
  const credits = await refundPurchase(tx, member, { paymentId: payment.id, refundId: id, number, minor, now });
  if (credits === undefined) throw new NoRefund('too_much', 'So much is not left of it to give back.');
  await bookOwed(tx, member, now);
  await noteAction(tx, { siteId: member.siteId, actor, action: 'refund_confirmed', subject: number, reason, now });
  await queueRefund(tx, { ...member, number });
  if (await isErased(tx, member)) return;
  await tellBalance(tx, member, { payment: payment.publicId, now });
  const { email } = await readCredentials(tx, member);
  await queueMail(tx, { ...member, email, locale: payment.locale }, refundMail({ refund, payment, credits, now }));
}
