import { mayUse } from '@vonk/contract/admin/roles';
import * as z from 'zod/mini';
import { readDecideBy } from '../../moderation/index.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { adminAddress } from '../../staff/index.ts';
import type { QueueServices } from './queue.ts';
import { tellOnDuty } from './tell-on-duty.ts';

const payload = z.object({ siteId: z.int(), number: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'tell-urgent': z.infer<typeof payload>;
  }
}

/**
 * The job that tells who is on duty that somebody reported a danger to a life or a child, as soon as it is reported and
 * not once its hour is over (T68, T122); with nobody on duty, everybody whose role it is. What was written stays behind
 * the login.
 */
export const tellUrgent = (services: QueueServices): Tasks['tell-urgent'] =>
  job(payload, async ({ siteId, number }, { db, now }) => {
    const scope = { siteId };
    await db.transact(async (tx) => {
      const decideBy = await readDecideBy(tx, scope, number);
      const site = services.sites.byId(siteId);
      if (!decideBy || !site) return;
      const data = { until: decideBy.toISOString(), url: adminAddress(services, '/admin/reports') };
      const cause = `urgent:${siteId}:${number}`;
      await tellOnDuty(tx, site, { roles: mayUse.reports, mail: { template: 'urgent', data }, cause, now });
    });
  });
