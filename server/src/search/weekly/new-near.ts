import { ageOn, calendarDay } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import type { Gender } from '@vonk/contract/profile';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { cellsAround } from '../../profile/index.ts';
import type { Site } from '../../sites/index.ts';
import { agesOf, birthsBetween } from '../query/filters.ts';

/** How near a new member is to be told of. */
export const nearKm = 50;
/** How long ago somebody began is looked back at most, and for whom was not told before. */
const [lookBack, firstLookBack] = [28 * day, 7 * day];
/** Between two looks for one member: a job that runs again within the hours of a day finds that it was done. */
const pause = 3 * day;

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
}

/** How many new members are near, by the bands that cards tell. */
export interface NewNear {
  readonly count: number;
  readonly under10: number;
  readonly from10: number;
  readonly from25: number;
}

const zones = sql(`select distinct coalesce(c.time_zone, $2) as name from mail_choices c
  where c.site_id = $1 and ('weekly' = any(c.mail) or 'weekly' = any(c.push))`);
// Goes once over those who look, by index; what each chose is looked up by key, whatever the statistics say of arrays.
const page = sql(`with page as materialized (
    select s.id, s.cell, s.gender, s.looks_for, s.birth_date from seekers s
    where s.site_id = $1 and s.cell is not null and s.gender is not null and (s.cell, s.id) > ($5, $6)
    order by s.cell, s.id limit $7
  )
  select p.id, p.cell, gender_bit_v1(p.gender) as bit, coalesce(p.looks_for, $8) as wanted, p.birth_date as "birthDate",
    greatest(coalesce(m.told_until, $4::timestamptz - make_interval(secs => ${firstLookBack / 1000})),
      $4::timestamptz - make_interval(secs => ${lookBack / 1000})) as since,
    coalesce(('weekly' = any(c.mail) or 'weekly' = any(c.push)) and coalesce(c.time_zone, $2) = any($3), false)
      and (m.looked_at is null or m.looked_at < $4::timestamptz - make_interval(secs => ${pause / 1000})) as "isAsking"
  from page p
    left join lateral (select c.mail, c.push, c.time_zone from mail_choices c
      where c.site_id = $1 and c.member_id = p.id limit 1) c on true
    left join lateral (select m.told_until, m.looked_at from weekly_marks m
      where m.site_id = $1 and m.member_id = p.id limit 1) m on true
  order by p.cell, p.id`);
// Those who began are few: they are read once, and held against the cells around each seeker.
const newNear = sql(`with asked as materialized (
    select * from unnest($3::uuid[], $4::integer[], $5::integer[], $6::integer[], $7::date[], $8::date[],
      $9::timestamptz[]) as s (id, cell, bit, wanted, born_from, born_to, since)
  ), near as materialized (
    select * from unnest($10::integer[], $11::integer[], $12::text[]) as n (origin, cell, band)
  ), fresh as materialized (
    select p.id, p.cell, gender_bit_v1(p.gender)::integer as bit, p.looks_for, p.birth_date, p.created_at
    from findable_members p where p.site_id = $1 and p.created_at > (select min(since) from asked)
      and p.created_at <= $2 and p.cell is not null
  )
  select s.id, count(*) as count, count(*) filter (where n.band = 'under_10') as under10,
    count(*) filter (where n.band = '10_25') as from10, count(*) filter (where n.band = '25_50') as from25
  from asked s join near n on n.origin = s.cell join fresh f on f.cell = n.cell
  where f.id <> s.id and f.created_at > s.since and f.birth_date between s.born_from and s.born_to
    and f.bit & s.wanted <> 0 and (f.looks_for is null or f.looks_for & s.bit <> 0)
    and not exists (select from block_pairs b
      where b.site_id = $1 and b.blocker_id = s.id and b.blocked_id = f.id)
    and not exists (select from block_pairs b
      where b.site_id = $1 and b.blocker_id = f.id and b.blocked_id = s.id)
  group by s.id`);
const mark = sql(`insert into weekly_marks (site_id, member_id, told_until, looked_at)
  select $1, m.id, m.told_until, $2 from unnest($3::uuid[], $4::timestamptz[]) as m (id, told_until)
    join seekers s on s.site_id = $1 and s.id = m.id order by m.id
  on conflict (site_id, member_id) do update set told_until = excluded.told_until, looked_at = excluded.looked_at`);

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
    const rows: (Seeker & { isAsking: boolean })[] = await reader.rows(page, values);
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

const bits: Readonly<Record<Gender, number>> = { male: 1, female: 2, non_binary: 4 };
const maskOf = (genders: readonly Gender[]) => genders.reduce((mask, gender) => mask | bits[gender], 0);

/**
 * How many members began since each of these was told, whom their first search within `nearKm` would find: real ones,
 * confirmed and findable, of the genders and ages that fit both ways, whom no block keeps apart (SEARCH-2, T8, T86).
 */
export async function countNewNear(
  reader: Reader,
  site: AskedSite,
  { seekers: asked, now }: { seekers: readonly Seeker[]; now: Date },
): Promise<ReadonlyMap<string, NewNear>> {
  const today = calendarDay(now, site.timeZone);
  const births = asked.map(({ birthDate }) => birthsBetween(today, agesOf({}, ageOn(birthDate, today))));
  const near = await nearOf(reader, site, asked);
  const rows = await reader.rows<NewNear & { id: string }>(newNear, [
    site.siteId,
    now,
    asked.map(({ id }) => id),
    asked.map(({ cell }) => cell),
    asked.map(({ bit }) => bit),
    asked.map(({ wanted }) => wanted),
    births.map(({ from }) => from),
    births.map(({ to }) => to),
    asked.map(({ since }) => since),
    near.map(({ origin }) => origin),
    near.map(({ cell }) => cell),
    near.map(({ band }) => band),
  ]);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The cells around those where somebody looks: of each place once. */
async function nearOf(reader: Reader, { siteId, settings }: AskedSite, asked: readonly Seeker[]) {
  const near = [];
  for (const origin of new Set(asked.map(({ cell }) => cell))) {
    const around = await cellsAround(
      reader,
      { siteId, cellMembers: settings.cell_members },
      { cell: origin, km: nearKm },
    );
    near.push(...around.map((each) => ({ ...each, origin })));
  }
  return near;
}

/** Notes until when each was told, so that nobody is told of the same member twice. */
export const markTold = async (
  tx: Tx,
  { siteId }: Pick<Site, 'siteId'>,
  { marks, now }: { marks: readonly { readonly id: string; readonly toldUntil: Date }[]; now: Date },
): Promise<void> =>
  void (await tx.run(mark, [siteId, now, marks.map(({ id }) => id), marks.map(({ toldUntil }) => toldUntil)]));
