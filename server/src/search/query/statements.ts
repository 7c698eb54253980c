import {
  type Gender,
  type genderBits,
  ofEachList,
  type ProfileOption,
  profileOptionNames,
} from '@vonk/contract/profile';
import { maxCounted, searchPageSize } from '@vonk/contract/search';
import { type Filled, named, type Places } from '../../platform/database/named.ts';
import { answerColumn } from './masks.ts';
import { hiddenWorth, type OrderByNearness, worthOf } from './nearness.ts';

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

/** The cells around the searcher by the band they lie in, each an array as PostgreSQL writes one: `{1,2}`. */
export interface NearValues {
  readonly cellsUnder10: string;
  readonly cells10To25: string;
  readonly cells25To50: string;
  readonly cells50To100: string;
  /** How many of each of the nearest, up to 25 km, are looked at. */
  readonly scannedNear: number;
  /** Each of the genders once. */
  readonly eachGender: readonly string[];
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

const isInSite = ({ countries }: Pick<Value, 'countries'>) => `p.country = any(${countries}::text[])`;

const placed: Readonly<Record<Area, (value: Value) => string>> = {
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

const branchesOf = ({ genders, places, worths }: Value) =>
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
const partText = (value: PageValue, { branches, condition, scanned, along, by, worth }: Part) => {
  const after = `(p.${by}, p.id) < (${value.rank}::integer - ${worth}, ${value.id})`;
  return `select found.id, found.rank from ${branches} cross join lateral (
    select c.id, c.${by} + ${worth} as rank
    from (${candidates(`${condition} and ${after}`, { site: value.site, scanned, by: along })}) c
    where ${wanted(value)} and c.id <> all(${value.without}::uuid[]) order by c.${by} desc, c.id desc
    limit ${pageRows}) found`;
};

const bestOf = (parts: readonly string[]) =>
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

type NearPageValue = Places<MemberValues & NearValues & PartValues>;

/** What the last of a page has that this found; nothing where it found none. */
const leastOf = (found: string) =>
  `select case when count(*) >= ${pageRows} then min(rank) else 0 end as rank from ${found}`;

/**
 * The first rows of who lives within 25 km, as `near`, read cell by cell, and what their last has, as `least`. The
 * nearest come first: where they are a page, the cells around them are read no further down than can still stand on it.
 */
const nearText = (
  order: OrderByNearness,
  value: NearPageValue,
  { place, branch }: { place: string; branch: string },
) => {
  const inCells = (cells: string, { worth, condition }: { worth: number; condition: string }) =>
    partText(value, {
      along: 'rank',
      by: 'rank',
      branches: `(select gender, cell${branch}
        from unnest(${value.eachGender}::text[]) gender, unnest(${cells}::integer[]) cell) branch`,
      condition: `p.cell = branch.cell and ${place}${condition}`,
      scanned: value.scannedNear,
      worth: String(worth),
    });
  const [nearestWorth, worth] = [worthOf(order, 'under_10'), worthOf(order, '10_25')];
  const around = { worth, condition: ` and p.rank >= (select rank from least_nearest) - ${worth}` };
  const nearest = bestOf([inCells(value.cellsUnder10, { worth: nearestWorth, condition: '' })]);
  const near = bestOf(['select found.id, found.rank from nearest found', inCells(value.cells10To25, around)]);
  return `nearest as materialized (${nearest}), least_nearest as materialized (${leastOf('nearest')}),
    near as materialized (${near}), least as materialized (${leastOf('near')})`;
};

/** Whether a whole page lives near: then `least` is what its last has. */
const hasEnough = '(select rank > 0 from least)';

/** In one of these cells; hashed, for a plan that goes through them one by one costs ten times as much. */
const isIn = (cells: string) => `(p.cell in (select unnest(${cells}::integer[]))) is true`;

/** So many of the best, wherever they live, are looked at for a page of them: where it takes more, nothing is told. */
const scannedAnywhere = 10 * pageRows;

/**
 * A country or region with the members around the searcher ahead. After the nearest, the bands further off, who tells
 * no place, and all the others each in the order of the rank, no further down than can still stand among those wanted:
 * where enough live near, hardly anybody else is looked at. Where few do, or they were long away, the best of all,
 * wherever they live, tell how far down that is, if a page of them is soon found; a band is then read in its cells, for
 * in the order of the rank all others would be passed over.
 */
const aroundText =
  (order: OrderByNearness) =>
  (value: NearPageValue, bit: GenderBit, area: Exclude<Area, 'cell'>): string => {
    const place = `${placed[area](value)} and ${fits(bit)}`;
    const further = (condition: string, worth: number, scanned = value.scanned) =>
      partText(value, {
        along: 'rank',
        by: 'rank',
        branches: branchesOf(value),
        condition: `${condition} and ${place}`,
        scanned,
        worth: String(worth),
      });
    const above = (worth: number) => `p.rank >= (select rank from wanted) - ${worth}`;
    // By distance alone a band comes first however far down it is read.
    const isByRank = order === 'best';
    const manyAbove = '(select rank > 0 from least_anywhere)';
    const band = (cells: string, worth: number) => [
      further(`${isByRank ? `not ${manyAbove} and ` : ''}${isIn(cells)} and ${above(worth)}`, worth),
      ...(isByRank ? [further(`${manyAbove} and p.cell = any(${cells}::integer[]) and ${above(worth)}`, worth)] : []),
    ];
    const [ringWorth, outerWorth] = [worthOf(order, '25_50'), worthOf(order, '50_100')];
    const isNear = [value.cellsUnder10, value.cells10To25, value.cells25To50, value.cells50To100].map(
      (cells) => `select unnest(${cells}::integer[])`,
    );
    // With the most that nearness adds: else those of the pages before, who stand higher by it, would count.
    const most = worthOf(order, 'under_10');
    const anywhere = further(`p.rank >= (select rank from least) - ${ringWorth}`, most, String(scannedAnywhere));
    const reached = `case when rank > ${most} then rank - ${most} else 0 end`;
    const bound = `anywhere as materialized (${bestOf([anywhere])}),
    least_anywhere as materialized (select ${reached} as rank from (${leastOf('anywhere')}) best),`;
    return `with ${nearText(order, value, { place, branch: `, (${value.places}::text[])[1] as place` })},
    ${isByRank ? bound : ''}
    wanted as materialized (select max(rank) as rank from (
      select rank from least ${isByRank ? 'union all select rank from least_anywhere' : ''}) known)
    ${bestOf([
      'select found.id, found.rank from near found',
      ...band(value.cells25To50, ringWorth),
      ...band(value.cells50To100, outerWorth),
      ...(isByRank ? [further(`p.cell is null and ${above(hiddenWorth)}`, hiddenWorth)] : []),
      further(`p.cell not in (${isNear.join(' union all ')}) and ${above(0)}`, worthOf(order, 'over_100')),
    ])}`;
  };

/**
 * Those within a distance, in an order by nearness. Where the nearest are enough, the bands further off are read no
 * further down than can still stand among those wanted, all their cells in one go; else these cell by cell too.
 */
const withinText =
  (order: OrderByNearness) =>
  (value: NearPageValue, bit: GenderBit): string => {
    const place = `${isInSite(value)} and ${fits(bit)}`;
    const ring = (cells: string, worth: number) =>
      partText(value, {
        along: 'rank',
        by: 'rank',
        branches: `unnest(${value.eachGender}::text[]) as branch (gender)`,
        condition: `${hasEnough} and p.cell = any(${cells}::integer[]) and ${place}
          and p.rank >= (select rank from least) - ${worth}`,
        scanned: value.scanned,
        worth: String(worth),
      });
    const [ringWorth, outerWorth] = [worthOf(order, '25_50'), worthOf(order, '50_100')];
    const further = partText(value, {
      along: 'rank',
      by: 'rank',
      condition: `p.cell = branch.cell and ${place}`,
      scanned: value.scannedNear,
      worth: 'branch.worth',
      branches: `(select gender, cell, worth from unnest(${value.eachGender}::text[]) gender, (
          select unnest(${value.cells25To50}::integer[]) as cell, ${ringWorth} as worth
          union all select unnest(${value.cells50To100}::integer[]), ${outerWorth}) ring
        where not ${hasEnough}) branch`,
    });
    return `with ${nearText(order, value, { place, branch: '' })}
    ${bestOf([
      'select found.id, found.rank from near found',
      ring(value.cells25To50, ringWorth),
      ring(value.cells50To100, outerWorth),
      further,
    ])}`;
  };

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
const aroundOf = (order: OrderByNearness) => {
  const text = aroundText(order);
  const ofArea = (bit: GenderBit, area: Exclude<Area, 'cell'>) =>
    named<MemberValues & NearValues & PartValues>((value) => text(value, bit, area), { isPlannedOnce: true });
  const ofBit = (bit: GenderBit) => ({ country: ofArea(bit, 'country'), region: ofArea(bit, 'region') });
  return { 1: ofBit(1), 2: ofBit(2), 4: ofBit(4) } as const;
};
const withinOf = (order: OrderByNearness) => {
  const text = withinText(order);
  const ofBit = (bit: GenderBit) =>
    named<MemberValues & NearValues & PartValues>((value) => text(value, bit), { isPlannedOnce: true });
  return { 1: ofBit(1), 2: ofBit(2), 4: ofBit(4) } as const;
};
/** The same of those within a distance. */
export const pagesWithin = { best: withinOf('best'), near: withinOf('near') } as const;
/** The same of a country or region, with nearness added to the rank. */
export const pagesAround = { best: aroundOf('best'), near: aroundOf('near') } as const;
/** How many members there are, counted to `countedTo`. */
export const memberCounts = ofAll<MemberValues>(countText);
/** How many members of the area each other filter alone keeps away. */
export const memberRelaxations = ofAll<MemberValues>(relaxText);
