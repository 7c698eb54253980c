import { expect, test } from 'vitest';
import { isWithinHours } from './duty-hours.ts';

const hours = (weekday: number, from: string, until: string) => [{ weekday, from, until }];

// 26 November 2026 is a Thursday; Amsterdam is an hour ahead of UTC in winter, New York five behind.
test.each([
  ['2026-11-26T08:00:00Z', 'Europe/Amsterdam', hours(4, '09:00', '17:00'), true],
  ['2026-11-26T07:59:59Z', 'Europe/Amsterdam', hours(4, '09:00', '17:00'), false],
  ['2026-11-26T15:59:59Z', 'Europe/Amsterdam', hours(4, '09:00', '17:00'), true],
  ['2026-11-26T16:00:00Z', 'Europe/Amsterdam', hours(4, '09:00', '17:00'), false],
  ['2026-11-26T08:00:00Z', 'America/New_York', hours(4, '09:00', '17:00'), false],
  ['2026-11-26T08:00:00Z', 'Europe/Amsterdam', hours(3, '09:00', '17:00'), false],
  ['2026-11-26T22:30:00Z', 'Europe/Amsterdam', hours(4, '22:00', '06:00'), true],
  ['2026-11-26T23:30:00Z', 'Europe/Amsterdam', hours(4, '22:00', '06:00'), true],
  ['2026-11-27T04:59:00Z', 'Europe/Amsterdam', hours(4, '22:00', '06:00'), true],
  ['2026-11-27T05:00:00Z', 'Europe/Amsterdam', hours(4, '22:00', '06:00'), false],
  ['2026-11-26T04:00:00Z', 'Europe/Amsterdam', hours(4, '22:00', '06:00'), false],
  ['2026-11-29T23:30:00Z', 'Europe/Amsterdam', hours(7, '22:00', '06:00'), true],
  ['2026-11-26T23:00:00Z', 'Europe/Amsterdam', hours(5, '00:00', '01:00'), true],
  ['2026-07-02T07:30:00Z', 'Europe/Amsterdam', hours(4, '09:00', '17:00'), true],
  ['2026-11-26T08:00:00Z', 'Europe/Amsterdam', [], false],
])('%s in %s within %j: %s (T122)', (at, timeZone, week, expected) => {
  expect(isWithinHours({ timeZone, hours: week }, new Date(at))).toBe(expected);
});
