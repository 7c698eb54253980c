import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, sign } from './signature.ts';

const [current, former] = [randomBytes(32), randomBytes(32)];
const body = Buffer.from('{"id":"evt_1"}');
const now = new Date('2026-11-21T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('while one key replaces another both are good (T107)', () => {
  const keys = [current, former];
  expect(isSigned(sign(current, body, now), { keys, body, now })).toBe(true);
  expect(isSigned(sign(former, body, now), { keys, body, now })).toBe(true);
  expect(isSigned(sign(former, body, now), { keys: [current], body, now })).toBe(false);
});

test('a signature is good for five minutes, by a clock that is as much ahead or behind (T107)', () => {
  const header = sign(current, body, now);
  expect(
    [300, 301, -300, -301].map((seconds) => isSigned(header, { keys: [current], body, now: after(seconds) })),
  ).toEqual([true, false, true, false]);
});

test('a changed moment or body breaks the signature', () => {
  const header = sign(current, body, now);
  expect(isSigned(header.replace(/t=\d/, 't=2'), { keys: [current], body, now })).toBe(false);
  expect(isSigned(header, { keys: [current], body: Buffer.from('{"id":"evt_2"}'), now })).toBe(false);
  expect(isSigned(undefined, { keys: [current], body, now })).toBe(false);
});
