import { type QueueName, queueNames } from '@vonk/contract/admin/roles';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { stuckSince } from './decisions.ts';
import { queues } from './kinds/index.ts';
import type { QueueCount } from './queue.ts';

export interface CountedQueue extends QueueCount, SiteScope {
  readonly queue: QueueName;
}

/** How much waits in the queues of these sites, since when, and for how much of it the time is over. */
export const countQueues = (
  reader: Reader,
  scopes: readonly SiteScope[],
  { now, isMine = () => true }: { now: Date; isMine?: (queue: QueueName, scope: SiteScope) => boolean },
): Promise<CountedQueue[]> =>
  Promise.all(
    scopes.flatMap((scope) =>
      queueNames
        .filter((queue) => isMine(queue, scope))
        .map(async (queue) => ({
          queue,
          siteId: scope.siteId,
          ...(await queues[queue].count(reader, scope, now)),
        })),
    ),
  );

const stuck = sql(`select queue, count(*)::integer as count from queue_decisions where takes_effect_at <= $1
  group by queue`);

/** How many decisions were to hold long ago and could not be carried out, by queue, on all sites. */
export const countStuckDecisions = (reader: Reader, now: Date): Promise<{ queue: QueueName; count: number }[]> =>
  reader.rows(stuck, [stuckSince(now)]);
