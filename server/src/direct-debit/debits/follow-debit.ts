import type { Scope } from '../../accounts/index.ts';
import { takeBackCredits } from '../../credits/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { closeDebit, findDebit } from './debits.ts';

/** How many credits of a payment come before its money; 0 for one that is not by direct debit. */
export const readAhead = async (reader: Reader, scope: Scope, paymentId: string): Promise<number> =>
  (await findDebit(reader, scope, paymentId))?.ahead ?? 0;

/** A debit was never carried out: what was given before goes back. */
export async function endDebit(
  tx: Tx,
  scope: Scope,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> {
  await takeBackCredits(tx, scope, { paymentId, cause: 'chargeback', now });
  await closeDebit(tx, scope, { paymentId, state: 'ended' });
}

const openOnes = sql(`select payment_id as "paymentId" from debits
  where site_id = $1 and member_id = $2 and state = 'open' and ahead > 0`);

/**
 * Takes back what a member who is erased was given before its money came: unpaid, it must not be repaid to them. When
 * the money comes after all, all of it is (T26).
 */
export async function takeBackAhead(tx: Tx, scope: Scope, now: Date): Promise<void> {
  const { siteId, memberId } = scope;
  for (const { paymentId } of await tx.rows<{ paymentId: string }>(openOnes, [siteId, memberId]))
    await takeBackCredits(tx, scope, { paymentId, cause: 'chargeback', now });
}
