import type { adminNumbers as nl } from '../nl/admin-numbers.ts';
import type { Texts } from '../texts.ts';

export const adminNumbers: Texts<typeof nl> = {
  title: 'Numeri',
  intro: 'Che cosa è successo sui siti, contato per giorno di ciascun sito.',
  until: 'Contato fino al {time}.',
  never: 'Non è stato ancora contato nulla. Succede ogni quarto d’ora.',
  running: 'L’ultimo periodo è ancora in corso e non entra nel confronto.',
  view: 'Vista',
  charts: 'Grafici',
  tables: 'Tabelle',
  step: 'Periodo',
  steps: {
    day: 'Per giorno',
    week: 'Per settimana',
    month: 'Per mese',
  },
  spans: {
    day: '{count} giorni',
    week: '{count} settimane',
    month: '{count} mesi',
  },
  tableOf: 'Tabella di {chart}',
  csvOf: 'CSV di {chart}',
  total: '{total} in {span}; {before} nello stesso tempo subito prima.',
  change: '{total} in {span}, {change} rispetto allo stesso tempo subito prima.',
  none: 'In questo periodo non c’è nulla.',
  sum: 'Totale',
  others: 'altri',
  own: 'senza rete',
  period: 'Inizia il',
  runs: '(in corso)',
  members: 'tra iscritti',
  invented: 'con profili inventati',
  names: {
    sign_ups: 'Iscrizioni per rete',
    confirmations: 'Indirizzi confermati per rete',
    first_purchases: 'Primi acquisti per metodo di pagamento',
    messages: 'Messaggi',
    paid_by_method: 'Pagato per metodo ({currency})',
    paid_by_country: 'Pagato per paese ({currency})',
    left_at_once: 'Pagine di arrivo lasciate subito',
  },
  notes: {
    first_purchases: 'Il primo acquisto di un iscritto: con quello diventa premium.',
    paid: 'IVA inclusa, senza togliere quanto poi rimborsato o stornato.',
  },
};
