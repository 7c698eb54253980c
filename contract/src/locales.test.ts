import { expect, test } from 'vitest';
import { countries, formatLocaleOf, languagesFor, locales } from './locales.ts';

test('the language page has the languages of the visitor’s country first, and each of the seven once (LANG-3)', () => {
  expect(languagesFor('BE').near).toEqual(['nl', 'fr', 'de']);
  expect(languagesFor('CH').near).toEqual(['de', 'it', 'fr', 'en']);
  for (const country of countries) {
    const { near, others } = languagesFor(country);
    expect([...near, ...others].toSorted()).toEqual(locales.toSorted());
  }
  expect(languagesFor('JP')).toEqual({ near: [], others: locales });
});

test('English writes a day as Europe does, and as America does for who is there', () => {
  const day = (locale: 'en' | 'de', country: string | null) =>
    new Intl.DateTimeFormat(formatLocaleOf(locale, country), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date('2026-11-22T12:00:00Z'),
    );
  expect([day('en', 'NL'), day('en', null), day('en', 'IE')]).toEqual(Array(3).fill('22 November 2026'));
  expect(day('en', 'US')).toBe('November 22, 2026');
  expect(day('de', 'US')).toBe('22. November 2026');
});
