import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const twoStep = sql('select started_at, confirmed_at from two_steps where site_id = $1 and account_id = $2');
const backupCodes = sql('select used_at from backup_codes where site_id = $1 and account_id = $2 order by used_at');

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export const ownTwoStep = async (
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<{ two_step: object[]; backup_codes: object[] }> => ({
  two_step: await reader.rows(twoStep, [siteId, memberId]),
  backup_codes: await reader.rows(backupCodes, [siteId, memberId]),
});
