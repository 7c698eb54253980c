import { countries, locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { helpLineFor } from './help-lines.ts';

test.each(locales)('T9: who reads %s has somebody to call in every country, by a number one can dial', (locale) => {
  for (const country of [...countries, 'XX', '']) {
    const { name, number } = helpLineFor(country, locale);
    expect({ country, name }).toEqual({ country, name: expect.stringMatching(/\S/) as string });
    expect(number).toMatch(/^\d[\d ]{2,}$/);
  }
});

test('T9: a Fleming is given the Belgian line and a Walloon theirs, whatever the language is otherwise spoken in', () => {
  expect(helpLineFor('BE', 'nl')).toEqual({ name: 'Tele-Onthaal', number: '106' });
  expect(helpLineFor('BE', 'fr')).toEqual({ name: 'Télé-Accueil', number: '107' });
  expect(helpLineFor('NL', 'nl').number).toBe('088 0767 000');
  expect(helpLineFor('AT', 'de').number).not.toBe(helpLineFor('DE', 'de').number);
});

test('T9: where the country is none of ours the language decides', () => {
  expect(helpLineFor('XX', 'pl')).toEqual(helpLineFor('PL', 'pl'));
});
