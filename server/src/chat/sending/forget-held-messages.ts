import { day } from '@vonk/contract/durations';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import { forgetHeldBefore } from '../messages/messages.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-held-messages': NoPayload;
  }
}

const heldDays = 30;

/** The daily job: what could not be delivered within 30 days is kept no longer. */
export const forgetHeldMessages: Tasks['forget-held-messages'] = async (_, { db, now }) => {
  await forgetHeldBefore(db, new Date(now.getTime() - heldDays * day));
};
