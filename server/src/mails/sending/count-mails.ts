import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

export interface CountedMails {
  /** `2026-11-30`, of the site's calendar. */
  readonly day: string;
  /** `sent`: a mail server took it; else why none did. */
  readonly outcome: 'sent' | 'no_mailbox' | 'refused' | 'given_up';
  readonly count: number;
}

const mails = sql(`select (sent_at at time zone $4)::date::text as day, 'sent' as outcome, count(*)::integer as count
  from mails where site_id = $1 and sent_at >= $2 and sent_at < $3 group by 1
  union all
  select (refused_at at time zone $4)::date::text, coalesce(refusal, 'refused'), count(*)::integer
  from mails where site_id = $1 and refused_at >= $2 and refused_at < $3 group by 1, 2`);

/** What became of mails from a moment up to another, which does not belong to it, by day of a time zone. */
export const countMails = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, to, timeZone }: { readonly from: Date; readonly to: Date; readonly timeZone: string },
): Promise<CountedMails[]> => reader.rows<CountedMails>(mails, [siteId, from, to, timeZone]);
