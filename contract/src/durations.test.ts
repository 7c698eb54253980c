import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('{contract,server,web,demo}/src/**/*.{ts,tsx,js}', { cwd: root }).filter(
  (file) => !file.includes('.test.') && file !== 'contract/src/durations.ts',
);

/** Where such a number stands as it is, and why. */
const others: Readonly<Record<string, string>> = {
  'server/src/pages/files/sw-push.js': 'a service worker is sent as it stands and imports nothing',
  'server/src/search/query/statements/member-statements.ts': 'a number of rows',
  'server/src/sites/settings.ts': 'an amount of money',
};

// 24 hours, 60 minutes, seconds of an hour, day, week or year, milliseconds of an hour or a day
const spelt =
  /(?<![\d_.])(\d+ \* 24\b|24 \* [\w(]|60 \* (60|1_?000|hour|minute|second)|(3_?600|86_?400|604_?800|31_?536_?000)(_?000)?\b)/;
const thousands = /(?<![\w.#])[1-9]\d{0,2}(_?\d{3})*_?000\b/g;
const minutes = (code: string) =>
  code.match(thousands)?.filter((written) => Number(written.replaceAll('_', '')) % 60_000 === 0) ?? [];
const spells = (code: string) => spelt.test(code) || minutes(code).length > 0;

test.each([
  '24 * hour',
  '7 * 24',
  '60 * 60',
  '3600',
  '3_600_000',
  '86400',
  '86_400_000',
  '60_000',
  '900_000',
  '1_800_000',
  "'max-age=31536000'",
  '604_800',
  '5 * 60 * second',
  '24 * (hourSeconds / 60)',
])('%s spells out a span of time', (code) => expect(spells(code)).toBe(true));

test.each(['3 * day', '30_000', '10_000', '200_000_000', '13600', '#860000', 'T00:00:00.000Z', '0.60000'])(
  '%s spells out none',
  (code) => expect(spells(code)).toBe(false),
);

test('minutes, hours and days are spelt out in one place', () => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((file) => spells(readFileSync(root + file, 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(others));
});
