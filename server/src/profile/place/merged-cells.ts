import { lru } from 'tiny-lru';
import {
  bandBetween,
  cellsWithin,
  type DistanceBand,
  kilometresBetween,
  type MergedCell,
  rangesAround,
} from '../../places/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { PlaceCount, ToldCell } from './tell-places.ts';

// All rows of a site are written by one transaction: its number tells whether what was read of them still holds.
const ownMerged = sql('select merged, xmin::text as writer from merged_cells where site_id = $1 and cell = $2');
const mergedWithin = sql(
  `select m.cell, m.merged, m.reach_km as "reachKm", m.xmin::text as writer
    from unnest($2::integer[], $3::integer[]) as range (first, last)
    join merged_cells m on m.site_id = $1 and m.merged between range.first and range.last`,
);
const peopleByPlace = sql(
  `select cell, country, region, city, count(*) as count from profiles
    where site_id = $1 and kind = 'member' and status = 'active' and cell is not null
    group by cell, country, region, city`,
);
const dropAll = sql('delete from merged_cells where site_id = $1');
const insertAll = sql(
  `insert into merged_cells (site_id, cell, merged, reach_km, told_cities)
    select $1, m.cell, m.merged, m."reachKm", m."toldCities"
    from jsonb_to_recordset($2) as m(cell integer, merged integer, "reachKm" smallint, "toldCities" text[])`,
);

/** A cell and how far away its members are, as their cards tell it. */
export interface NearCell {
  readonly cell: number;
  readonly band: Exclude<DistanceBand, 'over_100'>;
}

/**
 * The cells of the members less than so many kilometres away (100 at most), as cards tell it: by the cells that places
 * count as, so that no filter and no order tells more than the bands do (T86). None where the own place is not known
 * yet.
 */
export async function cellsAround(
  reader: Reader,
  { siteId, cellMembers }: SiteScope & { cellMembers: number },
  { cell, km }: { cell: number; km: number },
): Promise<readonly NearCell[]> {
  if (cellMembers <= 1) return gridAround(cell, km);
  const own = await reader.maybe<{ merged: number; writer: string }>(ownMerged, [siteId, cell]);
  if (!own) return [];
  const key = `${siteId} ${own.writer} ${own.merged} ${km}`;
  const known = kept.get(key);
  if (known) return known;
  const { writer, around } = await readAround(reader, { siteId, merged: own.merged, km });
  // Written anew between the two statements, it is right for now and not for whoever comes later.
  if (writer === own.writer) kept.set(key, around);
  return around;
}

/** One has up to 1,300 cells. */
const mostKept = 500;
/** The cells around one of the grid, which never change. */
const keptOfGrid = lru<readonly NearCell[]>(mostKept);

function gridAround(cell: number, km: number): readonly NearCell[] {
  const key = `${cell} ${km}`;
  const around =
    keptOfGrid.get(key) ?? cellsWithin(cell, km).flatMap((near) => nearCell(near, bandBetween(cell, near)));
  keptOfGrid.set(key, around);
  return around;
}

/**
 * What was read around a cell, by site, cell, reach and who wrote it; replicas have the numbers of their primary.
 */
const kept = lru<readonly NearCell[]>(mostKept);

/** The cells around one that places count as, and who wrote all of them; nobody where they are not of one hand. */
async function readAround(
  reader: Reader,
  { siteId, merged: own, km }: SiteScope & { merged: number; km: number },
): Promise<{ writer: string | undefined; around: NearCell[] }> {
  const ranges = rangesAround(own, km);
  const near = await reader.rows<MergedCell & { writer: string }>(mergedWithin, [
    siteId,
    ranges.map(({ first }) => first),
    ranges.map(({ last }) => last),
  ]);
  const writers = new Set(near.map(({ writer }) => writer));
  return {
    writer: writers.size === 1 ? near[0]?.writer : undefined,
    around: near
      .filter(({ merged, reachKm }) => Math.max(reachKm, kilometresBetween(own, merged)) < km)
      .flatMap((each) => nearCell(each.cell, bandBetween(own, each.merged, each.reachKm))),
  };
}

const nearCell = (cell: number, band: DistanceBand): NearCell[] => (band === 'over_100' ? [] : [{ cell, band }]);

/** How many active members live in each place of each cell. */
export const countByPlace = (reader: Reader, { siteId }: SiteScope): Promise<PlaceCount[]> =>
  reader.rows<PlaceCount>(peopleByPlace, [siteId]);

/** Puts these in the place of all there were. */
export async function replaceMergedCells(tx: Tx, { siteId }: SiteScope, cells: readonly ToldCell[]): Promise<void> {
  await tx.run(dropAll, [siteId]);
  await tx.run(insertAll, [siteId, JSON.stringify(cells)]);
}
