import type { CallOutput } from '@vonk/contract/api';
import { calendarDay, dayEnd } from '@vonk/contract/calendar';
import { swipeDeckSize } from '@vonk/contract/likes';
import type { MemberCall } from '../../accounts/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import { readCards } from '../../profile/index.ts';
import { suggestMembers } from '../../search/index.ts';
import type { LikesServices } from '../services.ts';
import { readPassed, readSwipeLikes } from './passes.ts';

/** Whom the game shows next: real members who fit both ways, never liked or passed before (LIKE-2, T8). */
export async function readDeck(services: LikesServices, call: MemberCall): Promise<CallOutput<'GET /api/swipe.php'>> {
  const { db } = services;
  const passed = await readPassed(db, call.member);
  const ids = await suggestMembers(services, call, { limit: swipeDeckSize, without: passed });
  const cards = await readCards(services, call, ids);
  return {
    deck: ids.flatMap((id) => cards.get(id) ?? []),
    can_undo: passed.length > 0,
    ...(await allowanceOf(db, call)),
  };
}

/** The likes left on the site's calendar day, and when the next day begins. */
export async function allowanceOf(reader: Reader, { member, site, now }: MemberCall) {
  const given = await readSwipeLikes(reader, member, calendarDay(now, site.timeZone));
  return {
    likes_left: Math.max(0, site.settings.swipe_likes_per_day - given),
    day_ends_at: dayEnd(now, site.timeZone).toISOString(),
    server_time: now.toISOString(),
  };
}
