import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  balance: sql(`select balance, granted from credit_balances where site_id = $1 and member_id = $2`),
  credit_lots: sql(
    `select kind, amount, remaining, unit_price_minor, currency, created_at, money_back_at from credit_lots
      where site_id = $1 and member_id = $2 order by created_at`,
  ),
  credit_movements: sql(
    `select from_account, to_account, amount, cause, created_at from ledger_entries
      where site_id = $1 and member_id = $2 order by id`,
  ),
  repayments: sql(
    `select number, credits, amount_minor, currency, state, asked_at, settled_at from repayments
      where site_id = $1 and member_id = $2 order by asked_at`,
  ),
  spending_limits: sql(
    `select period, credits, next_credits, next_at, set_at from spending_limits where site_id = $1 and member_id = $2`,
  ),
  spent_days: sql(`select day, credits, on_others from spent_days where site_id = $1 and member_id = $2 order by day`),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownCredits(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    balance: await reader.rows(statements.balance, [siteId, memberId]),
    credit_lots: await reader.rows(statements.credit_lots, [siteId, memberId]),
    credit_movements: await reader.rows(statements.credit_movements, [siteId, memberId]),
    repayments: await reader.rows(statements.repayments, [siteId, memberId]),
    spending_limits: await reader.rows(statements.spending_limits, [siteId, memberId]),
    spent_days: await reader.rows(statements.spent_days, [siteId, memberId]),
  };
}
