import { expect, test } from 'vitest';
import { dayAndTime, instantAt, localTime } from './local-time.ts';

test.each([
  ['2026-12-01', '00:00', 'Europe/Amsterdam', '2026-11-30T23:00:00.000Z'],
  ['2026-07-01', '09:30', 'Europe/Amsterdam', '2026-07-01T07:30:00.000Z'],
  ['2026-07-01', '09:30', 'Atlantic/Azores', '2026-07-01T09:30:00.000Z'],
  ['2026-07-01', '09:30', 'Asia/Kolkata', '2026-07-01T04:00:00.000Z'],
  // The clock is put back at 3:00, so that 2:30 comes twice: the first is meant.
  ['2026-10-25', '02:30', 'Europe/Amsterdam', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:30', 'Europe/Amsterdam', '2026-10-25T02:30:00.000Z'],
  ['2027-03-28', '03:30', 'Europe/Amsterdam', '2027-03-28T01:30:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(instantAt(date, time, zone)?.toISOString()).toBe(instant);
  expect(localTime(new Date(instant), zone)).toBe(`${date} ${time}`);
  expect(dayAndTime(new Date(instant), zone)).toEqual({ date, time });
});

test.each([
  ['2027-03-28', '02:30', 'the hour that summer time leaves out'],
  ['2026-02-30', '10:00', 'a day that there is not'],
  ['2026-12-01', '25:00', 'an hour that there is not'],
])('%s %s is no moment: %s', (date, time) => {
  expect(instantAt(date, time, 'Europe/Amsterdam')).toBeUndefined();
});
