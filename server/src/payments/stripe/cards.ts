import type { Stripe } from 'stripe';
import { type CardKeeper, type ProviderCard, ProviderRefusal } from '../provider.ts';
import { told } from './told.ts';

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** What is gone there was forgotten before. */
async function unlessGone<Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await told(act);
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code.startsWith('404')) return undefined;
    throw error;
  }
}

async function fetchCard(
  client: Stripe,
  { customer, token }: { customer: string; token: string },
): Promise<ProviderCard | undefined> {
  const method = await unlessGone(() => client.paymentMethods.retrieve(token));
  const { card, customer: owner } = method ?? {};
  if (!card || (typeof owner === 'string' ? owner : owner?.id) !== customer) return undefined;
  // Of a card with two brands the one its buyer picked (T104).
  const brand = card.networks?.preferred ?? card.brand;
  return { token, brand, lastFour: card.last4, expires: monthOf(card.exp_year, card.exp_month) };
}

/** Cards that Stripe keeps: payment methods of a customer, who has no name there. */
export const cardsAtStripe = (client: Stripe): CardKeeper => ({
  openCustomer: ({ key }) => told(async () => (await client.customers.create({}, { idempotencyKey: key })).id),
  fetchCard: (card) => fetchCard(client, card),
  removeCard: async (card) => {
    // One that is not its customer's any more cannot be taken from them again.
    if (await fetchCard(client, card)) await told(() => client.paymentMethods.detach(card.token));
  },
  removeCustomer: async (customer) => void (await unlessGone(() => client.customers.del(customer))),
});

const idOf = (thing: string | { id: string } | null): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

/** The card that was kept with a payment; undefined for one that was not to keep any. */
export function keptCardOf(
  intent: Stripe.PaymentIntent | null,
  charge: Stripe.Charge | null,
): ProviderCard | undefined {
  if (!intent?.setup_future_usage || !charge?.payment_method_details?.card) return undefined;
  const token = idOf(intent.payment_method);
  const { last4: lastFour, brand, network, exp_year: year, exp_month: month } = charge.payment_method_details.card;
  if (token === undefined || !lastFour || !brand) return undefined;
  return { token, brand: network ?? brand, lastFour, expires: monthOf(year, month) };
}
