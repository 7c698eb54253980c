import type { sandbox as nl } from '../nl/sandbox.ts';
import type { Texts } from '../texts.ts';

export const sandbox: Texts<typeof nl> = {
  title: 'Sandbox: Probezahlung',
  ribbon: 'Sandbox. Hier fließt kein echtes Geld.',
  away: 'Bezahlt. Dein Browser kehrt nicht von selbst zurück: Ob deine Credits ankommen, hängt allein von der Meldung ab.',
  back: 'Zurück zum Shop',
  state: {
    open: 'Wähle, wie diese Zahlung ausgeht.',
    pending: 'Diese Zahlung wird bearbeitet.',
    paid: 'Diese Zahlung ist erfolgt.',
    failed: 'Diese Zahlung ist fehlgeschlagen.',
    cancelled: 'Diese Zahlung wurde abgebrochen.',
    expired: 'Die Zeit für diese Zahlung ist abgelaufen.',
    refunded: 'Diese Zahlung wurde erstattet.',
    charged_back: 'Diese Zahlung wurde zurückgebucht.',
  },
  outcome: {
    paid: 'Bezahlt',
    paid_twice: 'Bezahlt, zweimal gemeldet',
    paid_away: 'Bezahlt, ohne Rückkehr',
    pending: 'Erst in Bearbeitung, dann bezahlt',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
    refunded: 'Erstatten',
    charged_back: 'Zurückbuchen',
  },
  detail: {
    paid: 'Die Meldung kommt nach einer Sekunde.',
    paid_twice: 'Dieselbe Meldung kommt nach einer und nach zwei Sekunden.',
    paid_away: 'Als würdest du das Fenster schließen.',
    pending: 'Nach fünf Sekunden ist die Zahlung da.',
    failed: 'Die Bank lehnt ab.',
    cancelled: 'Du brichst selbst ab.',
    refunded: 'Der Shop gibt den ganzen Betrag zurück.',
    charged_back: 'Die Bank holt den Betrag zurück.',
  },
};
