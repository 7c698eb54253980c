import type { topup as nl } from '../nl/topup.ts';
import type { Texts } from '../texts.ts';

export const topup: Texts<typeof nl> = {
  title: 'Automatyczne doładowanie',
  intro: 'Jest wyłączone. Po włączeniu sami zamawiamy kredyty, gdy saldo jest niskie, zapisaną kartą.',
  noCard: 'Jest wyłączone. Potrzebna jest zapisana karta, a jeszcze jej nie masz.',
  begin: 'Włącz automatyczne doładowanie',
  runs: 'Poniżej {threshold, number} kredytów zamawiamy {count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za {amount}, kartą {card}.',
  most: 'Najwyżej {times, plural, one {# raz} few {# razy} many {# razy} other {# razy}} w miesiącu, czyli najwyżej {most}.',
  due: 'Następne pobranie: {at}.',
  end: 'Wyłącz automatyczne doładowanie',
  ended: 'Automatyczne doładowanie jest wyłączone.',
  failed: 'Nie udało się. Spróbuj ponownie.',
  pack: 'Pakiet',
  packOf: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za {amount}',
  threshold: 'Gdy saldo jest niższe niż',
  below: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
  perMonth: 'Najwyżej w miesiącu',
  times: '{count, plural, one {# raz} few {# razy} many {# razy} other {# razy}}',
  card: 'Karta',
  limit:
    'Najwyżej {times, plural, one {# raz} few {# razy} many {# razy} other {# razy}} w miesiącu, czyli najwyżej {most}.',
  notice: 'Dzień przed każdym pobraniem wysyłamy mail z przyciskiem, którym je pominiesz.',
  endsItself: 'Jeśli zdrożeje albo karta przestanie działać, doładowanie samo się zatrzyma.',
  seller: 'Ceny z VAT. Sprzedawca: {company}',
  agree:
    'Zamawiajcie to automatycznie i dostarczajcie od razu, za każdym razem za {amount}. Jeśli odstąpię od zamówienia w ciągu {days} dni, zapłacę za to, co wykorzystam.',
  button: 'Włącz z obowiązkiem zapłaty, {amount} za każdym razem',
  skip: 'Pomiń tym razem',
  skipped: 'Tym razem nic nie pobierzemy.',
  overTitle: 'Automatyczne doładowanie jest wyłączone',
  overText: 'Nic nie jest pobierane samo. Potwierdzenie jest w Twojej poczcie.',
  home: 'Przejdź do serwisu',
  badTitle: 'Ten link nie działa',
  badText: 'Jest niepełny albo nie jest z tego serwisu. Wyłączyć można też w ustawieniach.',
  settings: 'Przejdź do ustawień',
  ask: {
    title: 'Zatrzymaj automatyczne doładowanie',
    intro:
      'Podaj adres e-mail. Jeśli automatyczne doładowanie jest dla niego włączone, wyślemy link, który je wyłącza bez logowania.',
    email: 'E-mail',
    submit: 'Wyślij mi link',
    sentTitle: 'Zajrzyj do poczty',
    sentText: 'Jeśli automatyczne doładowanie jest włączone dla {email}, link jest już w Twojej poczcie.',
  },
};
