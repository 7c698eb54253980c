import type { Texts } from '../texts.ts';
import type { pages as nl } from '../nl/pages.ts';

export const pages: Texts<typeof nl> = {
  contents: 'Na tej stronie',
  version: 'Ta wersja obowiązuje od {date}.',
  contact: {
    title: 'Porozmawiaj z nami',
    intro: 'Odpowiada człowiek.',
    complaint: 'Złóż reklamację',
    kvk: 'Rejestr handlowy (KvK) {number}',
    vat: 'Nr VAT {number}',
  },
  faq: {
    label: 'Szukaj w pytaniach',
    found:
      '{count, plural, =0 {Nie ma takiego pytania. Spróbuj innego słowa albo napisz do nas.} one {Znaleziono # pytanie.} few {Znaleziono # pytania.} many {Znaleziono # pytań.} other {Znaleziono # pytania.}}',
  },
};
