import type { likes as source } from '../nl/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof source> = {
  title: 'Polubienia',
  lists: 'Listy polubień',
  list: {
    received: 'Otrzymane · {count}',
    given: 'Dane · {count}',
    matches: 'Pary · {count}',
  },
  isNew: 'Nowe',
  more: 'Pokaż więcej',
  empty: {
    received: 'Nie masz jeszcze polubień',
    given: 'Nikogo jeszcze nie lubisz',
    matches: 'Nie masz jeszcze par',
  },
  emptyText: {
    received: 'Kto cię polubi, pojawi się tu od razu. Profil ze zdjęciem i jednym zdaniem zwraca uwagę.',
    given: 'Dotknij serca przy profilu. Druga osoba zobaczy to od razu.',
    matches: 'Para powstaje, gdy polubicie się nawzajem.',
  },
  emptyAction: 'Przejdź do wyszukiwania',
  newLike: 'Nowe polubienie!',
  look: 'Zobacz',
  matchTitle: 'To wzajemne',
  matchText: '{name} i ty lubicie się. {cost}',
  matchFree:
    'Masz jeszcze {count, plural, one {# darmową wiadomość} few {# darmowe wiadomości} many {# darmowych wiadomości} other {# darmowej wiadomości}}.',
  matchCost: 'Wiadomość kosztuje {price}.',
  write: 'Napisz: {name}',
  later: 'Później',
  failed: 'Polubienie nie zostało zapisane.',
  yourPhoto: 'Twoje zdjęcie',
};
