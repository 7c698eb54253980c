import type { Country, Locale } from '@vonk/contract/locales';
import { regionNames } from './region-names.ts';

/** A region of a country: GeoNames' first-level code (in Belgium the province's ISO 3166-2 code) and its name. */
export interface Region {
  readonly code: string;
  readonly name: string;
}

/** Regions of a country by name in `locale`: the country's own name for it where it has one in that language. */
export function regionsOf(country: Country, locale: Locale): Region[] {
  const named = Object.keys(regionNames[country]).map((code) => ({
    code,
    name: nameOfRegion(country, code, locale) ?? code,
  }));
  return named.sort((one, other) => one.name.localeCompare(other.name, locale));
}

/** The name of a region, or undefined when the country has no such code. */
export function nameOfRegion(country: Country, code: string, locale: Locale): string | undefined {
  const names = regionNames[country];
  const name = Object.hasOwn(names, code) ? names[code] : undefined;
  return typeof name === 'object' ? (name[locale] ?? Object.values(name)[0]) : name;
}

export const isRegion = (country: Country, code: string): boolean => Object.hasOwn(regionNames[country], code);

const countryNames = new Map<Locale, Intl.DisplayNames>();

/** The name of a country in a language, as the platform's own CLDR data has it. */
export function nameOfCountry(country: Country, locale: Locale): string {
  const names = countryNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  countryNames.set(locale, names);
  return names.of(country) ?? country;
}
