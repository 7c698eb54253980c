import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';
import { exportedColumns } from './columns.ts';

const statements = {
  profile: sql(`select ${exportedColumns.join(', ')} from profiles where site_id = $1 and id = $2`),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownProfile(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    profile: await reader.rows(statements.profile, [siteId, memberId]),
  };
}
