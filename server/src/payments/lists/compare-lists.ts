import type { PaymentState } from '@vonk/contract/payments';
import type { ListedPayment } from '../provider.ts';

/** A payment of ours that a provider knows. */
export interface OurPayment {
  readonly orderId: string;
  readonly reference: string;
  readonly state: PaymentState;
  readonly amountMinor: number;
  readonly currency: string;
  readonly isLive: boolean;
  readonly createdAt: Date;
}

/** Where two lists disagree; each is named as it is found: ours by its public id, the provider's by its reference. */
export interface ListFaults {
  /** Ours, and not on the provider's list. */
  readonly missing: readonly string[];
  /** On the provider's list, and not ours. */
  readonly extra: readonly string[];
  /** On both, and not the same: `abc amount`. */
  readonly different: readonly string[];
}

/** What a provider's lists and ours disagree on. */
export interface Compared {
  readonly payments: ListFaults;
  readonly payouts: ListFaults;
  /** Of which site each payment of ours is that was looked at, by its public id. */
  readonly sites: ReadonlyMap<string, number>;
}

/** Whether money lies there: states without it may follow each other late. */
const hasMoney: ReadonlySet<PaymentState> = new Set(['completed', 'refunded', 'charged_back']);

function differenceOf(ours: OurPayment, theirs: ListedPayment): string | undefined {
  if (theirs.orderId !== ours.orderId) return 'order';
  if (theirs.amountMinor !== ours.amountMinor) return 'amount';
  if (theirs.currency !== ours.currency) return 'currency';
  if (theirs.isLive !== ours.isLive) return 'mode';
  if (theirs.state === ours.state) return undefined;
  return hasMoney.has(theirs.state) || hasMoney.has(ours.state) ? 'state' : undefined;
}

/**
 * Compares our payments with a provider's own list. Both hold more than the span, so that what was begun on its edge
 * and noted a moment later by the other is not missed; only what lies within it is named.
 */
export function compareLists(
  ours: Iterable<OurPayment>,
  theirs: Iterable<ListedPayment>,
  { from, to }: { from: Date; to: Date },
): ListFaults {
  const isWithin = ({ createdAt }: { createdAt: Date }) => createdAt >= from && createdAt < to;
  const byReference = new Map([...ours].map((payment) => [payment.reference, payment]));
  const listed = new Set<string>();
  const [extra, different]: [string[], string[]] = [[], []];
  for (const payment of theirs) {
    listed.add(payment.reference);
    const known = byReference.get(payment.reference);
    if (!known) {
      if (isWithin(payment)) extra.push(payment.reference);
      continue;
    }
    const difference = isWithin(known) ? differenceOf(known, payment) : undefined;
    if (difference !== undefined) different.push(`${known.orderId} ${difference}`);
  }
  const missing = [...byReference.values()]
    .filter((payment) => isWithin(payment) && !listed.has(payment.reference))
    .map(({ orderId }) => orderId);
  return { missing, extra, different };
}
