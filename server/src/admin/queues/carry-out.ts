import { hasRole, mayUse, queueNames } from '@vonk/contract/admin/roles';
import { queuesEndpoints } from '@vonk/contract/admin/queues';
import * as z from 'zod/mini';
import { noteAction } from '../../audit/index.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { grantsOf } from '../../staff/index.ts';
import { dropDecision, takeDecision } from './decisions.ts';
import { endHold } from './holds.ts';
import { queues } from './kinds/index.ts';
import type { DecisionOf, Queue, QueueServices } from './queue.ts';

const payload = z.object({ siteId: z.int(), queue: z.enum(queueNames), item: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'carry-out-decision': z.infer<typeof payload>;
  }
}

/**
 * The job that carries a decision of a queue out once its time to be taken back is over. Who decided must have the role
 * still; what was decided elsewhere meanwhile stays as it is. Both stand in the log.
 */
export const carryOutDecision = (services: QueueServices): Tasks['carry-out-decision'] =>
  job(payload, async ({ siteId, queue: name, item }, { db, now }) => {
    const scope = { siteId };
    const about = { queue: name, item };
    const taken = await db.transact((tx) => takeDecision(tx, scope, about));
    if (!taken) return;
    const { actor, decision } = taken;
    const isAllowed = hasRole(await grantsOf(db, actor), mayUse[name], siteId);
    // Which queue it is, and so what its decisions are, is known by the name alone.
    const queue = queues[name] as unknown as Queue<'photos'>;
    const parsed = queuesEndpoints[`POST /api/admin/${name}-decide`].input.parse({ site: siteId, id: item, decision });
    const asked = { siteId, id: item, actor, now, decision: parsed.decision as DecisionOf<'photos'> };
    const isDone = isAllowed && (await queue.carryOut(services, asked));
    await db.transact(async (tx) => {
      const action = isAllowed ? 'decision_overtaken' : 'decision_dropped';
      if (!isDone) await noteAction(tx, { siteId, actor, action, subject: item, reason: name, now });
      await dropDecision(tx, scope, about);
      await endHold(tx, scope, { ...about, actor });
    });
  });
