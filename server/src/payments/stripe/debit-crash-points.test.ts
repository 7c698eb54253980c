import { cutDebitsAt } from '../../../test/payments/cut-debits.ts';
import { openShop } from '../../../test/payments/shop.ts';

const shop = await openShop(['stripe']);
const { stripe } = shop.psp;

cutDebitsAt(shop, {
  mandatesOf: (iban) =>
    [...stripe.debtors.values()].filter((debtor) => debtor.iban === iban && debtor.mandate === 'active').length,
  debitsOf: (order) =>
    [...stripe.sessions.values()]
      .filter(({ metadata }) => metadata['order'] === order)
      .map(({ id, intentStatus }) => ({ id, isOpen: intentStatus === 'processing' })),
});
