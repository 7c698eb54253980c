import type { invoice as nl } from '../nl/invoice.ts';
import type { Texts } from '../texts.ts';

export const invoice: Texts<typeof nl> = {
  invoice: 'Faktura {number}',
  creditNote: 'Faktura korygująca {number}',
  kvk: 'rejestr handlowy (KvK) {number}',
  vat: 'nr VAT {number}',
  for: 'Nabywca',
  privateBuyer: 'Osoba prywatna',
  order: 'Zamówienie {order}',
  date: 'Data',
  delivered: 'Dostawa',
  deliveredAt: '{at}, od razu',
  paid: 'Płatność',
  settled: 'zapłacono',
  paidWith: 'Płatność',
  ofInvoice: 'Do faktury',
  ofCreditNote: 'Do faktury korygującej',
  what: 'Nazwa',
  quantity: 'Ilość',
  each: 'Cena jedn.',
  vatRate: 'VAT',
  amount: 'Kwota',
  credits: 'Kredyty na wiadomości w serwisie {site}',
  noExpiry: 'Nie tracą ważności',
  givenBack: 'Wycofane i zwrócone',
  discount: 'Rabat {code}',
  net: 'Netto',
  vatOf: 'VAT {percent}, {country}',
  total: 'Razem',
  withdraw: 'Odstąpienie od umowy',
  withdrawText:
    'Możliwe do {until}, godz. 23:59, bez podania przyczyny, na stronie {address}. Kredyty dostajesz na swoją prośbę od razu; płacisz wtedy tylko za wykorzystane.',
  reason: 'Przyczyna',
  reasons: {
    withdrawal: 'Odstąpienie od umowy. Pozostałe kredyty zwróciliśmy po cenie, za którą były kupione.',
    withdrawal_whole:
      'Odstąpienie od umowy. Przy zamówieniu nie podaliśmy właściwych informacji o odstąpieniu, dlatego zwróciliśmy całą cenę, niezależnie od tego, ile kredytów zużyto.',
    erasure: 'Konto zostało usunięte. Pozostałe kupione kredyty zwróciliśmy po cenie, za którą były kupione.',
    refund: 'Płatność została zwrócona.',
    chargeback: 'Bank lub wydawca karty cofnął płatność.',
  },
  wonBack:
    'Płatność była cofnięta. Potem Twój bank lub operator karty znowu przekazał nam tę kwotę, więc zakup jest ważny.',
  foot: 'Ceny zawierają VAT. {statement} to nazwa, którą zobaczysz na wyciągu. Nie ma abonamentu.',
  footOutside:
    'VAT nie został naliczony: mieszkasz poza UE. {statement} to nazwa, którą zobaczysz na wyciągu. Nie ma abonamentu.',
  creditFoot: 'Kwoty zawierają VAT.',
  creditFootOutside: 'VAT nie został naliczony: mieszkasz poza UE.',
  page: '{page} z {pages}',
};
