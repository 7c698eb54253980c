import type { Country } from '@vonk/contract/locales';
import { type City, citiesByRow } from './cities.ts';
import { cellAt, kilometresBetween, rowOf } from './grid.ts';

/** Rows of 5 km looked at on each side. */
const reach = 10;

/**
 * The city nearest to a point, by the centre of the point's cell: all points of a cell get the same answer, and the
 * point itself is forgotten at once (T85). Undefined where none of the countries has a city within some 50 km.
 */
export async function nearestCity(
  { latitude, longitude }: { latitude: number; longitude: number },
  countries: readonly Country[],
): Promise<City | undefined> {
  const cell = cellAt(latitude, longitude);
  const rows = await citiesByRow();
  let nearest: { city: City; km: number } | undefined;
  for (let row = rowOf(cell) - reach; row <= rowOf(cell) + reach; row += 1) {
    for (const city of rows.get(row) ?? []) {
      if (!countries.includes(city.country)) continue;
      const km = kilometresBetween(cell, city.cell);
      // In one cell the largest city stands first, and stays.
      if (km <= reach * 5 && (!nearest || km < nearest.km)) nearest = { city, km };
    }
  }
  return nearest?.city;
}
