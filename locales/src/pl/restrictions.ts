import type { restrictions as source } from '../nl/restrictions.ts';
import type { Texts } from '../texts.ts';

export const restrictions: Texts<typeof source> = {
  pageTitle: 'Ograniczenie',
  title: {
    suspended: 'Twoje konto jest zamknięte',
    hidden: 'Twój profil jest ukryty',
  },
  intro: {
    suspended: 'Tu przeczytasz dlaczego i co możesz zrobić.',
    hidden: 'Inni cię nie znajdą. Tu przeczytasz dlaczego i co możesz zrobić.',
  },
  what: 'Co postanowiono',
  scope: {
    suspended:
      'Nikt nie widzi twojego profilu, a ty nie możesz nikogo polubić ani do nikogo napisać. Dane, płatności i ustawienia pozostają twoje.',
    hidden:
      'Nikt nie znajdzie twojego profilu i nie możesz nikogo polubić. Logowanie i czytanie wiadomości działa jak dotąd.',
  },
  rule: 'Jaka zasada',
  ground: {
    law: 'Zabrania tego prawo.',
    terms: 'To niezgodne z naszym regulaminem.',
  },
  facts: 'Co się stało',
  who: 'Kto zdecydował',
  person: 'Osoba z naszego zespołu, {day}. Nie komputer.',
  automated: 'Automatycznie, {day}.',
  howLong: 'Na jak długo',
  open: 'Dopóki tego nie cofniemy.',
  until: 'Do {day} włącznie. Potem skończy się samo.',
  objectTitle: 'Nie zgadzasz się?',
  object: 'Do {day} możesz bezpłatnie złożyć sprzeciw. Rozpatrzy go inna osoba niż ta, która zdecydowała.',
  text: 'Co się nie zgadza?',
  counter: '{used, number}/{most, number}',
  send: 'Wyślij sprzeciw',
  waiting: 'Mamy twój sprzeciw. Rozpatruje go inna osoba niż ta, która zdecydowała. Dostaniesz e-mail.',
  upheld: 'Twój sprzeciw rozpatrzyła inna osoba. Decyzja pozostaje w mocy.',
  because: 'Dlaczego: {explanation}',
  elsewhere: 'Możesz też zwrócić się do organu rozstrzygania sporów albo do sądu.',
  data: 'Do moich danych',
  noneTitle: 'Nie ma żadnego ograniczenia',
  noneText: 'Twoje konto i profil są aktywne.',
  reason: {
    fraud: 'Oszustwo lub jego próba.',
    fake_profile: 'Profil, który nie jest twój, albo nieprawdziwe dane.',
    underage: 'Nie masz 18 lat.',
    harassment: 'Nękanie lub groźby.',
    hate: 'Nienawiść lub dyskryminacja.',
    sexual_content: 'Treści seksualne, o które nikt nie prosił.',
    advertising: 'Reklama lub płatne usługi.',
    other: 'Inna zasada naszego regulaminu.',
  },
};
