import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  likes_given: sql(
    `select p.public_id as profile, p.name, l.source, l.created_at from likes l
      join profile_cards p on p.site_id = l.site_id and p.id = l.target_id
      where l.site_id = $1 and l.actor_id = $2 order by l.created_at`,
  ),
  likes_received: sql(
    `select p.public_id as profile, p.name, l.created_at, l.seen_at from likes l
      join profile_cards p on p.site_id = l.site_id and p.id = l.actor_id
      where l.site_id = $1 and l.target_id = $2 and is_visible_v1($1, $2, l.actor_id) order by l.created_at`,
  ),
  passes: sql(
    `select p.public_id as profile, s.passed_at from passes s
      join profile_cards p on p.site_id = s.site_id and p.id = s.target_id
      where s.site_id = $1 and s.actor_id = $2 order by s.passed_at`,
  ),
  swipe_days: sql(`select day, likes from swipe_days where site_id = $1 and member_id = $2`),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownLikes(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    likes_given: await reader.rows(statements.likes_given, [siteId, memberId]),
    likes_received: await reader.rows(statements.likes_received, [siteId, memberId]),
    passes: await reader.rows(statements.passes, [siteId, memberId]),
    swipe_days: await reader.rows(statements.swipe_days, [siteId, memberId]),
  };
}
