import { checkCredits } from '../src/credits/index.ts';
import { sql } from '../src/platform/database/db.ts';
import { type TestMember, writeCredits } from './cast.ts';
import type { Kit } from './kit.ts';

/** Gives a member credits: free ones, or as if bought at one euro each. */
export async function giveCredits(
  { db, clock }: Kit,
  { id }: TestMember,
  amount: number,
  kind: 'granted' | 'bought' = 'bought',
): Promise<void> {
  const credits = { siteId: 1, memberId: id, kind, amount, now: clock.now() };
  await db.transact((tx) => writeCredits((text, values) => tx.run(sql(text), values), credits));
}

const sums = sql(`select b.balance, b.granted,
  (select coalesce(sum(case when to_account = 'member' then amount when from_account = 'member' then -amount end),
  0)::int
    from ledger_entries e
    where e.site_id = b.site_id and e.member_id = b.member_id) as ledger,
  (select coalesce(sum(remaining), 0)::int from credit_lots l
    where l.site_id = b.site_id and l.member_id = b.member_id) as lots
  from credit_balances b where b.site_id = $1 and b.member_id = $2`);

/** The balance of a member as each table has it; they must always agree (CRED-1). */
export const readSums = (
  { db }: Kit,
  { id }: TestMember,
): Promise<{ balance: number; granted: number; ledger: number; lots: number }> => db.one(sums, [1, id]);

/** Whether the nightly comparison of all balances with the ledger would find nothing. */
export async function ledgerAgrees({ db, clock, services: { log } }: Kit): Promise<boolean> {
  let agrees = true;
  const listening = Object.assign(Object.create(log) as typeof log, { error: () => void (agrees = false) });
  await checkCredits({ log: listening })({}, { db, now: clock.now(), attempt: 1 });
  return agrees;
}
