import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { paymentMoves, type PaymentState } from '@vonk/contract/payments';

/**
 * The moves that lead from one state to another: none when it is there already or no allowed move leads there. What
 * ends after being paid (a refund) goes through `completed`, so that it is booked and taken back.
 */
export function movesTo(from: PaymentState, to: PaymentState, method?: PaymentMethod): readonly PaymentState[] {
  if (from === to) return [];
  // Nobody can call a transfer back that came a day late: who paid gets what they ordered, at its price.
  if (method === 'sct' && from === 'expired' && to === 'completed') return [to];
  if (paymentMoves[from].includes(to)) return [to];
  return paymentMoves[from].includes('completed') && paymentMoves.completed.includes(to) ? ['completed', to] : [];
}

/** How a payment ended here, without a word of its provider: its time is over, or its provider refused to begin it. */
export type Ended = 'expired' | 'cancelled' | 'failed';

/** Whether what is known of a payment is such an end, and no answer of its provider. */
export const isEnded = (told: object | Ended): told is Ended => typeof told === 'string';
