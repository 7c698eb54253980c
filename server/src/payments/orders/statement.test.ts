import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShop } from '../../../test/payments/shop.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { statementOf } from './statement.ts';

const { psp, kit, ordered, settled } = await openShop(['mollie', 'stripe']);
const site = kit.services.sites.byId(1)!;

/** Sells by one provider alone, under a text of the site's own. */
async function sellBy(provider: string, own: object): Promise<void> {
  const settings = { ...own, payment_routes: [{ providers: [provider] }] };
  await kit.db.pool.query('update sites set settings = settings || $1::jsonb where id = 1', [JSON.stringify(settings)]);
  await kit.services.sites.reload();
}
const toldBefore = async ({ browser }: Person, method: string) =>
  (await kit.call('GET /api/packages.php', {}, { as: browser })).ok.methods.find(({ slug }) => slug === method)
    ?.statement;

test.each([
  ['mollie', 'ideal', { statement_text: 'PXB Chat' }, 'PXB Chat', 'PXB Chat'],
  ['stripe', 'ideal', { statement_text: 'PXB Chat' }, 'PXB Chat', 'PXB Chat'],
  ['mollie', 'ideal', { statement_text: '' }, 'Vonk Voorbeeld B.V.', 'Vonk Voorbeeld B.V.'],
  [
    'stripe',
    'creditcard',
    { statement_text: 'PXB Chat', statement_card_prefix: 'PIXEL' },
    'PIXEL* PXB Chat',
    'PXB Chat',
  ],
  [
    'mollie',
    'creditcard',
    { statement_text: 'PXB Chat', statement_card_prefix: 'PIXEL' },
    'PIXEL* PXB Chat',
    'PIXEL* PXB Chat',
  ],
  // Without a prefix Stripe writes the account's own text, and is asked for none.
  ['stripe', 'creditcard', { statement_text: 'PXB Chat', statement_card_prefix: '' }, 'PXB Chat', undefined],
] as const)(
  'what %s is sent for %s under %j is what the buyer was told (T116)',
  async (provider, method, own, told, sent) => {
    await sellBy(provider, { statement_card_prefix: '', ...own });
    const person = await another(kit, 'anna');
    expect(await toldBefore(person, method)).toBe(told);
    const { id, reference } = await ordered(person, { method });
    const at =
      provider === 'mollie'
        ? psp.mollie.payments.get(reference)?.description
        : psp.stripe.sessions.get(reference)?.statement;
    expect(at).toBe(sent);
    // What it says stays what it was, whatever the site says later.
    await sellBy(provider, { statement_card_prefix: '', statement_text: 'Later text' });
    psp.decide(reference, 'paid');
    await settled();
    const { payment } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok;
    expect(payment).toMatchObject({ state: 'completed', statement: told });
    const [receipt] = (await kit.mailsTo(person.email)).filter(({ text }) => text.includes('afschrift'));
    expect(receipt?.text).toContain(`Op je afschrift staat ${told.replace(/\.$/, '')}. Er loopt`);
    const { rows } = await kit.db.pool.query<{ foot: string }>(
      `select i.sheet ->> 'foot' as foot from invoices i join payments p on p.id = i.payment_id where p.public_id = $1`,
      [id],
    );
    expect(rows[0]?.foot).toContain(`${told} staat op je afschrift.`);
  },
);

test('a kept card is charged under the same text (T116)', async () => {
  await sellBy('stripe', { statement_text: 'PXB Chat', statement_card_prefix: 'PIXEL' });
  const person = await another(kit, 'anna');
  const { reference } = await ordered(person, { method: 'creditcard', save_method: true });
  psp.decide(reference, 'paid');
  await settled();
  const { cards } = (await kit.call('GET /api/saved-cards.php', {}, { as: person.browser })).ok;
  kit.clock.advance(60_000);
  const again = await ordered(person, { method: 'creditcard', saved_method: cards[0]!.id });
  expect(psp.stripe.sessions.get(again.reference)?.statement).toBe('PXB Chat');
});

test('whatever a company is called, its statement is one that every provider takes (T116)', () => {
  const settings = { ...site.settings, statement_text: '', statement_card_prefix: '' };
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const text = statementOf({ settings, company: { ...site.company, name }, domain: 'vonk.example' }, 'ideal');
      expect(text).toMatch(/^(?=.*[A-Za-z])[A-Za-z0-9 .,&+-]{5,22}$/);
      expect(text).toBe(text.trim());
    }),
  );
});
