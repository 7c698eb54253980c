import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

test.each([
  ['', null],
  ['  ', null],
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['0,01', 1],
  ['19,99', 1999],
  ['0', undefined],
  ['0,00', undefined],
  ['-5', undefined],
  ['12,505', undefined],
  ['1.000,00', undefined],
  ['1e3', undefined],
  ['1234567', undefined],
  ['€ 5', undefined],
])('%o is read as %o', (typed, minor) => {
  expect(readAmount(typed)).toBe(minor);
});
