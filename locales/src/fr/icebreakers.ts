import type { icebreakers as nl } from '../nl/icebreakers.ts';
import type { Texts } from '../texts.ts';

export const icebreakers: Texts<typeof nl> = {
  bird: 'Quel oiseau serais-tu, et pourquoi celui-là ?',
  unplanned: 'Qu’as-tu fait aujourd’hui que tu n’avais pas prévu ?',
  wake: 'Pour quelle raison ai-je toujours le droit de te réveiller ?',
  sunday: 'À quoi ressemble ton dimanche idéal, du café au canapé ?',
  learned: 'Quelle est la dernière chose que tu as apprise avec plaisir ?',
  smell: 'Quelle odeur te ramène aussitôt en enfance ?',
  animals: 'Quel animal t’a fait le plus rire ?',
  books: 'Quel livre offres-tu le plus souvent ?',
  coffee: 'Où bois-tu le meilleur café de la ville ?',
  cooking: 'Que cuisines-tu quand quelqu’un reste dîner à l’improviste ?',
  dogs: 'Chien en laisse, ou libre sur la plage ?',
  film: 'Quel film pourrais-tu revoir dix fois ?',
  gardening: 'Qu’est-ce qui fleurit chez toi en ce moment, au jardin ou à la fenêtre ?',
  hiking: 'Quelle balade refais-tu sans cesse ?',
  music: 'Quelle chanson te fait monter le son ?',
  series: 'Quelle série as-tu finie en un week-end ?',
  travelling: 'Où irais-tu si tu pouvais partir demain ?',
  wine: 'Rouge au coin du feu ou blanc en terrasse ?',
};
