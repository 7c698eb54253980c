import type { LikeList } from '@vonk/contract/like-lists';
import type { LikeSource } from '@vonk/contract/likes';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { type ExactMoment, exactly, type ListPlace } from '../platform/database/list-place.ts';

/** One entry of a list: the other profile, and how things stand between the two. */
export interface Like {
  readonly otherId: string;
  readonly likedAt: Date;
  readonly exactAt: ExactMoment;
  readonly isNew: boolean;
  readonly isMatch: boolean;
  readonly isMatchNew: boolean;
}

const insertLike = sql(
  `insert into likes (site_id, actor_id, target_id, source, created_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
);
const deleteLike = sql('delete from likes where site_id = $1 and actor_id = $2 and target_id = $3');
const isLikedBack = sql('select from likes where site_id = $1 and actor_id = $3 and target_id = $2');
const markSeen = sql(
  'update likes set seen_at = $4 where site_id = $1 and target_id = $2 and actor_id = $3 and seen_at is null',
);
const markMatchShown = sql(
  `update likes set match_shown_at = $4
    where site_id = $1 and actor_id = $2 and target_id = $3 and match_shown_at is null`,
);
const newLikes = sql('select new_likes_v1($1, $2) as count');

/** Of each list, its rows: `mine` is my like, `theirs` the other one's. Matches stand by the later of the two. */
const lists: Readonly<Record<LikeList, { from: string; other: string; at: string }>> = {
  received: {
    from: `likes theirs
      left join likes mine on mine.site_id = theirs.site_id and mine.actor_id = theirs.target_id
        and mine.target_id = theirs.actor_id
      where theirs.site_id = $1 and theirs.target_id = $2`,
    other: 'theirs.actor_id',
    at: 'theirs.created_at',
  },
  given: {
    from: `likes mine
      left join likes theirs on theirs.site_id = mine.site_id and theirs.actor_id = mine.target_id
        and theirs.target_id = mine.actor_id
      where mine.site_id = $1 and mine.actor_id = $2`,
    other: 'mine.target_id',
    at: 'mine.created_at',
  },
  matches: {
    from: `likes mine
      join likes theirs on theirs.site_id = mine.site_id and theirs.actor_id = mine.target_id
        and theirs.target_id = mine.actor_id
      where mine.site_id = $1 and mine.actor_id = $2`,
    other: 'mine.target_id',
    at: 'greatest(mine.created_at, theirs.created_at)',
  },
};

const isSeen = (other: string) => `exists (select from all_visible_v1($1, $2) seen where seen.id = ${other})`;
const pageOf = ({ from, other, at }: (typeof lists)[LikeList]) =>
  sql(`select ${other} as "otherId", ${at} as "likedAt", ${exactly(at)} as "exactAt",
    theirs.actor_id is not null and theirs.seen_at is null as "isNew",
    mine.actor_id is not null and theirs.actor_id is not null as "isMatch",
    mine.actor_id is not null and theirs.actor_id is not null and mine.match_shown_at is null as "isMatchNew"
    from ${from} and (${at}, ${other}) < ($3, $4) and ${isSeen(other)}
    order by ${at} desc, ${other} desc limit $5`);
const countOf = ({ from, other }: (typeof lists)[LikeList]) =>
  sql(`select count(*) from (select 1 from ${from} and ${isSeen(other)} limit 1000) listed`);

const pages: Readonly<Record<LikeList, ReturnType<typeof sql>>> = {
  received: pageOf(lists.received),
  given: pageOf(lists.given),
  matches: pageOf(lists.matches),
};
const counts: Readonly<Record<LikeList, ReturnType<typeof sql>>> = {
  received: countOf(lists.received),
  given: countOf(lists.given),
  matches: countOf(lists.matches),
};
const beforeAll: ListPlace = { at: '9999-01-01T00:00:00Z', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** A page of a member's list, new first; only of profiles that can be seen. */
export const readLikes = (
  reader: Reader,
  { siteId, memberId }: Scope,
  { list, after = beforeAll, limit }: { list: LikeList; after?: ListPlace | undefined; limit: number },
): Promise<Like[]> => reader.rows<Like>(pages[list], [siteId, memberId, after.at, after.id, limit]);

/** How long a list is, counted up to 1,000. */
export const countLikes = async (reader: Reader, { siteId, memberId }: Scope, list: LikeList): Promise<number> =>
  (await reader.one<{ count: number }>(counts[list], [siteId, memberId])).count;

/** How many likes the member has not seen, counted up to 100. */
export const countNewLikes = async (reader: Reader, { siteId, memberId }: Scope): Promise<number> =>
  (await reader.one<{ count: number }>(newLikes, [siteId, memberId])).count;

/** Adds a like; false when it stood already. */
export const addLike = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { targetId, source, now }: { targetId: string; source: LikeSource; now: Date },
): Promise<boolean> => (await tx.run(insertLike, [siteId, memberId, targetId, source, now])) === 1;

/** Takes a like back; false when there was none. */
export const removeLike = async (tx: Tx, { siteId, memberId }: Scope, targetId: string): Promise<boolean> =>
  (await tx.run(deleteLike, [siteId, memberId, targetId])) === 1;

/** Whether the other one likes the member. */
export const isLikedBackBy = async (reader: Reader, { siteId, memberId }: Scope, otherId: string): Promise<boolean> =>
  (await reader.maybe(isLikedBack, [siteId, memberId, otherId])) !== undefined;

/** Notes that the member saw the other one's like, or was shown their match; false when they had already. */
export async function noteSeen(
  tx: Tx,
  { siteId, memberId }: Scope,
  { otherId, match, now }: { otherId: string; match: boolean; now: Date },
): Promise<boolean> {
  const seen = await tx.run(markSeen, [siteId, memberId, otherId, now]);
  const shown = match ? await tx.run(markMatchShown, [siteId, memberId, otherId, now]) : 0;
  return seen + shown > 0;
}

/** How things stand between the member and another one. */
export interface LikeState {
  readonly likesMe: boolean;
  readonly isMatch: boolean;
}

export const noLikes: LikeState = { likesMe: false, isMatch: false };

const stateBetween = sql(
  `select bool_or(actor_id = $3) as "likesMe", count(*) = 2 as "isMatch" from likes
   where site_id = $1 and ((actor_id = $2 and target_id = $3) or (actor_id = $3 and target_id = $2))`,
);

export async function readLikeState(reader: Reader, { siteId, memberId }: Scope, otherId: string): Promise<LikeState> {
  const { likesMe, isMatch } = await reader.one<{ likesMe: boolean | null; isMatch: boolean }>(stateBetween, [
    siteId,
    memberId,
    otherId,
  ]);
  return { likesMe: likesMe ?? false, isMatch };
}
