import { expect, test } from 'vitest';
import { countries, languagesFor, locales } from './locales.ts';

test('the language page has the languages of the visitor’s country first, and each of the seven once (LANG-3)', () => {
  expect(languagesFor('BE').near).toEqual(['nl', 'fr', 'de']);
  expect(languagesFor('CH').near).toEqual(['de', 'it', 'fr', 'en']);
  for (const country of countries) {
    const { near, others } = languagesFor(country);
    expect([...near, ...others].toSorted()).toEqual(locales.toSorted());
  }
  expect(languagesFor('JP')).toEqual({ near: [], others: locales });
});
