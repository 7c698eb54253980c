import type { Texts } from '../texts.ts';
import type { pages as nl } from '../nl/pages.ts';

export const pages: Texts<typeof nl> = {
  contents: 'Auf dieser Seite',
  version: 'Diese Fassung gilt seit dem {date}.',
  contact: {
    title: 'Sprich mit uns',
    intro: 'Bei uns antwortet ein Mensch.',
    complaint: 'Beschwerde einreichen',
    kvk: 'Handelsregister (KvK) {number}',
    vat: 'USt-IdNr. {number}',
  },
  faq: {
    label: 'In den Fragen suchen',
    found:
      '{count, plural, =0 {Keine Frage gefunden. Versuche ein anderes Wort oder schreib uns.} one {# Frage gefunden.} other {# Fragen gefunden.}}',
  },
};
