import type { PaymentState } from '@vonk/contract/payments';
import { isErased, makePremium, readCredentials, type Scope, takePremiumBack } from '../../accounts/index.ts';
import { hasConsent } from '../../consents/index.ts';
import { keepDiscount, releaseDiscount } from '../../discounts/index.ts';
import { closeCredits, noteMoneyBack, takeBackCredits } from '../../credits/index.ts';
import { reopenDebt } from '../../direct-debit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { appendEvent, lockStreams } from '../../platform/live/live-events.ts';
import { legalEntityOf, type Site } from '../../sites/index.ts';
import { type Ended, isEnded, movesTo } from './moves.ts';
import { bookFee, bookOwed, bookReturn } from '../books/entries.ts';
import { addPaymentEvent, type EventSource, type Problem } from './payment-events.ts';
import { completePayment, hasOtherPurchase, lockPayment, type PaymentRecord, writeState } from '../payments.ts';
import { settleCountry } from '../prices/settle-country.ts';
import type { ProviderPayment } from '../provider.ts';
import { readRefunded } from '../refunds/refunds.ts';
import { followDebit } from './debit-follows.ts';
import { followCard } from '../cards/follow-card.ts';
import { giveCredits } from './give-credits.ts';
import { tellBalance } from './tell-balance.ts';
import { tellChargeback } from './tell-chargeback.ts';
import { isWonBack, winChargeback } from './win-chargeback.ts';
import { queueReceipt } from '../history/receipts.ts';
import { issueCreditNote, issueInvoice } from '../invoices/issue.ts';
import type { CreditReason } from '../invoices/write-sheet.ts';
import { noteFailedTry } from '../risk/card-tries.ts';
import { markUninformed } from '../withdrawals/mark-uninformed.ts';
import { readWithdrawal } from '../withdrawals/withdrawals.ts';

/** What is known of a payment, from its provider or because it ended here. */
export interface Finding {
  readonly paymentId: string;
  readonly told: ProviderPayment | Ended;
  readonly site: Site;
  readonly now: Date;
}

export interface Booking {
  readonly moves: readonly PaymentState[];
  /** What did not fit: nothing was booked, and somebody has to look at it. Told once. */
  readonly problem: Problem | undefined;
}

/**
 * Moves a payment to where its provider says it is, with everything that follows, in the caller's transaction and once
 * (PAY-1, T105-T109).
 */
export async function bookPayment(tx: Tx, scope: Scope, finding: Finding): Promise<Booking> {
  const { told, now } = finding;
  await lockStreams(tx, [scope.memberId]);
  const payment = await lockPayment(tx, scope, finding.paymentId);
  const state = isEnded(told) ? told : told.state;
  const isWon = isWonBack(payment, told);
  const moves = movesTo(isWon ? 'completed' : payment.state, state, payment.method);
  const problem = isEnded(told)
    ? undefined
    : (problemOf(payment, told, moves) ?? (await refundProblem(tx, scope, { payment, told, moves })));
  const source: EventSource = told === 'expired' ? 'clock' : 'provider';
  if (problem !== undefined) {
    const isNew = await addPaymentEvent(tx, scope, { paymentId: payment.id, state, source, problem, now });
    return { moves: [], problem: isNew ? problem : undefined };
  }
  if (isWon) await winChargeback(tx, scope, { payment, site: finding.site, now });
  for (const move of moves) {
    await bookMove(tx, scope, { payment, site: finding.site, told, now, move });
    await addPaymentEvent(tx, scope, { paymentId: payment.id, state: move, source, now });
  }
  await bookToldFee(tx, scope, { payment, told, now });
  return { moves: isWon ? ['completed', ...moves] : moves, problem };
}

/** One move, with what follows from it, told to the pages of its member that are open. */
async function bookMove(
  tx: Tx,
  scope: Scope,
  { move, ...followed }: Followed & { readonly move: PaymentState },
): Promise<void> {
  const { payment, told, now } = followed;
  await follow[move]?.(tx, scope, followed);
  await followDebit(tx, scope, { move, payment, code: returnCodeOf(told), now });
  if (payment.discountCode !== null) await followDiscount[move]?.(tx, scope, { paymentId: payment.id, now });
  if (move !== 'completed') await writeState(tx, scope, { id: payment.id, state: move });
  await appendEvent(tx, scope.memberId, { kind: 'payment', payload: { id: payment.publicId, state: move }, now });
}

/** What its provider keeps of a payment, where it says so (PAY-7). */
async function bookToldFee(
  tx: Tx,
  scope: Scope,
  { payment, told, now }: { payment: PaymentRecord; told: Finding['told']; now: Date },
): Promise<void> {
  if (!isEnded(told) && told.feeMinor !== undefined)
    await bookFee(tx, scope, { paymentId: payment.id, minor: told.feeMinor, now });
}

function problemOf(payment: PaymentRecord, told: ProviderPayment, moves: readonly PaymentState[]): Problem | undefined {
  if (told.orderId !== payment.publicId) return 'order';
  if (told.isLive !== payment.isLive) return 'mode';
  if (told.currency !== payment.currency) return 'currency';
  if (told.amountMinor !== payment.totalMinor) return 'amount';
  // A bank took it back once more after that was won: nobody has said what that means.
  if (told.state === 'charged_back' && payment.wonBackAt !== null) return 'move';
  // Money came for a payment that is over: it must go back by hand.
  return told.state === 'completed' && moves.length === 0 && !wasPaid.has(payment.state) ? 'move' : undefined;
}

/** Part of it went back and we had not asked for that: nobody has said which credits go with it. */
async function refundProblem(
  tx: Tx,
  scope: Scope,
  { payment, told, moves }: { payment: PaymentRecord; told: ProviderPayment; moves: readonly PaymentState[] },
): Promise<Problem | undefined> {
  if (told.refundedMinor === 0 || told.state !== 'completed' || moves.length > 0) return undefined;
  return told.refundedMinor > (await readRefunded(tx, scope, payment.id)) ? 'refund' : undefined;
}

const wasPaid: ReadonlySet<PaymentState> = new Set(['completed', 'refunded', 'charged_back']);

interface Followed {
  payment: PaymentRecord;
  site: Site;
  told: Finding['told'];
  now: Date;
}

/** What a move brings about beside the new state. */
const follow: Partial<Record<PaymentState, (tx: Tx, scope: Scope, followed: Followed) => Promise<void>>> = {
  completed: deliver,
  refunded: (tx, scope, followed) => takeBack(tx, scope, { ...followed, cause: 'refund' }),
  failed: (tx, scope, { payment, told, now }) =>
    noteFailedTry(tx, scope, { payment, card: isEnded(told) ? undefined : told.cardFingerprint, now }),
  charged_back: (tx, scope, followed) => takeBack(tx, scope, { ...followed, cause: 'chargeback' }),
};

/**
 * What a move means for the discount of the order: it is spent once it is being paid, and free again when that came to
 * nothing.
 */
const followDiscount: Partial<Record<PaymentState, typeof keepDiscount>> = {
  pending: keepDiscount,
  completed: keepDiscount,
  failed: releaseDiscount,
  cancelled: releaseDiscount,
  expired: releaseDiscount,
};

const returnCodeOf = (told: Finding['told']): string | undefined => (isEnded(told) ? undefined : told.returnCode);

async function deliver(tx: Tx, scope: Scope, { payment: ordered, site, told, now }: Followed): Promise<void> {
  const country = isEnded(told) ? undefined : told.buyerCountry;
  const payment = country ? await settleCountry(tx, scope, { payment: ordered, site, country, now }) : ordered;
  const { id, publicId } = payment;
  // Nobody is erased meanwhile: that waits for the member's stream, which the caller holds.
  const isGone = await isErased(tx, scope);
  const { email } = await readCredentials(tx, scope);
  // Whether its buyer was told of withdrawing: they agreed to the words that say it. Of who is erased nobody knows.
  if (!payment.paysDebt && !isGone && !(await hasConsent(tx, scope, { kind: 'immediate_delivery', subject: publicId })))
    await markUninformed(tx, scope, id);
  const madePremium = await makePremium(tx, scope, now);
  await giveCredits(tx, scope, { payment, now });
  await followCard(tx, scope, { payment, keptCard: isEnded(told) ? undefined : told.keptCard, now });
  if (!isGone) await tellBalance(tx, scope, { payment: publicId, isPaying: true, now });
  const cardBrand = isEnded(told) ? null : (told.cardBrand ?? null);
  const { number, until: end } = await completePayment(tx, scope, { id, site, madePremium, cardBrand, now });
  const until = end.toISOString();
  const booked = { ...payment, number, cardBrand, completedAt: now };
  await issueInvoice(tx, scope, { payment: booked, site, until, entity: legalEntityOf(site) });
  if (!isGone) return queueReceipt(tx, scope, { payment: booked, email, until, now });
  // Who was erased while the money was on its way is paid back, and nobody is told: there is no address any more (T26).
  await closeCredits(tx, scope, now);
  await bookOwed(tx, scope, now);
}

async function takeBack(
  tx: Tx,
  scope: Scope,
  { payment, site, cause, now }: Followed & { cause: 'refund' | 'chargeback' },
): Promise<void> {
  const credits = await takeBackCredits(tx, scope, { paymentId: payment.id, cause, now });
  await noteMoneyBack(tx, scope, { paymentId: payment.id, now });
  await bookReturn(tx, scope, { paymentId: payment.id, cause, credits, now });
  await reopenDebt(tx, scope, payment.id);
  const reason = cause === 'refund' ? await refundReason(tx, scope, { payment, site, now }) : cause;
  await issueCreditNote(tx, scope, { paymentId: payment.id, site, cause, reason, now });
  const isPremiumEnded = !(await hasOtherPurchase(tx, scope, payment.id)) && (await takePremiumBack(tx, scope));
  if (cause === 'chargeback') await tellChargeback(tx, scope, { paymentId: payment.id, credits, isPremiumEnded, now });
  await tellBalance(tx, scope, { payment: payment.publicId, now });
}

/** Why all of a payment was refunded, as its credit note says it. */
async function refundReason(
  tx: Tx,
  scope: Scope,
  { payment, site, now }: Omit<Followed, 'told'>,
): Promise<CreditReason> {
  if (await isErased(tx, scope)) return 'erasure';
  const withdrawal = await readWithdrawal(tx, scope, { payment, site, now });
  return withdrawal?.declared_at ? 'withdrawal' : 'refund';
}
