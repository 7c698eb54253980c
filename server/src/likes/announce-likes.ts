import type { Scope } from '../accounts/index.ts';
import { sql, type Tx } from '../platform/db.ts';
import { appendEvent, lockStreams } from '../platform/live-events.ts';
import { publicIdOf } from '../profile/index.ts';
import { countNewLikes } from './likes.ts';

const waiting = sql(
  `select l.target_id as id from likes l join profile_cards p on p.site_id = l.site_id and p.id = l.target_id and p.kind = 'member'
   where l.site_id = $1 and l.actor_id = $2 and l.seen_at is null and is_visible_v1($1, l.target_id, l.actor_id) order by l.target_id`,
);

/**
 * Tells those whom the member liked before their address was confirmed (C5). To be called in the transaction that confirms, after
 * `confirmProfile`. Answers whom to wake after commit.
 */
export async function announceLikes(tx: Tx, scope: Scope, now: Date): Promise<string[]> {
  const targets = (await tx.rows<{ id: string }>(waiting, [scope.siteId, scope.memberId])).map(({ id }) => id);
  await lockStreams(tx, targets);
  const profile = await publicIdOf(tx, scope);
  for (const target of targets) {
    const newLikes = await countNewLikes(tx, { siteId: scope.siteId, memberId: target });
    await appendEvent(tx, target, { kind: 'like', payload: { profile, new_likes: newLikes }, now });
  }
  return targets;
}
