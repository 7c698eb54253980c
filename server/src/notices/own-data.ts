import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  notices: sql(
    `select kind, subject, shown_at, closed_at, hidden_until from notices
    where site_id = $1 and member_id = $2 order by shown_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownNotices(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    notices: await reader.rows(statements.notices, [siteId, memberId]),
  };
}
