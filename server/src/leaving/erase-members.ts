import { day } from '@vonk/contract/durations';
import { unconfirmedDays } from '@vonk/contract/leaving';
import { accountsToErase, isToErase } from '../accounts/index.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';
import { eraseMember } from './erase-member.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'erase-members': NoPayload;
  }
}

const batch = 500;

/**
 * The hourly job that erases who left 14 days ago, who signed up 30 days ago and never confirmed, and who was not seen
 * for two years (T54, T80): each by itself, all at once.
 */
export const eraseMembers: Tasks['erase-members'] = async (_, { db, now }) => {
  const before = new Date(now.getTime() - unconfirmedDays * day);
  for (const scope of await accountsToErase(db, { now, before, limit: batch })) {
    await db.transact(async (tx) => {
      // Who came back or confirmed meanwhile stays.
      if (await isToErase(tx, scope, { now, before })) await eraseMember(tx, scope, now);
    });
  }
};
