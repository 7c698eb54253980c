import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  consents: sql(
    `select kind, given, text_version, edition, subject, address_prefix, decided_at from consents
      where site_id = $1 and account_id = $2 order by decided_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownConsents(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    consents: await reader.rows(statements.consents, [siteId, memberId]),
  };
}
