import type { language as source } from '../nl/language.ts';
import type { Texts } from '../texts.ts';

export const language: Texts<typeof source> = {
  title: 'Language and country',
  intro: 'Choose the language of this site. We remember it on this device for a year.',
  near: 'Languages in {country}',
  others: 'Other languages',
  country: 'Country',
  countryHint: 'This decides which prices and rules apply to you.',
  save: 'Save',
};
