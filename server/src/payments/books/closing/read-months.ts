import { calendarDay } from '@vonk/contract/calendar';
import { type Reader, sql } from '../../../platform/database/db.ts';
import type { Site } from '../../../sites/index.ts';
import { spanOf } from './close-month.ts';

// What went back is counted when it was owed or went, as in the return of the One Stop Shop: what was owed before is
// not taken off twice.
const sums = sql(`select to_char(booked_at at time zone $4, 'YYYY-MM') as month, currency,
    count(*) filter (where kind = 'sale' and 'deferred' in (debit_account, credit_account))::int as payments,
    coalesce(sum(amount_minor) filter (where kind = 'sale'), 0)::bigint as "soldMinor",
    coalesce(sum(case when kind = 'unowed' then -amount_minor
        when 'owed' in (debit_account, credit_account) and kind <> 'owed' then 0
        when kind = 'won' then -amount_minor else amount_minor end)
      filter (where kind in ('owed', 'unowed', 'refund', 'chargeback', 'won')), 0)::bigint as "backMinor",
    sum(case 'vat' when credit_account then amount_minor when debit_account then -amount_minor else 0 end)::bigint
      as "vatMinor",
    sum(case 'revenue' when credit_account then amount_minor when debit_account then -amount_minor else 0 end)::bigint
      as "earnedMinor",
    sum(case 'fees' when debit_account then amount_minor when credit_account then -amount_minor else 0 end)::bigint
      as "feesMinor"
  from money_entries where site_id = $1 and booked_at >= $2 and booked_at < $3
  group by 1, 2 order by 1 desc, 2`);
const first = sql('select min(booked_at) as at from money_entries where site_id = $1');

/** What was booked in a month in one currency; minor units. */
export interface MonthSums {
  readonly currency: string;
  readonly payments: number;
  /** VAT included, as what went back. */
  readonly soldMinor: number;
  readonly backMinor: number;
  readonly vatMinor: number;
  readonly earnedMinor: number;
  readonly feesMinor: number;
}

/** A month of a site's calendar. */
export interface BookedMonth {
  readonly month: string;
  readonly isOver: boolean;
  readonly sums: readonly MonthSums[];
}

/** The months of a year up to this one, the last first, as far as the books of the site are kept (PAY-7). */
export async function readMonths(
  reader: Reader,
  { siteId, timeZone }: Pick<Site, 'siteId' | 'timeZone'>,
  { year, now }: { year: number; now: Date },
): Promise<{ years: readonly number[]; months: readonly BookedMonth[] }> {
  const today = calendarDay(now, timeZone);
  const { at } = await reader.one<{ at: Date | null }>(first, [siteId]);
  const begun = at ? calendarDay(at, timeZone) : today;
  const [firstYear, thisYear] = [Number(begun.slice(0, 4)), Number(today.slice(0, 4))];
  const [from, to] = [spanOf(`${year}-01`, timeZone).from, spanOf(`${year}-12`, timeZone).to];
  const rows = await reader.rows<MonthSums & { month: string }>(sums, [siteId, from, to, timeZone]);
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  const months = Array.from({ length: 12 }, (_, before) => `${year}-${String(12 - before).padStart(2, '0')}`)
    .filter((month) => month >= begun.slice(0, 7) && month <= today.slice(0, 7))
    .map((month) => ({
      month,
      isOver: spanOf(month, timeZone).to <= now,
      sums: (byMonth.get(month) ?? []).map(({ month: _month, ...sum }) => sum),
    }));
  return { years: Array.from({ length: thisYear - firstYear + 1 }, (_, ago) => thisYear - ago), months };
}
