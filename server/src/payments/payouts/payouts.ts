import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { PaymentItem, PayoutState, ProviderPayout } from './payout.ts';

export interface BookedPayout extends Omit<ProviderPayout, 'arrivedAt'> {
  /** What its items add up to, and what of that is of no payment of ours; minor units. */
  readonly itemsMinor: number;
  readonly otherMinor: number;
}

const columns = `reference, state, amount_minor as "amountMinor", currency, created_at as "createdAt",
  items_minor as "itemsMinor", other_minor as "otherMinor"`;
const find = sql(`select ${columns} from payouts where provider = $1 and reference = $2`);
const list = sql(`select ${columns} from payouts where provider = $1 and created_at >= $2 and created_at < $3
  order by created_at, reference`);
const insert = sql(`insert into payouts (provider, reference, state, amount_minor, currency, items_minor, other_minor,
    created_at, booked_at)
  values ($1, $2, 'on_its_way', $3, $4, $5, 0, $6, $7) on conflict do nothing`);
const setOther = sql('update payouts set other_minor = items_minor - $3 where provider = $1 and reference = $2');
const setState = sql(`update payouts set state = $3, arrived_at = coalesce(arrived_at, $5)
  where provider = $1 and reference = $2 and state = any($4)`);
const book = sql('select book_payout_v1($1, $2, $3, $4::jsonb, $5, $6) as ours');
const settle = sql('select from settle_payout_v1($1, $2, $3, $4)');

/** A payout by its provider's name of it. */
export const findPayout = (reader: Reader, provider: string, reference: string): Promise<BookedPayout | undefined> =>
  reader.maybe<BookedPayout>(find, [provider, reference]);

/** The payouts of a provider that were begun in a span. */
export const listPayouts = (
  reader: Reader,
  provider: string,
  { from, to }: { from: Date; to: Date },
): Promise<BookedPayout[]> => reader.rows<BookedPayout>(list, [provider, from, to]);

/** What is booked of a payout that is new. */
export interface NewPayout {
  readonly provider: string;
  readonly payout: ProviderPayout;
  readonly items: readonly PaymentItem[];
  readonly itemsMinor: number;
  /** Payouts that failed, whose money is in this one. */
  readonly again: readonly string[];
  readonly now: Date;
}

/** Books a payout as on its way, with the money of every payment in it, whatever its site (PAY-7); once. */
export async function addPayout(tx: Tx, { provider, payout, items, itemsMinor, again, now }: NewPayout): Promise<void> {
  const { reference, amountMinor, currency, createdAt } = payout;
  const row = [provider, reference, amountMinor, currency, itemsMinor, createdAt, now];
  if ((await tx.run(insert, row)) === 0) return;
  const listed = items.map(({ of, ...item }) =>
    'order' in of ? { ...item, site: of.order.siteId, order: of.order.id } : { ...item, reference: of.reference },
  );
  const booked = [provider, reference, currency, JSON.stringify(listed), again, now];
  const { ours } = await tx.one<{ ours: number }>(book, booked);
  await tx.run(setOther, [provider, reference, ours]);
}

/** From which states each is reached: what arrived may still come back. */
const reachedFrom = { arrived: ['on_its_way'], failed: ['on_its_way', 'arrived'] } as const;

/** Books that a payout arrived or failed, once; what leads nowhere changes nothing. */
export async function movePayout(
  tx: Tx,
  provider: string,
  {
    reference,
    state,
    arrivedAt,
    now,
  }: { reference: string; state: PayoutState; arrivedAt?: Date | undefined; now: Date },
): Promise<void> {
  if (state === 'on_its_way') return;
  if ((await tx.run(setState, [provider, reference, state, reachedFrom[state], arrivedAt ?? null])) === 0) return;
  await tx.rows(settle, [provider, reference, state === 'arrived' ? 'arrival' : 'payout_failed', now]);
}
