import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  invented: 'Derrière un profil fictif, il n’y a personne.',
  writers:
    '{by, select, ai {Un ordinateur (IA) et des personnes rémunérées par {company} écrivent} other {Des personnes rémunérées par {company} écrivent}} les messages.',
  meeting: 'Une rencontre est impossible.',
  singular: 'Profil fictif',
  plural: 'Profils fictifs',
};
