import type { LedgerCause } from '@vonk/contract/admin/member-money';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

/** What came to a member (+) or went from them (-). */
export interface Movement {
  readonly id: string;
  readonly at: Date;
  readonly cause: LedgerCause;
  readonly credits: number;
}

const movements = sql(`select e.id::text, e.created_at as at, e.cause,
    case e.to_account when 'member' then e.amount else -e.amount end as credits
  from ledger_entries e
  where e.site_id = $1 and e.member_id = $2 and 'member' in (e.from_account, e.to_account)
    and ($3::bigint is null or e.id < $3)
  order by e.id desc limit $4`);

/** Every move of a member's credits, the newest first, those after a key. */
export const listMovements = (
  reader: Reader,
  { siteId, memberId }: Scope,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Movement[]> => reader.rows<Movement>(movements, [siteId, memberId, after ?? null, limit]);
