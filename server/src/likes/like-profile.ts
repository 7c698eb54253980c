import type { CallOutput } from '@vonk/contract/api';
import type { LikeSource } from '@vonk/contract/likes';
import type { MemberCall } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { appendEvent, lockStreams } from '../platform/live/live-events.ts';
import { orRefuse, refuse } from '../platform/refusal.ts';
import { noteLike } from '../tellings/index.ts';
import { findCard, publicIdOf, readProfile } from '../profile/index.ts';
import { isFound } from '../visibility/index.ts';
import { addLike, countNewLikes, isLikedBackBy } from './likes.ts';
import type { LikesServices } from './services.ts';

/**
 * Likes a profile; liking twice is no mistake. When the other one likes me too, both are told of the match (LIKE-1). A
 * like given before the own address is confirmed waits unseen (C5); an invented profile may be liked and never likes
 * back, a livecam or partner one cannot be (C19).
 */
export async function likeProfile(
  services: LikesServices,
  call: MemberCall<'cannot_like'>,
  {
    profile,
    source = 'profile',
    whenNew,
  }: { profile: string; source?: LikeSource | undefined; whenNew?: (tx: Tx) => Promise<void> },
): Promise<CallOutput<'POST /api/like.php'>> {
  const { db, live } = services;
  const { member, now } = call;
  const { result, wakened } = await db.transact(async (tx) => {
    const target = orRefuse(await findCard({ ...services, db: tx }, call, profile), 'not_found');
    if (!(await isFound(tx, member, target.id))) refuse('not_found');
    // Whose own profile staff took away is heard of by nobody (T61).
    if ((await readProfile(tx, member)).status !== 'active') call.refuse('cannot_like');
    if (target.id === member.memberId || target.card.kind === 'livecam' || target.card.kind === 'partner')
      call.refuse('cannot_like');
    const both = [member.memberId, target.id].sort();
    // Two who like each other at the same moment wait here for one another, so that one of them sees the match.
    await lockStreams(tx, both);
    const isNew = await addLike(tx, member, { targetId: target.id, source, now });
    const match = await isLikedBackBy(tx, member, target.id);
    if (!isNew) return { result: { match }, wakened: [] };
    await whenNew?.(tx);
    // Nobody hears of an unconfirmed member's like (C5), and nobody is behind an invented profile.
    const told = member.status === 'not_confirmed' || target.card.kind !== 'member' ? [member.memberId] : both;
    await tellOfLike(tx, call, { told, target: { id: target.id, publicId: profile }, match });
    return { result: { match }, wakened: told };
  });
  live.wake(wakened);
  return result;
}

async function tellOfLike(
  tx: Tx,
  { member, now }: MemberCall,
  { told, target, match }: { told: readonly string[]; target: { id: string; publicId: string }; match: boolean },
): Promise<void> {
  for (const subscriber of told) {
    const isActor = subscriber === member.memberId;
    const scope = { siteId: member.siteId, memberId: subscriber };
    const payload = {
      profile: isActor ? target.publicId : await publicIdOf(tx, member),
      new_likes: await countNewLikes(tx, scope),
    };
    if (!isActor) await noteLike(tx, scope, { profileId: member.memberId, now });
    await appendEvent(tx, subscriber, { kind: match ? 'match' : isActor ? 'like_given' : 'like', payload, now });
  }
}
