import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const passkeys = sql(
  'select name, created_at, last_used_on from passkeys where site_id = $1 and account_id = $2 order by created_at',
);

/** What is kept here of a member, as they get it with their export (PRIV-2, T79). */
export const ownPasskeys = async (reader: Reader, { siteId, memberId }: Scope): Promise<{ passkeys: object[] }> => ({
  passkeys: await reader.rows(passkeys, [siteId, memberId]),
});
