import type { DiscountError } from '@vonk/contract/discounts';
import type { MemberCall } from '../../accounts/index.ts';
import { type Discount, judgeDiscount, listUses } from '../../discounts/index.ts';
import { bookPayment } from '../booking/book-payment.ts';
import { readPayment } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';
import { settlePayment } from '../booking/settle-payment.ts';

type Judged = Parameters<typeof judgeDiscount>[2];

/**
 * The discount an order names, free to be taken. What is used so often and no more may be held by an earlier order of
 * the member that nobody paid: that order is ended at its provider first, and keeps the discount when it turns out to
 * be paid.
 */
export async function orderDiscount(
  services: PaymentsServices,
  call: MemberCall<DiscountError>,
  asked: Judged & { key: string },
): Promise<Discount> {
  const discount = await judgeDiscount(services.db, call, asked);
  if (discount.usesPerMember === null && discount.maxUses === null) return discount;
  const uses = await listUses(services.db, call.member, discount.code);
  for (const { paymentId } of uses) await endOrder(services, call, { paymentId, key: asked.key });
  return uses.length === 0 ? discount : judgeDiscount(services.db, call, asked);
}

async function endOrder(
  services: PaymentsServices,
  call: MemberCall,
  { paymentId, key }: { paymentId: string; key: string },
): Promise<void> {
  const { db, providers } = services;
  const { member, site, now } = call;
  const payment = await readPayment(db, member, paymentId);
  // The same order, pressed twice at one moment.
  if (payment.key === key) return;
  if (payment.reference === null) {
    await db.transact((tx) => bookPayment(tx, member, { paymentId, told: 'expired', site, now }));
    return;
  }
  await providers.find(({ name }) => name === payment.provider)?.cancelPayment(payment.reference, now);
  await settlePayment(services, member, { paymentId, now });
}
