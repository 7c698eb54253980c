import { mergeCells, type MergedCell } from '../../places/index.ts';

/** How many members told the same place. */
export interface PlaceCount {
  readonly cell: number;
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly count: number;
}

/** A cell, as which it counts, and which of its cities are named. */
export interface ToldCell extends MergedCell {
  readonly toldCities: readonly string[];
}

/**
 * What may be told of where members are, so that distance and place together single nobody out (T86). Cells are merged
 * within one region, as cards name that. A cell that stands by itself names those cities that have `least` members. One
 * that lies on a border is told nothing of until each side stands for as many.
 */
export function tellPlaces(counts: readonly PlaceCount[], least: number): ToldCell[] {
  const cells = Map.groupBy(counts, ({ cell }) => cell);
  const regions = new Map<string, Map<number, number>>();
  const alone: number[] = [];
  for (const [cell, places] of cells) {
    const sides = sumBy(places, regionOf);
    if (sides.size > 1 && [...sides.values()].every((count) => count >= least)) alone.push(cell);
    const [region, ...others] = sides.keys();
    if (region === undefined || others.length > 0) continue;
    const inRegion = regions.get(region) ?? new Map<number, number>();
    regions.set(region, inRegion.set(cell, sides.get(region) ?? 0));
  }
  const merged = [...regions.values()].flatMap((inRegion) => mergeCells(inRegion, least));
  return [...merged, ...alone.map((cell) => ({ cell, merged: cell, reachKm: 0 }))].map((each) => ({
    ...each,
    toldCities: each.reachKm > 0 ? [] : citiesOf(cells.get(each.cell) ?? [], least),
  }));
}

const regionOf = ({ country, region }: PlaceCount) => `${country}-${region}`;

const citiesOf = (places: readonly PlaceCount[], least: number): string[] =>
  [...sumBy(places, ({ city }) => city)].flatMap(([city, count]) => (city !== null && count >= least ? [city] : []));

function sumBy<Key>(places: readonly PlaceCount[], keyOf: (place: PlaceCount) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const place of places) sums.set(keyOf(place), (sums.get(keyOf(place)) ?? 0) + place.count);
  return sums;
}
