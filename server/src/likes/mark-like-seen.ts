import type { MemberCall } from '../accounts/index.ts';
import { appendEvent } from '../platform/live/live-events.ts';
import { orRefuse } from '../platform/refusal.ts';
import { findProfileId } from '../profile/index.ts';
import { withdrawLikes } from '../tellings/index.ts';
import { countNewLikes, noteSeen } from './likes.ts';
import type { LikesServices } from './services.ts';

/** Clears the new flag of a like, and with `match` that of the match, on all of the member's devices (LIKE-1). */
export async function markLikeSeen(
  { db, live }: LikesServices,
  { member, now }: MemberCall,
  { profile, match = false }: { profile: string; match?: boolean | undefined },
): Promise<{ new_likes: number }> {
  const { newLikes, hasChanged } = await db.transact(async (tx) => {
    const otherId = orRefuse(await findProfileId(tx, member, profile), 'not_found');
    const hasChanged = await noteSeen(tx, member, { otherId, match, now });
    const newLikes = await countNewLikes(tx, member);
    if (newLikes === 0) await withdrawLikes(tx, member, now);
    if (hasChanged)
      await appendEvent(tx, member.memberId, {
        kind: 'like_seen',
        payload: { profile, match, new_likes: newLikes },
        now,
      });
    return { newLikes, hasChanged };
  });
  if (hasChanged) live.wake([member.memberId]);
  return { new_likes: newLikes };
}
