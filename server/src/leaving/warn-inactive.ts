import { calendarDay } from '@vonk/contract/calendar';
import { accountsToWarn, enterInactiveStage, type InactiveStage, type Scope } from '../accounts/index.ts';
import { queueMail } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';
import { hideProfile } from '../profile/index.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'warn-inactive': NoPayload;
  }
}

const batch = 500;
/** How long somebody was away, and how many months are left, in each stage. */
const stages: Readonly<Record<InactiveStage, { months: number; left: number }>> = {
  1: { months: 18, left: 6 },
  2: { months: 21, left: 3 },
};

/**
 * The nightly job about who is not seen for long (T80): a mail after 18 months, hidden with another after 21;
 * `erase-members` erases after 24. Logging in once ends it.
 */
export const warnInactive: Tasks['warn-inactive'] = async (_, { db, now }) => {
  for (const { stage, ...scope } of await accountsToWarn(db, { now, limit: batch }))
    await db.transact((tx) => enter(tx, scope, { stage, now }));
};

async function enter(tx: Tx, scope: Scope, { stage, now }: { stage: InactiveStage; now: Date }): Promise<void> {
  const owner = await enterInactiveStage(tx, scope, { stage, now });
  if (!owner) return;
  if (stage === 2) await hideProfile(tx, scope);
  const { months, left } = stages[stage];
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + left);
  const data = { until: until.toISOString(), months };
  await queueMail(
    tx,
    { ...owner, ...scope },
    { template: 'inactive', cause: `inactive:${stage}:${calendarDay(now, 'UTC')}`, data, now },
  );
}
