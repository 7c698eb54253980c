import type { invoice as nl } from '../nl/invoice.ts';
import type { Texts } from '../texts.ts';

export const invoice: Texts<typeof nl> = {
  invoice: 'Factura {number}',
  creditNote: 'Factura rectificativa {number}',
  kvk: 'registro mercantil (KvK) {number}',
  vat: 'NIF-IVA {number}',
  for: 'Para',
  privateBuyer: 'Particular',
  order: 'Pedido {order}',
  date: 'Fecha',
  delivered: 'Entrega',
  deliveredAt: '{at}, inmediata',
  paid: 'Pago',
  settled: 'pagada',
  paidWith: 'Pagado con',
  ofInvoice: 'De la factura',
  ofCreditNote: 'De la factura rectificativa',
  what: 'Concepto',
  quantity: 'Cantidad',
  each: 'Por unidad',
  vatRate: 'IVA',
  amount: 'Importe',
  credits: 'Créditos para mensajes en {site}',
  noExpiry: 'No caducan',
  givenBack: 'Retirados y reembolsados',
  discount: 'Descuento {code}',
  net: 'Base imponible',
  vatOf: 'IVA {percent}, {country}',
  total: 'Total',
  withdraw: 'Desistimiento',
  withdrawText:
    'Puedes desistir hasta el {until}, 23:59, sin dar motivos, en {address}. Pediste la entrega inmediata; si desistes, pagas solo los créditos que hayas usado.',
  reason: 'Motivo',
  reasons: {
    withdrawal:
      'Has desistido de la compra. Los créditos que quedaban se han reembolsado al precio al que los compraste.',
    withdrawal_whole:
      'Has desistido de la compra. Al hacer el pedido no te explicamos bien el desistimiento, así que se ha reembolsado el precio entero, sin importar lo que hubieras usado.',
    erasure:
      'Tu cuenta se ha borrado. Los créditos comprados que quedaban se han reembolsado al precio al que los compraste.',
    refund: 'Se te ha devuelto el pago.',
    chargeback: 'Tu banco o la entidad de tu tarjeta ha anulado el cargo.',
  },
  wonBack:
    'El pago había sido devuelto por el banco. Después, tu banco o la compañía de tu tarjeta nos ha vuelto a pagar el importe, así que la compra vuelve a ser válida.',
  foot: 'Los precios incluyen el IVA. {statement} figura en tu extracto. No hay suscripción.',
  footOutside: 'No se ha aplicado IVA: vives fuera de la UE. {statement} figura en tu extracto. No hay suscripción.',
  creditFoot: 'Los importes incluyen el IVA.',
  creditFootOutside: 'No se ha aplicado IVA: vives fuera de la UE.',
  page: '{page} de {pages}',
};
