import type { adminMoney as nl } from '../nl/admin-money.ts';
import type { Texts } from '../texts.ts';

export const adminMoney: Texts<typeof nl> = {
  member: 'Użytkownik',
  left: 'były użytkownik',
  number: 'Numer',
  receipt: 'Pokwitowanie',
  paidWith: 'Zapłacono przez',
  since: 'czeka od {date}',
  outcome: 'Wynik',
  reason: 'Dlaczego',
  incomplete: 'Wybierz wynik i uzupełnij braki.',
  refunds: {
    title: 'Zwroty',
    intro:
      '{site}: {open, plural, one {# czeka} few {# czekają} many {# czeka} other {# czeka}}. W ciągu {hours} godz.',
    noneText: 'Żadne pieniądze nie czekają tu na człowieka.',
    item: '{origin} · {name}',
    own: 'To twój wniosek',
    ownText: 'To twój wniosek. Potwierdza go ktoś inny; dla ciebie jest zamknięty.',
    case: 'Co wraca',
    head: 'Do zwrotu {amount}, {origin}',
    origins: {
      withdrawal: 'odstąpienie',
      erasure: 'usunięte konto',
      refund: 'gest dobrej woli',
    },
    askedBy: 'Wniosek złożył(a)',
    why: 'Dlaczego',
    account: 'Dokąd trafi',
    accountLine: '{iban}, właściciel: {holder}',
    noAccount: 'Nie podano jeszcze konta.',
    problem: 'Operator nie mógł: {problem}',
    reference: 'Tytuł przelewu',
    second: 'Powyżej 50 € potwierdza druga osoba.',
    outcomes: {
      confirmed: {
        title: 'Potwierdź',
        detail: 'Pieniądze wracają, kredyty są odjęte',
      },
      refused: {
        title: 'Nie zwracaj',
        detail: 'Dla użytkownika nic się nie zmienia',
      },
      paid: {
        title: 'Zapłacono',
        detail: 'Przelew wykonano ręcznie',
      },
      dropped: {
        title: 'Nie będzie',
        detail: 'Zostaje u kupującego, z podaniem powodu',
      },
    },
    done: {
      confirmed: 'Potwierdzono.',
      refused: 'Bez zwrotu.',
      paid: 'Zapisano jako zapłacone.',
      dropped: 'Zapisano: nie będzie.',
    },
  },
  debits: {
    title: 'Zwrócone obciążenia',
    intro:
      '{site}: {open, plural, one {# otwarte} few {# otwarte} many {# otwartych} other {# otwartych}}. W ciągu {days} dni.',
    noneText: 'Żadne obciążenie tu nie wróciło.',
    item: '{amount} · {name}',
    case: 'Obciążenie',
    head: 'Obciążenie na {amount} wróciło',
    why: {
      closed: 'Konto zamknięte',
      no_money: 'Za mało środków',
      no_mandate: 'Brak ważnej zgody',
      payer: 'Cofnięte przez płatnika',
      unknown: 'Powód nieznany',
    },
    reasonOfBank: 'Powód',
    code: 'Kod banku',
    owed: 'Do zapłaty',
    owedLine: '{amount} za {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    mandate: 'Zgoda',
    liftText: 'Użytkownik znów może płacić poleceniem zapłaty. Zaległości już nie żądamy.',
    reasonHint: 'Trafi do dziennika.',
    lift: 'Zdejmij blokadę',
    incomplete: 'Napisz dlaczego.',
    lifted: 'Blokada zdjęta.',
  },
};
