import { randomUUID } from 'node:crypto';
import { day } from '@vonk/contract/durations';
import type { CallInput } from '@vonk/contract/api';
import { discountMinorOf } from '@vonk/contract/discounts';
import { describe, expect, test, vi } from 'vitest';
import { type Browser, createKit } from '../../test/kit.ts';
import { another } from '../../test/profiles.ts';
import { freePort, listen } from '../../test/listen.ts';
import { inventory } from '../inventory/index.ts';
import { newId } from '../platform/ids.ts';
import { type NewCode, writeCode } from './discounts.ts';
import { watchFullPrices } from './full-price-share.ts';
import { rememberedMilliseconds } from './policy.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);

let count = 0;
/** Somebody who signed up this second, by the form itself. */
async function newcomer(browser = kit.browser()) {
  count += 1;
  const { status, refusal } = await kit.call(
    'POST /api/signup.php',
    {
      email: `nieuw${count}@example.org`,
      name: `Nieuw${count}`,
      password: 'vuurtoren-op-zondag',
      date_of_birth: '1985-03-14',
      gender: 'female',
      accept_terms: true,
      orientation_consent: false,
    },
    { as: browser },
  );
  if (status !== 200) throw new Error(JSON.stringify(refusal));
  return browser;
}

const welcome = (browser: Browser) => kit.call('GET /api/discountcode.php', { welcome: 'true' }, { as: browser });
const ask = (browser: Browser, code: string) => kit.call('GET /api/discountcode.php', { code }, { as: browser });
const order = (browser: Browser, input: Partial<CallInput<'POST /api/payment.php'>> = {}) =>
  kit.call(
    'POST /api/payment.php',
    { credits: 30, method: 'ideal', start_now: true, key: randomUUID(), ...input },
    { as: browser },
  );
const bonus = { discount: 'TIMEBONUS25', total_minor: 1874 };
const decide = (redirect: string | null, outcome: string) =>
  kit.app.request(new URL(redirect ?? '').pathname, {
    method: 'POST',
    body: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const userOf = async (browser: Browser) => (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user;
const stateOf = async (browser: Browser, id: string) =>
  (await kit.call('GET /api/payment.php', { id }, { as: browser })).ok.payment.state;

const plain = {
  basisPoints: 1000,
  currency: null,
  minimumMinor: null,
  maximumMinor: null,
  countries: null,
  memberId: null,
  reason: null,
  expiresAt: null,
  usesPerMember: null,
  maxUses: null,
  isFirstOrderOnly: false,
  methods: null,
} as const;
async function addCode(code: Partial<NewCode> & { code: string }) {
  const now = kit.clock.now();
  await kit.db.transact((tx) => writeCode(tx, { siteId: 1 }, { ...plain, id: newId(now), createdAt: now, ...code }));
}

test('a discount leaves a total that is rounded half up (C39)', () => {
  expect([2499, 999, 100, 1, 2].map((total) => total - discountMinorOf(total, 25))).toEqual([1874, 749, 75, 1, 2]);
});

describe('the offer of a newcomer', () => {
  test('is the time bonus, with all its rules, and ends four hours after sign-up (B3, DISC-2, T35)', async () => {
    const browser = await newcomer();
    const signedUp = kit.clock.now();
    const { status, ok } = await welcome(browser);
    expect(status).toBe(200);
    expect(ok).toEqual({
      advertised: true,
      discountcode: {
        code: 'TIMEBONUS25',
        kind: 'time_bonus',
        value_percentage: 25,
        currency: null,
        minimum_order_value: null,
        maximum_order_value: null,
        country: null,
        countries: null,
        user_id: (await userOf(browser))?.id,
        reason: 'new_member',
        expires: new Date(signedUp.getTime() + 14_400_000).toISOString(),
        status: 'active',
        validity: 14_400,
        expired: false,
        paymentmethods: null,
        once_per_user: true,
        first_order_only: true,
      },
    });
  });

  test('has the same end in every session, after logout, and whatever the browser says (T28)', async () => {
    const first = await newcomer();
    const expires = (await welcome(first)).ok.discountcode?.expires;
    const email = (await userOf(first))?.email ?? '';
    kit.clock.advance(60_000);
    await kit.call('GET /api/logout.php', {}, { as: first, headers: { 'sec-fetch-site': 'same-origin' } });
    for (let session = 0; session < 5; session += 1) {
      const browser = kit.browser();
      browser.cookies.set('expires', '2030-01-01');
      await kit.call('POST /api/user.php', { email, password: 'vuurtoren-op-zondag' }, { as: browser });
      expect((await welcome(browser)).ok.discountcode?.expires).toBe(expires);
    }
    await expect(
      kit.db.pool.query("update discount_offers set expires_at = expires_at + interval '1 day'"),
    ).rejects.toThrow('does not move');
  });

  test('is nobody’s who is not new, premium or not logged in', async () => {
    const { browser } = await another(kit, 'anna');
    for (const who of [browser, kit.browser()]) {
      const { status, ok } = await welcome(who);
      expect([status, ok.discountcode]).toEqual([200, null]);
    }
    expect((await ask(browser, 'TIMEBONUS25')).refusal.error).toBe('discount_not_found');
  });

  test('is asked for by one statement where none is open, as every page of a member does', async () => {
    const browser = await newcomer();
    const query = vi.spyOn(kit.db.pool, 'query');
    const asked = async () => {
      query.mockClear();
      const { ok } = await welcome(browser);
      const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
      return [ok.discountcode?.code, texts.filter((text) => /discount_|credit_sales/.test(text)).length];
    };
    expect(await asked()).toEqual(['TIMEBONUS25', 3]);
    kit.clock.advance(14_400_000 + 86_400_000);
    expect((await userOf(browser))?.email).toBeDefined();
    expect(await asked()).toEqual([undefined, 1]);
    query.mockRestore();
  });

  test('counts one second before its end, not at its end, and an order made before can be paid for 30 minutes (T29)', async () => {
    const browser = await newcomer();
    kit.clock.advance(14_400_000 - 1000);
    const before = await order(browser, bonus);
    expect(before.ok.payment).toMatchObject({ total_minor: 1874, discount: { code: 'TIMEBONUS25', minor: 625 } });
    kit.clock.advance(1000);
    for (const { status, refusal } of [await order(browser, bonus), await ask(browser, 'timebonus25')])
      expect([status, refusal.error]).toEqual([409, 'discount_expired']);
    expect((await welcome(browser)).ok.discountcode).toBe(null);
    kit.clock.advance(29 * 60_000 - 1000);
    await decide(before.ok.redirect, 'paid');
    await kit.advance(1000);
    expect(await userOf(browser)).toMatchObject({ credits: 30, paid_user: true });
  });

  test('is no longer paid 31 minutes after its end (T29)', async () => {
    const browser = await newcomer();
    kit.clock.advance(14_400_000 - 1000);
    const { ok } = await order(browser, bonus);
    kit.clock.advance(31 * 60_000);
    await decide(ok.redirect, 'paid');
    await kit.call('POST /api/payment-check.php', { id: ok.payment.id }, { as: browser });
    expect(await stateOf(browser, ok.payment.id)).toBe('expired');
    expect(await userOf(browser)).toMatchObject({ credits: 0, paid_user: false });
  });

  test('is not followed by one as good for 30 days, nor by a new account of the same mailbox (T30)', async () => {
    await addCode({ code: 'EVENGOED', basisPoints: 2500 });
    await addCode({ code: 'MINDER', basisPoints: 2400 });
    const browser = await newcomer();
    kit.clock.advance(14_400_000);
    expect((await ask(browser, 'EVENGOED')).refusal.error).toBe('discount_after_offer');
    expect((await order(browser, { discount: 'EVENGOED' })).refusal.error).toBe('discount_after_offer');
    expect((await ask(browser, 'MINDER')).ok.discountcode?.value_percentage).toBe(24);
    const { rows } = await kit.db.pool.query(
      `insert into discount_offers (site_id, member_id, kind, code, basis_points, expires_at, mail_hash, created_at)
       select site_id, (select id from accounts where id <> member_id and site_id = 1 limit 1), kind, code, basis_points, expires_at, mail_hash, created_at
       from discount_offers on conflict do nothing returning 1`,
    );
    expect(rows).toEqual([]);
    const { email } = (await userOf(browser)) ?? { email: '' };
    await kit.call('POST /api/user.php', { email, password: 'vuurtoren-op-zondag' }, { as: browser });
    for (let days = 1; days < 30; days += 1) {
      kit.clock.advance(day);
      expect([days, (await ask(browser, 'EVENGOED')).refusal.error]).toEqual([days, 'discount_after_offer']);
      expect((await welcome(browser)).ok.discountcode).toBeNull();
    }
    kit.clock.advance(day);
    expect((await ask(browser, 'EVENGOED')).status).toBe(200);
  });
});

describe('an order with a discount', () => {
  test('is paid at the price that was shown, and spends it (C24)', async () => {
    const browser = await newcomer();
    const { ok } = await order(browser, bonus);
    await decide(ok.redirect, 'paid');
    await kit.advance(1000);
    expect(await stateOf(browser, ok.payment.id)).toBe('completed');
    const again = await order(browser, { discount: 'TIMEBONUS25' });
    expect([again.status, again.refusal.error]).toEqual([409, 'discount_used']);
    expect((await welcome(browser)).ok.discountcode).toBe(null);
  });

  test('at another total than the one shown is refused and takes nothing', async () => {
    const browser = await newcomer();
    expect((await order(browser, { ...bonus, total_minor: 2499 })).refusal.error).toBe('price_changed');
    expect((await order(browser, bonus)).status).toBe(200);
  });

  test('twice at one moment gives one order at that price, and one by a double click', async () => {
    const browser = await newcomer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(browser, bonus)));
    const paid = answers.filter(({ status }) => status === 200);
    for (const { ok } of paid) if (ok.redirect) await decide(ok.redirect, 'paid');
    await kit.advance(1000);
    const { ok } = await kit.call('GET /api/transactions.php', {}, { as: browser });
    expect(ok.transactions.filter(({ state, discount }) => state === 'completed' && discount)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.error);
    expect(new Set([...refused, 'discount_used'])).toEqual(new Set(['discount_used']));

    const other = await newcomer();
    const key = randomUUID();
    const clicks = await Promise.all(Array.from({ length: 6 }, () => order(other, { ...bonus, key })));
    expect(new Set(clicks.map((click) => click.ok?.payment.id)).size).toBe(1);
  });

  test('that was not paid gives way to the next one, and cannot be paid beside it', async () => {
    const browser = await newcomer();
    const first = (await order(browser, bonus)).ok;
    const second = (await order(browser, { ...bonus, method: 'creditcard' })).ok;
    expect(await stateOf(browser, first.payment.id)).toBe('cancelled');
    await decide(first.redirect, 'paid');
    await decide(second.redirect, 'paid');
    await kit.advance(2000);
    expect([await stateOf(browser, first.payment.id), await stateOf(browser, second.payment.id)]).toEqual([
      'cancelled',
      'completed',
    ]);
    expect(await userOf(browser)).toMatchObject({ credits: 30 });
  });

  test('that is being paid keeps it, and gives it back when that fails', async () => {
    const browser = await newcomer();
    const { ok } = await order(browser, bonus);
    await decide(ok.redirect, 'pending');
    expect((await order(browser, bonus)).refusal.error).toBe('discount_used');
    const other = await newcomer();
    const failing = (await order(other, bonus)).ok;
    await decide(failing.redirect, 'failed');
    await kit.advance(1000);
    expect((await welcome(other)).ok.discountcode?.code).toBe('TIMEBONUS25');
    expect((await order(other, bonus)).status).toBe(200);
  });
});

describe('a code', () => {
  test.each([
    ['unknown', {}, {}, 'discount_not_found'],
    ['that ended', { expiresAt: new Date('2026-11-20T12:00:00Z') }, {}, 'discount_expired'],
    ['with a minimum', { currency: 'EUR', minimumMinor: 2500 }, {}, 'discount_minimum'],
    ['with a maximum', { currency: 'EUR', maximumMinor: 500 }, {}, 'discount_maximum'],
    ['of another currency', { currency: 'CHF' }, {}, 'discount_currency'],
    ['of another country', { countries: ['DE'] }, {}, 'discount_country'],
    ['of other countries', { countries: ['DE', 'BE'] }, {}, 'discount_country'],
    ['of another method', { methods: ['paypal'] }, {}, 'discount_method'],
    ['for a first order', { isFirstOrderOnly: true }, { isPremium: true }, 'discount_first_order'],
  ] as const)('%s says why it does not hold', async (name, rules, options, error) => {
    const code = `REGEL-${name.toUpperCase().replaceAll(/[^A-Z]/g, '-')}`;
    if (name !== 'unknown') await addCode({ code, ...rules });
    const { browser } = await another(kit, 'anna', options);
    const { status, refusal } = await order(browser, { discount: code.toLowerCase() });
    expect([status, refusal.error, refusal.field]).toEqual([409, error, 'discount']);
    expect(refusal.message).toMatch(/\S{4}/);
  });

  test('of another member is unknown to all others, and says why it is theirs (DISC-3, T36)', async () => {
    const { id, browser } = await another(kit, 'anna');
    await addCode({ code: 'VOORJOU', memberId: id, reason: 'stayed' });
    expect((await ask(browser, 'voorjou')).ok.discountcode).toMatchObject({
      reason: 'stayed',
      expires: null,
      once_per_user: false,
    });
    for (const who of [(await another(kit, 'anna')).browser, kit.browser()])
      expect((await ask(who, 'VOORJOU')).refusal.error).toBe('discount_not_found');
  });

  test('for so many orders stops at them, also when they come at one moment (DISC-1)', async () => {
    await addCode({ code: 'TWEEKEER', maxUses: 2 });
    const browsers = await Promise.all(Array.from({ length: 5 }, async () => (await another(kit, 'anna')).browser));
    const answers = await Promise.all(browsers.map((browser) => order(browser, { discount: 'TWEEKEER' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  test('of one site is unknown on another', async () => {
    await addCode({ code: 'HIERALLEEN' });
    expect((await ask(kit.browser(), 'HIERALLEEN')).status).toBe(200);
    expect((await ask(kit.browser('dichterbij.localhost'), 'HIERALLEEN')).refusal.error).toBe('discount_not_found');
  });
});

test('while nearly everybody pays less, discounts are not advertised (T34)', async () => {
  await addCode({ code: 'ALTIJD' });
  const { id } = await another(kit, 'anna');
  await kit.db.pool.query(
    `insert into payments (site_id, id, public_id, member_id, key, state, provider, is_live, method, credits, total_minor, currency, vat_country,
       vat_evidence, vat_basis_points, vat_minor, locale, number, created_at, completed_at, discount_code, discount_minor)
     select 1, gen_random_uuid(), lpad(n::text, 14, 'x'), $1, gen_random_uuid(), 'completed', 'sandbox', false, 'ideal', 10, 900, 'EUR', 'NL',
       'address', 2100, 1, 'nl', 'T-' || n, $2, $2, case when n > 5 then 'ALTIJD' end, case when n > 5 then 99 else 0 end
     from generate_series(1, 100) n`,
    [id, kit.clock.now()],
  );
  expect((await ask(kit.browser(), 'ALTIJD')).ok.advertised).toBe(false);
  const watch = () => watchFullPrices(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  await Promise.all([watch(), watch()]);
  const told = await kit.mailsTo('klantenservice@vonk.example');
  expect(told.map(({ subject }) => subject)).toEqual(['Bijna niemand betaalt nog de volle prijs']);
  expect(told[0]?.text).toMatch(/4,9\s?% van de verkopen zonder korting, minder dan de afgesproken 20\s?%/);
  kit.clock.advance(31 * 24 * 3600 * 1000);
  expect((await ask(kit.browser(), 'ALTIJD')).ok.advertised).toBe(true);
});

describe('a code for so many orders', () => {
  test('used up says so to who did not use it, and to who did that they did (T35)', async () => {
    await addCode({ code: 'EENMAAL', maxUses: 1, usesPerMember: 1 });
    const [anna, bram] = [(await another(kit, 'anna')).browser, (await another(kit, 'anna')).browser];
    const { ok } = await order(anna, { discount: 'EENMAAL' });
    // Nobody paid: whoever ordered may order again, for anybody else it is held.
    expect((await order(bram, { discount: 'EENMAAL' })).refusal.error).toBe('discount_used_up');
    const again = await order(anna, { discount: 'EENMAAL', method: 'paypal' });
    expect([again.status, await stateOf(anna, ok.payment.id)]).toEqual([200, 'cancelled']);
    await decide(again.ok.redirect, 'paid');
    await kit.advance(1000);
    for (const [who, error] of [
      [anna, 'discount_used'],
      [bram, 'discount_used_up'],
      [kit.browser(), 'discount_used_up'],
    ] as const)
      expect((await ask(who, 'EENMAAL')).refusal.error).toBe(error);
  });

  test('for so many orders of a member stops at them, also at one moment (DISC-1)', async () => {
    await addCode({ code: 'DRIEKEER', usesPerMember: 3 });
    const { browser } = await another(kit, 'anna');
    for (let times = 0; times < 2; times += 1) {
      await decide((await order(browser, { discount: 'DRIEKEER' })).ok.redirect, 'paid');
      await kit.advance(1000);
    }
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(browser, { discount: 'DRIEKEER' })));
    for (const { status, ok } of answers) if (status === 200 && ok.redirect) await decide(ok.redirect, 'paid');
    await kit.advance(1000);
    const { rows } = await kit.db.pool.query(
      `select count(*)::int from discount_uses where code = 'DRIEKEER' and kept_at is not null and released_at is null`,
    );
    expect(rows).toEqual([{ count: 3 }]);
    expect((await order(browser, { discount: 'DRIEKEER' })).refusal.error).toBe('discount_used');
    expect((await order((await another(kit, 'anna')).browser, { discount: 'DRIEKEER' })).status).toBe(200);
  });

  test('of the member’s own is found without being typed: the best that can still be used, and nobody else’s (DISC-3)', async () => {
    const [anna, lotte] = [await another(kit, 'anna'), await another(kit, 'lotte')];
    const mine = { memberId: anna.id, reason: 'stayed' } as const;
    const own = async (who: Browser) => {
      const { discountcode } = (await kit.call('GET /api/discountcode.php', { own: 'true' }, { as: who })).ok;
      return discountcode?.code ?? null;
    };
    expect(await own(anna.browser)).toBeNull();
    await addCode({ code: 'VAN-ANNA', basisPoints: 1500, ...mine });
    await addCode({ code: 'VAN-ALLEN', basisPoints: 5000 });
    await addCode({ code: 'VOORBIJ', basisPoints: 4000, ...mine, expiresAt: new Date(kit.clock.now().getTime() - 1) });
    await addCode({ code: 'EEN-KEER', basisPoints: 3000, ...mine, usesPerMember: 1 });
    expect([await own(anna.browser), await own(lotte.browser), await own(kit.browser())]).toEqual([
      'EEN-KEER',
      null,
      null,
    ]);
    const { ok } = await order(anna.browser, { discount: 'EEN-KEER' });
    await decide(ok.redirect, 'paid');
    await kit.advance(1000);
    expect(await stateOf(anna.browser, ok.payment.id)).toBe('completed');
    expect(await own(anna.browser)).toBe('VAN-ANNA');
  });
});

test('an offer stays for as long as somebody could be given another for having none (T30)', () => {
  expect(Object.keys(inventory['discount_offers']?.ends ?? {})).toEqual([
    `${rememberedMilliseconds / day} days after its end`,
  ]);
});
