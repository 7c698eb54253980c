import type { SearchAddress } from './queries.ts';

const genders = ['male', 'female', 'non_binary'] as const;

/** The filters of an address; what makes no sense in it is left out. */
export function readSearchAddress(search: Record<string, unknown>): SearchAddress {
  const text = (name: string, pattern: RegExp) => {
    const value = search[name];
    return (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value)) ? String(value) : undefined;
  };
  const age = (name: string) => {
    const years = Number(text(name, /^\d{2}$/));
    return years >= 18 && years <= 99 ? years : undefined;
  };
  return defined({
    gender: genders.find((gender) => gender === search['gender']),
    country: text('country', /^[A-Z]{2}$/) as SearchAddress['country'],
    countryregion: text('countryregion', /^[A-Z0-9]{1,3}$/),
    min_age: age('min_age'),
    max_age: age('max_age'),
    network: text('network', /^[\w-]{1,100}$/),
  });
}

const defined = <T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

/** How many filters differ from a first search. */
export const countFilters = (address: SearchAddress): number => Object.keys(address).filter((name) => name !== 'network').length;
