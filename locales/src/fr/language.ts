import type { language as source } from '../nl/language.ts';
import type { Texts } from '../texts.ts';

export const language: Texts<typeof source> = {
  title: 'Langue et pays',
  intro: 'Choisis la langue de ce site. Nous la gardons en mémoire pendant un an sur cet appareil.',
  near: 'Langues : {country}',
  others: 'Autres langues',
  country: 'Pays',
  countryHint: 'Les prix et les règles affichés en dépendent.',
  save: 'Enregistrer',
};
