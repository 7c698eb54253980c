import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../scope.ts';

/** What a pack costs from a moment on. */
export interface PlannedPrice {
  readonly credits: number;
  readonly total_minor: number;
}

/** Prices that take hold at a moment, unless somebody cancels them before. */
export interface OpenPricePlan extends SiteScope {
  readonly number: number;
  readonly holdsFrom: Date;
  readonly currency: string;
  readonly prices: readonly PlannedPrice[];
  readonly actor: string;
  readonly reason: string;
}

/** The same with what became of it; null: it is still to come. */
export interface PricePlan extends OpenPricePlan {
  readonly plannedAt: Date;
  readonly outcome: PlanOutcome | null;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly endedReason: string | null;
}
type PlanOutcome = 'held' | 'cancelled' | 'void';

const open = `site_id as "siteId", number, holds_from as "holdsFrom", currency, prices, actor, reason`;
const whole = `${open}, planned_at as "plannedAt", outcome, ended_at as "endedAt", ended_by as "endedBy",
  ended_reason as "endedReason"`;

const everywhere = sql(`select ${open} from price_plans
  where outcome is null and site_id in (select site_id from sites_here) order by site_id, holds_from`);
const due = sql(`select ${open} from price_plans
  where site_id = $1 and outcome is null and holds_from <= $2 order by holds_from for update`);
const one = sql(`select ${whole} from price_plans where site_id = $1 and number = $2 for update`);
const page = sql(`select ${whole} from price_plans
  where site_id = $1 and ($2::integer is null or number < $2) order by number desc limit $3`);
// No two may plan at once: each has the next number.
const lockSite = sql('select from sites where id = $1 for no key update');
const insert = sql(`insert into price_plans
    (site_id, number, holds_from, currency, prices, actor, reason, planned_at)
  select $1::smallint, coalesce(max(number), 0) + 1, $2::timestamptz, $3::text, $4::jsonb, $5::text, $6::text,
      $7::timestamptz
    from price_plans where site_id = $1
  on conflict (site_id, holds_from) where outcome is null do nothing
  returning number`);
const end = sql(`update price_plans set outcome = $3, ended_at = $4, ended_by = $5, ended_reason = $6
  where site_id = $1 and number = $2 and outcome is null`);
const tell = sql("select pg_notify('sites', '')");

/** What is still to come on any site, in order: each process keeps it in memory. */
export const listOpenPlans = (reader: Reader): Promise<OpenPricePlan[]> => reader.rows<OpenPricePlan>(everywhere);

/** What is due on a site and was not written yet, locked, in order. */
export const takeDuePlans = (tx: Tx, { siteId }: SiteScope, now: Date): Promise<OpenPricePlan[]> =>
  tx.rows<OpenPricePlan>(due, [siteId, now]);

/** One plan, locked. */
export const takePlan = (tx: Tx, { siteId }: SiteScope, number: number): Promise<PricePlan | undefined> =>
  tx.maybe<PricePlan>(one, [siteId, number]);

/** The plans of a site, those to come and those that are over, the newest first: of those before one, or of all. */
export const listPlans = (
  reader: Reader,
  { siteId }: SiteScope,
  { before, most }: { before?: number | undefined; most: number },
): Promise<PricePlan[]> => reader.rows<PricePlan>(page, [siteId, before ?? null, most]);

/** Plans prices, and answers the number of the plan; undefined where others are planned for that very moment. */
export async function addPlan(
  tx: Tx,
  { siteId }: SiteScope,
  plan: Pick<PricePlan, 'holdsFrom' | 'currency' | 'prices' | 'actor' | 'reason' | 'plannedAt'>,
): Promise<number | undefined> {
  const { holdsFrom, currency, prices, actor, reason, plannedAt } = plan;
  await tx.run(lockSite, [siteId]);
  const values = [siteId, holdsFrom, currency, JSON.stringify(prices), actor, reason, plannedAt];
  const added = await tx.maybe<{ number: number }>(insert, values);
  await tx.run(tell, []);
  return added?.number;
}

/** Says what became of a plan; every process hears of it. */
export async function endPlan(
  tx: Tx,
  { siteId, number }: Pick<OpenPricePlan, 'siteId' | 'number'>,
  { outcome, at, by, reason }: { outcome: PlanOutcome; at: Date; by: string; reason: string },
): Promise<void> {
  await tx.run(end, [siteId, number, outcome, at, by, reason]);
  await tx.run(tell, []);
}
