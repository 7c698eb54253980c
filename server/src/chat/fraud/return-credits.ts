import * as z from 'zod/mini';
import { day } from '@vonk/contract/durations';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import type { Sites } from '../../sites/index.ts';
import { readPayers, readSpokenWith, returnMessages } from '../messages/messages.ts';
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
 * The job of a profile that was removed for fraud: whoever talked with it gets the credits of all messages to it back
 * (T121), whoever never had an answer those of the 14 days before (T24). May run twice: each message is returned once.
 */
export const returnMessageCredits = ({
  live,
  sites,
}: ChatServices & { sites: Sites }): Tasks['return-message-credits'] =>
  job(payload, async ({ siteId, profileId, removedAt }, { db, now }) => {
    const site = sites.byId(siteId);
    if (!site) return;
    const fraud = { siteId, memberId: profileId };
    const always = new Date(0);
    const lately = new Date(Date.parse(removedAt) - returnDays * day);
    const spokenWith = new Set(await readSpokenWith(db, fraud));
    for (const memberId of await readPayers(db, fraud, always)) {
      const since = spokenWith.has(memberId) ? always : lately;
      const credits = await returnMessages(
        db,
        { siteId, memberId },
        { profileId, since, timeZone: site.timeZone, now },
      );
      if (credits > 0) live.wake([memberId]);
    }
  });
