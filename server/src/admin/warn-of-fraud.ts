import * as z from 'zod/mini';
import { readSpokenWith, silenceProfile, warnOfFraud } from '../chat/index.ts';
import { tellMember } from '../mails/index.ts';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import type { Live } from '../platform/live/live.ts';
import { bareName } from '../profile/index.ts';

const payload = z.object({ siteId: z.int(), profileId: z.string(), removedAt: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'warn-of-fraud': z.infer<typeof payload>;
  }
}

/**
 * The job of a profile that was removed for fraud: what it wrote leaves every badge (T17), and everybody who talked
 * with it is told at once in the conversation and by mail who it was, why, and never to send money (T121). May run
 * twice: each is told once.
 */
export const warnOfFraudJob = ({ live }: { live: Pick<Live, 'wake'> }): Tasks['warn-of-fraud'] =>
  job(payload, async ({ siteId, profileId }, { db, now }) => {
    const fraud = { siteId, memberId: profileId };
    const profile = await bareName(db, fraud);
    live.wake(await silenceProfile(db, fraud, now));
    for (const memberId of await readSpokenWith(db, fraud)) {
      const isNew = await db.transact(async (tx) => {
        const member = { siteId, memberId };
        if (!(await warnOfFraud(tx, member, { profileId, now }))) return false;
        await tellMember(tx, member, {
          template: 'fraud_warning',
          cause: `fraud:${profileId}`,
          data: profile,
          now,
        });
        return true;
      });
      if (isNew) live.wake([memberId]);
    }
  });
