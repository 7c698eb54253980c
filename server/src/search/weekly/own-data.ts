import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';

const marks = sql('select told_until, told_count, looked_at from weekly_marks where site_id = $1 and member_id = $2');

/** Until when a member was told of new members, as they get it with their export (PRIV-2, T79). */
export const ownWeekly = async (
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<{ weekly_members: object[] }> => ({
  weekly_members: await reader.rows(marks, [siteId, memberId]),
});
