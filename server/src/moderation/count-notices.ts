import { hour } from '@vonk/contract/durations';
import type { ComplaintKind, ComplaintReason } from '@vonk/contract/complaints';
import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

/** What came in of a kind, for a reason (null: for all together), and what became of it. */
interface NoticeCount {
  readonly kind: ComplaintKind;
  readonly reason: ComplaintReason | null;
  readonly number: number;
  readonly acted: number;
  readonly notActed: number;
  /** Null: none was decided. */
  readonly medianHours: number | null;
}

const count = sql(`with written as (
    select kind, reason, outcome, received_at, decided_at from complaints
      where site_id = $1 and received_at >= $2 and received_at < $3
    union all select 'report', reason, outcome, received_at, decided_at from reports
      where site_id = $1 and received_at >= $2 and received_at < $3
    union all select kind, reason, outcome, received_at, decided_at from past_notices
      where site_id = $1 and received_at >= $2 and received_at < $3)
  select kind, reason, count(*)::integer as number,
    count(*) filter (where outcome = 'measure')::integer as acted,
    count(*) filter (where outcome = 'no_measure')::integer as "notActed",
    percentile_cont(0.5) within group
      (order by extract(epoch from decided_at - received_at)::double precision / ${hour / 1000})
      as "medianHours"
  from written group by grouping sets ((kind, reason), (kind)) order by kind, reason nulls first`);

/** The reports, requests and complaints that came in between two moments, those that are forgotten too (T66). */
export const countNotices = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, until }: { from: Date; until: Date },
): Promise<NoticeCount[]> => reader.rows<NoticeCount>(count, [siteId, from, until]);
