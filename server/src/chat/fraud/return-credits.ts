import * as z from 'zod/mini';
import { day } from '@vonk/contract/durations';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import type { Sites } from '../../sites/index.ts';
import { readPayers, returnMessages } from '../messages/messages.ts';
import type { ChatServices } from '../services.ts';

const payload = z.object({ siteId: z.int(), profileId: z.string(), removedAt: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    /** A profile was removed for fraud: `removedAt` is when. */
    'return-message-credits': z.infer<typeof payload>;
  }
}

const returnDays = 14;

/**
 * The job of a profile that was removed for fraud: whoever wrote to it in the 14 days before gets the credits of those
 * messages back (T24). May run twice: each message is returned once.
 */
export const returnMessageCredits = ({
  live,
  sites,
}: ChatServices & { sites: Sites }): Tasks['return-message-credits'] =>
  job(payload, async ({ siteId, profileId, removedAt }, { db, now }) => {
    const site = sites.byId(siteId);
    if (!site) return;
    const since = new Date(Date.parse(removedAt) - returnDays * day);
    for (const memberId of await readPayers(db, { siteId, memberId: profileId }, since)) {
      const credits = await returnMessages(
        db,
        { siteId, memberId },
        { profileId, since, timeZone: site.timeZone, now },
      );
      if (credits > 0) live.wake([memberId]);
    }
  });
