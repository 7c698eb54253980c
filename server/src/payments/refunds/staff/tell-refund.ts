import { isErased, readCredentials, type Scope } from '../../../accounts/index.ts';
import { refundPurchase } from '../../../credits/index.ts';
import type { Addressee, MailOrder } from '../../../mails/index.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { SiteScope } from '../../../sites/index.ts';
import { type PaymentRecord, readPayment } from '../../payments.ts';
import { findStaffRefund, type StaffRefund } from './staff-refunds.ts';

/** What a member is mailed of what the staff gives back. */
export const refundMail = ({
  refund,
  payment,
  credits,
  now,
}: {
  refund: Pick<StaffRefund, 'id' | 'minor'>;
  payment: Pick<PaymentRecord, 'publicId' | 'number' | 'currency' | 'totalMinor'>;
  /** How many go with it. */
  credits: number;
  now: Date;
}): MailOrder<'staff_refund'> => ({
  template: 'staff_refund',
  cause: `staff-refund:${refund.id}`,
  data: {
    payment: payment.publicId,
    number: payment.number ?? payment.publicId,
    at: now.toISOString(),
    minor: refund.minor,
    currency: payment.currency,
    credits,
    is_whole: refund.minor === payment.totalMinor,
  },
  now,
});

/**
 * What a member would be mailed if what the staff asked for were confirmed now; undefined where nobody is, or where so
 * much is not left to be given back.
 */
export async function previewStaffRefund(
  db: Db,
  { siteId }: SiteScope,
  { number, now }: { number: string; now: Date },
): Promise<{ to: Addressee; order: MailOrder } | undefined> {
  const refund = await findStaffRefund(db, { siteId }, number);
  const member = refund && { siteId, memberId: refund.memberId };
  if (!member || (await isErased(db, member))) return undefined;
  const payment = await readPayment(db, member, refund.paymentId);
  const { email } = await readCredentials(db, member);
  const credits = await tryRefund(db, member, { refund, now });
  if (credits === undefined) return undefined;
  return { to: { ...member, email, locale: payment.locale }, order: refundMail({ refund, payment, credits, now }) };
}

/** How many credits would go: it is done, and undone again. */
async function tryRefund(
  db: Db,
  member: Scope,
  { refund, now }: { refund: StaffRefund; now: Date },
): Promise<number | undefined> {
  const { paymentId, id: refundId, number, minor } = refund;
  let credits: number | undefined;
  const tried = db.transact(async (tx) => {
    credits = await refundPurchase(tx, member, { paymentId, refundId, number, minor, now });
    throw new Tried();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof Tried)) throw error;
  });
  return credits;
}

/** Ends a transaction that was to try something. */
class Tried extends Error {}
