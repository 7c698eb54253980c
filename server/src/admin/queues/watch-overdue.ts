import { type CountedName, mayUse } from '@vonk/contract/admin/roles';
import { day, hour } from '@vonk/contract/durations';
import type { Db } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import { adminAddress } from '../../staff/index.ts';
import { readDrillDue } from '../law/breach-drills.ts';
import { countQueues } from './count-queues.ts';
import { noteNoneOverdue, noteTold } from './overdue-alerts.ts';
import type { QueueServices } from './queue.ts';
import { tellOnDuty } from './tell-on-duty.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'watch-overdue': NoPayload;
  }
}

/** As long as something stays overdue it is told anew after so long; what has a day and not an hour, once a day. */
const againOf = (queue: CountedName) => (queue === 'authorities' ? day : hour);
const drillAgain = 7 * day;

/**
 * The job that tells who is on duty once something in a queue of theirs is overdue, and again each hour while it is
 * (T122). With nobody on duty whose it is, everybody is told whose role it is: nothing is left to nobody.
 */
export const watchOverdue =
  (services: QueueServices): Tasks['watch-overdue'] =>
  async (_, { db, now }) => {
    for (const counted of await countQueues(db, services.sites.all(), { now })) {
      const { queue, siteId, overdue, oldestAt } = counted;
      const site = services.sites.byId(siteId);
      if (!site) continue;
      await db.transact(async (tx) => {
        if (overdue === 0) return noteNoneOverdue(tx, counted, queue);
        if (!(await noteTold(tx, counted, { queue, now, again: againOf(queue) }))) return;
        const url = adminAddress(services, `/admin/${queue}`);
        const data = { queue, count: overdue, since: (oldestAt ?? now).toISOString(), url };
        const cause = `overdue:${siteId}:${queue}:${now.toISOString()}`;
        await tellOnDuty(tx, site, { roles: mayUse[queue], mail: { template: 'overdue', data }, cause, now });
      });
    }
    await watchDrill(services, { db, now });
  };

/** Tells owners once a week that a breach is to be practised again (T91), each once, of whatever sites they are. */
async function watchDrill(services: QueueServices, { db, now }: { db: Db; now: Date }): Promise<void> {
  const sites = services.sites.all();
  const [first] = sites;
  if (!first) return;
  const { dueOn, isOverdue } = await readDrillDue(db, now);
  await db.transact(async (tx) => {
    if (!isOverdue) return noteNoneOverdue(tx, first, 'drill');
    if (!(await noteTold(tx, first, { queue: 'drill', now, again: drillAgain }))) return;
    const mail = {
      template: 'drill_due',
      data: { due_on: dueOn, url: adminAddress(services, '/admin/processing') },
    } as const;
    const cause = `drill:${now.toISOString()}`;
    const told = new Set<string>();
    for (const site of sites) {
      const some = await tellOnDuty(tx, site, { roles: mayUse.inventory, mail, cause, now, but: told });
      for (const one of some) told.add(one);
    }
  });
}
