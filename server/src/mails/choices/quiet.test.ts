import { hour, minute } from '@vonk/contract/durations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quietEnd } from './quiet.ts';

const night = { from: 22, until: 8 };
const endOf = (now: string, quiet: { from: number; until: number } | null = night, timeZone = 'Europe/Amsterdam') =>
  quietEnd(new Date(now), quiet, timeZone)?.toISOString();

describe('quiet hours end (NOTI-4)', () => {
  test.each([
    ['in winter', '2026-11-21T23:30:00Z', '2026-11-22T07:00:00.000Z'],
    ['in summer', '2026-07-21T20:00:00Z', '2026-07-22T06:00:00.000Z'],
    ['in the night that summer begins', '2026-03-28T22:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['in the night that summer ends', '2026-10-24T21:00:00Z', '2026-10-25T07:00:00.000Z'],
    ['early in the morning', '2026-11-22T06:59:59Z', '2026-11-22T07:00:00.000Z'],
  ])('at eight o’clock of the site %s', (_, now, end) => {
    expect(endOf(now)).toBe(end);
  });

  test.each([
    ['by day', '2026-11-21T12:00:00Z', night],
    ['at eight itself', '2026-11-21T07:00:00Z', night],
    ['just before ten', '2026-11-21T20:59:59Z', night],
    ['where they are switched off', '2026-11-21T23:00:00Z', null],
  ])('and are not %s', (_, now, quiet) => {
    expect(endOf(now, quiet)).toBeUndefined();
  });

  test('by day too, where one sleeps by day', () => {
    expect(endOf('2026-11-21T09:00:00Z', { from: 9, until: 17 })).toBe('2026-11-21T16:00:00.000Z');
    expect(endOf('2026-11-21T16:00:00Z', { from: 9, until: 17 })).toBeUndefined();
  });

  test('where an hour is left out, at the hour after it', () => {
    expect(endOf('2026-03-28T23:00:00Z', { from: 23, until: 2 })).toBe('2026-03-29T01:00:00.000Z');
  });

  const zones = fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC');
  const hours = fc.tuple(fc.nat(23), fc.nat(23)).filter(([from, until]) => from !== until);
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

  test('in the future, within a day and an hour, when the clock shows no quiet hour, and not before', () => {
    fc.assert(
      fc.property(moments, hours, zones, (now, [from, until], timeZone) => {
        const end = quietEnd(now, { from, until }, timeZone);
        const clock = (at: Date) =>
          Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at));
        const isQuiet = (at: Date) =>
          Array.from({ length: (until - from + 24) % 24 }, (_, past) => (from + past) % 24).includes(clock(at));
        expect(end !== undefined).toBe(isQuiet(now));
        if (!end) return;
        expect(end > now && end.getTime() - now.getTime() <= 25 * hour).toBe(true);
        expect(isQuiet(end)).toBe(false);
        for (let at = now.getTime(); at < end.getTime(); at += 15 * minute) expect(isQuiet(new Date(at))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
