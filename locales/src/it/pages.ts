import type { Texts } from '../texts.ts';
import type { pages as nl } from '../nl/pages.ts';

export const pages: Texts<typeof nl> = {
  contents: 'In questa pagina',
  version: 'Questa versione vale da: {date}.',
  contact: {
    title: 'Parla con noi',
    intro: 'Ti risponde una persona.',
    complaint: 'Presenta un reclamo',
    kvk: 'Registro delle imprese {number}',
    vat: 'Partita IVA {number}',
  },
  faq: {
    label: 'Cerca tra le domande',
    found:
      '{count, plural, =0 {Nessuna domanda trovata. Prova un’altra parola o scrivici.} one {# domanda trovata.} other {# domande trovate.}}',
  },
};
