import { genders, profileOptionNames } from '@vonk/contract/profile-lists';
import type { FilterName, SearchFilters } from '@vonk/contract/search';
import { searchAges, searchDistances, searchFlags, searchOrders } from '@vonk/contract/search-lists';
import type { SearchAddress } from './queries.ts';

const flags = [...searchFlags, 'fresh'] as const;
/** The filters that hold slugs joined by commas. */
const lists = ['interests', ...profileOptionNames] as const;

/** All that an address of a search may hold. */
export const searchNames = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'distance',
  ...flags,
  ...lists,
  'order',
  'network',
] as const;

/** The filters of an address; what makes no sense in it is left out. */
export function readSearchAddress(search: Record<string, unknown>): SearchAddress {
  const text = (name: string, pattern: RegExp) => {
    const value = search[name];
    return (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value))
      ? String(value)
      : undefined;
  };
  const age = (name: string) => {
    const years = Number(text(name, /^\d{2}$/));
    return years >= searchAges.min && years <= searchAges.max ? years : undefined;
  };
  return defined({
    gender: genders.find((gender) => gender === search['gender']),
    country: text('country', /^[A-Z]{2}$/) as SearchAddress['country'],
    countryregion: text('countryregion', /^[A-Z0-9]{1,3}$/),
    min_age: age('min_age'),
    max_age: age('max_age'),
    distance: searchDistances.find((km) => km === String(search['distance'])),
    ...Object.fromEntries(flags.map((name) => [name, text(name, /^1$/) as '1' | undefined])),
    ...Object.fromEntries(lists.map((name) => [name, text(name, /^[a-z_-]+(,[a-z_-]+)*$/)])),
    order: searchOrders.find((order) => order === search['order']),
    network: text('network', /^[\w-]{1,100}$/),
  });
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };
const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;

/**
 * The address without some of its filters. An address that has none left says so, or it would stand for the search used
 * last.
 */
export function withoutFilters(address: SearchAddress, names: readonly (keyof SearchAddress)[]): SearchAddress {
  const rest = defined({ ...address, ...Object.fromEntries(names.map((name) => [name, undefined])) }) as SearchAddress;
  const { network: _network, ...filters } = rest;
  return Object.keys(filters).length === 0 ? { ...rest, fresh: '1' } : rest;
}

/** The fields of an address that a filter stands in. */
export const fieldsOfFilter = (name: FilterName): (keyof SearchAddress)[] =>
  name === 'age' ? ['min_age', 'max_age'] : [name];

/**
 * The address that asks for just what is searched now, whether it came from an address or from the search used last.
 */
export function addressOf(filters: SearchFilters, { network }: SearchAddress): SearchAddress {
  const flag = (isOn: boolean) => (isOn ? ('1' as const) : undefined);
  return defined({
    gender: filters.gender ?? undefined,
    country: filters.country as SearchAddress['country'],
    countryregion: filters.countryregion ?? undefined,
    min_age: filters.min_age,
    max_age: filters.max_age,
    distance: filters.distance ?? undefined,
    ...Object.fromEntries(searchFlags.map((name) => [name, flag(filters[name])])),
    ...Object.fromEntries(lists.map((name) => [name, filters[name].join(',') || undefined])),
    // The first one is that of an address without.
    order: filters.order === searchOrders[0] ? undefined : filters.order,
    network,
  });
}

/** The address of what is searched now with other filters in it; one that is undefined is left out. */
export function changed(
  { filters }: { filters: SearchFilters },
  address: SearchAddress,
  changes: SearchAddress,
): SearchAddress {
  const gone = (Object.keys(changes) as (keyof SearchAddress)[]).filter((name) => changes[name] === undefined);
  return withoutFilters({ ...addressOf(filters, address), ...changes }, gone);
}
