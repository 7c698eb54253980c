import { type CountedName, countedNames, type QueueName } from '@vonk/contract/admin/roles';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { countTalks } from '../inbox/list-talks.ts';
import { stuckSince } from './decisions.ts';
import { queues } from './kinds/index.ts';
import type { Queue, QueueCount } from './queue.ts';

export interface CountedQueue extends QueueCount, SiteScope {
  readonly queue: CountedName;
}

const counts: Readonly<Record<CountedName, Queue<QueueName>['count']>> = {
  ...(Object.fromEntries(Object.entries(queues).map(([name, { count }]) => [name, count])) as Record<
    QueueName,
    Queue<QueueName>['count']
  >),
  inbox: countTalks,
};

/** How much waits in the queues and inboxes of these sites, since when, and for how much of it the time is over. */
export const countQueues = (
  reader: Reader,
  scopes: readonly SiteScope[],
  { now, isMine = () => true }: { now: Date; isMine?: (queue: CountedName, scope: SiteScope) => boolean },
): Promise<CountedQueue[]> =>
  Promise.all(
    scopes.flatMap((scope) =>
      countedNames
        .filter((queue) => isMine(queue, scope))
        .map(async (queue) => ({
          queue,
          siteId: scope.siteId,
          ...(await counts[queue](reader, scope, now)),
        })),
    ),
  );

const stuck = sql(`select queue, count(*)::integer as count from queue_decisions where takes_effect_at <= $1
  group by queue`);

/** How many decisions were to hold long ago and could not be carried out, by queue, on all sites. */
export const countStuckDecisions = (reader: Reader, now: Date): Promise<{ queue: QueueName; count: number }[]> =>
  reader.rows(stuck, [stuckSince(now)]);
