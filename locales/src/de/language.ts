import type { language as source } from '../nl/language.ts';
import type { Texts } from '../texts.ts';

export const language: Texts<typeof source> = {
  title: 'Sprache und Land',
  intro: 'Wähle die Sprache dieser Seite. Wir merken sie uns auf diesem Gerät ein Jahr lang.',
  near: 'Sprachen in {country}',
  others: 'Andere Sprachen',
  country: 'Land',
  countryHint: 'Davon hängt ab, welche Preise und Regeln du siehst.',
  save: 'Speichern',
};
