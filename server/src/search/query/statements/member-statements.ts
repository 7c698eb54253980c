import {
  type Gender,
  type genderBits,
  ofEachList,
  type ProfileOption,
  profileOptionNames,
} from '@vonk/contract/profile';
import { maxCounted, searchPageSize } from '@vonk/contract/search';
import { type Filled, named, type Places } from '../../../platform/database/named.ts';
import { answerColumn } from '../masks.ts';

/** The bit of the searcher's gender in `looks_for`. */
export type GenderBit = (typeof genderBits)[Gender];
export type Area = 'country' | 'region' | 'cell';

/**
 * So many of the best candidates of a search are looked at, whatever its filters: a search for what hardly anybody is
 * stays bounded.
 */
export const maxScanned = 300_000;

/**
 * So many of the best of each cell are looked at: about as many as live in one of a large city and fit, so that nobody
 * is passed over there.
 */
export const scannedNear = 10_000;

/**
 * What a search asks of members: the places and genders it looks in, and each filter; one that is off lets everybody
 * pass.
 */
export interface MemberValues extends Readonly<Record<ProfileOption, string>> {
  readonly site: number;
  /** Null: a guest. */
  readonly searcher: string | null;
  /** With `places` and `worths` the branches of the search, one beside the other. */
  readonly genders: readonly string[];
  /** Countries, or cells. */
  readonly places: readonly string[];
  /** What is added to the rank of the members of each branch. */
  readonly worths: readonly number[];
  readonly region: string | null;
  /** Those of the site: who lives in one that it left is found by distance no more than by country. */
  readonly countries: readonly string[];
  /** Leaves out who tells no place. */
  readonly placedOnly: boolean;
  /** How many of each branch are looked at. */
  readonly scanned: number;
  readonly bornFrom: string;
  readonly bornTo: string;
  readonly photos: number;
  readonly hereSince: string | null;
  readonly newSince: Date | null;
  readonly interests: string;
}

/**
 * So many members a page of a search reads, and none less: one more than it shows tells whether another follows. It
 * stands literally in the text, so that the plan for all values knows how few are wanted.
 */
export const pageRows = searchPageSize + 1;

/** Which part of the list is wanted: after this rank and id, without these ids. */
export interface PartValues {
  /** What the order goes by: the rank and what nearness adds to it, or a day, counted from the first of 2024. */
  readonly rank: number;
  readonly id: string;
  readonly without: readonly string[];
}

type Value = Places<MemberValues>;

/**
 * The searcher's own bit stands literally in the text, so that the partial index of that bit serves it (55 ms instead
 * of 0.3 with a parameter).
 */
export const fits = (bit: GenderBit) => `(p.looks_for is null or p.looks_for & ${bit}::smallint <> 0::smallint)`;

export const isInSite = ({ countries }: Pick<Value, 'countries'>) => `p.country = any(${countries}::text[])`;

export const placed: Readonly<Record<Area, (value: Value) => string>> = {
  country: (value) => `p.country = branch.place and ${value.region}::text is null`,
  region: (value) => `p.country = branch.place and p.region = ${value.region}`,
  cell: (value) => `p.cell = branch.place::integer and ${isInSite(value)} and ${value.region}::text is null`,
};

const answerColumns = [...new Set(profileOptionNames.map(answerColumn))];

/** A column that an index goes by. */
export type Key = 'rank' | 'arrival_day' | 'active_day';

/** Who can come into question, in the order of an index; read from the index alone. */
const candidates = (condition: string, { site, scanned, by = 'rank' }: { site: string; scanned: string; by?: Key }) =>
  `select p.id, p.rank, p.arrival_day, p.active_day, p.birth_date, p.photo_count,
    ${answerColumns.map((column) => `p.${column}, `).join('')}p.interest_bits, p.last_active_on, p.created_at
  from findable_members p where p.site_id = ${site} and p.gender = branch.gender and ${condition}
  order by p.${by} desc, p.id desc limit ${scanned}`;

/**
 * Not oneself, and nobody whom a block keeps apart. Those are read once and hashed, however many candidates the planner
 * expects: as joins they were gone through for each candidate.
 */
const isFree = ({ site, searcher }: Value) => `c.id is distinct from ${searcher}
  and c.id not in (select b.blocked_id from block_pairs b
      where b.site_id = ${site} and b.blocker_id = ${searcher}
    union all select b.blocker_id from block_pairs b
      where b.site_id = ${site} and b.blocked_id = ${searcher})`;

/** What each filter asks of a candidate; a filter that is off asks for nothing. */
const conditionsOf = (value: Value) => ({
  age: `c.birth_date between ${value.bornFrom} and ${value.bornTo}`,
  with_photo: `c.photo_count >= ${value.photos}`,
  online: `(${value.hereSince}::date is null or c.last_active_on >= ${value.hereSince})`,
  new: `(${value.newSince}::timestamptz is null or c.created_at >= ${value.newSince})`,
  interests: `c.interest_bits & ${value.interests}::bigint <> 0`,
  ...ofEachList((name) => `c.${answerColumn(name)} & ${value[name]}::bigint <> 0`),
});

export const branchesOf = ({ genders, places, worths }: Value) =>
  `unnest(${genders}::text[], ${places}::text[], ${worths}::integer[]) as branch (gender, place, worth)`;
/** What a search asks of a candidate. */
export const wanted = (value: Value) => `${Object.values(conditionsOf(value)).join(' and ')} and ${isFree(value)}`;

type PageValue = Places<MemberValues & PartValues>;

/** How one kind of branches gives its first rows. */
interface Part {
  readonly branches: string;
  readonly condition: string;
  /** How many of each branch are looked at, in which order. */
  readonly scanned: string;
  readonly along: Key;
  /** What the page is ordered by, and what is added to it. */
  readonly by: Key;
  readonly worth: string;
}

/** The first rows of each of these branches. */
export const partText = (value: PageValue, { branches, condition, scanned, along, by, worth }: Part) => {
  const after = `(p.${by}, p.id) < (${value.rank}::integer - ${worth}, ${value.id})`;
  return `select found.id, found.rank from ${branches} cross join lateral (
    select c.id, c.${by} + ${worth} as rank
    from (${candidates(`${condition} and ${after}`, { site: value.site, scanned, by: along })}) c
    where ${wanted(value)} and c.id <> all(${value.without}::uuid[]) order by c.${by} desc, c.id desc
    limit ${pageRows}) found`;
};

export const bestOf = (parts: readonly string[]) =>
  `select found.id, found.rank from (${parts.join(' union all ')}) found
  order by found.rank desc, found.id desc limit ${pageRows}`;

/** Each branch gives its own first rows; the best of all are kept. */
const pageText =
  (by: Key) =>
  (value: PageValue, bit: GenderBit, area: Area): string =>
    bestOf([
      partText(value, {
        branches: branchesOf(value),
        condition: `${placed[area](value)} and ${fits(bit)}`,
        scanned: value.scanned,
        // Within a distance the cells are read; a day has no index of theirs, and no need of one.
        along: area === 'cell' ? 'rank' : by,
        by,
        worth: 'branch.worth',
      }),
    ]);

/**
 * Counted further than is told, so that "more than `maxCounted`" is true of whoever asks the same: they may be found
 * themselves, and have blocked some.
 */
export const countedTo = maxCounted + 100;

/** The candidates of a branch, whatever stands first. */
const countable = (value: Value, bit: GenderBit, area: Area) =>
  candidates(`${placed[area](value)} and ${fits(bit)} and (p.cell is not null or not ${value.placedOnly}::boolean)`, {
    site: value.site,
    scanned: value.scanned,
  });

const countText = (value: Value, bit: GenderBit, area: Area) =>
  `select count(*) from (select from ${branchesOf(value)} cross join lateral (
    select from (${countable(value, bit, area)}) c
    where ${wanted(value)} limit ${countedTo}) found limit ${countedTo}) counted`;

/** Passes over all candidates once, and counts for each filter those whom it alone keeps away. */
const relaxText = (value: Value, bit: GenderBit, area: Area) => {
  const misses = Object.entries(conditionsOf(value)).map(([name, condition]) => ({
    name,
    miss: `(${condition}) is not true`,
  }));
  return `select ${misses.map(({ name }) => `count(*) filter (where missed = '${name}') as "${name}"`).join(', ')}
  from (
    select case ${misses.map(({ name, miss }) => `when ${miss} then '${name}'`).join(' ')} end as missed
    from (select each.* from ${branchesOf(value)} cross join lateral (${countable(value, bit, area)}) each
      limit ${maxScanned}) c
    where ${misses.map(({ miss }) => `(${miss})::integer`).join(' + ')} = 1 and ${isFree(value)}) alone`;
};

type Statements<Values> = Readonly<Record<GenderBit, Readonly<Record<Area, (values: Values) => Filled>>>>;

function ofAll<Values extends object>(
  text: (value: Places<Values>, bit: GenderBit, area: Area) => string,
): Statements<Values> {
  const ofArea = (bit: GenderBit, area: Area) =>
    named<Values>((value) => text(value, bit, area), { isPlannedOnce: true });
  const ofBit = (bit: GenderBit) => ({
    country: ofArea(bit, 'country'),
    region: ofArea(bit, 'region'),
    cell: ofArea(bit, 'cell'),
  });
  return { 1: ofBit(1), 2: ofBit(2), 4: ofBit(4) };
}

/** A page of members: id and what the order goes by, first what comes first. */
export const memberPages: Readonly<Record<Key, Statements<MemberValues & PartValues>>> = {
  rank: ofAll(pageText('rank')),
  arrival_day: ofAll(pageText('arrival_day')),
  active_day: ofAll(pageText('active_day')),
};
/** How many members there are, counted to `countedTo`. */
export const memberCounts = ofAll<MemberValues>(countText);
/** How many members of the area each other filter alone keeps away. */
export const memberRelaxations = ofAll<MemberValues>(relaxText);
