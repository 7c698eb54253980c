import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  invented: 'Dietro un profilo fittizio non c’è nessuno.',
  writers:
    '{by, select, ai {Un computer (IA) e personale pagato di {company} scrivono} other {Personale pagato di {company} scrive}} i messaggi.',
  meeting: 'Incontrarsi non è mai possibile.',
  singular: 'Profilo fittizio',
  plural: 'Profili fittizi',
};
