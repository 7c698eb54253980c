import { expect, test } from 'vitest';
import { countFilters, readSearchAddress } from './search-address.ts';

test('an address gives its filters, numbers or texts alike, and drops what makes no sense', () => {
  expect(readSearchAddress({ gender: 'female', country: 'NL', countryregion: '09', min_age: 35, max_age: '55' })).toEqual({
    gender: 'female', country: 'NL', countryregion: '09', min_age: 35, max_age: 55,
  }); // prettier-ignore
  expect(readSearchAddress({ gender: 'all', country: 'nederland', countryregion: '../', min_age: 3, max_age: 'x', other: 1 })).toEqual({});
});

test('the traffic source of a visitor is no filter', () => {
  expect(countFilters({ network: 'radio', min_age: 30 })).toBe(1);
});
