import { cutCardsAt } from '../../../test/payments/cut-cards.ts';
import { openShop } from '../../../test/payments/shop.ts';

const shop = await openShop(['mollie']);
const { mollie } = shop.psp;

cutCardsAt(shop, {
  paymentsOf: (order) =>
    [...mollie.payments.values()]
      .filter(({ metadata }) => (metadata as { order: string }).order === order)
      .map(({ id, status }) => ({ id, isOpen: status === 'open' })),
  countCards: () => [...mollie.mandates.values()].filter(({ method }) => method === 'creditcard').length,
});
