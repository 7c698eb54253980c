import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

/** What a member can spend; `granted` of it pays for texts only (C1). */
export interface Balance {
  readonly balance: number;
  readonly granted: number;
}

const findBalance = sql('select balance, granted from credit_balances where site_id = $1 and member_id = $2');

/** The member's balance; nothing granted yet is 0. */
export const readBalance = async (reader: Reader, { siteId, memberId }: Scope): Promise<Balance> =>
  (await reader.maybe<Balance>(findBalance, [siteId, memberId])) ?? { balance: 0, granted: 0 };

const spentOnOthers = sql('select today, month from spent_on_others_v1($1::smallint, $2, $3)');

/** Credits that went to profiles that are no members on a calendar day, and in the 30 days that end with it (T9). */
export const readSpentOnOthers = (
  reader: Reader,
  { siteId, memberId }: Scope,
  day: string,
): Promise<{ today: number; month: number }> => reader.one(spentOnOthers, [siteId, memberId, day]);
