import type { language as source } from '../nl/language.ts';
import type { Texts } from '../texts.ts';

export const language: Texts<typeof source> = {
  title: 'Idioma y país',
  intro: 'Elige el idioma de esta web. Lo recordamos un año en este dispositivo.',
  near: 'Idiomas en {country}',
  others: 'Otros idiomas',
  country: 'País',
  countryHint: 'De él dependen los precios y las normas que ves.',
  save: 'Guardar',
};
