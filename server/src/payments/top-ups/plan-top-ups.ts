import type { Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { tellMember } from '../../mails/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import type { PaymentsServices } from '../services.ts';
import { endTopUp } from './end-top-up.ts';
import { topUpPath } from './link.ts';
import { announceDebit, listDue, listLow, type Low } from './top-up-debits.ts';
import { findTopUp, listBroken } from './top-ups.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'plan-top-ups': NoPayload;
  }
}

const atOnce = 200;

/**
 * Every five minutes: ends what cannot go on, announces a debit to whose balance is low, and has those carried out that
 * were announced a day ago (T45). Sending knows nothing of it.
 */
export const planTopUps =
  (services: Pick<PaymentsServices, 'seal'>): Tasks['plan-top-ups'] =>
  async (_, { db, now }) => {
    for (const { reason, ...scope } of await listBroken(db, now, atOnce))
      await db.transact((tx) => endTopUp(tx, scope, { reason, now }));
    for (const low of await listLow(db, now, atOnce)) await announce(services, db, { low, now });
    for (const { siteId, memberId, id: debitId } of await listDue(db, now, atOnce))
      await db.transact((tx) =>
        enqueue(tx, {
          task: 'debit-top-up',
          payload: { siteId, memberId, debitId },
          key: `debit-top-up:${debitId}`,
          maxAttempts: 5,
        }),
      );
  };

/** Announces a debit and mails it, in one: of two processes one does. */
const announce = (
  { seal }: Pick<PaymentsServices, 'seal'>,
  db: Db,
  { low, now }: { low: Low; now: Date },
): Promise<void> =>
  db.transact(async (tx) => {
    const id = newId(now);
    const { topUpId } = low;
    const announced = await announceDebit(tx, low, { id, topUpId, now });
    if (!announced) return;
    const topUp = await findTopUp(tx, low);
    if (topUp?.id !== topUpId) return;
    await tellMember(tx, low, {
      template: 'top_up_notice',
      cause: `top_up_notice:${id}`,
      data: {
        credits: topUp.credits,
        total_minor: topUp.totalMinor,
        currency: topUp.currency,
        last_four: topUp.lastFour,
        threshold: topUp.threshold,
        due_at: announced.dueAt.toISOString(),
        path: topUpPath(seal, low, { topUpId, debitId: id }),
      },
      now,
    });
  });
