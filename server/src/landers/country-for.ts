import { type Country, isCountry } from '@vonk/contract/locales';
import type { AnyCall } from '../accounts/index.ts';

/** The visitor's own country where the site is there, else the site's first. */
export function countryFor({ site, country, selectedCountry }: AnyCall): Country {
  const own = [selectedCountry, country].find((code) => isCountry(code) && site.settings.countries.includes(code));
  return isCountry(own) ? own : (site.settings.countries[0] ?? 'NL');
}
