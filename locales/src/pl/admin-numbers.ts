import type { adminNumbers as nl } from '../nl/admin-numbers.ts';
import type { Texts } from '../texts.ts';

export const adminNumbers: Texts<typeof nl> = {
  title: 'Liczby',
  intro: 'Co działo się w serwisach, liczone według dni każdego serwisu.',
  until: 'Policzono do {time}.',
  never: 'Nic jeszcze nie policzono. Dzieje się to co kwadrans.',
  running: 'Ostatni okres jeszcze trwa i nie liczy się w porównaniu.',
  view: 'Widok',
  charts: 'Wykresy',
  tables: 'Tabele',
  step: 'Okres',
  steps: {
    day: 'Dziennie',
    week: 'Tygodniowo',
    month: 'Miesięcznie',
  },
  spans: {
    day: '{count} dni',
    week: '{count} tygodni',
    month: '{count} miesięcy',
  },
  tableOf: 'Tabela: {chart}',
  csvOf: 'CSV: {chart}',
  total: '{total} przez ostatnie {span}; wcześniej przez tyle samo czasu {before}.',
  change: '{total} przez ostatnie {span}; {change} wobec takiego samego okresu wcześniej.',
  none: 'W tym czasie nic nie było.',
  sum: 'Razem',
  others: 'pozostałe',
  own: 'bez sieci',
  period: 'Początek',
  runs: '(trwa)',
  members: 'między użytkownikami',
  invented: 'z profilami fikcyjnymi',
  names: {
    sign_ups: 'Rejestracje według sieci',
    confirmations: 'Potwierdzone adresy według sieci',
    first_purchases: 'Pierwsze zakupy według metody płatności',
    messages: 'Wiadomości',
    paid_by_method: 'Zapłacono według metody ({currency})',
    paid_by_country: 'Zapłacono według kraju ({currency})',
    left_at_once: 'Strony wejściowe opuszczone od razu',
  },
  notes: {
    first_purchases: 'Pierwszy zakup użytkownika: dzięki niemu zostaje premium.',
    paid: 'Z VAT-em, bez odliczania późniejszych zwrotów i obciążeń zwrotnych.',
  },
};
