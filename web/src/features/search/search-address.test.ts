import { expect, test } from 'vitest';
import { fieldsOfFilter, readSearchAddress, withoutFilters } from './search-address.ts';

test('an address gives its filters, numbers or texts alike, and drops what makes no sense', () => {
  expect(
    readSearchAddress({ gender: 'female', country: 'NL', countryregion: '09', min_age: 35, max_age: '55' }),
  ).toEqual({
    gender: 'female',
    country: 'NL',
    countryregion: '09',
    min_age: 35,
    max_age: 55,
  });
  expect(
    readSearchAddress({
      gender: 'all',
      country: 'nederland',
      countryregion: '../',
      min_age: 3,
      max_age: 'x',
      other: 1,
    }),
  ).toEqual({});
});

test('the filters of the sheet stand in the address as texts', () => {
  const address = { distance: '25', with_photo: '1', interests: 'film,wine', hair_color: 'red' } as const;
  expect(readSearchAddress({ ...address, with_photo: 1 })).toEqual(address);
  expect(readSearchAddress({ distance: '11', with_photo: 'yes', interests: 'Film!', tattoos: ',' })).toEqual({});
});

test('an address that loses its last filter says that it has none, so that it does not stand for the search used last', () => {
  expect(withoutFilters({ min_age: 30, max_age: 40, network: 'radio' }, fieldsOfFilter('age'))).toEqual({
    network: 'radio',
    fresh: '1',
  });
  expect(withoutFilters({ online: '1', new: '1' }, ['new'])).toEqual({ online: '1' });
});
