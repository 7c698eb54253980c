import type { SettlementData } from '@mollie/api-client/dist/types/data/settlements/data.js';
import { minorOf } from '../mollie/amounts.ts';
import type { PaymentItem } from './payout.ts';

/** A payment in a settlement, with the method by which Mollie reckons what it keeps. */
export type SettledPayment = PaymentItem & { readonly method: string };

/**
 * Shares what Mollie kept of a settlement among its payments: Mollie tells a sum for each method, with the fixed part
 * of its rate and the share of the amount. All of it is shared, to the last cent; `rest` is what it kept for anything
 * else, such as refunds. In minor units.
 */
export function shareCosts(
  { periods }: Pick<SettlementData, 'periods'>,
  payments: readonly SettledPayment[],
): { costs: SettledPayment[]; rest: number } {
  const kept = new Map<string, { total: number; fixed: number }>();
  for (const { costs } of Object.values(periods).flatMap((months) => Object.values(months)))
    for (const { method, count, rate, amountGross } of costs) {
      const known = kept.get(method) ?? { total: 0, fixed: 0 };
      known.total += minorOf(amountGross);
      known.fixed += count * minorOf(rate.fixed);
      kept.set(method, known);
    }
  const groups = Map.groupBy(payments, ({ method }) => method);
  const shared = [...groups].flatMap(([method, group]) => {
    const cost = kept.get(method);
    kept.delete(method);
    return cost ? shareOne(group, cost) : group;
  });
  return { costs: shared, rest: [...kept.values()].reduce((sum, { total }) => sum + total, 0) };
}

function shareOne(
  group: readonly SettledPayment[],
  { total, fixed }: { total: number; fixed: number },
): SettledPayment[] {
  const paid = group.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
  const flat = Math.min(fixed, total);
  let [weight, given] = [0, 0];
  return group.map((payment) => {
    weight += flat / group.length + (paid === 0 ? 0 : ((total - flat) * payment.paidMinor) / paid);
    const feeMinor = Math.round(weight) - given;
    given += feeMinor;
    return { ...payment, feeMinor };
  });
}
