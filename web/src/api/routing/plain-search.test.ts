import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './plain-search.ts';

test('an address is read as it is written, and written as it is read', () => {
  expect(parseSearch('?countryregion=09&min_age=35&next=%2Fmembers%3Fa%3D1')).toEqual({
    countryregion: '09',
    min_age: '35',
    next: '/members?a=1',
  });
  expect(stringifySearch({ countryregion: '09', min_age: 35, gender: undefined })).toBe('?countryregion=09&min_age=35');
  expect(stringifySearch({})).toBe('');
});
