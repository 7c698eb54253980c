import type { Scope } from '../../accounts/index.ts';
import { completePurchase, grantCredits, sellSpentCredits } from '../../credits/index.ts';
import { payDebts } from '../../direct-debit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { PaymentRecord } from '../payments.ts';

/**
 * Gives what a payment bought: all of it, the rest of a debit of which a part came before, or nothing where it pays for
 * what was used already.
 */
export async function giveCredits(
  tx: Tx,
  scope: Scope,
  { payment, now }: { payment: PaymentRecord; now: Date },
): Promise<void> {
  const { id, credits, totalMinor, currency, method } = payment;
  const bought = { id, totalMinor, currency };
  if (method === 'sdd') {
    if (await completePurchase(tx, scope, { paymentId: id, credits, now })) return;
  } else if (await payDebts(tx, scope, id)) {
    return sellSpentCredits(tx, scope, { amount: credits, payment: bought, now });
  }
  await grantCredits(tx, scope, { amount: credits, cause: 'purchase', causeKey: id, payment: bought, now });
}
