import { sql } from '../src/platform/database/db.ts';
import { newId } from '../src/platform/ids.ts';
import type { Kit } from './kit.ts';
import type { TestMember } from './members.ts';

const grant = sql('select grant_credits_v1($1::smallint, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)');

/** Gives a member credits: free ones, or as if bought at one euro each. */
export async function giveCredits(
  { db, clock }: Kit,
  { id }: TestMember,
  amount: number,
  kind: 'granted' | 'bought' = 'bought',
): Promise<void> {
  const now = clock.now();
  const lot = newId(now);
  const isBought = kind === 'bought';
  await db.transact(async (tx) => {
    await tx.one(grant, [
      1,
      id,
      lot,
      kind,
      amount,
      isBought ? 'purchase' : 'signup',
      lot,
      isBought ? newId(now) : null,
      isBought ? 100 : null,
      isBought ? 'EUR' : null,
      now,
    ]);
  });
}

const sums = sql(`select b.balance, b.granted,
  (select coalesce(sum(case when to_account = 'member' then amount when from_account = 'member' then -amount end), 0)::int from ledger_entries e
    where e.site_id = b.site_id and e.member_id = b.member_id) as ledger,
  (select coalesce(sum(remaining), 0)::int from credit_lots l where l.site_id = b.site_id and l.member_id = b.member_id) as lots
  from credit_balances b where b.site_id = $1 and b.member_id = $2`);

/** The balance of a member as each table has it; they must always agree (CRED-1). */
export const readSums = (
  { db }: Kit,
  { id }: TestMember,
): Promise<{ balance: number; granted: number; ledger: number; lots: number }> => db.one(sums, [1, id]);
