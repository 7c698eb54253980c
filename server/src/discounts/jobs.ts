import type { Tasks } from '../platform/jobs/jobs.ts';
import { forgetOffersBefore } from './discounts.ts';
import { rememberedMilliseconds } from './policy.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-offers': NoPayload;
  }
}

/** Forgets newcomers' offers when nothing depends on them any more. */
export const forgetOffers: Tasks['forget-offers'] = async (_, { db, now }) => {
  const before = new Date(now.getTime() - rememberedMilliseconds);
  await forgetOffersBefore(db, before);
};
