import { bulkhead } from 'cockatiel';
import { discountGraceMinutes } from '@vonk/contract/discounts';
import { hour, minute } from '@vonk/contract/durations';
import type { Scope } from '../../accounts/index.ts';
import { type Booking, bookPayment } from './book-payment.ts';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import type { Tx } from '../../platform/database/db.ts';
import { appendEvent, lockStreams } from '../../platform/live/live-events.ts';
import { queueRefund } from '../refunds/queue-refund.ts';
import { listOpenRefunds } from '../refunds/refunds.ts';
import { noteReference, noteTransfer, type PaymentRecord, readPayment } from '../payments.ts';
import type { PaymentProvider, ProviderPayment } from '../provider.ts';
import type { PaymentsServices } from '../services.ts';

/** How long an order waits that never reached its provider. */
const unstartedMilliseconds = hour;

/**
 * Many payments are asked about at once, but few booked: bookings of one company wait for each other's number, and each
 * holds a connection meanwhile that pages need.
 */
const bookings = bulkhead(4, Number.MAX_SAFE_INTEGER);

/** Which payment is looked into. */
export interface Settled {
  readonly paymentId: string;
  /** What a notification says its provider calls it; believed when the provider says so too (T109). */
  readonly reference?: string | undefined;
  readonly now: Date;
}

/** Asks the provider where a payment stands and books what it says. Throws when the provider cannot be reached. */
export async function settlePayment(
  { db, live, log, sites, providers }: PaymentsServices,
  scope: Scope,
  { paymentId, reference: named, now }: Settled,
): Promise<Booking> {
  const payment = await readPayment(db, scope, paymentId);
  const provider = providers.find(({ name }) => name === payment.provider);
  const site = sites.byId(scope.siteId);
  if (!provider || !site)
    throw new Error(`payment ${paymentId} has a provider or site that is not there: ${payment.provider}`);
  const reference = payment.reference ?? named;
  if (reference === undefined && now.getTime() - payment.createdAt.getTime() < unstartedMilliseconds)
    return { moves: [], problem: undefined };
  const told = reference === undefined ? 'expired' : await askOrEnd(provider, { payment, reference, now });
  const booking = await bookings.execute(() =>
    db.transact(async (tx) => {
      if (
        told !== 'expired' &&
        payment.reference === null &&
        reference !== undefined &&
        told.orderId === payment.publicId
      )
        await noteReference(tx, scope, { id: paymentId, reference, redirect: null });
      if (told !== 'expired') await noteToldTransfer(tx, scope, { payment, told, now });
      if (told !== 'expired' && told.refundedMinor > 0) await askRefunds(tx, scope, paymentId);
      return bookPayment(tx, scope, { paymentId, told, site, now });
    }),
  );
  if (booking.problem !== undefined)
    log.error(
      { payment: payment.publicId, problem: booking.problem },
      'a payment does not fit what its provider says of it: nothing was booked',
    );
  if (booking.moves.length > 0 || payment.transfer) live.wake([scope.memberId]);
  return booking;
}

/**
 * Asks how a payment stands, and ends one that nobody paid within its half an hour: a provider may let it live longer
 * (T29). What is being paid at that moment stays open, and is booked at the price of its order when it is paid.
 */
async function askOrEnd(
  provider: PaymentProvider,
  { payment, reference, now }: { payment: PaymentRecord; reference: string; now: Date },
): Promise<ProviderPayment> {
  const told = await provider.fetchPayment(reference, now);
  const isOver = now.getTime() - payment.createdAt.getTime() >= discountGraceMinutes * minute;
  const isOurs = told.orderId === payment.publicId;
  if (!isOurs || told.state !== 'created' || !isOver || hasDueDate.has(payment.method)) return told;
  await provider.cancelPayment(reference, now);
  const ended = await provider.fetchPayment(reference, now);
  return ended.state === 'cancelled' ? { ...ended, state: 'expired' } : ended;
}

/** What comes on a day that was said before, not within half an hour. */
const hasDueDate: ReadonlySet<PaymentMethod> = new Set(['sct', 'sdd']);

/** Notes where a transfer goes when the first answer was lost, and one that did not fit, of which open pages hear. */
async function noteToldTransfer(
  tx: Tx,
  scope: Scope,
  {
    payment: { id, publicId, state, transfer },
    told,
    now,
  }: { payment: PaymentRecord; told: ProviderPayment; now: Date },
): Promise<void> {
  if (!told.transfer || told.orderId !== publicId) return;
  const isNewWrong = told.transfer.wrongMinor !== undefined && told.transfer.wrongMinor !== transfer?.wrongMinor;
  if (transfer && !isNewWrong) return;
  await noteTransfer(tx, scope, { id, ...told.transfer });
  if (!isNewWrong) return;
  await lockStreams(tx, [scope.memberId]);
  await appendEvent(tx, scope.memberId, { kind: 'payment', payload: { id: publicId, state }, now });
}

/** Has the refunds of a payment looked into that are under way: one of them arrived. */
async function askRefunds(tx: Tx, scope: Scope, paymentId: string): Promise<void> {
  for (const number of await listOpenRefunds(tx, scope, paymentId)) await queueRefund(tx, { ...scope, number });
}
