import { calendarDay } from '@vonk/contract/calendar';
import { type NumberStep, shownPeriods } from '@vonk/contract/admin/house/numbers';
import { sql, type Tx } from '../../platform/database/db.ts';
import type { Site, SiteScope } from '../../sites/index.ts';
import type { Scope } from '../call.ts';

export interface CountedReturns {
  readonly step: NumberStep;
  /** The first day of the period in which they signed up. */
  readonly cohort: string;
  /** How many periods later they were here again. */
  readonly after: number;
  readonly count: number;
}

const periodsBetween = `case step
    when 'day' then $3::date - signed_up_on
    when 'week' then (date_trunc('week', $3::date::timestamp)::date
      - date_trunc('week', signed_up_on::timestamp)::date) / 7
    else (extract(year from $3::date) - extract(year from signed_up_on)) * 12
      + extract(month from $3::date) - extract(month from signed_up_on) end`;
// The day of a member goes forward alone, whatever clock says what, and the row is locked before it is judged: of two
// at once one finds that they were here.
const note = sql(`with before as (
    select id, last_active_on, (signed_up_at at time zone $4)::date as signed_up_on from accounts
    where site_id = $1 and id = $2 and (last_active_on is null or last_active_on < $3::date) for no key update),
  seen as (update accounts a set last_active_on = $3::date from before b where a.site_id = $1 and a.id = b.id)
  insert into noted_returns (site_id, step, cohort, after)
  select $1, step, date_trunc(step, signed_up_on::timestamp)::date, ${periodsBetween}
  from before, unnest($5::text[], $6::integer[]) as s (step, longest)
  where ${periodsBetween} between 1 and longest and (last_active_on is null
    or date_trunc(step, last_active_on::timestamp) < date_trunc(step, $3::date::timestamp))`);
const take = sql(`with taken as (delete from noted_returns where site_id = $1 returning step, cohort, after)
  select step, cohort::text as cohort, after::integer as after, count(*)::integer as count from taken
  group by 1, 2, 3`);

const steps = Object.keys(shownPeriods);
/** As many periods later as a chart shows. */
const longest = Object.values(shownPeriods).map((shown) => shown - 1);

/**
 * Notes that a member is here today, and, without saying who, that somebody of their day, week or month of signing up
 * came back (STAFF-5): one row a day is written either way, and none on other visits of that day.
 */
export const noteHere = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { site, now }: { readonly site: Pick<Site, 'timeZone'>; readonly now: Date },
): Promise<void> =>
  void (await tx.run(note, [siteId, memberId, calendarDay(now, site.timeZone), site.timeZone, steps, longest]));

/** Takes away what was noted of those who came back, and answers how often. */
export const takeReturns = (tx: Tx, { siteId }: SiteScope): Promise<CountedReturns[]> =>
  tx.rows<CountedReturns>(take, [siteId]);
