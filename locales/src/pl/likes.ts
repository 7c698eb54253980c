import type { likes as source } from '../nl/likes.ts';
import type { Texts } from '../texts.ts';

export const likes: Texts<typeof source> = {
  title: 'Polubienia',
  lists: 'Listy polubień',
  list: {
    received: 'Otrzymane · {count}',
    given: 'Wysłane · {count}',
    matches: 'Pary · {count}',
  },
  isNew: 'Nowe',
  more: 'Pokaż więcej',
  empty: {
    received: 'Nie masz jeszcze polubień',
    given: 'Nie masz jeszcze wysłanych polubień',
    matches: 'Nie masz jeszcze par',
  },
  emptyText: {
    received: 'Kto cię polubi, pojawi się tu od razu. Profil ze zdjęciem i jednym zdaniem zwraca uwagę.',
    given: 'Naciśnij serce przy profilu. Druga osoba zobaczy to od razu.',
    matches: 'Para powstaje, gdy polubicie się nawzajem.',
  },
  emptyAction: 'Przejdź do wyszukiwania',
  newLike: 'Nowe polubienie',
  look: 'Zobacz',
  matchTitle: 'Z wzajemnością',
  matchText: 'Ty i {name} podobacie się sobie. {cost}',
  matchFree:
    'Masz jeszcze {count, plural, one {# darmową wiadomość} few {# darmowe wiadomości} many {# darmowych wiadomości} other {# darmowej wiadomości}}.',
  matchCost: 'Wiadomość kosztuje {price}.',
  write: 'Napisz do: {name}',
  later: 'Później',
  failed: 'Polubienie nie zostało zapisane.',
  yourPhoto: 'Twoje zdjęcie',
};
