import type { language as source } from '../nl/language.ts';
import type { Texts } from '../texts.ts';

export const language: Texts<typeof source> = {
  title: 'Język i kraj',
  intro: 'Wybierz język tej strony. Zapamiętamy go na tym urządzeniu przez rok.',
  near: 'Języki: {country}',
  others: 'Inne języki',
  country: 'Kraj',
  countryHint: 'Od niego zależy, jakie ceny i zasady widzisz.',
  save: 'Zapisz',
};
