import { debitsAt } from '../../../test/payments/debits-at.ts';
import { openShop } from '../../../test/payments/shop.ts';

const shop = await openShop(['mollie']);
const { mollie } = shop.psp;
const of = (iban: string) =>
  [...mollie.mandates.values()].filter(({ debit, status }) => debit?.account === iban && status === 'valid');

debitsAt({
  shop,
  provider: 'mollie',
  creditor: { id: 'NL08ZZZ502057730000', name: 'Stichting Mollie Payments' },
  mandatesOf: (iban) => of(iban).map(({ debit }) => ({ holder: debit!.name, reference: debit!.reference })),
  countOf: (order) =>
    [...mollie.payments.values()].filter(({ metadata }) => (metadata as { order: string }).order === order).length,
  because: (reference, reason) => void (mollie.payments.get(reference)!.returnCode = reason),
  spoil: (iban) => of(iban).forEach((mandate) => (mandate.status = 'invalid')),
  refuse: (iban) => mollie.refusedAccounts.add(iban),
  reasons: [
    ['failed', 'AM04', 'no_money'],
    ['failed', 'AC04', 'closed'],
    ['charged_back', 'MD06', 'payer'],
    ['charged_back', 'MD01', 'no_mandate'],
    ['charged_back', 'MS03', 'unknown'],
  ],
});
