import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  invented: 'Derrière un profil fictif, il n’y a personne.',
  writers:
    'Les messages sont {by, select, ai {écrits par un ordinateur (IA) et des personnes rémunérées par {company}} other {écrits par des personnes rémunérées par {company}}}.',
  meeting: 'Une rencontre est impossible.',
  singular: 'Profil fictif',
  plural: 'Profils fictifs',
};
