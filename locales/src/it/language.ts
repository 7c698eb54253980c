import type { language as source } from '../nl/language.ts';
import type { Texts } from '../texts.ts';

export const language: Texts<typeof source> = {
  title: 'Lingua e Paese',
  intro: 'Scegli la lingua di questo sito. La ricordiamo per un anno su questo dispositivo.',
  near: 'Lingue parlate qui ({country})',
  others: 'Altre lingue',
  country: 'Paese',
  countryHint: 'Da questo dipendono i prezzi e le regole che vedi.',
  save: 'Salva',
};
