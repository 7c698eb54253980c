import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { calendarDay, isDay, noonOf } from './calendar.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('{contract,server,web,demo}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.') && file !== 'contract/src/calendar.ts',
);

test.each(['2026-01-01', '2024-02-29', '2026-11-28'])('the noon of %s lies in it', (day) => {
  for (const zone of ['UTC', 'Europe/Amsterdam', 'America/Los_Angeles', 'Asia/Tokyo'])
    expect(calendarDay(noonOf(day), zone)).toBe(day);
});

test.each(['2026-02-29', '2026-1-1', '2026-13-01', '', '2026-01-01T12:00:00Z'])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('a day is cut out of a moment, and a moment made of a day, in one place', () => {
  expect(sources.length).toBeGreaterThan(500);
  const byHand =
    /toISOString\(\)\s*\.(slice|substring)\(0, 10\)|toISOString\(\)\s*\.split\('T'\)|\}T(00:00|12:00)(:00(\.000)?)?Z/;
  const found = sources.filter((file) => byHand.test(readFileSync(root + file, 'utf8')));
  // The log is searched from a midnight of UTC on.
  expect(found).toEqual(['server/src/admin/log/search-log.ts']);
});

test('the browser says a day in words by one hook, whose clock is that of the day', () => {
  const found = sources.filter(
    (file) => file.startsWith('web/src/') && /dateTime\(\s*noonOf/.test(readFileSync(root + file, 'utf8')),
  );
  expect(found).toEqual(['web/src/texts/use-day-text.ts']);
});
