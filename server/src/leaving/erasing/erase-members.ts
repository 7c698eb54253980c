import { calendarDay } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import { unconfirmedDays } from '@vonk/contract/leaving';
import { accountsToErase, countEraseFailures, isToErase } from '../../accounts/index.ts';
import { mailSupport } from '../../mails/index.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { Sites } from '../../sites/index.ts';
import { eraseOne, type EraseServices } from './erase-one.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'erase-members': NoPayload;
  }
}

const batch = 500;

/**
 * The hourly job that erases who left 14 days ago, who signed up 30 days ago and never confirmed, and who was not seen
 * for two years (T54, T80): each by themself, all at once. Who cannot be erased stands last in line, is tried again
 * after a day, and each site's support gets a mail a day about them.
 */
export const eraseMembers =
  (services: EraseServices & { readonly sites: Sites }): Tasks['erase-members'] =>
  async (_, { now }) => {
    const { db } = services;
    const before = new Date(now.getTime() - unconfirmedDays * day);
    for (const scope of await accountsToErase(db, { now, before, limit: batch })) {
      // Who came back or confirmed meanwhile stays.
      await eraseOne(services, scope, { now, isStillDue: (tx) => isToErase(tx, scope, { now, before }) });
    }
    await raiseAlarm(services, now);
  };

async function raiseAlarm({ db, sites }: EraseServices & { sites: Sites }, now: Date): Promise<void> {
  for (const { siteId, count } of await countEraseFailures(db)) {
    const site = sites.byId(siteId);
    if (!site) continue;
    const cause = `erase-failed:${calendarDay(now, site.timeZone)}`;
    await db.transact((tx) => mailSupport(tx, site, { template: 'erase_failed', cause, data: { count }, now }));
  }
}
