import { expect, test } from 'vitest';
import { debitsAt } from '../../../test/payments/debits-at.ts';
import { ownIban, payer } from '../../../test/payments/payer.ts';
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

test('a mandate that Stripe tells the end of ends here too, with a mail, and one of nobody changes nothing (PAY-5)', async () => {
  const { kit, psp, ordered, settled } = shop;
  const iban = ownIban();
  const anna = await payer(kit, iban);
  await ordered(anna, { method: 'sdd' });
  const [debtor] = of(iban);
  psp.stripe.debtors.set('pm_of_nobody', { ...debtor!, id: 'pm_of_nobody' });
  psp.endMandate('pm_of_nobody');
  await settled();
  const shown = async () => (await kit.call('GET /api/direct-debit.php', {}, { as: anna.browser })).ok.mandate;
  expect(await shown()).not.toBeNull();
  psp.endMandate(debtor!.id);
  await settled();
  expect(await shown()).toBeNull();
  const mails = (await kit.mailsTo(anna.email)).filter(({ subject }) => subject.includes('werkt niet meer'));
  expect(mails).toHaveLength(1);
  expect(psp.notifier.sent.at(-1)?.status).toBe(200);
});
