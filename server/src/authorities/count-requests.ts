import { hour } from '@vonk/contract/durations';
import type { AuthorityKind } from '@vonk/contract/admin/house/authorities';
import type { ReportReason } from '@vonk/contract/complaints';
import type { Day } from '@vonk/contract/calendar';
import { type Reader, sql } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

/** What authorities of a country asked of a kind, about one kind of wrong, and what became of it. */
interface RequestCount {
  readonly kind: AuthorityKind;
  readonly country: string;
  readonly concerns: ReportReason;
  readonly number: number;
  readonly acted: number;
  readonly notActed: number;
  readonly medianHours: number | null;
}

const count = sql(`select kind, country, concerns, count(*)::integer as number,
    count(*) filter (where outcome in ('complied', 'partly'))::integer as acted,
    count(*) filter (where outcome in ('refused', 'nothing_held'))::integer as "notActed",
    percentile_cont(0.5) within group
      (order by extract(epoch from answered_at - received_on at time zone $4)::double precision / ${hour / 1000})
      as "medianHours"
  from authority_requests where site_id = $1 and received_on between $2 and $3
  group by kind, country, concerns order by kind, country, concerns`);

/** The requests that came in on these days, of the site's calendar (DSA, article 15). */
export const countRequests = (
  reader: Reader,
  { siteId }: SiteScope,
  { first, last, timeZone }: { first: Day; last: Day; timeZone: string },
): Promise<RequestCount[]> => reader.rows<RequestCount>(count, [siteId, first, last, timeZone]);
