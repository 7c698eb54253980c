import { cellsWithin, kilometresBetween, type MergedCell } from '../../places/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { PlaceCount, ToldCell } from './tell-places.ts';

const ownMerged = sql('select merged from merged_cells where site_id = $1 and cell = $2');
// A row of the grid is 8,192 cells wide and 5 km high, so that numbers between two rows are all that can lie near.
const mergedBetween = sql(
  `select cell, merged, reach_km as "reachKm" from merged_cells
    where site_id = $1 and merged between $2::integer - $3::integer and $2::integer + $3::integer`,
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

const cellsOfRow = 8192;

/**
 * The cells of the members less than so many kilometres away, as cards tell it: by the cells that places count as, so
 * that no filter tells more than the bands do (T86). None where the own place is not known yet.
 */
export async function cellsAround(
  reader: Reader,
  { siteId, cellMembers }: { siteId: number; cellMembers: number },
  { cell, km }: { cell: number; km: number },
): Promise<number[]> {
  if (cellMembers <= 1) return cellsWithin(cell, km);
  const own = await reader.maybe<{ merged: number }>(ownMerged, [siteId, cell]);
  if (!own) return [];
  const rows = Math.ceil(km / 5) + 1;
  const near = await reader.rows<MergedCell>(mergedBetween, [siteId, own.merged, rows * cellsOfRow]);
  return near
    .filter(({ merged, reachKm }) => Math.max(reachKm, kilometresBetween(own.merged, merged)) < km)
    .map((each) => each.cell);
}

/** How many active members live in each place of each cell. */
export const countByPlace = (reader: Reader, { siteId }: SiteScope): Promise<PlaceCount[]> =>
  reader.rows<PlaceCount>(peopleByPlace, [siteId]);

/** Puts these in the place of all there were. */
export async function replaceMergedCells(tx: Tx, { siteId }: SiteScope, cells: readonly ToldCell[]): Promise<void> {
  await tx.run(dropAll, [siteId]);
  await tx.run(insertAll, [siteId, JSON.stringify(cells)]);
}
