import { debitsAt } from '../../../test/payments/debits-at.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { stripeCreditor } from '../../../test/payments/stand-in.ts';

const shop = await openShop(['stripe']);
const { stripe } = shop.psp;
const of = (iban: string) =>
  [...stripe.debtors.values()].filter((debtor) => debtor.iban === iban && debtor.mandate === 'active');

debitsAt({
  shop,
  provider: 'stripe',
  creditor: { id: stripeCreditor, name: 'Stripe' },
  mandatesOf: (iban) => of(iban).map(({ holder, prefix }) => ({ holder, reference: prefix })),
  countOf: (order) => [...stripe.sessions.values()].filter(({ metadata }) => metadata['order'] === order).length,
  because: (reference, reason) => void (stripe.sessions.get(reference)!.reason = reason),
  spoil: (iban) => of(iban).forEach((debtor) => (debtor.mandate = 'inactive')),
  refuse: (iban) => stripe.refusedAccounts.add(iban),
  reasons: [
    ['failed', 'insufficient_funds', 'no_money'],
    ['failed', 'account_closed', 'closed'],
    ['failed', 'debit_not_authorized', 'no_mandate'],
    ['charged_back', 'customer_initiated', 'payer'],
    ['charged_back', 'bank_cannot_process', 'closed'],
    ['charged_back', 'general', 'unknown'],
  ],
});
