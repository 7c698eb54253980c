import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

// What stands before whoever began was heard answers nothing: what they wrote waits while their address is not
// confirmed. The stretch is read first; for each who wrote in a conversation, and not for each message, it is then
// looked whether there is one before it. So no plan goes through every conversation or reads every message there is,
// and long conversations are read once.
const replies = sql(`with written as materialized (
    select distinct on (conversation_id, sender_id) site_id, conversation_id, seq, sender_id, created_at from messages
    where site_id = $1 and created_at >= $2 and created_at < $3 and kind <> 'notice' and seq > 1
    order by conversation_id, sender_id, seq)
  select (m.created_at at time zone $4)::date::text as day, count(*)::integer as count
  from written m
    join conversations c on c.site_id = m.site_id and c.id = m.conversation_id and c.started_by <> m.sender_id
    left join profile_cards low on low.site_id = c.site_id and low.id = c.low_id
    left join profile_cards high on high.site_id = c.site_id and high.id = c.high_id
  where coalesce(low.kind, 'member') = 'member' and coalesce(high.kind, 'member') = 'member'
    and (select true from messages f where f.site_id = m.site_id and f.conversation_id = m.conversation_id
      and f.sender_id = m.sender_id and f.kind <> 'notice' and f.seq < m.seq limit 1) is null
  group by 1`);

/**
 * In how many conversations between members whoever was written to wrote back for the first time, from a moment up to
 * another, which does not belong to it, by day of a time zone. Invented profiles neither ask nor answer here (STAFF-5).
 */
export const countReplies = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<{ day: string; count: number }[]> => reader.rows(replies, [siteId, from, to, timeZone]);
