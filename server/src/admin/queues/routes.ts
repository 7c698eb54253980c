import type { AdminCallOutput } from '@vonk/contract/admin/api';
import type { queuesEndpoints } from '@vonk/contract/admin/queues';
import { type CountedName, hasRole, mayUse, type QueueName } from '@vonk/contract/admin/roles';
import type { RefusalCode } from '@vonk/contract/refusals';
import type { Refuses } from '../../platform/refusal.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { StaffCall, StaffRoutes, StaffSiteCall } from '../../staff/index.ts';
import { readDrillDue } from '../law/breach-drills.ts';
import { countQueues } from './count-queues.ts';
import { queues } from './kinds/index.ts';
import { showLetter } from './letters/show-letter.ts';
import type { DecisionOf, Queue, QueueServices } from './queue.ts';
import { decideItem, giveBack, listQueue, openItem, undoItem } from './work-queue.ts';

type Routes = StaffRoutes<typeof queuesEndpoints>;
type RoutesOf<Name extends QueueName> = Pick<
  Routes,
  Extract<keyof Routes, `${string} /api/admin/${Name}` | `${string} /api/admin/${Name}-${'open' | 'decide' | 'letter'}`>
>;

/** The six calls of a queue, the same for each; what they take and give is the contract's. */
function routesOf<Name extends QueueName>(services: QueueServices, name: Name): RoutesOf<Name> {
  const queue: Queue<Name> = queues[name];
  type Asked = StaffSiteCall & Refuses<RefusalCode>;
  const about = ({ id }: { id: string }) => ({ queue: name, item: id });
  const routes = {
    [`GET /api/admin/${name}`]: { handle: (call: Asked) => listQueue(services, call, queue) },
    [`POST /api/admin/${name}-open`]: {
      handle: (call: Asked, { id, peek }: { id: string; peek?: boolean }) =>
        openItem(services, call, { queue, id, peek }),
    },
    [`DELETE /api/admin/${name}-open`]: {
      handle: (call: Asked, input: { id: string }) => giveBack(services, call, about(input)),
    },
    [`POST /api/admin/${name}-decide`]: {
      handle: (call: Asked, { id, decision }: { id: string; decision: DecisionOf<Name> }) =>
        decideItem(services, call, { queue, id, decision }),
    },
    [`DELETE /api/admin/${name}-decide`]: {
      handle: (call: Asked, input: { id: string }) => undoItem(services, call, about(input)),
    },
    [`POST /api/admin/${name}-letter`]: {
      handle: (call: Asked, { id, decision }: { id: string; decision: DecisionOf<Name> }) =>
        showLetter(services, call, { queue, id, decision }),
    },
  };
  return routes as unknown as RoutesOf<Name>;
}

/** How much waits of what somebody has a role for, on each of their sites, and whether a breach is to be practised. */
async function showCounts(
  { db, sites }: QueueServices,
  { staff, now }: StaffCall,
): Promise<AdminCallOutput<'GET /api/admin/queues'>> {
  const isOwner = hasRole(staff.grants, mayUse.inventory);
  const isMine = (queue: CountedName, { siteId }: SiteScope) => hasRole(staff.grants, mayUse[queue], siteId);
  const counted = await countQueues(db, sites.all(), { now, isMine });
  return {
    queues: counted.map(({ queue, siteId, open, overdue, oldestAt }) => ({
      queue,
      site: siteId,
      open,
      overdue,
      oldest_at: oldestAt?.toISOString() ?? null,
    })),
    is_drill_overdue: isOwner && (await readDrillDue(db, now)).isOverdue,
  };
}

export const queuesRoutes = (services: QueueServices): Routes => ({
  ...routesOf(services, 'photos'),
  ...routesOf(services, 'verifications'),
  ...routesOf(services, 'reports'),
  ...routesOf(services, 'complaints'),
  ...routesOf(services, 'objections'),
  ...routesOf(services, 'suspicions'),
  ...routesOf(services, 'refunds'),
  ...routesOf(services, 'debits'),
  'GET /api/admin/queues': { handle: (call) => showCounts(services, call) },
});
