import { expect, test } from 'vitest';
import { openSeal } from './seal.ts';

const seal = openSeal('a secret of the tests, long enough');

test('a value comes back as it was, for its purpose only', () => {
  const closed = seal.close('search', [812, 'x']);
  expect(closed).toMatch(/^[\w-]+$/);
  expect(seal.open('search', closed)).toEqual([812, 'x']);
  expect(seal.open('likes', closed)).toBeUndefined();
});

test('a text that was changed, cut, made up or sealed elsewhere opens to nothing', () => {
  const closed = seal.close('search', [812, 'x']);
  const changed = closed.replace(/.$/, closed.endsWith('A') ? 'Q' : 'A');
  for (const text of [
    '',
    'x',
    closed.slice(0, -4),
    changed,
    'A'.repeat(60),
    openSeal('another secret').close('search', [1]),
  ])
    expect(seal.open('search', text)).toBeUndefined();
});

test('the same value never looks the same twice', () => {
  expect(seal.close('search', 1)).not.toBe(seal.close('search', 1));
});

test('a signature is the same for the same values, and another for any other value, purpose or secret', () => {
  const signed = seal.sign('photo', ['a', 'b']);
  expect(signed).toMatch(/^[\w-]{22}$/);
  expect(seal.sign('photo', ['a', 'b'])).toBe(signed);
  for (const other of [
    seal.sign('photo', ['ab']),
    seal.sign('photo', ['a', 'b', '']),
    seal.sign('file', ['a', 'b']),
    openSeal('another secret').sign('photo', ['a', 'b']),
  ])
    expect(other).not.toBe(signed);
});
