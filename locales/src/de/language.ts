import type { language as source } from '../nl/language.ts';
import type { Texts } from '../texts.ts';

export const language: Texts<typeof source> = {
  title: 'Sprache und Land',
  intro: 'Wähle die Sprache dieser Website. Auf diesem Gerät merken wir sie uns ein Jahr lang.',
  near: 'Sprachen ({country})',
  others: 'Weitere Sprachen',
  country: 'Land',
  countryHint: 'Davon hängt ab, welche Preise und Regeln du siehst.',
  save: 'Speichern',
};
