import { named, type Places } from '../../../platform/database/named.ts';
import { hiddenWorth, type OrderByNearness, worthOf } from '../nearness.ts';
import {
  type Area,
  bestOf,
  branchesOf,
  fits,
  type GenderBit,
  isInSite,
  type MemberValues,
  pageRows,
  partText,
  type PartValues,
  placed,
} from './member-statements.ts';

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
