import { noteWaiting } from '../../../numbers/index.ts';
import type { Tasks } from '../../../platform/jobs/jobs.ts';
import type { Site } from '../../../sites/index.ts';
import { countQueues } from '../count-queues.ts';

declare module '../../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'note-queues': NoPayload;
  }
}

/** The job that keeps how long what waited for staff did wait, by queue and site, for the charts (STAFF-5). */
export const noteQueues =
  ({ sites }: { readonly sites: { all(): readonly Pick<Site, 'siteId' | 'timeZone'>[] } }): Tasks['note-queues'] =>
  async (_, { db, now }) => {
    const counted = Map.groupBy(await countQueues(db, sites.all(), { now }), ({ siteId }) => siteId);
    for (const site of sites.all())
      await db.transact((tx) => noteWaiting(tx, site, { queues: counted.get(site.siteId) ?? [], now }));
  };
