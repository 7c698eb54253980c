import { day, hour } from '@vonk/contract/durations';
import type { Db } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { PaymentProvider } from '../provider.ts';
import type { PaymentsServices } from '../services.ts';
import type { PaymentItem, PayoutItem, ProviderPayout } from './payout.ts';
import { addPayout, findPayout, movePayout } from './payouts.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'book-payouts': NoPayload;
  }
}

/** How far back payouts are looked at: one that failed is known to have failed by then. */
export const payoutDays = 45;

/**
 * The nightly job that takes what each provider paid out into the books: what it kept, what is on its way and what
 * arrived at the bank (PAY-7). It goes by the provider's own list, a payout in a transaction, so that it may run twice.
 */
export const bookPayouts =
  ({ log, providers }: Pick<PaymentsServices, 'log' | 'providers'>): Tasks['book-payouts'] =>
  async (_, { db, now }) => {
    for (const provider of providers)
      try {
        await bookPayoutsOf(db, provider, now);
      } catch (error) {
        log.error({ err: error, provider: provider.name }, 'a payment provider did not say what it paid out');
      }
  };

/** The same of one provider; one without such a list has none. */
export async function bookPayoutsOf(
  db: Db,
  { name, payouts }: Pick<PaymentProvider, 'name' | 'payouts'>,
  now: Date,
): Promise<void> {
  if (!payouts) return;
  const listed: ProviderPayout[] = [];
  // Its clock may be a little before ours.
  const span = { from: new Date(now.getTime() - payoutDays * day), to: new Date(now.getTime() + hour) };
  for await (const payout of payouts.list(span)) listed.push(payout);
  // The oldest first: one that failed is booked before that in which its money comes again.
  for (const payout of listed.toReversed()) {
    const known = await findPayout(db, name, payout.reference);
    if (known && known.state === payout.state) continue;
    const items = known ? [] : await collect(payouts.itemsOf(payout));
    await db.transact(async (tx) => {
      if (!known) await addPayout(tx, { provider: name, payout, ...sumsOf(items), now });
      await movePayout(tx, name, { ...payout, now });
    });
  }
}

async function collect(items: AsyncIterable<PayoutItem>): Promise<PayoutItem[]> {
  const found: PayoutItem[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const isOfPayment = (item: PayoutItem): item is PaymentItem => item.of !== undefined;

const sumsOf = (items: readonly PayoutItem[]) => ({
  items: items.filter(isOfPayment),
  itemsMinor: items.reduce((sum, item) => sum + item.paidMinor - (isOfPayment(item) ? item.feeMinor : 0), 0),
  again: items.flatMap((item) => (!isOfPayment(item) && item.again !== undefined ? [item.again] : [])),
});
