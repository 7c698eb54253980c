import { randomUUID } from 'node:crypto';
import { hour } from '@vonk/contract/durations';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
const owner = await firstOwner(kit);
const mara = await hire(kit, owner, [{ role: 'marketing', site: 1 }], 'Mara');
let as: Browser = mara.browser;
beforeEach(async () => {
  await kit.advance(2 * hour);
  as = await logInAgain(kit, mara);
});

const plain = {
  site: 1,
  code: null,
  many: null,
  percentage: 10,
  currency: null,
  minimum_minor: null,
  maximum_minor: null,
  countries: null,
  methods: null,
  first_order_only: false,
  uses_per_member: null,
  max_uses: null,
  until: null,
  reason: 'Voor de krant.',
};
const make = (part: object) => adminCall(kit, 'POST /api/admin/codes', { ...plain, ...part } as typeof plain, { as });
const list = async () => (await adminCall(kit, 'GET /api/admin/codes', { site: 1 }, { as })).ok;
const end = (code: string) =>
  adminCall(kit, 'POST /api/admin/code-end', { site: 1, code, reason: 'Actie voorbij.' }, { as });
const typed = async (code: string) => {
  const anna = await another(kit, 'anna');
  return kit.call('GET /api/discountcode.php', { code }, { as: anna.browser });
};

test('DISC-1: a code is made with its rules, holds for members, is counted, and ends at once', async () => {
  const rules = { percentage: 12.5, currency: 'EUR', minimum_minor: 2000, countries: ['NL'], max_uses: 5 };
  expect((await make({ code: 'LENTE-26', ...rules, until: '2030-06-30' })).ok.codes).toEqual(['LENTE-26']);
  const [shown] = (await list()).codes;
  expect(shown).toMatchObject({ code: 'LENTE-26', ...rules, state: 'active', paid: 0, held: 0 });
  // Its last day is whole, on the clock of the site.
  expect(shown?.expires_at).toBe('2030-06-30T22:00:00.000Z');
  expect((await typed('lente-26')).ok.discountcode).toMatchObject({
    value_percentage: 12.5,
    minimum_order_value: 2000,
  });
  const anna = await another(kit, 'anna');
  const order = { credits: 30, method: 'ideal', start_now: true, key: randomUUID(), discount: 'LENTE-26' } as const;
  expect((await kit.call('POST /api/payment.php', order, { as: anna.browser })).status).toBe(200);
  expect((await list()).codes[0]).toMatchObject({ held: 1 });
  const both = await Promise.all([end('LENTE-26'), end('lente-26')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await typed('LENTE-26')).refusal.error).toBe('discount_expired');
  expect((await list()).codes[0]?.state).toBe('ended');
  const { rows } = await kit.db.pool.query<{ line: string }>(
    `select action || ' ' || reason as line from audit where subject = 'LENTE-26' order by line`,
  );
  expect(rows.map(({ line }) => line)).toEqual([
    'discount_code_ended Actie voorbij.',
    'discount_codes_made Voor de krant.',
  ]);
});

test('many are made at once, none of which can be guessed, each for one order', async () => {
  const { ok } = await make({ many: { prefix: 'KRANT', count: 50 } });
  expect(new Set(ok.codes).size).toBe(50);
  for (const code of ok.codes) expect(code).toMatch(/^KRANT-[2-9A-Z]{12}$/);
  const shown = (await list()).codes.filter(({ code }) => code.startsWith('KRANT-'));
  expect(shown).toHaveLength(50);
  expect(new Set(shown.map(({ max_uses }) => max_uses))).toEqual(new Set([1]));
});

test.each([
  ['that is there already', { code: 'LENTE-26' }, 'code_exists', 'code'],
  ['whose last day is over', { code: 'OUD', until: '2020-01-01' }, 'day_past', 'until'],
  ['with an amount of no currency', { code: 'MUNT', minimum_minor: 100 }, 'amount_invalid', 'minimum'],
  [
    'that no order fits',
    { code: 'KLEM', currency: 'EUR', minimum_minor: 200, maximum_minor: 100 },
    'maximum_below_minimum',
    'maximum',
  ],
  ['of nothing', { code: 'NIKS', percentage: 0 }, 'invalid_input', 'percentage'],
  ['of all of the price', { code: 'ALLES', percentage: 100 }, 'invalid_input', 'percentage'],
  ['without a name', {}, 'invalid_input', 'code'],
  ['both one and many', { code: 'TWEE', many: { prefix: '', count: 2 } }, 'invalid_input', 'code'],
  ['of a name that cannot be typed', { code: 'met spatie' }, 'invalid_input', 'code'],
] as const)('a code %s is not made', async (_, part, error, field) => {
  const { refusal } = await make(part);
  expect([refusal.error, refusal.field]).toEqual([error, field]);
});

test('another site has its own codes', async () => {
  const boss = await logInAgain(kit, owner);
  const other = await adminCall(kit, 'GET /api/admin/codes', { site: 2 }, { as: boss });
  expect(other.ok.codes.filter(({ code }) => code === 'LENTE-26')).toEqual([]);
  expect((await adminCall(kit, 'GET /api/admin/codes', { site: 2 }, { as })).status).toBe(403);
});
