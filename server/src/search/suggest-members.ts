import type { AnyCall } from '../accounts/index.ts';
import { sql } from '../platform/database/db.ts';
import { readProfile } from '../profile/index.ts';
import { searchOf } from './query/filters.ts';
import { findConsenting, findMembers, top } from './query/find.ts';
import type { SearchServices } from './services.ts';

const likedAlready = sql('select target_id as id from given_likes where site_id = $1 and actor_id = $2');

/**
 * Real members that a first search would find and the member has not liked, best first; for a guest members who agreed
 * to be shown (C16).
 */
export async function suggestMembers(
  { db }: Pick<SearchServices, 'db'>,
  call: AnyCall,
  { limit, without = [] }: { limit: number; without?: readonly string[] },
): Promise<string[]> {
  const { member } = call;
  const search = searchOf(call, {}, member && (await readProfile(db, member)));
  if (!member) return (await findConsenting(db, search, limit)).map(({ id }) => id);
  const liked = (await db.rows<{ id: string }>(likedAlready, [member.siteId, member.memberId])).map(({ id }) => id);
  const reader = db.lagging(member.written);
  return (await findMembers(reader, search, { after: top, limit, without: [...liked, ...without] })).map(
    ({ id }) => id,
  );
}
