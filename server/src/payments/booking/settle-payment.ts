import { minute } from '@vonk/contract/durations';
import type { Scope } from '../../accounts/index.ts';
import { type Booking, bookPayment } from './book-payment.ts';
import { readPayment } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';

/** How long an order waits that never reached its provider. */
const unstartedMilliseconds = 60 * minute;

/** Asks the provider where a payment stands and books what it says. Throws when the provider cannot be reached. */
export async function settlePayment(
  { db, live, log, sites, providers }: PaymentsServices,
  scope: Scope,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<Booking> {
  const payment = await readPayment(db, scope, paymentId);
  const provider = providers.find(({ name }) => name === payment.provider);
  const site = sites.byId(scope.siteId);
  if (!provider || !site)
    throw new Error(`payment ${paymentId} has a provider or site that is not there: ${payment.provider}`);
  if (payment.reference === null && now.getTime() - payment.createdAt.getTime() < unstartedMilliseconds)
    return { moves: [], problem: undefined };
  const told = payment.reference === null ? 'expired' : await provider.fetchPayment(payment.reference, now);
  const booking = await db.transact((tx) => bookPayment(tx, scope, { paymentId, told, site, now }));
  if (booking.problem !== undefined)
    log.error(
      { payment: payment.publicId, problem: booking.problem },
      'a payment does not fit what its provider says of it: nothing was booked',
    );
  if (booking.moves.length > 0) live.wake([scope.memberId]);
  return booking;
}
