import type { adminPricePlans as nl } from '../nl/admin-price-plans.ts';
import type { Texts } from '../texts.ts';

export const adminPricePlans: Texts<typeof nl> = {
  title: 'Prezzi programmati',
  intro:
    'Un prezzo vale ovunque dal minuto che scegli, secondo l’orologio di questo sito. Gli iscritti prima non notano nulla. Si barra solo il prezzo più basso degli ultimi 30 giorni; uno programmato conta da quel momento.',
  none: 'Non c’è nulla in programma.',
  older: 'Mostra i precedenti',
  plan: 'Programma un prezzo',
  planned: 'Programmato.',
  from: 'Dal {at}',
  price: '{credits} crediti: {price}',
  plannedBy: 'Programmato da {by}: {reason}',
  outcome: {
    held: 'Entrato in vigore.',
    cancelled: 'Annullato da {by}: {reason}',
    void: 'Non entrato in vigore: questo pacchetto o questa valuta non c’era più.',
  },
  cancel: 'Annulla',
  cancelOf: 'Annulla ciò che è programmato dal {at}',
  cancelTitle: 'Annullare il prezzo programmato?',
  cancelText: 'I prezzi restano allora come sono, anche dopo il {at}.',
  cancelDone: 'Annullato.',
  planTitle: 'Programma un prezzo',
  planText:
    'Lascia vuoto ciò che resta com’è. Chi ha già un ordine sullo schermo non paga mai più di quanto c’era scritto.',
  date: 'Giorno',
  time: 'Ora',
  timeHint: 'Secondo l’orologio di questo sito: {zone}.',
  newPrice: 'Nuovo prezzo di {credits} crediti in {currency}',
  now: 'Ora {price}.',
};
