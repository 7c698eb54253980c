import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

const insertPass = sql(
  'insert into passes (site_id, actor_id, target_id, passed_at) values ($1, $2, $3, $4) on conflict do nothing',
);
const passed = sql('select target_id as id from passes where site_id = $1 and actor_id = $2');
const dropNewest =
  sql(`delete from passes p where p.site_id = $1 and p.actor_id = $2 and p.target_id = (select n.target_id from passes n
  where n.site_id = $1 and n.actor_id = $2 order by n.passed_at desc, n.target_id limit 1)
  returning p.target_id as id`);
const countLike = sql(`insert into swipe_days as s (site_id, member_id, day, likes) values ($1, $2, $3, 1)
  on conflict (site_id, member_id)
  do update set likes = case when s.day = excluded.day then s.likes + 1 else 1 end, day = excluded.day
  where s.day <> excluded.day or s.likes < $4`);
const likesOf = sql('select likes from swipe_days where site_id = $1 and member_id = $2 and day = $3');

/** Passes somebody; twice is no mistake. */
export const addPass = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { targetId, now }: { targetId: string; now: Date },
): Promise<void> => void (await tx.run(insertPass, [siteId, memberId, targetId, now]));

/** Whom the member passed. */
export const readPassed = async (reader: Reader, { siteId, memberId }: Scope): Promise<string[]> =>
  (await reader.rows<{ id: string }>(passed, [siteId, memberId])).map(({ id }) => id);

/** Takes the newest pass back; answers whom it was, if there is one. */
export const dropNewestPass = async (tx: Tx, { siteId, memberId }: Scope): Promise<string | undefined> =>
  (await tx.maybe<{ id: string }>(dropNewest, [siteId, memberId]))?.id;

/** Counts one like of a day; false, and nothing counted, when all of the day are given. */
export const countSwipeLike = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { day, limit }: { day: string; limit: number },
): Promise<boolean> => limit > 0 && (await tx.run(countLike, [siteId, memberId, day, limit])) === 1;

export const readSwipeLikes = async (reader: Reader, { siteId, memberId }: Scope, day: string): Promise<number> =>
  (await reader.maybe<{ likes: number }>(likesOf, [siteId, memberId, day]))?.likes ?? 0;
