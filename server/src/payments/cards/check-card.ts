import * as z from 'zod/mini';
import type { Scope } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { PaymentsServices } from '../services.ts';
import { dropCard, findCardById, listUnchecked, lockCards, writeCard } from './saved-cards.ts';

const checkPayload = z.object({ siteId: z.int(), memberId: z.string(), cardId: z.string() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'check-card': z.infer<typeof checkPayload>;
    'check-cards': NoPayload;
  }
}

/** Has a card looked into: its bank may have replaced it, or it is kept no more. */
export const queueCheck = (tx: Tx, { siteId, memberId, id: cardId }: Scope & { id: string }): Promise<void> =>
  enqueue(tx, {
    task: 'check-card',
    payload: { siteId, memberId, cardId },
    key: `check-card:${cardId}`,
    maxAttempts: 5,
  });

/** Takes over what a provider says of a card; one that it keeps no more is forgotten here too. */
export const checkCard = ({ db, providers }: Pick<PaymentsServices, 'db' | 'providers'>): Tasks['check-card'] =>
  job(checkPayload, async ({ cardId, ...scope }, { now }) => {
    const card = await findCardById(db, scope, cardId);
    const cards = card && providers.find(({ name }) => name === card.provider)?.cards;
    if (!card || !cards) return;
    const known = await cards.fetchCard(card);
    await db.transact(async (tx) => {
      await lockCards(tx, scope);
      if (known) await writeCard(tx, scope, { ...known, id: cardId, now });
      else await dropCard(tx, scope, { publicId: card.publicId, now });
    });
  });

/** Every night: those that were not looked into for a week. */
export const checkCards: Tasks['check-cards'] = async (_, { db, now }) => {
  for (const card of await listUnchecked(db, now)) await db.transact((tx) => queueCheck(tx, card));
};
