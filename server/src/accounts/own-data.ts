import type { Scope } from './call.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  account: sql(
    `select public_id, email, status, is_premium, premium_since, locale, tracking, signed_up_at, confirmed_at,
        last_active_on, has_written, notifications_disabled, notifications_disabled_at
      from accounts
      where site_id = $1 and id = $2`,
  ),
  sessions: sql(
    `select device, created_at, last_used_at, expires_at from sessions
      where site_id = $1 and account_id = $2 order by created_at`,
  ),
  pending_logins: sql(
    'select expires_at from pending_logins where site_id = $1 and account_id = $2 order by expires_at',
  ),
  links: sql(
    `select purpose, created_at, expires_at, used_at from account_tokens
      where site_id = $1 and account_id = $2 order by created_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownAccounts(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    account: await reader.rows(statements.account, [siteId, memberId]),
    sessions: await reader.rows(statements.sessions, [siteId, memberId]),
    pending_logins: await reader.rows(statements.pending_logins, [siteId, memberId]),
    links: await reader.rows(statements.links, [siteId, memberId]),
  };
}
