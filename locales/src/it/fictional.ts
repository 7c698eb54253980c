import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  invented: 'Dietro un profilo fittizio non c’è nessuno.',
  writers:
    'I messaggi {by, select, ai {li scrivono un computer (IA) e personale pagato di {company}} other {li scrive personale pagato di {company}}}.',
  meeting: 'Incontrarsi non è mai possibile.',
  singular: 'Profilo fittizio',
  plural: 'Profili fittizi',
};
