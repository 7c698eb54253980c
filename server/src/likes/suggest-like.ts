import type { CallOutput } from '@vonk/contract/api';
import type { ProfileCard } from '@vonk/contract/profile';
import type { AnyCall } from '../accounts/index.ts';
import { sql } from '../platform/database/db.ts';
import { readCards } from '../profile/index.ts';
import { suggestMembers } from '../search/index.ts';
import { mayGuestsSearch } from '../sites/index.ts';
import type { LikesServices } from './services.ts';

const unseenLike = sql(
  `select l.actor_id as id from likes l
   where l.site_id = $1 and l.target_id = $2 and l.seen_at is null and is_visible_v1($1, $2, l.actor_id)
   and not exists (select from likes own where own.site_id = $1 and own.actor_id = $2 and own.target_id = l.actor_id)
   order by l.created_at desc, l.actor_id desc limit 1`,
);
/**
 * What the like popup shows: a like the member has neither seen nor answered (a match has a popup of its own), else a
 * fitting real member they have not liked, else nothing. Changes nothing, and an invented profile is never the answer
 * (T16). A guest gets at most a member who agreed to be shown, and only where search is open (C16).
 */
export async function suggestLike(
  services: LikesServices,
  call: AnyCall,
  { network }: { network?: string | undefined },
): Promise<CallOutput<'GET /api/auto-like.php'>> {
  const { db } = services;
  if (call.member === undefined && !mayGuestsSearch(call, network)) return { profile: null };
  const like = call.member && (await db.maybe<{ id: string }>(unseenLike, [call.site.siteId, call.member.memberId]));
  const id = like?.id ?? (await suggestMembers(services, call, { limit: 1 }))[0];
  const card = id === undefined ? undefined : (await readCards(services, call, [id])).get(id);
  return { profile: card ? popupOf(card, like ? 'like' : 'suggestion') : null };
}

const popupOf = (card: ProfileCard, origin: 'like' | 'suggestion') => ({
  ...card,
  origin,
  main_image: card.main_image && { ...card.main_image, match: card.main_image.filename },
});
