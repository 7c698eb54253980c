import type { invoice as nl } from '../nl/invoice.ts';
import type { Texts } from '../texts.ts';

export const invoice: Texts<typeof nl> = {
  invoice: 'Rechnung {number}',
  creditNote: 'Rechnungskorrektur {number}',
  kvk: 'Handelsregister (KvK) {number}',
  vat: 'USt-IdNr. {number}',
  for: 'Für',
  privateBuyer: 'Privatperson',
  order: 'Bestellung {order}',
  date: 'Datum',
  delivered: 'Geliefert',
  deliveredAt: '{at}, sofort',
  paid: 'Bezahlt',
  settled: 'beglichen',
  paidWith: 'Bezahlt per',
  ofInvoice: 'Zur Rechnung',
  ofCreditNote: 'Zur Rechnungskorrektur',
  what: 'Leistung',
  quantity: 'Menge',
  each: 'Einzelpreis',
  vatRate: 'MwSt.',
  amount: 'Betrag',
  credits: 'Credits für Nachrichten auf {site}',
  noExpiry: 'Verfallen nicht',
  givenBack: 'Zurückgenommen und erstattet',
  discount: 'Rabatt {code}',
  net: 'Netto',
  vatOf: '{percent} MwSt., {country}',
  total: 'Gesamt',
  withdraw: 'Widerruf',
  withdrawText:
    'Möglich bis zum {until}, 23:59 Uhr, ohne Angabe von Gründen, unter {address}. Du hast die sofortige Lieferung verlangt; du zahlst dann nur die Credits, die du verbraucht hast.',
  reason: 'Grund',
  reasons: {
    withdrawal:
      'Du hast den Kauf widerrufen. Die übrigen Credits wurden zu dem Preis erstattet, zu dem du sie gekauft hast.',
    withdrawal_whole:
      'Du hast den Kauf widerrufen. Bei der Bestellung hatten wir dir den Widerruf nicht richtig erklärt, daher wurde der ganze Preis erstattet, egal wie viel du schon verbraucht hattest.',
    erasure:
      'Dein Konto wurde gelöscht. Die übrigen gekauften Credits wurden zu dem Preis erstattet, zu dem du sie gekauft hast.',
    refund: 'Die Zahlung wurde dir erstattet.',
    chargeback: 'Die Zahlung wurde von deiner Bank oder Kartengesellschaft zurückgebucht.',
  },
  wonBack:
    'Die Zahlung war zurückgebucht. Deine Bank oder Kartengesellschaft hat uns den Betrag danach wieder gezahlt, der Kauf gilt also wieder.',
  foot: 'Preise inkl. MwSt. {statement} steht auf deinem Kontoauszug. Du hast kein Abo abgeschlossen.',
  footOutside:
    'Es wurde keine MwSt. berechnet: Du wohnst außerhalb der EU. {statement} steht auf deinem Kontoauszug. Du hast kein Abo abgeschlossen.',
  creditFoot: 'Beträge inkl. MwSt.',
  creditFootOutside: 'Es wurde keine MwSt. berechnet: Du wohnst außerhalb der EU.',
  page: '{page} von {pages}',
};
