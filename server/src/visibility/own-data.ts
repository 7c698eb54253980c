import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  blocked: sql(
    `select p.public_id as profile, p.name, b.created_at from blocks b
      join profile_cards p on p.site_id = b.site_id and p.id = b.blocked_id
      where b.site_id = $1 and b.blocker_id = $2 order by b.created_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownBlocks(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    blocked: await reader.rows(statements.blocked, [siteId, memberId]),
  };
}
