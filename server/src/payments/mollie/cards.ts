import { MandateMethod, MandateStatus, type MollieClient, type Payment, SequenceType } from '@mollie/api-client';
import * as z from 'zod/mini';
import { type CardKeeper, type ProviderCard, ProviderRefusal } from '../provider.ts';
import { told } from './told.ts';

/** What Mollie tells of a card: four digits, and no more of its number. */
const cardDetails = z.object({
  cardNumber: z.string().check(z.regex(/^\d{4}$/)),
  cardLabel: z.nullish(z.string()),
  cardExpiryDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
});

/** What is gone there was forgotten before. */
async function unlessGone<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await told(act);
  } catch (error) {
    if (error instanceof ProviderRefusal && /^(?:404|410)\b/.test(error.code)) return undefined;
    throw error;
  }
}

async function fetchCard(
  client: MollieClient,
  { customer, token }: { customer: string; token: string },
): Promise<ProviderCard | undefined> {
  const mandate = await unlessGone(() => client.customerMandates.get(token, { customerId: customer }));
  if (mandate?.status !== MandateStatus.valid || mandate.method !== MandateMethod.creditcard) return undefined;
  const { cardNumber: lastFour, cardLabel: label, cardExpiryDate: end } = cardDetails.parse(mandate.details);
  const brand = (label ?? 'card').toLowerCase().replaceAll(' ', '_');
  return { token, brand, lastFour, expires: end.slice(0, 7) };
}

/** Cards that Mollie keeps: mandates of a customer, who has no name there. */
export const cardsAtMollie = (client: MollieClient): CardKeeper => ({
  openCustomer: ({ key }) => told(async () => (await client.customers.create({ idempotencyKey: key })).id),
  fetchCard: (card) => fetchCard(client, card),
  removeCard: async ({ customer, token }) =>
    void (await unlessGone(() => client.customerMandates.revoke(token, { customerId: customer }))),
  removeCustomer: async (customer) => void (await unlessGone(() => client.customers.delete(customer))),
});

/** The card that was kept with a payment; undefined for one that was not to keep any. */
export const keptCardOf = async (client: MollieClient, payment: Payment): Promise<ProviderCard | undefined> => {
  const { sequenceType, customerId: customer, mandateId: token, status } = payment;
  if (sequenceType !== SequenceType.first || status !== 'paid' || !customer || !token) return undefined;
  return fetchCard(client, { customer, token });
};
