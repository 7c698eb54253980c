import type { sandbox as nl } from '../nl/sandbox.ts';
import type { Texts } from '../texts.ts';

export const sandbox: Texts<typeof nl> = {
  title: 'Sandbox: pagamento di prova',
  ribbon: 'Sandbox. Qui non si paga denaro vero.',
  away: 'Pagato. Il browser non torna da solo: l’arrivo dei tuoi crediti dipende solo dalla notifica.',
  back: 'Torna al negozio',
  state: {
    open: 'Scegli come finisce questo pagamento.',
    pending: 'Questo pagamento è in elaborazione.',
    paid: 'Questo pagamento è stato effettuato.',
    failed: 'Questo pagamento non è riuscito.',
    cancelled: 'Questo pagamento è stato annullato.',
    expired: 'Il tempo per questo pagamento è scaduto.',
    refunded: 'Questo pagamento è stato rimborsato.',
    charged_back: 'Questo pagamento è stato stornato.',
  },
  outcome: {
    paid: 'Pagato',
    paid_twice: 'Pagato, notificato due volte',
    paid_away: 'Pagato, senza tornare',
    pending: 'Prima in elaborazione, poi pagato',
    failed: 'Non riuscito',
    cancelled: 'Annullato',
    refunded: 'Rimborsa',
    charged_back: 'Storna',
  },
  detail: {
    paid: 'La notifica arriva dopo un secondo.',
    paid_twice: 'La stessa notifica arriva dopo uno e dopo due secondi.',
    paid_away: 'Come se chiudessi la finestra.',
    pending: 'Dopo cinque secondi è pagato.',
    failed: 'La banca dice di no.',
    cancelled: 'Interrompi tu.',
    refunded: 'Il negozio restituisce l’intero importo.',
    charged_back: 'La banca si riprende l’importo.',
  },
};
