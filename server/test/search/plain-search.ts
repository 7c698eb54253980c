import { type ProfileOption, profileOptionNames } from '@vonk/contract/profile';
import type { SearchOrder } from '@vonk/contract/search';
import type { DistanceBand } from '../../src/places/index.ts';
import { type Reader, sql } from '../../src/platform/database/db.ts';
import { named } from '../../src/platform/database/named.ts';

/** A search as the first version asked it, by what profiles say and not by masks, keys or indexes. */
export interface PlainSearch extends Readonly<Record<ProfileOption, readonly string[]>> {
  readonly siteId: number;
  /** Null: a guest. */
  readonly searcher: string | null;
  /** The searcher's own gender, as a bit of `looks_for`. */
  readonly bit: number;
  readonly genders: readonly string[];
  readonly countries: readonly string[];
  readonly region: string | null;
  /** Null: however far away. */
  readonly within: readonly DistanceBand[] | null;
  readonly minAge: number;
  readonly maxAge: number;
  readonly today: string;
  readonly withPhoto: boolean;
  readonly online: boolean;
  /** Null: whenever they came. */
  readonly newSince: Date | null;
  readonly interests: readonly string[];
  readonly order: SearchOrder;
  /** The cells that are told to be less than 100 km away, and the band that is told of each. */
  readonly cells: readonly number[];
  readonly bands: readonly DistanceBand[];
}

/** A profile, and what its order goes by. */
export interface Placed {
  readonly id: string;
  readonly rank: number;
  /** Lives less than 25 km away. */
  readonly isNear: boolean;
}

/**
 * All members a search finds, in its order. The first version had the order of the rank alone; the others, and what a
 * band adds to the first one, are those of docs/decisions/0018, written down once more. Within a distance the first
 * version looked at cells alone; by now the countries of the site bound it too, as they bound all other searches.
 */
const members = named<PlainSearch>(
  (value) => `
  select p.id,
    case ${value.order}::text
      when 'new' then (p.created_at at time zone 'UTC')::date - date '2024-01-01'
      when 'online' then coalesce(p.last_active_on - date '2024-01-01', 0)
      when 'near' then p.rank + case near.band
        when 'under_10' then 1600000000 when '10_25' then 1200000000
        when '25_50' then 800000000 when '50_100' then 400000000 else 0 end
      else p.rank + case
        when cardinality(${value.cells}::integer[]) = 0 then 0
        when p.cell is null or near.band = '50_100' then 70
        when near.band = '25_50' then 140 when near.band = '10_25' then 220 when near.band = 'under_10' then 300
        else 0 end
    end as rank,
    coalesce(near.band in ('under_10', '10_25'), false) as "isNear"
  from profiles p
  left join unnest(${value.cells}::integer[], ${value.bands}::text[]) as near (cell, band) on near.cell = p.cell
  where p.site_id = ${value.siteId} and p.kind = 'member'
    and p.status = 'active' and p.is_confirmed and not p.is_invisible
    and p.id is distinct from ${value.searcher}
    and not exists (select from blocks b
      where b.site_id = p.site_id and b.blocker_id = ${value.searcher} and b.blocked_id = p.id)
    and not exists (select from blocks b
      where b.site_id = p.site_id and b.blocker_id = p.id and b.blocked_id = ${value.searcher})
    and ${asked(value)}
    and p.country = any(${value.countries}::text[])
    and (${value.region}::text is null or p.region = ${value.region})
    and (${value.within}::text[] is null or near.band = any(${value.within}::text[]))
    and (not ${value.online}::boolean or p.last_active_on > ${value.today}::date - 7)
    and (${value.newSince}::timestamptz is null or p.created_at >= ${value.newSince})
    and (${value.order}::text <> 'near' or cardinality(${value.cells}::integer[]) = 0 or p.cell is not null)
  order by rank desc, p.id desc`,
);

/** What is asked of profiles of all kinds. */
function asked(value: { readonly [Name in keyof PlainSearch]-?: string }): string {
  const answers = profileOptionNames.map(
    (name) => `(cardinality(${value[name]}::text[]) = 0 or p.${name} = any(${value[name]}::text[]))`,
  );
  return `p.gender = any(${value.genders}::text[])
    and (p.looks_for is null or p.looks_for & ${value.bit}::integer <> 0)
    and extract(year from age(${value.today}::date, p.birth_date)) between ${value.minAge} and ${value.maxAge}
    and (not ${value.withPhoto}::boolean or p.photo_count > 0)
    and (cardinality(${value.interests}::text[]) = 0 or p.interests && ${value.interests}::text[])
    and ${answers.join(' and ')}`;
}

/** All profiles of other kinds that stand between them, best first. */
const others = named<PlainSearch & { readonly kinds: readonly string[] }>(
  (value) => `
  select p.id, p.rank, p.kind from profiles p
  where p.site_id = ${value.siteId} and p.kind = any(${value.kinds}::text[])
    and p.status = 'active' and p.is_confirmed and not p.is_invisible
    and not exists (select from blocks b
      where b.site_id = p.site_id and b.blocker_id = ${value.searcher} and b.blocked_id = p.id)
    and ${asked(value)} and p.country = any(${value.countries}::text[])
  order by p.rank desc, p.id desc`,
);

export const plainMembers = (reader: Reader, search: PlainSearch): Promise<Placed[]> =>
  reader.rows<Placed>(...members(search));

export const plainOthers = (
  reader: Reader,
  search: PlainSearch,
  kinds: readonly string[],
): Promise<{ id: string; rank: number; kind: string }[]> =>
  kinds.length === 0 ? Promise.resolve([]) : reader.rows(...others({ ...search, kinds }));

const mergedCells = sql('select cell, merged, reach_km as "reachKm" from merged_cells where site_id = $1');

/** What places count as, by their cells (T86). */
export const plainMerged = (
  reader: Reader,
  siteId: number,
): Promise<{ cell: number; merged: number; reachKm: number }[]> => reader.rows(mergedCells, [siteId]);
