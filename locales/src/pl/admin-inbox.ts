import type { adminInbox as nl } from '../nl/admin-inbox.ts';
import type { Texts } from '../texts.ts';

export const adminInbox: Texts<typeof nl> = {
  title: 'Skrzynka fikcyjna',
  intro:
    '{open, plural, one {# osoba czeka} few {# osoby czekają} many {# osób czeka} other {# osób czeka}} na odpowiedź w {site}. Norma: {minutes} minut.',
  offTitle: 'Wyłączone, choć ktoś do nich pisał',
  offLine:
    '{name}: {count, plural, one {czeka # rozmowa} few {czekają # rozmowy} many {czeka # rozmów} other {czeka # rozmowy}}',
  offText: 'Nikt nie może tam odpowiedzieć. Druga strona czyta w rozmowie, że profil wyłączono.',
  none: 'Wszyscy mają odpowiedź',
  noneText: 'Tu pojawia się to, co użytkownicy piszą do fikcyjnych profili.',
  to: '{name} do {profile}',
  messages: '{count, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}}',
  asks: 'pyta, czy prawdziwa',
  braked: 'hamulec',
  talk: 'Rozmowa',
  messagesLabel: 'Co zostało powiedziane',
  lastOnly: 'Tu są ostatnie wiadomości: {count}.',
  known: 'Co wiesz',
  openAgain: 'Otwórz ponownie',
  label: '{name} widzi tę etykietę nad każdą wiadomością',
  acknowledged: 'zgoda {date}, tekst {version}',
  stamp: {
    team: '{time} · pisze zespół',
    writer: '{time} · pisze {name}',
    asking: '{time} · pyta o prawdę lub spotkanie',
    member:
      '{time}{count, plural, =0 {} one { · zapłacono, # kredyt} few { · zapłacono, # kredyty} many { · zapłacono, # kredytów} other { · zapłacono, # kredytów}}',
  },
  photo: 'Przesłane zdjęcie. Tutaj go nie widać.',
  gift: 'Przesłany prezent.',
  notice: {
    title: '{name} widzi to',
    read: 'Wysłano o {time}, przeczytane. Automatycznie, w języku użytkownika.',
    unread: 'Wysłano o {time}, jeszcze nieprzeczytane. Automatycznie, w języku użytkownika.',
  },
  paused: {
    title: 'Wstrzymane do {until}',
    text: '{name} nie może płacić, a Ty nie możesz pisać. Po przerwie żadna wiadomość nie wyjdzie w imieniu {profile}.',
  },
  unread: '{name} nie zna jeszcze wyjaśnienia. Gdy je przeczyta, możesz pisać.',
  readAgain: '{name} zna już wyjaśnienie. Możesz pisać. Nie umawiaj się.',
  answerAs: 'Napisz jako {profile}',
  promise: 'Nie obiecuj spotkania, nie pytaj o telefon, pieniądze, zdrowie ani wiarę.',
  counter: '{used}/{most}',
  nearlyFull: 'Prawie pełne',
  full: 'Odpowiedź jest pełna',
  signed: 'Podpis: <b>zespół {site}</b>',
  send: 'Wyślij jako {profile}',
  sent: 'Wysłano jako {profile}.',
  why: {
    notHeld: 'Najpierw otwórz rozmowę ponownie.',
    offline: 'Brak połączenia.',
    answered: 'Teraz kolej użytkownika.',
    paused: 'Hamulec działa.',
    notice_unread: 'Poczekaj, aż wyjaśnienie zostanie przeczytane.',
    empty: 'Najpierw coś napisz.',
  },
  played: '{name}, {age}',
  invented: 'Postać zmyślona. Bez miasta, bez spotkań.',
  waits:
    '{count, plural, =0 {Czeka krócej niż minutę} one {Czeka # minutę} few {Czeka # minuty} many {Czeka # minut} other {Czeka # minut}}',
  norm: 'Norma: {minutes}. {name} nie dostaje przypomnień w imieniu {profile}.',
  questions: 'Pytania o prawdę lub spotkanie: {asked} z {most}',
  questionsText: 'Przy trzecim pytaniu rozmowa zatrzymuje się na 24 godziny, a {name} widzi, gdzie szukać pomocy.',
  only: 'Widzisz tylko tę rozmowę: bez adresu, zdjęć i innych rozmów. Notatek nie ma. Każde czytanie trafia do dziennika.',
  spent: {
    today: '{name} dzisiaj: {amount}',
    brake: 'Hamulec przy {day} dziennie. W 30 dni: {month} z {most}.',
  },
};
