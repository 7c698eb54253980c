import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay, dayEnd } from '@vonk/contract/calendar';
import type { MemberCall } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { findCard, readCards } from '../../profile/index.ts';
import { isFound } from '../../visibility/index.ts';
import { likeProfile } from '../like-profile.ts';
import type { LikesServices } from '../services.ts';
import { allowanceOf } from './deck.ts';
import { addPass, countSwipeLike, dropNewestPass } from './passes.ts';

/**
 * Likes or passes somebody of the deck. Passing is free; likes are counted by the site's day, whoever is asked twice at
 * once (LIKE-2).
 */
export async function swipeProfile(
  services: LikesServices,
  call: MemberCall<'cannot_like' | 'swipe_limit'>,
  { profile, like }: CallInput<'POST /api/swipe.php'>,
): Promise<CallOutput<'POST /api/swipe.php'>> {
  const { db } = services;
  if (like) {
    const { match } = await likeProfile(services, call, {
      profile,
      source: 'swipe',
      whenNew: (tx) => takeLike(tx, call),
    });
    return { match, ...(await allowanceOf(db, call)) };
  }
  await db.transact(async (tx) => {
    const { id } = orRefuse(await findCard({ ...services, db: tx }, call, profile), 'not_found');
    if (!(await isFound(tx, call.member, id))) refuse('not_found');
    await addPass(tx, call.member, { targetId: id, now: call.now });
  });
  return { match: false, ...(await allowanceOf(db, call)) };
}

async function takeLike(tx: Tx, call: MemberCall<'swipe_limit'>): Promise<void> {
  const { member, site, now } = call;
  const day = calendarDay(now, site.timeZone);
  if (await countSwipeLike(tx, member, { day, limit: site.settings.swipe_likes_per_day })) return;
  const seconds = Math.ceil((dayEnd(now, site.timeZone).getTime() - now.getTime()) / 1000);
  call.refuse('swipe_limit', { details: { count: site.settings.swipe_likes_per_day, seconds_left: seconds } });
}

/** Takes the last pass back; answers who it was, if they can still be found (T123, T133). */
export async function undoPass(
  services: LikesServices,
  call: MemberCall,
): Promise<CallOutput<'DELETE /api/swipe.php'>> {
  const id = await services.db.transact((tx) => dropNewestPass(tx, call.member));
  const isThere = id !== undefined && (await isFound(services.db, call.member, id));
  const card = isThere ? (await readCards(services, call, [id])).get(id) : undefined;
  return { profile: card ?? null };
}
