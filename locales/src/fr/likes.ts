import type { likes as source } from '../nl/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof source> = {
  title: 'Likes',
  lists: 'Listes de likes',
  list: {
    received: 'Reçus · {count}',
    given: 'Donnés · {count}',
    matches: 'Matchs · {count}',
  },
  isNew: 'Nouveau',
  more: 'Afficher plus',
  empty: {
    received: 'Pas encore de likes',
    given: 'Tu n’as encore liké personne',
    matches: 'Pas encore de match',
  },
  emptyText: {
    received: 'Les personnes qui te likent apparaissent aussitôt ici. Un profil avec une photo et une phrase se remarque.',
    given: 'Touche le cœur d’un profil. La personne le voit tout de suite.',
    matches: 'Un match, c’est quand vous vous likez tous les deux.',
  },
  emptyAction: 'Voir les membres',
  newLike: 'Nouveau like !',
  look: 'Voir',
  matchTitle: 'C’est réciproque',
  matchText: '{name} et toi, vous vous plaisez. {cost}',
  matchFree: 'Il te reste {count, plural, one {# message gratuit} other {# messages gratuits}}.',
  matchCost: 'Un message coûte {price}.',
  write: 'Écrire à {name}',
  later: 'Plus tard',
  failed: 'Le like n’a pas été enregistré.',
  yourPhoto: 'Ta photo',
};
