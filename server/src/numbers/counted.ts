import { type NumberStep, peakCharts } from '@vonk/contract/admin/house/numbers';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';
import type { FaultMeasure } from './faults.ts';

/** What is kept by day. Of `paid_…` amounts are minor units, of `queue_ages` seconds, of the others a count. */
export type Measure =
  | 'sign_ups'
  | 'confirmations'
  | 'first_messages'
  | 'first_purchases'
  | 'sign_ups_by_landing'
  | 'confirmations_by_landing'
  | 'first_purchases_by_landing'
  | 'first_purchases_by_network'
  | 'messages'
  | 'replies'
  | 'paid_by_method'
  | 'paid_by_country'
  | 'given_back'
  | 'matches'
  | 'left_at_once'
  | 'completeness'
  | 'mails'
  | 'pushes'
  | 'queue_ages'
  | 'queue_waiting'
  | 'returned';

/**
 * `paid_by_site` is what was paid by method, by site: it is counted with it and read by itself. `retention` are those
 * who signed up (part 0) and those of them who came back so many periods later. Faults have no site.
 */
export type Read = Measure | 'paid_by_site' | 'retention' | FaultMeasure;

export interface Counted<Of extends Read = Measure> {
  readonly measure: Of;
  /** `2026-11-30`, of the site's calendar. */
  readonly day: string;
  readonly part: string;
  /** Of money; empty of everything else. */
  readonly currency: string;
  readonly amount: number;
}

/** What was counted of one part: its days, and in their order what each comes to. */
interface Packed<Of extends Read> extends Pick<Counted<Of>, 'measure' | 'part' | 'currency'> {
  readonly days: readonly string[];
  readonly amounts: readonly number[];
}

const begin = sql('insert into counted_sites (site_id, until) values ($1, $2) on conflict (site_id) do nothing');
const lock = sql('select until from counted_sites where site_id = $1 for update');
const reach = sql('update counted_sites set until = $2 where site_id = $1');
const add = sql(`insert into counted_days as c (site_id, step, measure, day, part, currency, amount)
  select $1, step, measure, date_trunc(step, day::timestamp)::date, part, currency, sum(amount)::bigint
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::float8[])
      as t (measure, day, part, currency, amount), unnest('{day,week,month}'::text[]) as s (step)
    group by 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
  on conflict (site_id, step, measure, day, part, currency) do update set amount = c.amount + excluded.amount`);
const addOfStep = sql(`insert into counted_days as c (site_id, step, measure, day, part, currency, amount)
  select $1, step, measure, day::date, part, currency, sum(amount)::bigint
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::text[])
      as t (measure, day, part, currency, amount, step)
    group by 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
  on conflict (site_id, step, measure, day, part, currency) do update set amount = c.amount + excluded.amount`);
const raise = sql(`insert into counted_days as c (site_id, step, measure, day, part, currency, amount)
  select $1, step, measure, date_trunc(step, day::timestamp)::date, part, currency, max(amount)::bigint
    from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::float8[])
      as t (measure, day, part, currency, amount), unnest('{day,week,month}'::text[]) as s (step)
    group by 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
  on conflict (site_id, step, measure, day, part, currency) do update set amount = excluded.amount
    where c.amount < excluded.amount`);
const clear = sql(`delete from counted_days c using unnest('{day,week,month}'::text[]) as s (step)
  where c.site_id = $1 and c.step = s.step and c.measure = $2
    and c.day = date_trunc(s.step, $3::date::timestamp)::date`);
const untils = sql(`select min(until) as until, max(since) as since
  from (select until, returns_since as since from counted_sites where site_id = any($1)
    union all select until, null from counted_measures where site_id = any($1)) as clocks`);
const firstDay = sql(`select min(day)::text as day from counted_days
  where site_id = any($1) and step = 'day' and measure = $2`);
// Packed, as there are some thousands: each part once, its days and what they come to side by side.
const sums = sql(`select coalesce(json_agg(packed), '[]') as packed from (
    select measure, part, currency, array_agg(day) as days, array_agg(amount) as amounts
    from counted_between_v1($1::smallint[], $2, $3, $4, $5, $6) group by 1, 2, 3) as packed`);

/** Notes since when a site is counted, where it never was. */
export const beginCounting = (tx: Tx, { siteId }: SiteScope, since: Date): Promise<number> =>
  tx.run(begin, [siteId, since]);

/** Up to when a site was counted, kept from every other job until the transaction ends; undefined: it never was. */
export const holdCounted = async (tx: Tx, { siteId }: SiteScope): Promise<Date | undefined> =>
  (await tx.maybe<{ until: Date }>(lock, [siteId]))?.until;

/** Adds what happened in a stretch of time that was not counted before, and notes that it is. */
export async function addCounted(
  tx: Tx,
  { siteId }: SiteScope,
  { counted, until }: { readonly counted: readonly Counted[]; readonly until: Date },
): Promise<void> {
  await addDays(tx, { siteId }, counted);
  await tx.run(reach, [siteId, until]);
}

/** Adds what happened on these days to what they come to, and their weeks and months. */
export async function addDays(tx: Tx, { siteId }: SiteScope, counted: readonly Counted[]): Promise<void> {
  await tx.run(add, [siteId, ...columnsOf(counted)]);
}

/** Adds to what single days, weeks or months come to, each named by its first day. */
export const addPeriods = async (
  tx: Tx,
  { siteId }: SiteScope,
  counted: readonly (Counted & { readonly step: NumberStep })[],
): Promise<void> => void (await tx.run(addOfStep, [siteId, ...columnsOf(counted), counted.map(({ step }) => step)]));

/** Notes what was reached on these days: it is kept where it is more than what they, their week or month had. */
export const raiseDays = async (tx: Tx, { siteId }: SiteScope, reached: readonly Counted[]): Promise<void> =>
  void (await tx.run(raise, [siteId, ...columnsOf(reached)]));

const columnsOf = (counted: readonly Counted[]) =>
  (['measure', 'day', 'part', 'currency', 'amount'] as const).map((name) => counted.map((one) => one[name]));

/** Notes how things stand on a day: it is what the day, its week and its month come to, until it is noted anew. */
export async function noteState(
  tx: Tx,
  scope: SiteScope,
  { measure, day, counted }: Pick<Counted, 'measure' | 'day'> & { readonly counted: readonly Counted[] },
): Promise<void> {
  await tx.run(clear, [scope.siteId, measure, day]);
  await addDays(tx, scope, counted);
}

/** What was counted of one measure on each of these days. */
export const readCountedDays = (
  reader: Reader,
  scope: SiteScope,
  { measure, from, to }: { readonly measure: Measure; readonly from: string; readonly to: string },
): Promise<Counted<Read>[]> => readCounted(reader, [scope], { from, to, step: 'day', measures: [measure] });

/** How far something is counted; null: it never was. */
export interface Clocks {
  /** Up to when all of these sites are counted that ever were. */
  readonly until: Date | null;
  /** Since when it is noted on all of them who comes back. */
  readonly since: Date | null;
}

/** How far these sites are counted. */
export const readClocks = (reader: Reader, scopes: readonly SiteScope[]): Promise<Clocks> =>
  reader.one<Clocks>(untils, [scopes.map(({ siteId }) => siteId)]);

/** The first day of which something of a measure was counted on any of these sites; null: nothing was. */
export const readFirstCounted = async (
  reader: Reader,
  scopes: readonly SiteScope[],
  measure: Measure,
): Promise<string | null> =>
  (await reader.one<{ day: string | null }>(firstDay, [scopes.map(({ siteId }) => siteId), measure])).day;

/** What these sites come to from a day to another, by period; `day` is the first of it, a site's part its number. */
export async function readCounted<Of extends Read>(
  reader: Reader,
  scopes: readonly SiteScope[],
  asked: {
    readonly from: string;
    readonly to: string;
    readonly step: NumberStep;
    readonly measures: readonly Of[];
  },
): Promise<Counted<Of>[]> {
  const siteIds = scopes.map(({ siteId }) => siteId);
  const { packed } = await reader.one<{ packed: readonly Packed<Of>[] }>(sums, [
    siteIds,
    asked.from,
    asked.to,
    asked.step,
    asked.measures,
    peakCharts,
  ]);
  return packed.flatMap(({ measure, part, currency, days, amounts }) =>
    days.map((day, at) => ({ measure, part, currency, day, amount: amounts[at] ?? 0 })),
  );
}
