import { type SuspicionSignal, suspicionLimits } from '@vonk/contract/admin/queues/suspicions';
import { day, hour } from '@vonk/contract/durations';
import { listEagerWriters } from '../../chat/index.ts';
import { listSharedPictures } from '../../photos/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { SiteScope } from '../../sites/index.ts';
import { noteSuspicion } from '../../suspicions/index.ts';
import { listOftenBlocked } from '../../visibility/index.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'note-conduct': NoPayload;
  }
}

/** Over how long blocks are counted. */
export const conductDays = 7;
/** The job looks back a little further than it was away, so that nothing falls between two of its runs. */
const lookBackHours = 2;

type Conduct = Extract<SuspicionSignal, 'shared_picture' | 'many_first_messages' | 'often_blocked'>;
type Counted = readonly { readonly memberId: string; readonly count: number }[];

const counts: Readonly<Record<Conduct, (reader: Reader, site: SiteScope, now: Date) => Promise<Counted>>> = {
  shared_picture: (reader, site, now) =>
    listSharedPictures(reader, site, new Date(now.getTime() - lookBackHours * hour)),
  many_first_messages: (reader, site, now) =>
    listEagerWriters(reader, site, {
      since: new Date(now.getTime() - hour),
      atLeast: suspicionLimits.many_first_messages,
    }),
  often_blocked: (reader, site, now) =>
    listOftenBlocked(reader, site, {
      lately: new Date(now.getTime() - lookBackHours * hour),
      since: new Date(now.getTime() - conductDays * day),
      atLeast: suspicionLimits.often_blocked,
    }),
};

/**
 * The job that notes whom somebody is to look at by how often they did something: by counts of rows, and never by what
 * a message says, which no server reads (T119).
 */
export const noteConduct =
  ({ sites }: { readonly sites: { all(): readonly SiteScope[] } }): Tasks['note-conduct'] =>
  async (_, { db, now }) => {
    for (const site of sites.all())
      for (const [name, find] of Object.entries(counts)) {
        const signal = name as Conduct;
        for (const { memberId, count } of await find(db, site, now))
          await db.transact((tx) => noteSuspicion(tx, { siteId: site.siteId, memberId }, { signal, count, now }));
      }
  };
