import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  push_subscriptions: sql(`select device, created_at, used_at from push_subscriptions
    where site_id = $1 and member_id = $2 order by created_at`),
  tellings: sql(`select kind, count, state, made_at, done_at, devices, push, push_at, mail, mail_at from tellings
    where site_id = $1 and member_id = $2 order by made_at`),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownTellings(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    push_subscriptions: await reader.rows(statements.push_subscriptions, [siteId, memberId]),
    tellings: await reader.rows(statements.tellings, [siteId, memberId]),
  };
}
