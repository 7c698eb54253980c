import { type CountedName, mayUse } from '@vonk/contract/admin/roles';
import { queueMail } from '../../mails/index.ts';
import { sql, type Tx } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { SiteScope } from '../../sites/index.ts';
import { adminAddress, listOnDuty } from '../../staff/index.ts';
import { countQueues } from './count-queues.ts';
import type { QueueServices } from './queue.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'watch-overdue': NoPayload;
  }
}

/** As long as something stays overdue it is told anew after so long. */
const toldAgainHours = 1;

const isDue = sql(`insert into overdue_alerts as a (site_id, queue, told_at) values ($1, $2, $3)
  on conflict (site_id, queue) do update set told_at = $3
  where a.told_at <= $3::timestamptz - make_interval(hours => $4)`);
const over = sql('delete from overdue_alerts where site_id = $1 and queue = $2');

/** Whether it is time to tell that a queue has something overdue; noted as told. */
const noteTold = async (tx: Tx, { siteId }: SiteScope, { queue, now }: { queue: CountedName; now: Date }) =>
  (await tx.run(isDue, [siteId, queue, now, toldAgainHours])) === 1;

/**
 * The job that mails who is on duty once something in a queue of theirs is overdue, and again each hour while it is
 * (T122). With nobody on duty whose it is, everybody is told whose role it is: nothing is left to nobody.
 */
export const watchOverdue =
  (services: QueueServices): Tasks['watch-overdue'] =>
  async (_, { db, now }) => {
    for (const counted of await countQueues(db, services.sites.all(), { now })) {
      const { queue, siteId, overdue, oldestAt } = counted;
      await db.transact(async (tx) => {
        if (overdue === 0) {
          await tx.run(over, [siteId, queue]);
          return;
        }
        if (!(await noteTold(tx, counted, { queue, now }))) return;
        for (const { email, locale, publicId } of await listOnDuty(tx, counted, { roles: mayUse[queue], now }))
          await queueMail(
            tx,
            { siteId, email, locale },
            {
              template: 'overdue',
              cause: `overdue:${siteId}:${queue}:${publicId}:${now.toISOString()}`,
              data: {
                queue,
                count: overdue,
                since: (oldestAt ?? now).toISOString(),
                url: adminAddress(services, `/admin/${queue}`),
              },
              now,
            },
          );
      });
    }
  };
