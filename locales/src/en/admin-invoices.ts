import type { adminInvoices as nl } from '../nl/admin-invoices.ts';
import type { Texts } from '../texts.ts';

export const adminInvoices: Texts<typeof nl> = {
  title: 'Invoices',
  intro: 'Invoices and credit notes of {site}, as the buyer has them. Each opening is in the log.',
  search: 'Search invoices',
  number: 'Number',
  kind: 'Kind',
  everyKind: 'Kind: all',
  month: 'Month',
  kinds: {
    invoice: 'invoice',
    credit_note: 'credit note',
  },
  none: 'No invoices',
  noneText: 'Nothing in the list fits this filter.',
  older: 'Show older',
  gone: 'no longer kept',
  columns: {
    number: 'Number',
    kind: 'Kind',
    at: 'When',
    payment: 'Payment',
    vat: 'VAT',
    total: 'Amount',
    file: 'File',
  },
  pdf: 'Open PDF',
  pdfOf: 'Open PDF of {number}',
};
