import { type Reader, sql } from '../../../platform/database/db.ts';
import type { SiteScope } from '../../../sites/index.ts';

/** From a moment up to another, which is no longer in it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What sales and what became of them have in common. */
export interface Facts {
  readonly entity: string;
  readonly country: string;
  readonly basisPoints: number;
  readonly provider: string;
  readonly method: string;
  readonly currency: string;
}

/** The sum of all entries of a span that are alike, in minor units. */
export interface Movement extends Facts {
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  readonly minor: number;
  readonly entries: number;
}

const sums = sql(`select entity, vat_country as country, vat_basis_points as "basisPoints", provider, method, currency,
    kind, debit_account as debit, credit_account as credit, sum(amount_minor)::bigint as minor, count(*) as entries
  from money_entries where site_id = $1 and booked_at >= $2 and booked_at < $3
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9`);
const balances = sql(`select currency, account, sum(minor)::bigint as minor from (
    select currency, debit_account as account, sum(amount_minor) as minor from money_entries
      where site_id = $1 and booked_at < $2 group by 1, 2
    union all select currency, credit_account, -sum(amount_minor) from money_entries
      where site_id = $1 and booked_at < $2 group by 1, 2) as sides
  group by 1, 2 order by 1, 2`);
const page =
  sql(`select m.id, m.booked_at as "bookedAt", m.booked_at::text as cursor, p.public_id as payment, p.number, m.kind,
    m.debit_account as debit, m.credit_account as credit, m.amount_minor as minor, m.currency,
    m.vat_country as country, m.vat_basis_points as "basisPoints", m.provider, m.method
  from money_entries m left join payments p on p.site_id = m.site_id and p.id = m.payment_id
  where m.site_id = $1 and m.booked_at < $3 and (m.booked_at, m.id) > ($2::timestamptz, $4::bigint)
  order by m.booked_at, m.id limit 5000`);
const payouts = sql(`select m.provider, split_part(m.cause_key, ' ', 1) as payout, m.currency, p.state,
    p.arrived_at as "arrivedAt", p.amount_minor as whole, p.other_minor as other,
    sum(case m.debit_account when 'transit' then m.amount_minor else -m.amount_minor end)::bigint as minor
  from money_entries m join payouts p on p.provider = m.provider and p.reference = split_part(m.cause_key, ' ', 1)
  where m.site_id = $1 and m.booked_at >= $2 and m.booked_at < $3 and m.kind = 'payout'
  group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2`);
const notes = sql(`select number, issued_at as "issuedAt", cause, total_minor as total, vat_minor as vat, currency,
    vat_country as country, vat_basis_points as "basisPoints"
  from invoices where site_id = $1 and kind = 'credit_note' and issued_at >= $2 and issued_at < $3
  order by issued_at, number`);

/** What was booked in a span, added up by what it has in common. */
export const readMovements = (reader: Reader, { siteId }: SiteScope, { from, to }: Span): Promise<Movement[]> =>
  reader.rows<Movement>(sums, [siteId, from, to]);

/** How an account stands: what is on its debit less what is on its credit, in minor units. */
export interface Balance {
  readonly currency: string;
  readonly account: string;
  readonly minor: number;
}

/** How every account of a site stood at a moment. */
export const readBalances = (reader: Reader, { siteId }: SiteScope, at: Date): Promise<Balance[]> =>
  reader.rows<Balance>(balances, [siteId, at]);

export interface JournalEntry extends Omit<Facts, 'entity'> {
  readonly id: number;
  readonly bookedAt: Date;
  /** The same to the microsecond, which a `Date` does not know. */
  readonly cursor: string;
  /** The payment's public id and invoice; null once the payment is no longer kept. */
  readonly payment: string | null;
  readonly number: string | null;
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  readonly minor: number;
}

/** Every entry of a span, in its order, read a few thousand at a time. */
export async function* readJournal(
  reader: Reader,
  { siteId }: SiteScope,
  { from, to }: Span,
): AsyncGenerator<JournalEntry> {
  let [at, id] = [new Date(from.getTime() - 1).toISOString(), Number.MAX_SAFE_INTEGER];
  for (;;) {
    const entries = await reader.rows<JournalEntry>(page, [siteId, at, to, id]);
    yield* entries;
    const last = entries.at(-1);
    if (!last) return;
    [at, id] = [last.cursor, last.id];
  }
}

export interface CreditNote {
  readonly number: string;
  readonly issuedAt: Date;
  readonly cause: string;
  readonly total: number;
  readonly vat: number;
  readonly currency: string;
  readonly country: string;
  readonly basisPoints: number;
}

export const readCreditNotes = (reader: Reader, { siteId }: SiteScope, { from, to }: Span): Promise<CreditNote[]> =>
  reader.rows<CreditNote>(notes, [siteId, from, to]);

/** What a site has of a payout that was booked in a span, and the whole of it; minor units. */
export interface PayoutShare {
  readonly provider: string;
  readonly payout: string;
  readonly currency: string;
  readonly state: string;
  readonly arrivedAt: Date | null;
  readonly whole: number;
  /** What of the whole is of no payment, on whatever site. */
  readonly other: number;
  readonly minor: number;
}

/** What providers paid out, as far as it is of a site, by when that was booked. */
export const readPayoutShares = (reader: Reader, { siteId }: SiteScope, { from, to }: Span): Promise<PayoutShare[]> =>
  reader.rows<PayoutShare>(payouts, [siteId, from, to]);
