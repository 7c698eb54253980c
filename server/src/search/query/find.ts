import type { Reader } from '../../platform/database/db.ts';
import type { Filled } from '../../platform/database/named.ts';
import type { NearCell } from '../../profile/index.ts';
import { commonOf, type Condition, conditionOf, isByNearness, rareValuesOf } from './condition.ts';
import type { Search } from './filters.ts';
import { rareListsOf, rarePages } from './rare.ts';
import { consentingMembers, firstOthers, otherPage, type OtherValues } from './statements/other-statements.ts';
import { memberPages, type MemberValues, type PartValues, scannedNear } from './statements/member-statements.ts';
import { type NearValues, pagesAround, pagesWithin } from './statements/near-statements.ts';

/** A profile found, and where it stands. */
export interface Found {
  readonly id: string;
  /** What its order goes by: a score, or a day. */
  readonly rank: number;
}

/** Where a list goes on: after this one. */
export type Position = Found;
export const top: Position = { rank: 2_147_483_647, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

interface Range {
  readonly after: Position;
  readonly limit: number;
  readonly without?: readonly string[];
}

/** Members a search finds, in its order. */
export async function findMembers(
  reader: Reader,
  search: Search,
  { after, limit, without = [] }: Range,
): Promise<Found[]> {
  const { order } = search.filters;
  const condition = await conditionOf(reader, search, isByNearness(order));
  const part = { ...condition.values, ...after, without };
  const rare = rareListsOf(search);
  if (rare) {
    const asked = { ...part, ...rareValuesOf(search, condition, rare) };
    return (await reader.rows<Found>(...rarePages[keys[order]][search.bit](asked))).slice(0, limit);
  }
  return (await reader.rows<Found>(...pageOf(search, condition, part))).slice(0, limit);
}

function pageOf(search: Search, { area, near }: Condition, part: MemberValues & PartValues): Filled {
  const { bit, filters } = search;
  const { order } = filters;
  if (near.length === 0 || !isByNearness(order)) return memberPages[keys[order]][bit][area](part);
  const asked = { ...part, ...nearValuesOf(search, near) };
  return area === 'cell' ? pagesWithin[order][bit](asked) : pagesAround[order][bit][area](asked);
}

/** What an index goes by, for each order. */
const keys = { best: 'rank', near: 'rank', new: 'arrival_day', online: 'active_day' } as const;

/** Profiles of other kinds beside them: by country, and none in a search for a region (C20). */
export async function findOthers(reader: Reader, search: Search, { after, limit }: Range): Promise<Found[]> {
  if (search.otherKinds.length === 0) return [];
  return reader.rows<Found>(...otherPage({ ...otherValuesOf(search), ...after, limit }));
}

/** The first of them, and how many invented profiles there are among all (X12). */
export async function findFirstOthers(
  reader: Reader,
  search: Search,
  limit: number,
): Promise<{ others: Found[]; fictional: number }> {
  if (search.otherKinds.length === 0) return { others: [], fictional: 0 };
  const counted = search.otherKinds.filter((kind) => kind === 'fictional' || kind === 'fictional_ai');
  const rows = await reader.rows<Found & { counted: number }>(
    ...firstOthers({ ...otherValuesOf(search), counted, limit }),
  );
  return { others: rows.map(({ id, rank }) => ({ id, rank })), fictional: rows[0]?.counted ?? 0 };
}

/** Members of the searched country who agreed to be shown to guests. */
export const findConsenting = (reader: Reader, { siteId, filters }: Search, limit: number): Promise<Found[]> =>
  reader.rows<Found>(consentingMembers, [siteId, filters.country, limit]);

const nearValuesOf = ({ genders }: Search, around: readonly NearCell[]): NearValues => ({
  ...bandsOf(around),
  scannedNear,
  eachGender: genders,
});

type Bands = Pick<NearValues, 'cellsUnder10' | 'cells10To25' | 'cells25To50' | 'cells50To100'>;

// The cells around one are kept for as long as they hold, and written out with them: there may be 1,300.
const bands = new WeakMap<readonly NearCell[], Bands>();

function bandsOf(around: readonly NearCell[]): Bands {
  const inBand = (band: NearCell['band']) =>
    `{${around.flatMap((each) => (each.band === band ? [each.cell] : [])).join(',')}}`;
  const known = bands.get(around) ?? {
    cellsUnder10: inBand('under_10'),
    cells10To25: inBand('10_25'),
    cells25To50: inBand('25_50'),
    cells50To100: inBand('50_100'),
  };
  bands.set(around, known);
  return known;
}

const otherValuesOf = (search: Search): OtherValues => ({
  ...commonOf(search),
  genders: search.genders,
  country: search.filters.country,
  bit: search.bit,
  kinds: search.otherKinds,
});
