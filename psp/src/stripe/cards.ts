import type Stripe from 'stripe';
import type { StripeMethod, StripeSession, StripeStore } from './store.ts';

/** A card as the client reads it, with its brands: the one its buyer picked comes first. */
export const methodAnswer = (method: StripeMethod) => ({
  id: method.id,
  object: 'payment_method',
  type: 'card',
  customer: method.customer,
  card: {
    brand: method.brand,
    last4: method.lastFour,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    networks: { available: [...new Set([method.brand, method.network])], preferred: method.network },
  } satisfies Partial<Stripe.PaymentMethod.Card>,
});

/** What stands of a card at a charge that it paid. */
export const cardOfCharge = ({ card, country, network = card?.network }: StripeSession) => ({
  ...(country === undefined ? {} : { country }),
  ...(network === undefined ? {} : { network }),
  ...(card === undefined
    ? {}
    : {
        brand: card.brand,
        last4: card.lastFour,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        fingerprint: card.fingerprint ?? null,
      }),
});

/** Keeps the card that paid, where its page was begun with a customer and for later use. */
export function keepCard(store: StripeStore, session: StripeSession): void {
  if (session.customer === undefined || !session.isKept || session.card) return;
  const card: StripeMethod = {
    ...store.nextCard,
    network: session.network ?? store.nextCard.network,
    id: store.newId('pm'),
    customer: session.customer,
    answers: 'succeeds',
  };
  store.methods.set(card.id, card);
  session.card = card;
}
