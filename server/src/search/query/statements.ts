import { type ProfileOption, profileOptionNames } from '@vonk/contract/profile';
import { maxCounted } from '@vonk/contract/search';
import { sql, type Statement } from '../../platform/database/db.ts';

/** The bit of the searcher's gender in `looks_for`. */
export type GenderBit = 1 | 2 | 4;
export type Area = 'country' | 'region' | 'cell';

/** So many of the best candidates of a search are looked at, whatever its filters: a search for what hardly anybody is stays bounded. */
export const maxScanned = 300_000;

/** The searcher's own bit stands literally in the text, so that the partial index of that bit serves it (55 ms instead of 0.3 with a parameter). */
const fits = (bit: GenderBit) => `(p.looks_for is null or p.looks_for & ${bit}::smallint <> 0::smallint)`;

const places: Readonly<Record<Area, string>> = {
  country: 'p.country = branch.place and $7::text is null',
  region: 'p.country = branch.place and p.region = $7',
  cell: 'p.cell = branch.place::integer and $7::text is null',
};

/** Who can come into question, best first; read from the index alone. $8: how many of each branch are looked at. */
const candidates = (
  bit: GenderBit,
  area: Area,
  further = '',
) => `select p.id, p.rank, p.birth_date, p.photo_count, p.answer_bits, p.interest_bits,
    p.last_active_on, p.created_at${area === 'country' ? ', p.region, p.cell' : ''}
  from findable_members p where p.site_id = $1 and p.gender = branch.gender and ${places[area]} and ${fits(bit)} ${further}
  order by p.rank desc, p.id desc limit $8`;

/** Not oneself, and nobody whom a block keeps apart. */
const isFree = `c.id is distinct from $4
  and not exists (select from block_pairs b where b.site_id = $1 and b.blocker_id = $4 and b.blocked_id = c.id)
  and not exists (select from block_pairs b where b.site_id = $1 and b.blocker_id = c.id and b.blocked_id = $4)`;

/** What each filter asks of a candidate; a filter that is off asks for nothing. $9 photos, $10 here since, $11 new since, $12 interests, $13 to $19 answers. */
export const conditions = {
  age: 'c.birth_date between $5 and $6',
  with_photo: 'c.photo_count >= $9',
  online: '($10::date is null or c.last_active_on >= $10)',
  new: '($11::timestamptz is null or c.created_at >= $11)',
  interests: 'c.interest_bits & $12::bigint <> 0',
  ...(Object.fromEntries(
    profileOptionNames.map((name, at) => [name, `c.answer_bits & $${13 + at}::bigint <> 0`]),
  ) as Record<ProfileOption, string>),
};

/** $1 site, $2 genders and $3 countries or cells (pairs), $4 searcher, $5 born from, $6 born to, $7 region. */
const branches = 'unnest($2::text[], $3::text[]) as branch (gender, place)';
const wanted = `${Object.values(conditions).join(' and ')} and ${isFree}`;

/** Each branch gives its own first rows; the best of all are kept. $20, $21: rank and id to go on after; $22: ids left out; $23: how many. */
const pageText = (bit: GenderBit, area: Area) => `select found.id, found.rank from ${branches} cross join lateral (
    select c.id, c.rank from (${candidates(bit, area, 'and (p.rank, p.id) < ($20, $21)')}) c
    where ${wanted} and c.id <> all($22::uuid[]) order by c.rank desc, c.id desc limit $23) found
  order by found.rank desc, found.id desc limit $23`;

const countText = (bit: GenderBit, area: Area) => `select count(*) from (select from ${branches} cross join lateral (
    select from (${candidates(bit, area)}) c where ${wanted} limit ${maxCounted + 1}) found limit ${maxCounted + 1}) counted`;

/** Passes over all candidates of the countries once, and counts for each filter those whom it alone keeps away. $20: the cells around. */
const relaxText = (bit: GenderBit) => {
  const all = {
    ...conditions,
    countryregion: '($7::text is null or c.region = $7)',
    distance: '($20::integer[] is null or c.cell = any($20))',
  };
  const names = Object.keys(all);
  const misses = Object.values(all).map((condition) => `(${condition}) is not true`);
  const candidate = candidates(bit, 'country').replace(' and $7::text is null', '');
  return `select ${names.map((name) => `count(*) filter (where missed = '${name}') as "${name}"`).join(', ')} from (
    select case ${names.map((name, at) => `when ${misses[at]} then '${name}'`).join(' ')} end as missed
    from ${branches} cross join lateral (${candidate}) c
    where ${misses.map((miss) => `(${miss})::integer`).join(' + ')} = 1 and ${isFree}) alone`;
};

type Statements = Readonly<Record<GenderBit, Readonly<Record<Area, Statement>>>>;

const ofAll = (text: (bit: GenderBit, area: Area) => string): Statements => {
  const ofBit = (bit: GenderBit) => ({
    country: sql(text(bit, 'country')),
    region: sql(text(bit, 'region')),
    cell: sql(text(bit, 'cell')),
  });
  return { 1: ofBit(1), 2: ofBit(2), 4: ofBit(4) };
};

/** A page of members: id and rank, best first. */
export const memberPages: Statements = ofAll(pageText);
/** How many members there are, counted to one more than `maxCounted`. */
export const memberCounts: Statements = ofAll(countText);
/** How many members each filter alone keeps away. */
export const memberRelaxations: Readonly<Record<GenderBit, Statement>> = {
  1: sql(relaxText(1)),
  2: sql(relaxText(2)),
  4: sql(relaxText(4)),
};

/** $1 site, $2 genders, $3 country, $4 searcher, $5 and $6 births, $7 bit of the searcher, $8 kinds, $9 photos, $10 interests, $11 answers. */
const othersText = `findable_others p where p.site_id = $1 and p.gender = any($2::text[]) and p.country = $3 and p.birth_date between $5 and $6
  and p.photo_count >= $9 and p.interest_bits & $10::bigint <> 0 and not exists (select from unnest($11::bigint[]) mask where p.answer_bits & mask = 0)
  and (p.looks_for is null or p.looks_for & $7::smallint <> 0::smallint) and p.kind = any($8::text[])
  and not exists (select from block_pairs b where b.site_id = $1 and b.blocker_id = $4 and b.blocked_id = p.id)`;

/** Profiles of other kinds. $12, $13: rank and id to go on after; $14: how many. */
export const otherPage = sql(
  `select p.id, p.rank from ${othersText} and (p.rank, p.id) < ($12, $13) order by p.rank desc, p.id desc limit $14`,
);
/** How many of them there are. */
export const otherCount = sql(`select count(*) from ${othersText}`);

/** Members who agreed to be shown to guests. $1 site, $2 country, $3 how many. */
export const consentingMembers = sql(
  'select p.id, p.rank from findable_members p where p.site_id = $1 and p.country = $2 and p.ad_consent order by p.rank desc, p.id desc limit $3',
);
