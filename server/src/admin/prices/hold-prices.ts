import { noteAction } from '../../audit/index.ts';
import { notePrices } from '../../payments/index.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import {
  endPlan,
  listOpenPlans,
  type OpenPricePlan,
  readStanding,
  saveSite,
  type SiteFile,
  type SiteScope,
  takeDuePlans,
  valueOf,
  withPlanned,
  withValue,
} from '../../sites/index.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'hold-prices': NoPayload;
  }
}

/**
 * Writes what was planned and is due into a site, in order: a version of it each, by who planned it, and the price log
 * from the plan's own moment (T33). Whoever writes a site calls it first, so that nothing is written over what holds.
 */
export async function holdDuePrices(tx: Tx, site: SiteScope, now: Date): Promise<void> {
  for (const plan of await takeDuePlans(tx, site, now)) {
    const { actor, reason } = plan;
    const standing = await readStanding(tx, site);
    const file = priced(standing, plan);
    if (file) {
      const saved = await saveSite(tx, file, { actor, reason, now });
      await notePrices(tx, saved, plan.holdsFrom);
    }
    await endPlan(tx, plan, { outcome: file ? 'held' : 'void', at: now, by: '', reason: '' });
    const action = file ? 'price_plan_held' : 'price_plan_void';
    await noteAction(tx, { siteId: site.siteId, actor, action, subject: standing.slug, reason, now });
  }
}

/** The site with the prices of a plan; undefined where none of them can hold any more. */
function priced(standing: SiteFile, plan: OpenPricePlan): SiteFile | undefined {
  const packages = valueOf(standing, 'packages') as { credits: number; total_minor: number }[];
  const settings = withPlanned({ packages, currency: String(valueOf(standing, 'currency')) }, plan);
  return settings && withValue(standing, 'packages', settings.packages);
}

/** The same on every site. */
export async function holdAllDuePrices({ db, now }: { readonly db: Db; readonly now: Date }): Promise<void> {
  const due = (await listOpenPlans(db)).filter(({ holdsFrom }) => holdsFrom <= now);
  for (const siteId of new Set(due.map((plan) => plan.siteId)))
    await db.transact((tx) => holdDuePrices(tx, { siteId }, now));
}

/** The job of every minute: each process shows a planned price from its moment on, and this writes it down. */
export const holdPrices: Tasks['hold-prices'] = async (_, tools) => holdAllDuePrices(tools);
