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
    received:
      'Les personnes qui te likent apparaissent aussitôt ici. Un profil avec une photo et une phrase se remarque.',
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
  popup: {
    suggestion: 'Suggestion pour toi',
    back: 'Liker en retour',
    profile: 'Voir le profil',
    free: 'Liker est gratuit. Si vous vous plaisez tous les deux, c’est un match.',
    why: '{name} ne t’a pas encore liké. Vous correspondez à ce que chacun cherche.',
    notYet: '{name} ne t’a pas encore liké.',
  },
  swipe: {
    title: 'Swiper',
    left: 'Encore {count, plural, one {# like} other {# likes}} aujourd’hui',
    like: 'Like',
    pass: 'Suivant',
    named: '{action}, {name}',
    undo: 'Revenir au précédent',
    profile: 'Profil',
    keys: 'Pas besoin de glisser. Touches : ← suivant, → like, Z retour',
    whyTitle: 'Pourquoi est-ce que je vois {name} ?',
    why: 'Pourquoi est-ce que je vois ça ?',
    whyFit: 'Vos recherches se correspondent, et {name} a au plus dix ans d’écart avec toi.',
    whyPlace: '{name} vit dans le même pays que toi.',
    whyOrder:
      'Les membres passés récemment et qui ont une photo viennent en premier. Personne ne peut acheter cette place.',
    emptyTitle: 'Tu as vu tout le monde, pour l’instant',
    emptyText: 'De nouveaux membres arrivent sans cesse. Reviens demain, ou continue avec d’autres filtres.',
    limitTitle: 'Tes likes du jour sont épuisés',
    limitText:
      'À minuit, tu en auras de nouveau {limit}. On ne peut pas en acheter plus : un like garde ainsi sa valeur.',
    limitPass: 'Tu peux continuer à regarder : passer est toujours gratuit.',
    countdown:
      'Encore {hours, plural, one {# heure} other {# heures}} et {minutes, plural, one {# minute} other {# minutes}}',
    search: 'Continuer la recherche',
  },
  likesYou: 'Tu plais à {name}',
  seeProfile: 'Voir le profil de {name}',
};
