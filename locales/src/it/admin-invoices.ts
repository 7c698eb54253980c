import type { adminInvoices as nl } from '../nl/admin-invoices.ts';
import type { Texts } from '../texts.ts';

export const adminInvoices: Texts<typeof nl> = {
  title: 'Fatture',
  intro: 'Fatture e note di credito di {site}, come le ha l’acquirente. Ogni apertura è nel registro.',
  search: 'Cerca fatture',
  number: 'Numero',
  kind: 'Tipo',
  everyKind: 'Tipo: tutti',
  month: 'Mese',
  kinds: {
    invoice: 'fattura',
    credit_note: 'nota di credito',
  },
  none: 'Nessuna fattura',
  noneText: 'Niente nella lista corrisponde a questo filtro.',
  older: 'Mostra precedenti',
  gone: 'non più conservato',
  columns: {
    number: 'Numero',
    kind: 'Tipo',
    at: 'Quando',
    payment: 'Pagamento',
    vat: 'IVA',
    total: 'Importo',
    file: 'File',
  },
  pdf: 'Apri PDF',
  pdfOf: 'Apri PDF di {number}',
};
