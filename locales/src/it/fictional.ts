import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  warning:
    'Dietro un profilo fittizio non c’è nessuno. I messaggi {by, select, ai {li scrivono un computer (IA) e personale pagato di {company}} other {li scrive personale pagato di {company}}}. Incontrarsi non è mai possibile.',
  singular: 'Profilo fittizio',
  plural: 'Profili fittizi',
};
