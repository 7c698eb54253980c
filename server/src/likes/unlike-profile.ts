import type { MemberCall } from '../accounts/index.ts';
import { appendEvent, lockStreams } from '../platform/live/live-events.ts';
import { orRefuse } from '../platform/refusal.ts';
import { findProfileId, publicIdOf } from '../profile/index.ts';
import { countNewLikes, removeLike } from './likes.ts';
import type { LikesServices } from './services.ts';

/** Takes a like back, and with it the match it made; taking back what was not given is no mistake. */
export async function unlikeProfile(
  { db, live }: LikesServices,
  { member, now }: MemberCall,
  { profile }: { profile: string },
) {
  const wakened = await db.transact(async (tx) => {
    const targetId = orRefuse(await findProfileId(tx, member, profile), 'not_found');
    const both = [member.memberId, targetId].sort();
    await lockStreams(tx, both);
    if (!(await removeLike(tx, member, targetId))) return [];
    for (const subscriber of both) {
      const payload = {
        profile: subscriber === member.memberId ? profile : await publicIdOf(tx, member),
        new_likes: await countNewLikes(tx, { siteId: member.siteId, memberId: subscriber }),
      };
      await appendEvent(tx, subscriber, { kind: 'like_ended', payload, now });
    }
    return both;
  });
  live.wake(wakened);
  return {};
}
