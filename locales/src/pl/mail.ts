import type { mail as source } from '../nl/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof source> = {
  frame: {
    account: 'Otrzymujesz tę wiadomość, ponieważ masz konto w serwisie {site}. To wiadomość serwisowa dotycząca twojego konta.',
    kvk: 'rejestr handlowy (KvK) {number}',
    vat: 'NIP/VAT {number}',
    service: 'Obsługa klienta',
    withdraw: 'Odstąp od umowy tutaj',
    copy: 'Przycisk nie działa? Wklej ten adres w przeglądarce:',
  },
  activation: {
    subject: 'Potwierdź swój adres e-mail',
    preview:
      '{count, plural, =0 {Potem możesz zaczynać.} one {Potem twoja darmowa wiadomość będzie gotowa.} few {Potem twoje # darmowe wiadomości będą gotowe.} many {Potem twoje # darmowych wiadomości będzie gotowych.} other {Potem twoje # darmowej wiadomości będzie gotowe.}}',
    title: 'Jeszcze jedno kliknięcie, {name}',
    body: 'Potwierdź, że ten adres należy do ciebie. {count, plural, =0 {Potem możesz zaczynać.} one {Potem twoja darmowa wiadomość będzie gotowa.} few {Potem twoje # darmowe wiadomości będą gotowe.} many {Potem twoje # darmowych wiadomości będzie gotowych.} other {Potem twoje # darmowej wiadomości będzie gotowe.}}',
    bodyWithMessage:
      'Potwierdź, że ten adres należy do ciebie. Wtedy wyślemy to, co już zostało napisane{count, plural, =0 {.} one {, a twoja darmowa wiadomość będzie gotowa.} few {, a twoje # darmowe wiadomości będą gotowe.} many {, a twoje # darmowych wiadomości będzie gotowych.} other {, a twoje # darmowej wiadomości będzie gotowe.}}',
    button: 'Potwierdzam mój adres',
    expires: 'Link działa raz, do {until}.',
    ignore: 'To nie ty zakładasz konto? Nie musisz nic robić. Po 30 dniach usuniemy ten adres.',
  },
  accountLocked: {
    subject: 'Twoje konto jest na chwilę zablokowane',
    preview: 'Zbyt wiele razy wpisano błędne hasło.',
    title: 'Twoje konto jest na chwilę zablokowane',
    body: 'Ktoś {count} razy wpisał błędne hasło. Dlatego przez {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} nikt nie może zalogować się hasłem. To ty? Ten przycisk od razu cię zaloguje.',
    button: 'Zaloguj mnie',
    expires: 'Link działa raz, do {until}.',
    ignore: 'To nie ty? Twoje hasło nie zostało odgadnięte. Zmień je, jeśli używasz go także gdzie indziej.',
  },
  alreadyMember: {
    subject: 'Masz już konto',
    preview: 'Nie utworzono drugiego konta.',
    title: 'Masz już konto',
    body: 'Ktoś próbował zarejestrować się tym adresem, ale ma on już konto w serwisie {site}. Nic się nie zmieniło. To ty? W takim razie zaloguj się.',
    button: 'Zaloguj się',
    ignore: 'To nie ty? Nie musisz nic robić.',
  },
  receipt: {
    subject: 'Rachunek do zamówienia {number}',
    preview: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}, {total}, {method}.',
    title: 'Dziękujemy, twoje kredyty są gotowe',
    order: 'Zamówienie {number}, {at}',
    item: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} po {price}',
    net: 'Netto',
    vat: 'VAT {percent} ({country})',
    paid: 'Zapłacono: {method}',
    withdraw:
      'Odstąpić od umowy możesz do {until}, 23:59, bez podania przyczyny. Poproszono o natychmiastową dostawę. Dlatego płacisz wtedy tylko za wykorzystane kredyty, a resztę zwracamy.',
    button: 'Zobacz rachunek',
    seller: '{company} jest sprzedawcą i widnieje na wyciągu. Nie ma abonamentu.',
  },
};
