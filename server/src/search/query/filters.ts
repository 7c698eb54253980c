import { ageOn, calendarDay, type Day, isDay, noonOf } from '@vonk/contract/calendar';
import { day as dayMilliseconds } from '@vonk/contract/durations';
import { isCountry } from '@vonk/contract/locales';
import { type Gender, genderBits, type ProfileKind, type ProfileOption } from '@vonk/contract/profile';
import {
  filterNames,
  type FilterName,
  firstSearchAgeSpan,
  recentDays,
  type SearchAddress,
  searchAges,
  type SearchFilters,
  type SearchOrder,
  searchOrders,
} from '@vonk/contract/search';
import type { AnyCall } from '../../accounts/index.ts';
import { isRegion } from '../../places/index.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Site, SiteScope } from '../../sites/index.ts';
import { guestSeesOnlyReal } from '../choose-only-real.ts';
import type { Searcher } from '../searcher.ts';
import { detailsOf, searchableFields } from './details.ts';
import type { Shares } from './shares.ts';
import type { GenderBit } from './statements/member-statements.ts';

/** A search as it is run: filters, and what the searcher is and looks for. */
export interface Search extends SiteScope {
  readonly filters: SearchFilters;
  /**
   * The genders searched: the one of the filter, else all that the searcher looks for; none when the two have nothing
   * in common, or the searcher's own is not told (ACC-4).
   */
  readonly genders: readonly Gender[];
  /** The genders one can choose among. */
  readonly lookedFor: readonly Gender[];
  /** The searcher's own gender, as whom they want to be looked for. */
  readonly bit: GenderBit;
  readonly today: Day;
  /** Null: a guest. */
  readonly searcherId: string | null;
  /** Leaves out all kinds but members (T5). */
  readonly onlyReal: boolean;
  /** The kinds shown between members, labelled. */
  readonly otherKinds: readonly ProfileKind[];
  /** The countries of the site: all of them are searched by distance. */
  readonly countries: readonly string[];
  /** The searcher's own cell; null for whoever is nowhere. */
  readonly cell: number | null;
  readonly hidesDistance: boolean;
  /** How many members a place stands for before a distance is told (T86). */
  readonly cellMembers: number;
  /** Whoever signed up later is new. */
  readonly createdAfter: Date;
  /** The lists that the searcher may filter by. */
  readonly fields: readonly ProfileOption[];
  /** The filters that take members away from a first search (C30). */
  readonly filtersOn: readonly FilterName[];
  /** The orders that the searcher can choose among. */
  readonly orders: readonly SearchOrder[];
  /** How the members of the site are spread, where that is known. */
  readonly shares?: Shares | undefined;
}

/** The search of a call: what it leaves out is looked-for gender, own country, own age ±10 (C30). */
export function searchOf(
  call: AnyCall,
  input: SearchAddress & { own_gender?: Gender | undefined },
  self: Searcher | undefined,
): Search {
  const today = calendarDay(call.now, call.site.timeZone);
  const { gender, genders, lookedFor } = gendersOf(call, input, self);
  const place = placeOf(call, input, self);
  const onlyReal = self?.onlyRealMembers ?? guestSeesOnlyReal(call);
  const ownAge = self && ageOn(self.birthDate, today);
  const fields = searchableFields(call);
  const orders = ordersOf(self);
  const order = orders.find((known) => known === input.order) ?? orders[0];
  const asked = { gender, ...place, ...agesOf(input, ownAge), ...detailsOf(input, fields, self), order };
  const filters = asked.distance === null ? asked : { ...asked, countryregion: null };
  return {
    filters,
    genders,
    lookedFor,
    bit: bitOf(genders, self ?? { gender: input.own_gender }),
    today,
    siteId: call.site.siteId,
    searcherId: call.member?.memberId ?? null,
    onlyReal,
    otherKinds: onlyReal || isForPeopleOnly(filters) ? [] : kindsBeside(call.site),
    countries: call.site.settings.countries,
    ...whereIs(self),
    cellMembers: call.site.settings.cell_members,
    createdAfter: new Date(call.now.getTime() - recentDays.new * dayMilliseconds),
    fields,
    filtersOn: filterNames.filter((name) => isOn(name, filters, agesOf({}, ownAge))),
    orders,
  };
}

/** A guest sees neither distance nor activity (SEARCH-4); who tells no place is told no distance (T86). */
const ordersOf = (self: Searcher | undefined): readonly [SearchOrder, ...SearchOrder[]] => {
  if (!self) return ['best'];
  return self.cell === null ? ['best', 'new', 'online'] : searchOrders;
};

const whereIs = (self: Searcher | undefined): Pick<Search, 'cell' | 'hidesDistance'> =>
  self ? { cell: self.cell, hidesDistance: self.hidesDistance } : { cell: null, hidesDistance: false };

/** Who is nobody lives nowhere, was never here and did not sign up: by none of these are they found (C20, T10). */
const isForPeopleOnly = ({ countryregion, distance, online, new: isNew, order }: SearchFilters): boolean =>
  countryregion !== null || distance !== null || online || isNew || order !== 'best';

function isOn(name: FilterName, filters: SearchFilters, first: Pick<SearchFilters, 'min_age' | 'max_age'>): boolean {
  if (name === 'age') return filters.min_age !== first.min_age || filters.max_age !== first.max_age;
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
}

/**
 * Both sides must fit: a gender the searcher does not look for finds nobody, nor does a searcher who told none
 * (SEARCH-2, ACC-4).
 */
function gendersOf({ site }: AnyCall, { gender }: SearchAddress, self: Searcher | undefined) {
  const lookedFor = self && self.looksFor.length > 0 ? self.looksFor : site.settings.genders;
  if (self?.gender === null) return { gender: gender ?? null, lookedFor, genders: [] };
  if (gender !== undefined) return { gender, lookedFor, genders: lookedFor.filter((known) => known === gender) };
  return { gender: lookedFor.length === 1 ? (lookedFor[0] ?? null) : null, lookedFor, genders: lookedFor };
}

/** The kinds a site shows between members, in a search for a whole country (C20). */
const kindsBeside = ({ settings }: Site): ProfileKind[] => [
  ...(settings.fictional_visibility === 'off' ? [] : (['fictional', 'fictional_ai'] as const)),
  'livecam',
  ...(settings.member_resell ? (['partner'] as const) : []),
];

/** A guest who told nothing of themself is shown who looks for the other of the two. */
const bitOf = (genders: readonly Gender[], { gender }: { readonly gender: Gender | null | undefined }): GenderBit =>
  gender ? genderBits[gender] : genders.length === 1 && genders[0] === 'male' ? genderBits.female : genderBits.male;

function placeOf({ site, selectedCountry, country }: AnyCall, input: SearchAddress, self: Searcher | undefined) {
  const own = [input.country, self?.country, selectedCountry, country, site.settings.countries[0]];
  const chosen = own.find((code) => isCountry(code) && site.settings.countries.includes(code));
  if (!isCountry(chosen) || (input.country !== undefined && chosen !== input.country))
    return refuse('invalid_input', { field: 'country' });
  const region = input.countryregion === undefined || input.countryregion === '' ? null : input.countryregion;
  if (region !== null && !isRegion(chosen, region)) return refuse('invalid_input', { field: 'countryregion' });
  return { country: chosen, countryregion: region };
}

/** The ages of a search: what is left out is the searcher's own ±10 (C30). */
export function agesOf({ min_age, max_age }: SearchAddress, ownAge: number | undefined) {
  const within = (age: number) => Math.min(Math.max(age, searchAges.min), searchAges.max);
  const min =
    min_age ??
    Math.min(within(ownAge === undefined ? searchAges.min : ownAge - firstSearchAgeSpan), max_age ?? searchAges.max);
  const max = max_age ?? Math.max(within(ownAge === undefined ? searchAges.max : ownAge + firstSearchAgeSpan), min);
  return min <= max ? { min_age: min, max_age: max } : refuse('invalid_input', { field: 'max_age' });
}

/** The birth dates of who is between so many years old on a day, both included. */
export const birthsBetween = (
  today: Day,
  { min_age, max_age }: Pick<SearchFilters, 'min_age' | 'max_age'>,
): { from: Day; to: Day } => ({
  from: dayAfter(yearsBefore(today, max_age + 1)),
  to: yearsBefore(today, min_age),
});

/** The same day so many years earlier; where that is a 29 February that never was, the 28th bounds the same people. */
function yearsBefore(day: Day, years: number): Day {
  const same = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(same) ? same : `${same.slice(0, 4)}-02-28`;
}

/** The day so many days earlier. */
export const daysBefore = (day: Day, days: number): Day =>
  calendarDay(new Date(noonOf(day).getTime() - days * dayMilliseconds), 'UTC');

const dayAfter = (day: Day): Day => daysBefore(day, -1);
