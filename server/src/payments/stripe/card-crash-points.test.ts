import { cutCardsAt } from '../../../test/payments/cut-cards.ts';
import { openShop } from '../../../test/payments/shop.ts';

const shop = await openShop(['stripe']);
const { stripe } = shop.psp;

cutCardsAt(shop, {
  paymentsOf: (order) =>
    [...stripe.sessions.values()]
      .filter(({ metadata }) => metadata['order'] === order)
      .map(({ id, status }) => ({ id, isOpen: status === 'open' })),
  countCards: () => [...stripe.methods.values()].filter(({ customer }) => customer !== null).length,
});
