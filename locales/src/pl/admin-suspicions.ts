import type { adminSuspicions as nl } from '../nl/admin-suspicions.ts';
import type { Texts } from '../texts.ts';

export const adminSuspicions: Texts<typeof nl> = {
  title: 'Podejrzane',
  intro:
    '{site}: {open, plural, one {# konto czeka} few {# konta czekają} many {# kont czeka} other {# konta czeka}}. Reguły liczą, decydują ludzie. Norma: {hours} godz.',
  noneText: 'Nie naliczono tu niczego, na co trzeba spojrzeć.',
  case: 'Konto',
  signedUp: 'Rejestracja: {date}',
  open: 'Otwórz tę osobę',
  why: 'Dlaczego to tu jest',
  limit: '{limit, plural, =1 {wystarczy jedno} other {od #}}',
  signals: {
    many_from_network:
      '{count, plural, one {# rejestracja} few {# rejestracje} many {# rejestracji} other {# rejestracji}} w ciągu godziny z tej samej sieci',
    many_from_device:
      '{count, plural, one {# rejestracja} few {# rejestracje} many {# rejestracji} other {# rejestracji}} w ciągu dnia w tej samej przeglądarce',
    throwaway_mail: 'Adres e-mail z serwisu jednorazowego',
    shared_picture:
      '{count, plural, one {# inna osoba miała} few {# inne osoby miały} many {# innych osób miało} other {# innych osób miało}} już to zdjęcie',
    many_first_messages:
      '{count, plural, one {# pierwsza wiadomość} few {# pierwsze wiadomości} many {# pierwszych wiadomości} other {# pierwszych wiadomości}} do użytkowników w ciągu godziny',
    often_blocked:
      'Blokady w ciągu tygodnia: {count, plural, one {# osoba} few {# osoby} many {# osób} other {# osób}}',
  },
  short: {
    many_from_network: 'wiele z jednej sieci',
    many_from_device: 'wiele w jednej przeglądarce',
    throwaway_mail: 'adres jednorazowy',
    shared_picture: 'zdjęcie innej osoby',
    many_first_messages: 'wiele pierwszych wiadomości',
    often_blocked: 'częste blokady',
  },
  known: 'Co wiemy bez czytania',
  week: 'Ostatni tydzień',
  begun: 'Rozpoczęte rozmowy',
  answered: 'W tym z odpowiedzią',
  blockedBy: 'Blokady od',
  closed: 'Treść pozostaje zamknięta',
  closedText: 'Wiadomości nie są czytane ani skanowane. Rozmowę otwiera tylko zgłoszenie.',
  outcome: 'Wynik',
  outcomes: {
    fine: {
      title: 'W porządku',
      detail: 'O to samo nie będziemy już pytać przy tym koncie',
    },
    watched: {
      title: 'Obserwować',
      detail: 'Nic nie jest ograniczane. Wróci po {days} dniach albo wcześniej, jeśli będzie tego więcej',
    },
    suspended: {
      title: 'Zamknąć konto',
      detail: 'Z listem i prawem odwołania',
    },
  },
  rule: 'Która zasada',
  facts: 'Działanie osoby {name}',
  factsHint: 'Osoba przeczyta to dokładnie tak, w języku: {language}.',
  incomplete: 'Wybierz wynik. Przy zamknięciu napisz, co się stało.',
  never: 'Jedna liczba nigdy nie mówi dość. Zanim zamkniesz konto, zajrzyj do profilu i powiązań.',
  decide: 'Zdecyduj',
  done: {
    fine: 'Uznano za w porządku.',
    watched: 'Konto jest obserwowane.',
    suspended: 'Konto zostanie zamknięte, wyślemy list.',
  },
};
