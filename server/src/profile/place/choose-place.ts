import { isCountry } from '@vonk/contract/locales';
import { findCity, isRegion } from '../../places/index.ts';
import type { VisitorCall } from '../../sites/index.ts';
import type { Place } from '../profiles.ts';

/** What a form says of a place; what it leaves out is not changed, null is "not told". */
export interface PlaceInput {
  readonly country?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly city_id?: number | null | undefined;
}

/** The cell that is kept for a city: none where the member hides the distance (T86). */
export const cellOf = async (cityId: number | null, hidesDistance: boolean): Promise<number | null> =>
  hidesDistance || cityId === null ? null : ((await findCity(cityId))?.cell ?? null);

type PlaceCall = Pick<VisitorCall<'unknown_place'>, 'site' | 'refuse'>;

/**
 * The place of a form: nothing when it says nothing. A city brings its own country, region and cell (T85). Refuses with
 * `unknown_place`.
 */
export async function choosePlace(call: PlaceCall, { country, region, city_id }: PlaceInput): Promise<Partial<Place>> {
  if (country === undefined && region === undefined && city_id === undefined) return {};
  if (typeof city_id === 'number') return cityPlace(call, country, city_id);
  const isNowhere = typeof country !== 'string' && typeof region !== 'string';
  return isNowhere
    ? { country: null, region: null, cityId: null, city: null, cell: null }
    : countryPlace(call, country, region);
}

function countryPlace(call: PlaceCall, country: unknown, region: string | null = null): Place {
  const { settings } = call.site;
  if (!isCountry(country) || !settings.countries.includes(country))
    return call.refuse('unknown_place', { field: 'country' });
  if (region !== null && !isRegion(country, region)) return call.refuse('unknown_place', { field: 'region' });
  return { country, region, cityId: null, city: null, cell: null };
}

async function cityPlace(call: PlaceCall, country: string | null | undefined, cityId: number): Promise<Place> {
  const { settings } = call.site;
  const city = await findCity(cityId);
  if (!city || (typeof country === 'string' && city.country !== country) || !settings.countries.includes(city.country))
    return call.refuse('unknown_place', { field: 'city_id' });
  return { country: city.country, region: city.region, cityId: city.id, city: city.name, cell: city.cell };
}
