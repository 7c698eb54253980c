import type { CallInput, CallOutput } from '@vonk/contract/api';
import { calendarDay } from '@vonk/contract/calendar';
import { type LikeList, likeLists } from '@vonk/contract/like-lists';
import { type LikeEntry, likesPageSize } from '@vonk/contract/likes';
import type { ProfileCard } from '@vonk/contract/profile';
import * as z from 'zod';
import type { MemberCall } from '../accounts/index.ts';
import { type ListPlace, momentIn } from '../platform/database/list-place.ts';
import { refuse } from '../platform/refusal.ts';
import type { Seal } from '../platform/seal.ts';
import { readCards } from '../profile/index.ts';
import { countLikes, countNewLikes, type Like, readLikes } from './likes.ts';
import type { LikesServices } from './services.ts';

/** The first page of each list with its profiles, or the next page of one (LIKE-1). */
export async function listLikes(
  services: LikesServices,
  call: MemberCall,
  { type, cursor }: CallInput<'GET /api/likes.php'>,
): Promise<CallOutput<'GET /api/likes.php'>> {
  const { db, seal } = services;
  const wanted = type === undefined ? likeLists : [type];
  const after = type !== undefined && cursor !== undefined ? openCursor(seal, type, cursor) : undefined;
  const read = await Promise.all(
    wanted.map((list) => readLikes(db, call.member, { list, after, limit: likesPageSize + 1 })),
  );
  const ids = new Set(read.flat().map(({ otherId }) => otherId));
  const cards = await readCards(services, call, [...ids]);
  const lists = Object.fromEntries(
    wanted.map((list, at) => [list, pageOf(services, call, { list, likes: read[at] ?? [], cards })]),
  );
  const [received, given, matches] = await Promise.all(likeLists.map((list) => countLikes(db, call.member, list)));
  return {
    profiles: [...cards.values()],
    liked_by: lists['received']?.entries ?? [],
    lists,
    totals: { received: received ?? 0, given: given ?? 0, matches: matches ?? 0 },
    new_likes: await countNewLikes(db, call.member),
  };
}

function pageOf(
  { seal }: LikesServices,
  { site }: MemberCall,
  { list, likes, cards }: { list: LikeList; likes: readonly Like[]; cards: ReadonlyMap<string, ProfileCard> },
): { entries: LikeEntry[]; next: string | null } {
  const shown = likes.slice(0, likesPageSize);
  const last = likes.length > likesPageSize ? shown.at(-1) : undefined;
  return {
    entries: shown.flatMap((like) => {
      const card = cards.get(like.otherId);
      return card ? [entryOf(like, card.id, site.timeZone)] : [];
    }),
    next: last ? seal.close(`likes ${list}`, [last.exactAt, last.otherId]) : null,
  };
}

const entryOf = ({ isNew, isMatch, isMatchNew, likedAt }: Like, id: string, timeZone: string): LikeEntry => ({
  id,
  like_new: isNew,
  match: isMatch,
  match_new: isMatchNew,
  liked_on: calendarDay(likedAt, timeZone),
});

// The release before sealed milliseconds.
const cursorParts = z.tuple([z.union([z.string(), z.number()]), z.uuid()]);

function openCursor(seal: Seal, list: LikeList, text: string): ListPlace {
  const parts = cursorParts.safeParse(seal.open(`likes ${list}`, text));
  const at = parts.success ? momentIn(String(parts.data[0])) : undefined;
  return parts.success && at !== undefined ? { at, id: parts.data[1] } : refuse('invalid_input', { field: 'cursor' });
}
