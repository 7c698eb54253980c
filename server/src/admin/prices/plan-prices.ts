import type { AdminCallErrorCode, AdminCallInput, AdminCallOutput } from '@vonk/contract/admin/api';
import { type PlanAtDesk, shownPlans } from '@vonk/contract/admin/money/price-plans';
import { instantAt, localTime } from '@vonk/contract/local-time';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Refuses } from '../../platform/refusal.ts';
import {
  addPlan,
  endPlan,
  listOpenPlans,
  listPlans,
  type PlannedPrice,
  type PricePlan,
  readStanding,
  type Site,
  takePlan,
  valueOf,
  withPlanned,
} from '../../sites/index.ts';
import { namesOf, type StaffServices, type StaffSiteCall } from '../../staff/index.ts';
import { holdDuePrices } from './hold-prices.ts';

type Services = Pick<StaffServices, 'db'>;
type List = 'GET /api/admin/price-plans';
type Plan = 'POST /api/admin/price-plan';
type Cancel = 'POST /api/admin/price-plan-cancel';

/** What is planned on a site and what became of what was (STAFF-4); the look stands in the log. */
export const showPlans = (
  { db }: Services,
  { at, staff, now }: StaffSiteCall,
  { before }: AdminCallInput<List>,
): Promise<AdminCallOutput<List>> =>
  db.transact(async (tx) => {
    await noteAction(tx, { siteId: at.siteId, actor: staff.publicId, action: 'site_viewed', subject: at.slug, now });
    const plans = await listPlans(tx, at, { before, most: shownPlans + 1 });
    const names = await namesOf(
      tx,
      plans.flatMap(({ actor, endedBy }) => [actor, endedBy ?? '']).filter((actor) => actor !== ''),
    );
    const shown = plans.slice(0, shownPlans);
    const { packages, currency } = at.settings;
    return {
      plans: shown.map((plan) => planView(plan, { timeZone: at.timeZone, nameOf: (id) => names.get(id) ?? id })),
      older: plans.length > shownPlans ? (shown.at(-1)?.number ?? null) : null,
      packages,
      currency,
      time_zone: at.timeZone,
    };
  });

const planView = (
  { number, holdsFrom, currency, prices, actor, reason, plannedAt, outcome, endedAt, endedBy, endedReason }: PricePlan,
  { timeZone, nameOf }: { timeZone: string; nameOf: (actor: string) => string },
): PlanAtDesk => ({
  number,
  holds_from: holdsFrom.toISOString(),
  local_time: localTime(holdsFrom, timeZone),
  currency,
  prices: [...prices],
  by: nameOf(actor),
  reason,
  planned_at: plannedAt.toISOString(),
  outcome,
  ended_at: endedAt?.toISOString() ?? null,
  ended_by: endedBy === null || endedBy === '' ? null : nameOf(endedBy),
  ended_reason: endedReason === '' ? null : endedReason,
});

/** Plans what packs of a site cost from a moment on (STAFF-4). Members see nothing of it before. */
export const planPrices = (
  { db }: Services,
  call: StaffSiteCall & Refuses<AdminCallErrorCode<Plan>>,
  { date, time, prices: asked, reason }: AdminCallInput<Plan>,
): Promise<AdminCallOutput<Plan>> =>
  db.transact(async (tx) => {
    const { at, staff, now, refuse } = call;
    const holdsFrom = instantAt(date, time, at.timeZone);
    if (!holdsFrom) return refuse('moment_invalid', { field: 'time' });
    if (holdsFrom <= now) return refuse('moment_past', { field: 'date' });
    await holdDuePrices(tx, at, now);
    const { currency, packages } = await pricedAt(tx, at, holdsFrom);
    const planned = new Map(asked.map(({ credits, total_minor: total }) => [credits, total]));
    const sold = new Map(packages.map((pack) => [pack.credits, pack.total_minor]));
    const gone = [...planned.keys()].find((credits) => !sold.has(credits));
    if (gone !== undefined) return refuse('pack_gone', { field: `price_${gone}` });
    const prices = [...planned].flatMap(([credits, total]) =>
      sold.get(credits) === total ? [] : [{ credits, total_minor: total }],
    );
    if (prices.length === 0) return refuse('stands_already');
    const plan = { holdsFrom, currency, prices, actor: staff.publicId, reason, plannedAt: now };
    const number = await addPlan(tx, at, plan);
    if (number === undefined) return refuse('moment_taken', { field: 'time' });
    await noteAction(tx, {
      siteId: at.siteId,
      actor: staff.publicId,
      action: 'price_planned',
      subject: at.slug,
      reason,
      now,
    });
    return { number };
  });

/** What a site asks at a moment to come: what stands now, with what is planned until then. */
async function pricedAt(tx: Tx, at: Site, moment: Date): Promise<{ currency: string; packages: PlannedPrice[] }> {
  const standing = await readStanding(tx, at);
  const now = {
    currency: String(valueOf(standing, 'currency')),
    packages: valueOf(standing, 'packages') as PlannedPrice[],
  };
  const until = (await listOpenPlans(tx)).filter(
    ({ siteId, holdsFrom }) => siteId === at.siteId && holdsFrom <= moment,
  );
  return until.reduce((before, plan) => withPlanned(before, plan) ?? before, now);
}

/** Cancels a plan before it holds; from its moment on it is a price like any other, and is changed in the form. */
export const cancelPlan = (
  { db }: Services,
  { at, staff, now, refuse }: StaffSiteCall & Refuses<AdminCallErrorCode<Cancel>>,
  { number, reason }: AdminCallInput<Cancel>,
): Promise<AdminCallOutput<Cancel>> =>
  db.transact(async (tx) => {
    const { siteId, slug } = at;
    const plan = await takePlan(tx, at, number);
    if (!plan) return refuse('not_found');
    if (plan.outcome !== null || plan.holdsFrom <= now) return refuse('plan_over');
    await endPlan(tx, plan, { outcome: 'cancelled', at: now, by: staff.publicId, reason });
    await noteAction(tx, { siteId, actor: staff.publicId, action: 'price_plan_cancelled', subject: slug, reason, now });
    return {};
  });
