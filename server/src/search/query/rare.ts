import { interestNumbers, numbersPerMask, optionNumbers, profileOptionNames } from '@vonk/contract/profile';
import { type Filled, named, type Places } from '../../platform/database/named.ts';
import type { Search } from './filters.ts';
import {
  countedTo,
  fits,
  type GenderBit,
  type Key,
  maxScanned,
  type MemberValues,
  type PartValues,
  pageRows,
  wanted,
} from './statements/member-statements.ts';

/** What a search for few members is found by: the two of its lists that fewest answered, each with what it asks for. */
export type RareLists = readonly [readonly number[], readonly number[]];

/**
 * So many at most are expected where all are read and put in order; where more are, the first of them are found sooner
 * by going through all in the order of the page.
 */
const mostExpected = 4000;

const firstInterest = 2 * numbersPerMask;

/** What each list of a search asks for, as `search_tokens_v1` counts it; lists that ask for nothing are left out. */
function tokensOf({ filters }: Search): number[][] {
  const numbersOf = (numbers: Readonly<Record<string, number>>, chosen: readonly string[]) =>
    chosen.map((slug) => numbers[slug] ?? 0);
  return [
    numbersOf(interestNumbers, filters.interests).map((number) => firstInterest + number),
    ...profileOptionNames.map((name) => numbersOf(optionNumbers[name], filters[name])),
  ].filter((tokens) => tokens.length > 0);
}

/** By what a search that finds few is found; undefined where it finds many, or that is not known. */
export function rareListsOf(search: Search): RareLists | undefined {
  const { shares, genders, countries, filters } = search;
  if (!shares) return undefined;
  const lists = tokensOf(search)
    .map((tokens) => ({
      tokens,
      share: Math.min(
        1,
        tokens.reduce((sum, token) => sum + shares.share(token), 0),
      ),
    }))
    .toSorted((one, other) => one.share - other.share);
  const [first, second = first] = lists;
  if (!first || !second) return undefined;
  const places = filters.distance === null ? [filters.country] : countries;
  const members = places.flatMap((place) => genders.map((gender) => shares.members(gender, place)));
  const expected = lists.reduce(
    (rest, { share }) => rest * share,
    members.reduce((sum, count) => sum + count, 0),
  );
  return expected <= mostExpected ? [first.tokens, second.tokens] : undefined;
}

/** What a search for few asks besides: where nearness counts, and by how much. */
export interface RareValues extends MemberValues {
  /** Genders and countries, one beside the other. */
  readonly tokenGenders: readonly string[];
  readonly tokenCountries: readonly string[];
  readonly rarest: readonly number[];
  readonly secondRarest: readonly number[];
  /** The cells around the searcher, in order, and what is added to the rank of who lives in each. */
  readonly aroundCells: readonly number[];
  readonly aroundWorths: readonly number[];
  /** What is added to the rank of who tells no place; who lives elsewhere gets nothing. */
  readonly hiddenWorth: number;
  /** Leaves out who lives in none of these cells. */
  readonly aroundOnly: boolean;
}

type Value = Places<RareValues>;

// Bounded, also where far more answered it than the newest did. The site stands in each token too; as a condition of an
// index it would bring another one into question. The cell of a candidate is found by halving: as a join all cells were
// gone through for each, as the planner expects one.
const candidatesOf = (value: Value, bit: GenderBit) => {
  const isAround = `(${value.aroundCells}::integer[])[around.place] = p.cell`;
  return `select p.*, case when p.cell is null then ${value.hiddenWorth}::integer
      when ${isAround} then (${value.aroundWorths}::integer[])[around.place] else 0 end as worth
    from findable_members p
      cross join lateral (select width_bucket(p.cell, ${value.aroundCells}::integer[]) as place) around
    where (p.site_id = ${value.site}) is true and ${fits(bit)}
      and ${tokens} && array(select place_token_v1(${value.site}, place.gender, place.country)
        from unnest(${value.tokenGenders}::text[], ${value.tokenCountries}::text[]) as place (gender, country))
      and ${tokens} && ${value.rarest}::integer[] and ${tokens} && ${value.secondRarest}::integer[]
      and (${value.region}::text is null or p.region = ${value.region})
      and (${isAround} or not ${value.aroundOnly}::boolean)
      and (p.cell is not null or not ${value.placedOnly}::boolean)
    limit ${maxScanned}`;
};
const tokens = 'search_tokens_v1(p.site_id, p.gender, p.country, p.answer_bits, p.answer_bits_2, p.interest_bits)';

const pageText = (by: Key) => (value: Places<RareValues & PartValues>, bit: GenderBit) =>
  `select c.id, c.${by} + c.worth as rank from (${candidatesOf(value, bit)}) c
  where ${wanted(value)} and (c.${by} + c.worth, c.id) < (${value.rank}::integer, ${value.id})
    and c.id <> all(${value.without}::uuid[])
  order by c.${by} + c.worth desc, c.id desc limit ${pageRows}`;

const countText = (value: Value, bit: GenderBit) =>
  `select count(*) from (
    select from (${candidatesOf(value, bit)}) c where ${wanted(value)} limit ${countedTo}) counted`;

const ofBits = <Values extends object>(text: (value: Places<Values>, bit: GenderBit) => string) => {
  const ofBit = (bit: GenderBit) => named<Values>((value) => text(value, bit), { isPlannedOnce: true });
  return { 1: ofBit(1), 2: ofBit(2), 4: ofBit(4) } as const satisfies Record<GenderBit, (values: Values) => Filled>;
};

/** A page of few members, as `memberPages` and `pagesAround` give it of many. */
export const rarePages = {
  rank: ofBits(pageText('rank')),
  arrival_day: ofBits(pageText('arrival_day')),
  active_day: ofBits(pageText('active_day')),
} as const;
/** How many of them there are, counted to `countedTo`. */
export const rareCounts = ofBits<RareValues>(countText);
