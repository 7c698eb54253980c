import type { adminBooks as nl } from '../nl/admin-books.ts';
import type { Texts } from '../texts.ts';

export const adminBooks: Texts<typeof nl> = {
  title: 'Mesi',
  intro:
    'La contabilità di {site}. Il guadagnato si registra di notte. I CSV di un mese in corso arrivano fino alla notte scorsa.',
  year: 'Anno',
  month: 'Mese',
  payments: 'Pagamenti',
  sold: 'Venduto',
  back: 'Tornato',
  vat: 'IVA',
  earned: 'Guadagnato',
  fees: 'Costi',
  files: 'CSV',
  take: 'Scarica',
  takeOf: 'CSV di {name}',
  underWay: 'in corso',
  quarters: 'Trimestri per l’OSS',
  quarter: 'Trimestre',
  currencies: 'Altre valute',
  noCurrencies: 'nessuna',
  quarterTitle: 'Dichiarazione di {name}',
  quarterText:
    'Quanto valeva un euro l’ultimo giorno del trimestre, presso la Banca centrale europea. Si è venduto in ciascuna delle altre valute.',
  rate: '1 euro in {currency}',
  make: 'Crea i CSV',
  noRate: 'Questo non è un cambio, come 4,2512.',
  nothing: 'Non è registrato nulla',
  nothingText: 'In quest’anno non c’è nulla nella contabilità di questo sito.',
  takenUnderWay: 'Scaricato. Il periodo è in corso: questo arriva fino alla notte scorsa.',
  risk: {
    title: 'Rischio carte',
    intro:
      'Quanto è tornato dei pagamenti con carta negli ultimi 30 giorni, su tutti i siti dell’azienda: così lo vede il tuo acquirer.',
    counted: 'Contato',
    sites: 'Siti',
    payments: 'Pagamenti con carta',
    disputes: 'Ripresi dalla banca',
    returns: 'Tornati in tutto',
    calm: 'nessun allarme',
    alarm: 'allarme: avvisa il tuo acquirer',
    share: '{share} del {limit} che il circuito tollera.',
    schemes: {
      visa: 'Visa',
      mastercard: 'Mastercard',
    },
    rules: {
      visa: 'Visa conta frodi e contestazioni. Allarme da {share} e {least} contestazioni; ora sono {cases}.',
      mastercard:
        'Mastercard conta insieme contestazioni e rimborsi. Allarme da {share} con almeno {least} pagamenti; ora sono {cases}.',
    },
    note: 'In caso di allarme l’assistenza clienti riceve una mail per mese e circuito. Contano anche i rimborsi generosi.',
  },
};
