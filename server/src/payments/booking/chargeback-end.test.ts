import { expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';

const { psp, kit, ordered, settled, problemsOf } = await openShop(['mollie', 'stripe'], {}, (begun) => {
  begun.mollie.methods = ['ideal'];
});

/** A payment by each provider: iDEAL goes to Mollie, cards to Stripe. */
const methods = [
  ['mollie', 'ideal'],
  ['stripe', 'creditcard'],
] as const;

test.each(methods)(
  'what becomes of a chargeback at %s is booked as it tells it, won or lost (T113)',
  async (name, method) => {
    const person = await another(kit, 'anna');
    const { id, reference } = await ordered(person, { method });
    const stands = async () => {
      const { payment } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok;
      const { user } = (await kit.call('GET /api/user.php', {}, { as: person.browser })).ok;
      return [payment.state, payment.won_back_at !== null, user?.credits];
    };
    const { rows } = await kit.db.pool.query('select provider from payments where public_id = $1', [id]);
    expect(rows).toEqual([{ provider: name }]);
    for (const [outcome, ...told] of [
      ['paid', 'completed', false, 30],
      ['charged_back', 'charged_back', false, 0],
      ['chargeback_reversed', 'completed', true, 30],
    ] as const) {
      psp.decide(reference, outcome);
      await settled();
      expect([outcome, ...(await stands())]).toEqual([outcome, ...told]);
    }
    expect(await problemsOf(reference)).toEqual([]);
  },
);

test('a dispute that is lost at Stripe stays as it was booked, and is told once (T113)', async () => {
  const person = await another(kit, 'anna');
  const { id, reference } = await ordered(person, { method: 'creditcard' });
  for (const outcome of ['paid', 'charged_back', 'chargeback_lost'] as const) {
    psp.decide(reference, outcome);
    await settled();
  }
  const { payment } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok;
  expect(payment).toMatchObject({ state: 'charged_back', won_back_at: null });
  expect(payment.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
  const told = (await kit.mailsTo(person.email)).filter(({ subject }) => subject.includes('teruggeboekt'));
  expect(told).toHaveLength(1);
  expect(await problemsOf(reference)).toEqual([]);
});
