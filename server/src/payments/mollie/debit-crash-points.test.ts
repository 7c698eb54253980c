import { cutDebitsAt } from '../../../test/payments/cut-debits.ts';
import { openShop } from '../../../test/payments/shop.ts';

const shop = await openShop(['mollie']);
const { mollie } = shop.psp;

cutDebitsAt(shop, {
  mandatesOf: (iban) =>
    [...mollie.mandates.values()].filter(({ debit, status }) => debit?.account === iban && status === 'valid').length,
  debitsOf: (order) =>
    [...mollie.payments.values()]
      .filter(({ metadata }) => (metadata as { order: string }).order === order)
      .map(({ id, status }) => ({ id, isOpen: status === 'pending' })),
});
