import { isErased, makePremium, type Scope } from '../../accounts/index.ts';
import { closeCredits, giveBackSold, hasSoldSpent, winBackCredits } from '../../credits/index.ts';
import { payDebts } from '../../direct-debit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { appendEvent } from '../../platform/live/live-events.ts';
import type { Site } from '../../sites/index.ts';
import { bookOwed, bookWon } from '../books/entries.ts';
import { issueInvoiceAgain } from '../invoices/issue.ts';
import { type Ended, isEnded } from './moves.ts';
import { type PaymentRecord, writeWonBack } from '../payments.ts';
import type { ProviderPayment } from '../provider.ts';
import { listPaidRefunds } from '../refunds/refunds.ts';
import { tellBalance } from './tell-balance.ts';
import { tellWonBack } from './tell-chargeback.ts';

/**
 * Whether a chargeback that is booked was won since. An answer that is older than the chargeback says nothing of the
 * kind, so none can undo it by coming late. A direct debit that came back is owed and not argued about.
 */
export const isWonBack = (payment: PaymentRecord, told: ProviderPayment | Ended): boolean =>
  payment.state === 'charged_back' && payment.method !== 'sdd' && !isEnded(told) && told.isWonBack === true;

/**
 * Books a chargeback that was won: the purchase stands as it stood before, with its money, credits, premium and what
 * was to be repaid of it (T113). What is left of it is repaid to who was erased meanwhile, as it would have been (T26).
 */
export async function winChargeback(
  tx: Tx,
  scope: Scope,
  { payment, site, now }: { payment: PaymentRecord; site: Site; now: Date },
): Promise<void> {
  const { id: paymentId, publicId } = payment;
  const paid = await listPaidRefunds(tx, scope, paymentId);
  const { credits: wonBack, owedMinor } = await winBackCredits(tx, scope, { paymentId, paid, now });
  await bookWon(tx, scope, { paymentId, owedMinor, now });
  const credits = wonBack + (await payDebtAgain(tx, scope, { payment, now }));
  await writeWonBack(tx, scope, { id: paymentId, now });
  await issueInvoiceAgain(tx, scope, { paymentId, site, now });
  const isPremiumBack = await makePremium(tx, scope, now);
  if (await isErased(tx, scope)) {
    await closeCredits(tx, scope, now);
    return bookOwed(tx, scope, now);
  }
  await tellWonBack(tx, scope, { paymentId, credits, isPremiumBack, now });
  await appendEvent(tx, scope.memberId, { kind: 'payment', payload: { id: publicId, state: 'completed' }, now });
  await tellBalance(tx, scope, { payment: publicId, now });
}

/**
 * What paid a debt before its chargeback pays it again; where another payment did so meanwhile, it is the purchase of
 * as many credits, as whatever pays a debt that is paid. Answers how many.
 */
async function payDebtAgain(
  tx: Tx,
  scope: Scope,
  { payment: { id, paysDebt }, now }: { payment: PaymentRecord; now: Date },
): Promise<number> {
  if (!paysDebt || !(await hasSoldSpent(tx, scope, id)) || (await payDebts(tx, scope, id))) return 0;
  return giveBackSold(tx, scope, { paymentId: id, now });
}
