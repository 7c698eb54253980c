import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

export interface FirstOfWriter {
  readonly memberId: string;
  /** `2026-11-30`, of the site's calendar. */
  readonly day: string;
  /** Whether it went to an invented profile. */
  readonly isInvented: boolean;
}

const firsts = sql(`select f.sender_id as "memberId", (f.created_at at time zone $4)::date::text as day,
    coalesce(other.kind, 'member') <> 'member' as "isInvented"
  from (select distinct on (m.sender_id) m.sender_id, m.created_at, m.conversation_id from messages m
      where m.site_id = $1 and m.created_at >= $2 and m.created_at < $3 and m.kind <> 'notice'
      order by m.sender_id, m.created_at, m.conversation_id) f
    join conversations c on c.site_id = $1 and c.id = f.conversation_id
    left join profile_cards other on other.site_id = $1
      and other.id = case when c.low_id = f.sender_id then c.high_id else c.low_id end`);

/**
 * The first message of everybody who wrote from a moment up to another, which does not belong to it; whether they wrote
 * before is not looked at (STAFF-5). What the site itself noted in a conversation is none.
 */
export const readFirstOfWriters = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<FirstOfWriter[]> => reader.rows<FirstOfWriter>(firsts, [siteId, from, to, timeZone]);
