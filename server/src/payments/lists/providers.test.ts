import { day, hour } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';
import { compareWith, faultsOf } from './compare-provider-lists.ts';

const { psp, kit, ordered, settled } = await openShop(['mollie', 'stripe']);
const providerOf = (name: string) => kit.services.providers.find((known) => known.name === name)!;
/** Buys by a method at the one provider; answers what it calls the payment. */
async function buy(provider: 'mollie' | 'stripe', method: string): Promise<{ id: string; reference: string }> {
  const route = JSON.stringify({ payment_routes: [{ providers: [provider] }] });
  await kit.db.pool.query('update sites set settings = settings || $1::jsonb where id = 1', [route]);
  await kit.services.sites.reload();
  return ordered(await another(kit, 'anna'), { method });
}
const countryOf = async (id: string) =>
  (
    await kit.db.pool.query<{ country: string }>('select vat_country as country from payments where public_id = $1', [
      id,
    ])
  ).rows[0]?.country;

test.each(['mollie', 'stripe'] as const)(
  'the list of %s and ours agree after anything that happens, and what does not fit is named (T109)',
  async (name) => {
    kit.clock.advance(3 * day);
    const made = [];
    for (const outcome of [
      'paid',
      'failed',
      'expired',
      undefined,
      'refund_whole',
      'refund_part',
      'charged_back',
    ] as const) {
      const payment = await buy(name, 'ideal');
      made.push(payment);
      const isAfter = outcome !== undefined && !['paid', 'failed', 'expired'].includes(outcome);
      if (isAfter) psp.decide(payment.reference, 'paid');
      await settled();
      if (outcome) psp.decide(payment.reference, outcome);
      await settled();
    }
    kit.clock.advance(day + 2 * hour);
    // A list comes in pages.
    psp.mollie.pageSize = 3;
    const compare = async () => faultsOf((await compareWith(kit.db, providerOf(name), kit.clock.now()))!);
    expect(await compare()).toEqual({ missing: [], extra: [], different: [] });

    const store: Map<string, object> = name === 'mollie' ? psp.mollie.payments : psp.stripe.sessions;
    const [first, second] = made;
    const stranger = { ...store.get(first!.reference)!, id: 'tr_stranger' };
    store.set('tr_stranger', stranger);
    const changed = name === 'mollie' ? { amount: { currency: 'EUR', value: '1.00' } } : { amount: 100 };
    store.set(first!.reference, { ...store.get(first!.reference)!, ...changed });
    store.delete(second!.reference);
    expect(await compare()).toEqual({
      missing: [second!.id],
      extra: ['tr_stranger'],
      different: [`${first!.id} amount`],
    });
  },
);

test('what a card or an account tells of its country is kept as evidence of where the buyer lives (T49)', async () => {
  const told = async (name: 'mollie' | 'stripe', method: string) => {
    const { id, reference } = await buy(name, method);
    const store = name === 'mollie' ? psp.mollie.payments : psp.stripe.sessions;
    Object.assign(store.get(reference)!, { country: 'BE', fee: 51 });
    psp.decide(reference, 'paid');
    await settled();
    const payment = await providerOf(name).fetchPayment(reference, kit.clock.now());
    return [payment.buyerCountry, payment.feeMinor, await countryOf(id)];
  };
  expect(await told('mollie', 'ideal')).toEqual(['BE', undefined, 'NL']);
  expect(await told('mollie', 'creditcard')).toEqual(['BE', undefined, 'NL']);
  expect(await told('stripe', 'creditcard')).toEqual(['BE', 51, 'NL']);
});
