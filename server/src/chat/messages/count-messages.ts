import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

export interface CountedMessages {
  /** `2026-11-30`, of the site's calendar. */
  readonly day: string;
  /** Whether one of the two is an invented profile. */
  readonly isInvented: boolean;
  readonly count: number;
}

// The stretch is read first, so that no plan goes through every conversation for it.
const messages = sql(`with written as materialized (
    select site_id, conversation_id, created_at from messages
    where site_id = $1 and created_at >= $2 and created_at < $3 and kind <> 'notice')
  select (m.created_at at time zone $4)::date::text as day,
    coalesce(low.kind, 'member') <> 'member' or coalesce(high.kind, 'member') <> 'member' as "isInvented",
    count(*)::integer as count
  from written m
    join conversations c on c.site_id = m.site_id and c.id = m.conversation_id
    left join profile_cards low on low.site_id = c.site_id and low.id = c.low_id
    left join profile_cards high on high.site_id = c.site_id and high.id = c.high_id
  group by 1, 2`);

/**
 * How many messages were sent from a moment up to another, which does not belong to it, by day of a time zone; what the
 * site itself noted in a conversation is none.
 */
export const countMessages = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<CountedMessages[]> => reader.rows<CountedMessages>(messages, [siteId, from, to, timeZone]);
