import { calendarDay } from '@vonk/contract/calendar';
import { type CountedName, countedNames, type QueueName } from '@vonk/contract/admin/roles';
import { type Reader, sql } from '../../platform/database/db.ts';
import { countOpenRequests } from '../../authorities/index.ts';
import type { Site, SiteScope } from '../../sites/index.ts';
import { countTalks } from '../inbox/list-talks.ts';
import { stuckSince } from './decisions.ts';
import { queues } from './kinds/index.ts';
import type { Queue, QueueCount } from './queue.ts';

export interface CountedQueue extends QueueCount, SiteScope {
  readonly queue: CountedName;
}

/** A site, and its clock, on which what is due by a day is overdue. */
type CountedSite = Pick<Site, 'siteId' | 'timeZone'>;
type Count = (reader: Reader, site: CountedSite, now: Date) => Promise<QueueCount>;

const counts: Readonly<Record<CountedName, Count>> = {
  ...(Object.fromEntries(Object.entries(queues).map(([name, { count }]) => [name, count])) as Record<
    QueueName,
    Queue<QueueName>['count']
  >),
  inbox: countTalks,
  authorities: (reader, site, now) => countOpenRequests(reader, site, calendarDay(now, site.timeZone)),
};

/**
 * How much waits in the queues, inboxes and of authorities on these sites, since when, and how much of it too long. One
 * is counted after another: at once, many sites would take every connection from those who wait for an answer.
 */
export async function countQueues(
  reader: Reader,
  sites: readonly CountedSite[],
  { now, isMine = () => true }: { now: Date; isMine?: (queue: CountedName, scope: SiteScope) => boolean },
): Promise<CountedQueue[]> {
  const counted: CountedQueue[] = [];
  for (const site of sites)
    for (const queue of countedNames.filter((name) => isMine(name, site)))
      counted.push({ queue, siteId: site.siteId, ...(await counts[queue](reader, site, now)) });
  return counted;
}

const stuck = sql(`select queue, count(*)::integer as count from queue_decisions where takes_effect_at <= $1
  group by queue`);

/** How many decisions were to hold long ago and could not be carried out, by queue, on all sites. */
export const countStuckDecisions = (reader: Reader, now: Date): Promise<{ queue: QueueName; count: number }[]> =>
  reader.rows(stuck, [stuckSince(now)]);
