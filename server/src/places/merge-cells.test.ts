import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCities } from './cities.ts';
import { bandBetween, cellsWithin, kilometresBetween } from './grid.ts';
import { mergeCells } from './merge-cells.ts';

const cities = await findCities({ country: 'NL', limit: 2000 });
const cells = [...new Set(cities.map(({ cell }) => cell))];

test('every merged cell stands for enough members, and every member is in one (T86, property)', () => {
  const crowds = fc.array(fc.tuple(fc.constantFrom(...cells), fc.integer({ min: 1, max: 30 })), { maxLength: 60 });
  fc.assert(
    fc.property(crowds, fc.integer({ min: 2, max: 25 }), (crowd, least) => {
      const counts = new Map(crowd);
      const merged = mergeCells(counts, least);
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      // Fewer than enough altogether: no place may be told.
      expect(merged.map(({ cell }) => cell).sort()).toEqual(total < least ? [] : [...counts.keys()].sort());
      const members = new Map<number, number>();
      for (const { cell, merged: head } of merged)
        members.set(head, (members.get(head) ?? 0) + (counts.get(cell) ?? 0));
      for (const count of members.values()) expect(count).toBeGreaterThanOrEqual(least);
      for (const { cell, merged: head, reachKm } of merged)
        expect(kilometresBetween(cell, head)).toBeLessThanOrEqual(reachKm);
    }),
    { numRuns: 200 },
  );
});

test('an attack with 10,000 probes from everywhere ends no finer than one merged cell of 20 members (T86)', () => {
  // Villages of one or two members, and cities of many.
  const counts = new Map(cells.map((cell, at) => [cell, at < 30 ? 40 : 1 + (at % 2)]));
  const merged = new Map(mergeCells(counts, 20).map((each) => [each.cell, each]));
  const target = cells.at(-1) ?? 0;
  const probes = Array.from({ length: 10_000 }, (_, at) => cells[(at * 7919) % cells.length] ?? 0);
  const seen = (shown: number, probe: number) => {
    const [from, to] = [merged.get(probe), merged.get(shown)];
    return from && to && bandBetween(from.merged, to.merged, to.reachKm);
  };
  let suspects = cells;
  for (const probe of probes) suspects = suspects.filter((cell) => seen(cell, probe) === seen(target, probe));
  const left = suspects.reduce((sum, cell) => sum + (counts.get(cell) ?? 0), 0);
  expect(suspects).toContain(target);
  expect(left).toBeGreaterThanOrEqual(20);
  // Without merging the same attack finds the village.
  let found = cells;
  for (const probe of probes.slice(0, 500))
    found = found.filter((cell) => bandBetween(probe, cell) === bandBetween(probe, target));
  expect(found.length).toBeLessThan(suspects.length);
});

test('the cells within a distance are all of them and no others', () => {
  const [from = 0] = cells;
  for (const km of [10, 25, 50, 100]) {
    const within = new Set(cellsWithin(from, km));
    for (const cell of cells) expect(within.has(cell)).toBe(kilometresBetween(from, cell) < km);
  }
});
