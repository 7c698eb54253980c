import type { adminMembers as nl } from '../nl/admin-members.ts';
import type { Texts } from '../texts.ts';

export const adminMembers: Texts<typeof nl> = {
  title: 'Członkowie',
  intro:
    'Szukaj po całym adresie e-mail, nazwie lub jej początku, numerze członka, numerze paragonu albo czterech ostatnich cyfrach karty.',
  term: 'E-mail, nazwa lub numer',
  search: 'Szukaj',
  found:
    '{count, plural, =0 {Nikogo nie znaleziono.} one {Znaleziono # osobę.} few {Znaleziono # osoby.} many {Znaleziono # osób.} other {Znaleziono # osoby.}}',
  results: 'Znalezione osoby',
  none: 'Nikogo nie znaleziono',
  noneText: 'Nie można szukać po części adresu. Kto został usunięty, tego już nie da się znaleźć.',
  crumbs: 'Gdzie jesteś',
  nameAndAge: '{name}, {age}',
  since: 'na stronie od {date}',
  reads: 'czyta po: {language}',
  notShown: 'niewidoczny profil',
  premium: 'premium',
  columns: {
    member: 'Osoba',
    site: 'Strona',
    since: 'Od',
    last: 'Ostatnio',
    state: 'Stan',
  },
  states: {
    not_confirmed: 'niepotwierdzone',
    confirmed: 'aktywne',
    suspended: 'zamknięte',
    leaving: 'odchodzi',
  },
  facts: {
    title: 'Dane',
    email: 'E-mail',
    last: 'Ostatnio',
    gender: 'Płeć',
    place: 'Miejsce',
    photos: 'Zdjęcia',
    filled: 'Wypełniono',
    left: 'Nie ma tu daty urodzenia, orientacji, miejsca na mapie ani danych płatności. Do tej pracy nie są potrzebne.',
  },
  measure: {
    title: 'Środek',
    none: 'Tej osobie niczego nie odebrano.',
    kinds: {
      suspended: 'konto zamknięte',
      hidden: 'profil ukryty',
    },
    objections: {
      waiting: 'sprzeciw czeka',
      restored: 'sprzeciw uwzględniony',
      upheld: 'sprzeciw odrzucony',
    },
    rule: 'Zasada',
    until: 'Do dnia',
    open: 'dopóki tego nie cofniemy',
    by: 'Decyzja',
    byOn: '{name}, {date}',
  },
  money: {
    title: 'Pieniądze',
    balance: 'Saldo',
    granted: 'W tym podarowane',
    credits: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    payments: 'Ostatnie płatności',
    none: 'Jeszcze nic nie zapłacono.',
    columns: {
      number: 'Paragon',
      at: 'Data',
      method: 'Metoda',
      credits: 'Kredyty',
      total: 'Kwota',
      state: 'Stan',
    },
  },
  security: {
    title: 'Logowanie',
    twoStep: 'Logowanie w dwóch krokach',
    on: 'włączone',
    off: 'wyłączone',
    devices: 'Zalogowane urządzenia',
  },
  history: {
    title: 'Kto tu patrzył',
    none: 'Jeszcze nikt.',
  },
};
