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
