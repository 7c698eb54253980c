import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/db.ts';

const statements = {
  photos: sql(
    `select public_id, state, reason, is_main, width, height, uploaded_at, decided_at from photos where site_id = $1 and profile_id = $2 order by position, id`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownPhotos(reader: Reader, { siteId, memberId }: Scope): Promise<Record<keyof typeof statements, object[]>> {
  return {
    photos: await reader.rows(statements.photos, [siteId, memberId]),
  };
}
