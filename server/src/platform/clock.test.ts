import { expect, test } from 'vitest';
import { systemClock, testClock } from './clock.ts';

test('a test clock stands still until it is moved', () => {
  const clock = testClock(new Date('2026-03-01T12:00:00Z'));
  clock.advance(1_500);
  expect(clock.now().toISOString()).toBe('2026-03-01T12:00:01.500Z');
  clock.set(new Date('2026-04-01T00:00:00Z'));
  expect(clock.now().toISOString()).toBe('2026-04-01T00:00:00.000Z');
});

test('changing a date that was handed out does not change the clock', () => {
  const clock = testClock(new Date('2026-03-01T12:00:00Z'));
  clock.now().setFullYear(1990);
  expect(clock.now().getFullYear()).toBe(2026);
});

test('a test clock refuses to go back or to go nowhere', () => {
  const clock = testClock(new Date('2026-03-01T12:00:00Z'));
  expect(() => clock.advance(-1)).toThrow(RangeError);
  expect(() => clock.advance(Number.NaN)).toThrow(RangeError);
  expect(() => clock.set(new Date('2026-02-28T12:00:00Z'))).toThrow('2026-03-01T12:00:00.000Z');
});

test('the system clock tells the time of the machine', () => {
  const before = Date.now();
  const told = systemClock.now().getTime();
  expect(told).toBeGreaterThanOrEqual(before);
  expect(told).toBeLessThanOrEqual(Date.now());
});
