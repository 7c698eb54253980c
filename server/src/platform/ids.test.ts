import { expect, test } from 'vitest';
import { hashToken, newId, newToken, publicId } from './ids.ts';

const now = new Date('2026-11-21T10:00:00.123Z');

test('a new id is a UUIDv7 that carries its millisecond', () => {
  const id = newId(now);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now.getTime());
});

test('ids of later milliseconds sort after earlier ones', () => {
  const ids = Array.from({ length: 200 }, (_, at) => newId(new Date(now.getTime() + at)));
  expect([...ids].sort()).toEqual(ids);
});

test('ten thousand ids of one millisecond are all different', () => {
  expect(new Set(Array.from({ length: 10_000 }, () => newId(now))).size).toBe(10_000);
});

test('a public id is 14 characters without look-alikes, and every character is used', () => {
  const ids = Array.from({ length: 2_000 }, publicId);
  for (const id of ids) expect(id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{14}$/);
  expect(new Set(ids).size).toBe(2_000);
  expect(new Set(ids.join('')).size).toBe(58);
});

test('a token carries 256 bits and is safe in an address', () => {
  const secret = newToken();
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(newToken()).not.toBe(secret);
});

test('the hash of a token is the known SHA-256', () => {
  expect(hashToken('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
