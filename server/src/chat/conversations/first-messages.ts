import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const begunToMembers = `from conversations c
  join profile_cards p on p.site_id = c.site_id and p.kind = 'member'
    and p.id = case when c.low_id = c.started_by then c.high_id else c.low_id end
  where c.site_id = $1 and c.created_at > $2`;
const eager = sql(`select c.started_by as "memberId", count(*)::integer as count ${begunToMembers}
  group by c.started_by having count(*) >= $3`);
const begun = sql(`select count(*)::integer as begun, count(*) filter (where exists (select from messages m
    where m.conversation_id = c.id and m.site_id = c.site_id and m.sender_id <> c.started_by))::integer as answered
  ${begunToMembers} and c.started_by = $3`);

/** Who began at least so many conversations with members since a moment: how many, and nothing of what they wrote. */
export const listEagerWriters = (
  reader: Reader,
  { siteId }: SiteScope,
  { since, atLeast }: { since: Date; atLeast: number },
): Promise<{ memberId: string; count: number }[]> => reader.rows(eager, [siteId, since, atLeast]);

/** How many conversations a member began with members since a moment, and how many of those were answered. */
export const countBegun = (
  reader: Reader,
  { siteId, memberId }: Scope,
  since: Date,
): Promise<{ begun: number; answered: number }> => reader.one(begun, [siteId, since, memberId]);
