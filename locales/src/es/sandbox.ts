import type { sandbox as nl } from '../nl/sandbox.ts';
import type { Texts } from '../texts.ts';

export const sandbox: Texts<typeof nl> = {
  title: 'Sandbox: pago de prueba',
  ribbon: 'Sandbox. Aquí no se paga dinero real.',
  away: 'Pagado. Tu navegador no vuelve solo: que lleguen tus créditos depende solo de la notificación.',
  back: 'Volver a la tienda',
  state: {
    open: 'Elige cómo termina este pago.',
    pending: 'Este pago se está procesando.',
    paid: 'Este pago está hecho.',
    failed: 'Este pago ha fallado.',
    cancelled: 'Este pago se ha cancelado.',
    expired: 'El tiempo para este pago ha terminado.',
    refunded: 'Este pago se ha devuelto.',
    charged_back: 'El banco ha revertido este pago.',
  },
  outcome: {
    paid: 'Pagado',
    paid_twice: 'Pagado, avisado dos veces',
    paid_away: 'Pagado, sin volver',
    pending: 'Primero en proceso, luego pagado',
    failed: 'Fallido',
    cancelled: 'Cancelado',
    refunded: 'Devolver',
    charged_back: 'Revertir',
  },
  detail: {
    paid: 'La notificación llega al cabo de un segundo.',
    paid_twice: 'La misma notificación llega al cabo de uno y de dos segundos.',
    paid_away: 'Como si cerraras la ventana.',
    pending: 'A los cinco segundos está pagado.',
    failed: 'El banco dice que no.',
    cancelled: 'Lo interrumpes tú.',
    refunded: 'La tienda devuelve todo el importe.',
    charged_back: 'El banco recupera el importe.',
  },
};
