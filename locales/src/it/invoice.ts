import type { invoice as nl } from '../nl/invoice.ts';
import type { Texts } from '../texts.ts';

export const invoice: Texts<typeof nl> = {
  invoice: 'Fattura {number}',
  creditNote: 'Nota di credito {number}',
  kvk: 'registro delle imprese (KvK) {number}',
  vat: 'partita IVA {number}',
  for: 'Per',
  privateBuyer: 'Persona fisica',
  order: 'Ordine {order}',
  date: 'Data',
  delivered: 'Consegna',
  deliveredAt: '{at}, immediata',
  paid: 'Pagamento',
  settled: 'saldata',
  paidWith: 'Pagato con',
  ofInvoice: 'Per la fattura',
  ofCreditNote: 'Della nota di credito',
  what: 'Descrizione',
  quantity: 'Quantità',
  each: 'Prezzo unitario',
  vatRate: 'IVA',
  amount: 'Importo',
  credits: 'Crediti per messaggi su {site}',
  noExpiry: 'Non scadono',
  givenBack: 'Ritirati e rimborsati',
  discount: 'Sconto {code}',
  net: 'Imponibile',
  vatOf: 'IVA {percent}, {country}',
  total: 'Totale',
  withdraw: 'Recesso',
  withdrawText:
    'Puoi recedere senza indicare motivi entro: {until}, ore 23:59, su {address}. Hai chiesto la consegna immediata; in quel caso paghi solo i crediti usati.',
  reason: 'Motivo',
  reasons: {
    withdrawal:
      'Hai esercitato il recesso. I crediti rimasti sono stati rimborsati al prezzo a cui li avevi acquistati.',
    withdrawal_whole:
      'Hai esercitato il recesso. All’ordine non ti avevamo spiegato bene il recesso, quindi è stato rimborsato l’intero prezzo, qualunque cosa avessi già usato.',
    erasure:
      'Il tuo account è stato cancellato. I crediti acquistati e rimasti sono stati rimborsati al prezzo a cui li avevi acquistati.',
    refund: 'Il pagamento ti è stato rimborsato.',
    chargeback: 'Il pagamento è stato stornato dalla tua banca o dall’emittente della carta.',
  },
  wonBack:
    'Il pagamento era stato stornato. In seguito la tua banca o la società della carta ci ha pagato di nuovo l’importo, quindi l’acquisto vale di nuovo.',
  foot: 'Prezzi IVA inclusa. {statement} compare sul tuo estratto conto. Non c’è alcun abbonamento.',
  footOutside:
    'Non è stata applicata l’IVA: vivi fuori dall’UE. {statement} compare sul tuo estratto conto. Non c’è alcun abbonamento.',
  creditFoot: 'Importi IVA inclusa.',
  creditFootOutside: 'Non è stata applicata l’IVA: vivi fuori dall’UE.',
  page: '{page} di {pages}',
};
