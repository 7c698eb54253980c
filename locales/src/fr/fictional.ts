import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  warning:
    'Derrière un profil fictif, il n’y a personne. Les messages sont {by, select, ai {écrits par un ordinateur (IA) et des personnes rémunérées par {company}} other {écrits par des personnes rémunérées par {company}}}. Une rencontre est impossible.',
  singular: 'Profil fictif',
  plural: 'Profils fictifs',
};
