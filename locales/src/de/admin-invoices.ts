import type { adminInvoices as nl } from '../nl/admin-invoices.ts';
import type { Texts } from '../texts.ts';

export const adminInvoices: Texts<typeof nl> = {
  title: 'Rechnungen',
  intro: 'Rechnungen und Gutschriften von {site}, wie sie der Käufer hat. Jedes Öffnen steht im Protokoll.',
  search: 'Rechnungen suchen',
  number: 'Nummer',
  kind: 'Art',
  everyKind: 'Art: alle',
  month: 'Monat',
  kinds: {
    invoice: 'Rechnung',
    credit_note: 'Gutschrift',
  },
  none: 'Keine Rechnungen',
  noneText: 'Mit diesem Filter steht nichts in der Liste.',
  older: 'Ältere zeigen',
  gone: 'nicht mehr aufbewahrt',
  columns: {
    number: 'Nummer',
    kind: 'Art',
    at: 'Wann',
    payment: 'Zahlung',
    vat: 'MwSt.',
    total: 'Betrag',
    file: 'Datei',
  },
  pdf: 'PDF öffnen',
  pdfOf: 'PDF öffnen von {number}',
};
