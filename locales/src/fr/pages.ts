import type { Texts } from '../texts.ts';
import type { pages as nl } from '../nl/pages.ts';

export const pages: Texts<typeof nl> = {
  contents: 'Sur cette page',
  version: 'Cette version est en vigueur depuis le {date}.',
  contact: {
    title: 'Parler à quelqu’un',
    intro: 'Une vraie personne te répond.',
    complaint: 'Déposer une réclamation',
    kvk: 'Registre du commerce (KvK) {number}',
    vat: 'Numéro de TVA {number}',
  },
  faq: {
    label: 'Chercher dans les questions',
    found:
      '{count, plural, =0 {Aucune question trouvée. Essaie un autre mot ou écris-nous.} one {# question trouvée.} other {# questions trouvées.}}',
  },
};
