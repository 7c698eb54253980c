import type { Db } from '../../platform/database/db.ts';
import { lowerAlarm, raiseAlarm } from '../../platform/jobs/alarms.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { type BookFault, compareBooks } from './compare.ts';
import { adoptPayments, earnDays } from './earn.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'keep-books': NoPayload;
  }
}

/** The books of a site, as far as they are kept. */
export interface KeptBooks {
  /** Undefined: nothing was ever sold. */
  readonly until: Date | undefined;
  readonly adopted: number;
  readonly faults: readonly BookFault[];
}

/** Brings a site's books up to the last midnight, and holds them against payments and credits. */
export async function keepBooks(
  db: Db,
  site: Pick<Site, 'siteId' | 'timeZone' | 'company'>,
  now: Date,
): Promise<KeptBooks> {
  const adopted = await adoptPayments(db, site);
  const until = await earnDays(db, site, now);
  return { until, adopted, faults: until ? await compareBooks(db, site, until) : [] };
}

/**
 * The nightly job that keeps the books of every site (PAY-7). Where they and the ledger of credits disagree it raises
 * the alarm and changes nothing, because either may be the wrong one.
 */
export const keepAllBooks =
  ({ log, sites }: { readonly log: Log; readonly sites: Sites }): Tasks['keep-books'] =>
  async (_, { db, now }) => {
    let isRight = true;
    for (const site of sites.all()) {
      const { adopted, faults } = await keepBooks(db, site, now);
      if (adopted > 0) log.warn({ site: site.siteId, payments: adopted }, 'payments came into the books afterwards');
      if (faults.length === 0) continue;
      isRight = false;
      await raiseAlarm(db, 'books', now);
      log.error({ site: site.siteId, faults }, 'the books and the ledger of credits disagree');
    }
    if (isRight) await lowerAlarm(db, 'books');
  };
