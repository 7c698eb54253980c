import * as z from 'zod/mini';
import type { Scope } from '../../accounts/index.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { readHeldMessages } from '../messages/messages.ts';
import { deliver } from './send-message.ts';
import type { ChatServices } from '../services.ts';

const payload = z.object({ siteId: z.int(), memberId: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'release-held-messages': z.infer<typeof payload>;
  }
}

/** The job of a member whose address was confirmed. */
export const releaseHeldMessagesJob = (services: ChatServices & { sites: Sites }): Tasks['release-held-messages'] =>
  job(payload, async (scope, { now }) => {
    const site = services.sites.byId(scope.siteId);
    if (site) await releaseHeldMessages(services, scope, { site, now });
  });

/**
 * Sends what a member wrote before the address was confirmed, in order, charging now (ACC-3, C2). May run twice: a key
 * is sent once. What cannot be delivered any more, or paid, stays waiting and is never charged.
 */
export async function releaseHeldMessages(
  services: ChatServices,
  scope: Scope,
  { site, now }: { site: Site; now: Date },
): Promise<number> {
  const waiting = await readHeldMessages(services.db, scope, undefined);
  let sent = 0;
  for (const { recipientPublicId, key, kind, body } of waiting) {
    const { outcome } = await deliver(services, scope, {
      profile: recipientPublicId,
      key,
      kind,
      text: body,
      site,
      now,
    });
    if (outcome === 'sent') sent += 1;
  }
  return sent;
}
