import type { adminInvoices as nl } from '../nl/admin-invoices.ts';
import type { Texts } from '../texts.ts';

export const adminInvoices: Texts<typeof nl> = {
  title: 'Facturas',
  intro: 'Facturas y abonos de {site}, como los tiene el comprador. Cada apertura queda en el registro.',
  search: 'Buscar facturas',
  number: 'Número',
  kind: 'Tipo',
  everyKind: 'Tipo: todos',
  month: 'Mes',
  kinds: {
    invoice: 'factura',
    credit_note: 'abono',
  },
  none: 'No hay facturas',
  noneText: 'Nada de la lista encaja con este filtro.',
  older: 'Mostrar anteriores',
  gone: 'ya no se conserva',
  columns: {
    number: 'Número',
    kind: 'Tipo',
    at: 'Cuándo',
    payment: 'Pago',
    vat: 'IVA',
    total: 'Importe',
    file: 'Archivo',
  },
  pdf: 'Abrir PDF',
  pdfOf: 'Abrir PDF de {number}',
};
