import * as z from 'zod/mini';
import type { Scope } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { PaymentsServices } from '../services.ts';
import { dropCustomers } from './card-customers.ts';
import { dropCards } from './saved-cards.ts';

const forgetPayload = z.object({
  provider: z.string(),
  customer: z.string(),
  /** The card; without it the customer with every card. */
  token: z.optional(z.string()),
});

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'forget-card': z.infer<typeof forgetPayload>;
  }
}

/** Has a provider forget a card, or a customer with all of theirs, when the transaction commits. */
export const queueForget = (tx: Tx, payload: z.infer<typeof forgetPayload>): Promise<void> =>
  enqueue(tx, { task: 'forget-card', payload });

/** Asks until the provider has forgotten it. */
export const forgetCard = ({ providers, log }: Pick<PaymentsServices, 'providers' | 'log'>): Tasks['forget-card'] =>
  job(forgetPayload, async ({ provider: name, customer, token }) => {
    const cards = providers.find((provider) => provider.name === name)?.cards;
    // Without its key it cannot be asked: that is left to people.
    if (!cards) return log.error({ provider: name, customer }, 'a card is to be forgotten where we have no key');
    await (token === undefined ? cards.removeCustomer(customer) : cards.removeCard({ customer, token }));
  });

/** Forgets the cards of a member who is erased, here now and at their providers at once (T55). */
export async function forgetCards(tx: Tx, scope: Scope): Promise<void> {
  await dropCards(tx, scope);
  for (const { provider, reference } of await dropCustomers(tx, scope))
    await queueForget(tx, { provider, customer: reference });
}
