import type { TopUp } from '@vonk/contract/top-ups';
import type { MemberCall, Scope } from '../../accounts/index.ts';
import type { Db, Reader } from '../../platform/database/db.ts';
import { endTopUp } from './end-top-up.ts';
import { findOpenDebit } from './top-up-debits.ts';
import { findTopUp } from './top-ups.ts';

/** How a member's top-up stands; null: it is off. */
export async function viewTopUp(reader: Reader, scope: Scope): Promise<TopUp | null> {
  const topUp = await findTopUp(reader, scope);
  if (!topUp) return null;
  const open = await findOpenDebit(reader, scope);
  return {
    credits: topUp.credits,
    total_minor: topUp.totalMinor,
    currency: topUp.currency,
    threshold: topUp.threshold,
    per_month: topUp.perMonth,
    card: { brand: topUp.brand, last_four: topUp.lastFour },
    agreed_at: topUp.agreedAt.toISOString(),
    due_at: open?.dueAt.toISOString() ?? null,
  };
}

export const showTopUp = async ({ db }: { db: Db }, { member }: MemberCall): Promise<{ top_up: TopUp | null }> => ({
  top_up: await viewTopUp(db, member),
});

/** Switches it off: nothing more is ordered by itself. */
export async function stopTopUp({ db }: { db: Db }, call: MemberCall): Promise<{ top_up: TopUp | null }> {
  const { member, now } = call;
  await db.transact((tx) => endTopUp(tx, member, { reason: 'member', now }));
  return showTopUp({ db }, call);
}
