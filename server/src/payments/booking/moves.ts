import { paymentMoves, type PaymentState } from '@vonk/contract/payments';

/**
 * The moves that lead from one state to another: none when it is there already or no allowed move leads there. What
 * ends after being paid (a refund) goes through `completed`, so that it is booked and taken back.
 */
export function movesTo(from: PaymentState, to: PaymentState): readonly PaymentState[] {
  if (from === to) return [];
  if (paymentMoves[from].includes(to)) return [to];
  return paymentMoves[from].includes('completed') && paymentMoves.completed.includes(to) ? ['completed', to] : [];
}
