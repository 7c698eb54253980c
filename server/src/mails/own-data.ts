import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  notifications: sql(
    `select mail, push, shows_content, changed_at from notification_choices where site_id = $1 and member_id = $2`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownNotifications(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    notifications: await reader.rows(statements.notifications, [siteId, memberId]),
  };
}
