import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandBetween, findCities } from '../../places/index.ts';
import { type PlaceCount, tellPlaces, type ToldCell } from './tell-places.ts';

const cities = await findCities({ country: 'NL', limit: 2000 });
const least = 20;
const at = (index: number, count: number): PlaceCount => {
  const { cell, country, region, name } = cities[index % cities.length] ?? {
    cell: 0,
    country: '',
    region: '',
    name: '',
  };
  return { cell, country, region, city: name, count };
};

/** What a card tells of who lives there to somebody at `probe`: what `cardOf` makes of the row. */
function told(cells: ReadonlyMap<number, ToldCell>, place: PlaceCount, probe: number): string {
  const [from, to] = [cells.get(probe), cells.get(place.cell)];
  const band = from && to ? bandBetween(from.merged, to.merged, to.reachKm) : null;
  const city = place.city !== null && to?.toldCities.includes(place.city) ? place.city : null;
  return JSON.stringify([band, place.region, city]);
}

const regionAlone = ({ region }: PlaceCount) => JSON.stringify([null, region, null]);

describe('distance and place together (T86)', () => {
  test('10,000 probes from everywhere end no finer than one cell that stands for 20 members', () => {
    // Villages of one or two members, towns of 20 or 40, some of them on the border of a region or beside a village.
    const counts = cities.map((_, index) => at(index, index < 30 ? 40 : index % 11 === 0 ? 20 : 1 + (index % 2)));
    const cells = new Map(tellPlaces(counts, least).map((each) => [each.cell, each]));
    const members = new Map<number, number>();
    for (const { cell, count } of counts) {
      const head = cells.get(cell)?.merged;
      if (head !== undefined) members.set(head, (members.get(head) ?? 0) + count);
    }
    for (const count of members.values()) expect(count).toBeGreaterThanOrEqual(least);
    const probes = Array.from({ length: 10_000 }, (_, n) => cities[(n * 7919) % cities.length]?.cell ?? 0);
    const probesOnce = [...new Set(probes)];
    const faults = counts
      .filter((_, index) => index % 97 === 0)
      .flatMap((target) => {
        const home = cells.get(target.cell);
        const views = probesOnce.map((probe) => told(cells, target, probe));
        // Without a cell that may be told of, one is told of as who never said more than a region.
        if (!home) return new Set(views).size === 1 && views[0] === regionAlone(target) ? [] : [target];
        const suspects = counts.filter((place) =>
          probesOnce.every((probe, n) => told(cells, place, probe) === views[n]),
        );
        // Whoever's cell stands by itself is found no closer than that; of all others there are as many.
        const among = home.reachKm === 0 ? counts.filter(({ cell }) => cell === target.cell) : suspects;
        return among.reduce((sum, { count }) => sum + count, 0) >= least ? [] : [target];
      });
    expect(faults).toEqual([]);
  });

  test('no city is named that fewer told, and none in a cell that counts as a neighbour (property)', () => {
    const some = fc.array(fc.tuple(fc.nat(cities.length - 1), fc.integer({ min: 1, max: 45 })), { maxLength: 80 });
    fc.assert(
      fc.property(some, (crowd) => {
        const counts = [...new Map(crowd).entries()].map(([index, count]) => at(index, count));
        const cells = tellPlaces(counts, least);
        expect(cells.filter(({ reachKm, toldCities }) => reachKm > 0 && toldCities.length > 0)).toEqual([]);
        for (const { cell, toldCities } of cells) {
          for (const city of toldCities) {
            const named = counts.filter((place) => place.cell === cell && place.city === city);
            expect(named.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(least);
          }
        }
      }),
    );
  });

  test('a cell on a border is told nothing of until both sides stand for enough', () => {
    const side = (region: string, count: number): PlaceCount => ({
      cell: 4,
      country: 'NL',
      region,
      city: 'Rhenen',
      count,
    });
    expect(tellPlaces([side('09', 40), side('03', 1)], least)).toEqual([]);
    expect(tellPlaces([side('09', 40), side('03', 20)], least)).toEqual([
      { cell: 4, merged: 4, reachKm: 0, toldCities: ['Rhenen'] },
    ]);
  });
});
