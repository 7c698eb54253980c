import type { adminInvoices as nl } from '../nl/admin-invoices.ts';
import type { Texts } from '../texts.ts';

export const adminInvoices: Texts<typeof nl> = {
  title: 'Faktury',
  intro: 'Faktury i korekty serwisu {site}, takie, jakie ma kupujący. Każde otwarcie trafia do dziennika.',
  search: 'Szukaj faktur',
  number: 'Numer',
  kind: 'Rodzaj',
  everyKind: 'Rodzaj: wszystkie',
  month: 'Miesiąc',
  kinds: {
    invoice: 'faktura',
    credit_note: 'korekta',
  },
  none: 'Brak faktur',
  noneText: 'Nic na liście nie pasuje do tego filtra.',
  older: 'Pokaż starsze',
  gone: 'już nieprzechowywana',
  columns: {
    number: 'Numer',
    kind: 'Rodzaj',
    at: 'Kiedy',
    payment: 'Płatność',
    vat: 'VAT',
    total: 'Kwota',
    file: 'Plik',
  },
  pdf: 'Otwórz PDF',
  pdfOf: 'Otwórz PDF {number}',
};
