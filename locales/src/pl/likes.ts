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
  swipe: {
    title: 'Przesuwaj',
    left: 'Na dziś {count, plural, one {zostało # polubienie} few {zostały # polubienia} many {zostało # polubień} other {zostało # polubienia}} z {limit}',
    like: 'Polub',
    pass: 'Dalej',
    undo: 'Cofnij ostatnie',
    profile: 'Profil',
    keys: 'Nie trzeba przesuwać. Klawisze: ← dalej, → polub, Z cofnij',
    whyTitle: 'Dlaczego widzę tę osobę: {name}?',
    why: 'Dlaczego to widzę?',
    whyFit: 'Pasujecie do tego, kogo szukacie, a {name} ma najwyżej dziesięć lat więcej lub mniej niż ty.',
    whyPlace: '{name} mieszka w tym samym kraju co ty.',
    whyOrder: 'Na początku są osoby ze zdjęciem, które niedawno tu były. Tego miejsca nie da się kupić.',
    emptyTitle: 'To na razie wszyscy',
    emptyText: 'Wciąż dołączają nowe osoby. Zajrzyj jutro albo szukaj z innymi filtrami.',
    limitTitle: 'Dzisiejsze polubienia się skończyły',
    limitText: 'O północy znów dostaniesz {limit}. Więcej nie da się kupić, dzięki czemu polubienie coś znaczy.',
    countdown:
      'Jeszcze {hours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}} i {minutes, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
    search: 'Szukaj dalej',
  },
  likesYou: '{name} cię lubi',
  seeProfile: 'Zobacz profil: {name}',
};
