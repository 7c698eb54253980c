import type { likes as source } from '../nl/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof source> = {
  title: 'Likes',
  lists: 'Like-Listen',
  list: {
    received: 'Erhalten · {count}',
    given: 'Gegeben · {count}',
    matches: 'Matches · {count}',
  },
  isNew: 'Neu',
  more: 'Mehr anzeigen',
  empty: {
    received: 'Noch keine Likes',
    given: 'Du hast noch niemanden gelikt',
    matches: 'Noch keine Matches',
  },
  emptyText: {
    received: 'Wer dich likt, erscheint hier sofort. Ein Profil mit einem Foto und einem Satz fällt auf.',
    given: 'Tippe bei einem Profil auf das Herz. Die andere Person sieht es sofort.',
    matches: 'Ein Match entsteht, wenn ihr euch gegenseitig likt.',
  },
  emptyAction: 'Zur Suche',
  newLike: 'Neues Like',
  look: 'Ansehen',
  matchTitle: 'Das beruht auf Gegenseitigkeit',
  matchText: 'Du und {name} mögt euch. {cost}',
  matchFree: 'Du hast noch {count, plural, one {# Gratisnachricht} other {# Gratisnachrichten}}.',
  matchCost: 'Eine Nachricht kostet {price}.',
  write: '{name} schreiben',
  later: 'Später',
  failed: 'Das Like wurde nicht gespeichert.',
  yourPhoto: 'Dein Foto',
};
