import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import { bookPayment } from '../booking/book-payment.ts';
import { decideCountry, type Evidence } from './evidence.ts';

const kit = await createKit({ TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' });
const site = kit.services.sites.byId(1)!;
const said = (all: Partial<Record<Evidence['kind'], string>>): Evidence[] =>
  Object.entries(all).map(([kind, country]) => ({ kind: kind as Evidence['kind'], country }));

test.each([
  [{ profile: 'NL', network: 'DE', payment: 'NL' }, { country: 'NL' }],
  [{ profile: 'NL', network: 'NL' }, { country: 'NL' }],
  [{ network: 'DE', chosen: 'DE', profile: 'NL' }, { country: 'DE' }],
  [{ profile: 'NL', network: 'DE' }, { ask: ['NL', 'DE'] }],
  [{ profile: 'NL', network: 'DE', chosen: 'BE' }, { ask: ['NL', 'DE', 'BE'] }],
  [{ profile: 'NL', network: 'DE', declared: 'DE' }, { country: 'DE' }],
  [{ profile: 'NL', network: 'DE', chosen: 'BE', declared: 'BE' }, { country: 'BE' }],
  [{ profile: 'NL', network: 'DE', declared: 'DE', payment: 'NL' }, { country: 'DE' }],
  [{ profile: 'NL' }, { ask: ['NL'] }],
  [{ profile: 'NL', declared: 'NL' }, { country: 'NL' }],
  [{}, { ask: [] }],
] as const)('T49: %j gives %j where two are needed', (all, decision) => {
  expect(decideCountry(said(all), false)).toEqual(decision);
});

test.each([
  [{ profile: 'NL' }, { country: 'NL' }],
  [{ network: 'DE' }, { country: 'DE' }],
  [{ profile: 'NL', network: 'DE' }, { ask: ['NL', 'DE'] }],
] as const)('T49: %j gives %j where one is enough', (all, decision) => {
  expect(decideCountry(said(all), true)).toEqual(decision);
});

const buyer = async (country: 'NL' | 'DE') => (await another(kit, 'anna', { country })).browser;
const input = (more: object = {}) => ({
  credits: 30,
  method: 'creditcard',
  start_now: true,
  key: randomUUID(),
  ...more,
});
const from = (country: string) => ({ 'cf-ipcountry': country, 'x-forwarded-for': '203.0.113.7' });
const evidenceOf = async (publicId: string) =>
  (
    await kit.db.pool.query(
      `select e.kind, e.country from vat_evidence e join payments p on p.id = e.payment_id
        where p.public_id = $1 order by e.kind`,
      [publicId],
    )
  ).rows.map(({ kind, country }) => `${kind} ${country}`);

test('T49: what agrees is not asked about, is kept with the order, and never the address', async () => {
  const as = await buyer('NL');
  const { ok: offer } = await kit.call('GET /api/packages.php', {}, { as, headers: from('NL') });
  expect(offer).toMatchObject({ countries_to_ask: [], vat_basis_points: 2100 });
  const { ok } = await kit.callWith('POST /api/payment.php', input(), { as, headers: from('NL') });
  expect(ok.payment).toMatchObject({ vat_country: 'NL', vat_minor: 434 });
  expect(await evidenceOf(ok.payment.id)).toEqual(['network NL', 'profile NL']);
});

test('T49: what contradicts itself is asked before anything is ordered, and the answer is kept and charged', async () => {
  const as = await buyer('NL');
  const headers = from('DE');
  const { ok: offer } = await kit.call('GET /api/packages.php', {}, { as, headers });
  expect(offer.countries_to_ask).toEqual(['NL', 'DE']);
  const order = input();
  for (const more of [{}, { country: 'US' }, { country: 'PL' }]) {
    const { status, refusal } = await kit.callWith('POST /api/payment.php', { ...order, ...more }, { as, headers });
    expect([status, refusal.error, refusal.field]).toEqual([409, 'country_required', 'country']);
  }
  expect((await kit.call('GET /api/transactions.php', {}, { as })).ok.transactions).toEqual([]);
  const { ok } = await kit.callWith('POST /api/payment.php', { ...order, country: 'NL' }, { as, headers });
  expect(ok.payment).toMatchObject({ total_minor: 2499, vat_country: 'NL', vat_minor: 434 });
  expect(await evidenceOf(ok.payment.id)).toEqual(['declared NL', 'network DE', 'profile NL']);
});

test('T49: an answer that nobody asked for changes nothing', async () => {
  const as = await buyer('NL');
  const { ok } = await kit.callWith('POST /api/payment.php', input({ country: 'DE' }), { as, headers: from('NL') });
  expect(ok.payment.vat_country).toBe('NL');
  expect(await evidenceOf(ok.payment.id)).toEqual(['network NL', 'profile NL']);
});

test('T49: a card from where the buyer does not live moves the VAT only with another evidence', async () => {
  const order = async (profile: 'NL' | 'DE', network: string, card: string, country?: string) => {
    const member = await another(kit, 'anna', { country: profile });
    const asked = { as: member.browser, headers: from(network) };
    const more = country === undefined ? {} : { country };
    const { ok } = await kit.callWith('POST /api/payment.php', input(more), asked);
    const { rows } = await kit.db.pool.query<{ id: string }>('select id from payments where public_id = $1', [
      ok.payment.id,
    ]);
    const told = {
      orderId: ok.payment.id,
      amountMinor: 2499,
      refundedMinor: 0,
      currency: 'EUR',
      isLive: false,
    } as const;
    const finding = { paymentId: rows[0]!.id, site, now: kit.clock.now() };
    await kit.db.transact((tx) =>
      bookPayment(
        tx,
        { siteId: 1, memberId: member.id },
        {
          ...finding,
          told: { ...told, state: 'completed', buyerCountry: card },
        },
      ),
    );
    const { ok: after } = await kit.call('GET /api/payment.php', { id: ok.payment.id }, asked);
    const { rows: booked } = await kit.db.pool.query(
      `select vat_country, amount_minor::int from money_entries where payment_id = $1 and credit_account = 'vat'`,
      [rows[0]!.id],
    );
    const { vat_country, vat_minor } = after.payment;
    expect(booked).toEqual([{ vat_country, amount_minor: vat_minor }]);
    return [vat_country, vat_minor];
  };
  expect(await order('NL', 'DE', 'NL', 'NL')).toEqual(['NL', 434]);
  expect(await order('NL', 'DE', 'BE', 'NL')).toEqual(['NL', 434]);
  expect(await order('NL', 'DE', 'NL', 'DE')).toEqual(['DE', 399]);
  expect(await order('NL', 'NL', 'DE')).toEqual(['NL', 434]);
});

test('T49: where one evidence is too little, the buyer is asked for the second', async () => {
  await changeSite(kit, { vat_one_evidence: false });
  const asked = { as: (await another(kit, 'anna')).browser, headers: from('NL') };
  expect((await kit.call('GET /api/packages.php', {}, asked)).ok.countries_to_ask).toEqual(['NL']);
  expect((await kit.callWith('POST /api/payment.php', input(), asked)).refusal.error).toBe('country_required');
  const { ok } = await kit.callWith('POST /api/payment.php', input({ country: 'NL' }), asked);
  expect(await evidenceOf(ok.payment.id)).toEqual(['declared NL', 'network NL']);
  const nowhere = { as: (await another(kit, 'anna')).browser };
  const { ok: offer } = await kit.call('GET /api/packages.php', {}, nowhere);
  expect(offer.countries_to_ask).toEqual(['NL', 'BE', 'DE']);
});
