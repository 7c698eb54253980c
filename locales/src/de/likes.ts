import type { likes as source } from '../nl/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof source> = {
  title: 'Likes',
  lists: 'Listen der Likes',
  list: {
    received: 'Erhalten · {count}',
    given: 'Gegeben · {count}',
    matches: 'Matches · {count}',
  },
  isNew: 'Neu',
  more: 'Mehr zeigen',
  empty: {
    received: 'Noch keine Likes',
    given: 'Du hast noch niemanden geliket',
    matches: 'Noch keine Matches',
  },
  emptyText: {
    received: 'Wer dich liket, erscheint hier sofort. Ein Profil mit Foto und einem Satz fällt auf.',
    given: 'Tippe auf das Herz bei einem Profil. Die andere Person sieht es sofort.',
    matches: 'Ein Match entsteht, wenn ihr einander liket.',
  },
  emptyAction: 'Zur Suche',
  newLike: 'Neuer Like!',
  look: 'Ansehen',
  matchTitle: 'Das ist gegenseitig',
  matchText: 'Du und {name} mögt einander. {cost}',
  matchFree: 'Du hast noch {count, plural, one {# kostenlose Nachricht} other {# kostenlose Nachrichten}}.',
  matchCost: 'Eine Nachricht kostet {price}.',
  write: '{name} schreiben',
  later: 'Später',
  failed: 'Der Like wurde nicht gespeichert.',
  yourPhoto: 'Dein Foto',
};
