import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { discountsCommand } from './discounts.ts';

const opened = vi.hoisted(() => ({ ground: undefined as unknown }));
// The command works on the test's own database, which has no address that could stand in the environment.
vi.mock('../database/open-database.ts', async (original) => ({
  ...(await original<object>()),
  openDatabase: async () => opened.ground,
}));

const kit = await createKit();
opened.ground = { db: kit.db, connect: () => new pg.Client(kit.connection) };
const folder = mkdtempSync(join(tmpdir(), 'vonk-codes-'));
const said: string[] = [];

beforeAll(() => {
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', folder);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});
beforeEach(() => said.splice(0));
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) => {
  const program = discountsCommand();
  for (const each of [program, ...program.commands]) each.exitOverride();
  return program.parseAsync([...args, '--as', 'ina'], { from: 'user' });
};
const why = ['--reason', 'lenteactie'];

test('a code is made with all its rules, shown, and ended; who types it then hears that it is over (DISC-1, T35)', async () => {
  const anna = await another(kit, 'anna', { columns: { country: 'NL' } });
  const rules = ['--percent', '12.5', '--currency', 'EUR', '--minimum', '20', '--countries', 'NL,BE', '--methods'];
  const more = ['ideal', '--until', '2099-12-31', '--uses', '50', '--per-member', '2', '--member', anna.email];
  await run('make', 'lente', ...rules, ...more, ...why);
  await run('show', 'lente');
  expect(said.at(-1)).toBe(
    'LENTE  12.5 %  active  0 paid, 0 held of 50  2 a member  in EUR  from 20.00 EUR  NL BE  ideal  of one member  until 2099-12-31T23:00:00.000Z',
  );
  const ask = () => kit.call('GET /api/discountcode.php', { code: 'LENTE' }, { as: anna.browser });
  expect((await ask()).ok.discountcode).toMatchObject({
    value_percentage: 12.5,
    minimum_order_value: 2000,
    country: null,
    countries: ['NL', 'BE'],
    paymentmethods: ['ideal'],
    reason: 'given',
  });
  await expect(run('make', 'LENTE', '--percent', '10', ...why)).rejects.toThrow('already');
  await run('end', 'lente', ...why);
  expect((await ask()).refusal.error).toBe('discount_expired');
  await expect(run('end', 'lente', ...why)).rejects.toThrow('ended already');
  const { rows } = await kit.db.pool.query("select action, reason from audit where subject = 'LENTE' and reason <> ''");
  expect(rows).toEqual([
    { action: 'discount_codes_made', reason: 'lenteactie' },
    { action: 'discount_code_ended', reason: 'lenteactie' },
  ]);
});

test('a thousand are made that nobody guesses, each for one order, into a file of their own', async () => {
  const file = join(folder, 'codes.csv');
  await run('bulk', '1000', file, '--prefix', 'POST', '--percent', '20', ...why);
  const [head, ...codes] = readFileSync(file, 'utf8').trim().split('\r\n');
  expect([head, new Set(codes).size]).toEqual(['code', 1000]);
  expect(codes.every((code) => /^POST-[2-9A-HJ-NP-Z]{12}$/.test(code))).toBe(true);
  expect(statSync(file).mode & 0o077).toBe(0);
  const { ok } = await kit.call('GET /api/discountcode.php', { code: codes[500]! }, {});
  expect(ok.discountcode).toMatchObject({ value_percentage: 20, user_id: null });
  const { rows } = await kit.db.pool.query(
    "select count(*)::int, min(max_uses), max(max_uses) from discount_codes where code like 'POST-%'",
  );
  expect(rows).toEqual([{ count: 1000, min: 1, max: 1 }]);
  await expect(run('bulk', '2', file, '--percent', '20', ...why)).rejects.toThrow('EEXIST');
});

test.each([
  [['--percent', '95'], '90 percent'],
  [['--percent', '0'], '90 percent'],
  [['--percent', 'veel'], 'as 15 or 12.5'],
  [['--percent', '10', '--minimum', '20'], 'needs its currency'],
  [['--percent', '10', '--currency', 'EUR', '--minimum', '20', '--maximum', '10'], 'no order would fit'],
  [['--percent', '10', '--countries', 'NL,XX'], 'It must be of'],
  [['--percent', '10', '--methods', 'cash'], 'It must be of'],
  [['--percent', '10', '--until', '2020-01-01'], 'ended already'],
  [['--percent', '10', '--until', '2026-02-30'], 'It must be a day'],
  [['--percent', '10', '--uses', '0'], '1 or more'],
  [['--percent', '10', '--member', 'niemand@example.org'], 'No such member'],
])('%j is refused in words, and makes nothing', async (rules, words) => {
  await expect(run('make', 'FOUT', ...rules, ...why)).rejects.toThrow(words);
  const { rowCount } = await kit.db.pool.query("select from discount_codes where code = 'FOUT'");
  expect(rowCount).toBe(0);
});
