import { ageOn, calendarDay } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import { type Gender, genderBits } from '@vonk/contract/profile';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Site } from '../../sites/index.ts';
import { agesOf, birthsBetween } from '../query/filters.ts';
import { countNear, lookBack, type NewNear, type Newcomers } from './newcomers.ts';

/** How long ago somebody began is looked back for whom was not told before. */
const firstLookBack = 7 * day;
/** Between two looks for one member: a job that runs again within the hours of a day finds that it was done. */
const pause = 3 * day;
/** Who was told on the Friday before was told since then, at whatever hour of it. */
const weekBefore = 8 * day;

type AskedSite = Pick<Site, 'siteId' | 'timeZone' | 'settings'>;

/** Who looks, where, for whom, and since when new members are new to them. */
export interface Seeker {
  readonly id: string;
  readonly cell: number;
  readonly bit: number;
  /** The genders looked for, as bits. */
  readonly wanted: number;
  readonly birthDate: string;
  readonly since: Date;
  /** Of how many they were told the week before; null where they were not. */
  readonly lastWeek: number | null;
}

const zones = sql(`select distinct coalesce(c.time_zone, $2) as name from mail_choices c
  where c.site_id = $1 and ('weekly' = any(c.mail) or 'weekly' = any(c.push))`);
// Goes once over those who look, by index; what each chose is looked up by key, whatever the statistics say of arrays.
export const seekerPage = sql(`with page as materialized (
    select s.id, s.cell, s.gender, s.looks_for, s.birth_date from seekers s
    where s.site_id = $1 and s.cell is not null and s.gender is not null and (s.cell, s.id) > ($5, $6)
    order by s.cell, s.id limit $7
  )
  select p.id, p.cell, gender_bit_v1(p.gender) as bit, coalesce(p.looks_for, $8) as wanted, p.birth_date as "birthDate",
    greatest(coalesce(m.told_until, $4::timestamptz - make_interval(secs => ${firstLookBack / 1000})),
      $4::timestamptz - make_interval(secs => ${lookBack / 1000})) as since,
    case when m.told_until > $4::timestamptz - make_interval(secs => ${weekBefore / 1000}) then m.told_count end
      as "lastWeek",
    coalesce(('weekly' = any(c.mail) or 'weekly' = any(c.push)) and coalesce(c.time_zone, $2) = any($3), false)
      and (m.looked_at is null or m.looked_at < $4::timestamptz - make_interval(secs => ${pause / 1000})) as "isAsking"
  from page p
    left join lateral (select c.mail, c.push, c.time_zone from mail_choices c
      where c.site_id = $1 and c.member_id = p.id limit 1) c on true
    left join lateral (select m.told_until, m.told_count, m.looked_at from weekly_marks m
      where m.site_id = $1 and m.member_id = p.id limit 1) m on true
  order by p.cell, p.id`);
const mark = sql(`insert into weekly_marks (site_id, member_id, told_until, told_count, looked_at)
  select $1, m.id, m.told_until, m.told_count, $2
    from unnest($3::uuid[], $4::timestamptz[], $5::integer[]) as m (id, told_until, told_count)
    join seekers s on s.site_id = $1 and s.id = m.id order by m.id
  on conflict (site_id, member_id) do update set told_until = excluded.told_until,
    told_count = excluded.told_count, looked_at = excluded.looked_at`);

/** On which clocks those are who want to be told. */
export const zonesOf = async (reader: Reader, { siteId, timeZone }: AskedSite): Promise<string[]> =>
  (await reader.rows<{ name: string }>(zones, [siteId, timeZone])).map(({ name }) => name);

/**
 * The next who want to be told and were not looked at in the last days, by where they live: `limit` of them or somewhat
 * more, and after whom to go on; undefined when all were gone through. Who tells no place is near nobody (T86).
 */
export async function nextSeekers(
  reader: Reader,
  { siteId, timeZone, settings }: AskedSite,
  { zones: names, after, limit, now }: NextSeekers,
): Promise<{ seekers: Seeker[]; after: Place | undefined }> {
  const found: Seeker[] = [];
  const genders = maskOf(settings.genders);
  for (let last: Place | undefined = after; last !== undefined;) {
    const values: unknown[] = [siteId, timeZone, names, now, last.cell, last.id, limit, genders];
    const rows: (Seeker & { isAsking: boolean })[] = await reader.rows(seekerPage, values);
    for (const { isAsking, ...seeker } of rows) if (isAsking) found.push(seeker);
    last = rows.length < limit ? undefined : rows.at(-1);
    if (found.length >= limit) return { seekers: found, after: last };
  }
  return { seekers: found, after: undefined };
}

type Place = Pick<Seeker, 'cell' | 'id'>;

interface NextSeekers {
  readonly zones: readonly string[];
  readonly after: Place;
  readonly limit: number;
  readonly now: Date;
}

const maskOf = (genders: readonly Gender[]) => genders.reduce((mask, gender) => mask | genderBits[gender], 0);

/** How many new members are near each of these (`countNear`), of the ages that their first search asks for. */
export function countNewNear(
  reader: Reader,
  site: AskedSite,
  { newcomers, seekers, now }: { newcomers: Newcomers; seekers: readonly Seeker[]; now: Date },
): Promise<ReadonlyMap<string, NewNear>> {
  const today = calendarDay(now, site.timeZone);
  const asking = seekers.map(({ birthDate, ...seeker }) => ({
    ...seeker,
    born: birthsBetween(today, agesOf({}, ageOn(birthDate, today))),
  }));
  return countNear(reader, site, { newcomers, asking });
}

/** Until when somebody was told of new members, and of how many then; null where they were not. */
interface Mark {
  readonly id: string;
  readonly toldUntil: Date;
  readonly toldCount: number | null;
}

/** Notes until when each was told, so that nobody is told of the same member twice. */
export const markTold = async (
  tx: Tx,
  { siteId }: Pick<Site, 'siteId'>,
  { marks, now }: { marks: readonly Mark[]; now: Date },
): Promise<void> =>
  void (await tx.run(mark, [
    siteId,
    now,
    marks.map(({ id }) => id),
    marks.map(({ toldUntil }) => toldUntil),
    marks.map(({ toldCount }) => toldCount),
  ]));
