import { createRequire } from 'node:module';
import { type Country, isCountry } from '@vonk/contract/locales';
import { type CountryResponse, open, type Reader, type Response } from 'maxmind';

/** The database's records are flat, unlike those of MaxMind's own. */
interface AddressRecord extends Pick<CountryResponse, never> {
  country_code?: string;
}

const file = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
let database: Promise<Reader<Response>> | undefined;

/**
 * The country an IP address is registered in, from the offline database (SITE-4); undefined for private addresses,
 * unknown ones and countries that are not ours.
 */
export async function countryOfAddress(address: string): Promise<Country | undefined> {
  database ??= open(createRequire(import.meta.url).resolve(file));
  const code = ((await database).get(address.replace(/^::ffff:(?=\d)/i, '')) as AddressRecord | null)?.country_code;
  return isCountry(code) ? code : undefined;
}
