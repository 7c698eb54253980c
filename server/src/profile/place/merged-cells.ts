import { cellsWithin, kilometresBetween, type MergedCell } from '../../places/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const ownMerged = sql('select merged from merged_cells where site_id = $1 and cell = $2');
// A row of the grid is 8,192 cells wide and 5 km high, so that numbers between two rows are all that can lie near.
const mergedBetween = sql(
  `select cell, merged, reach_km as "reachKm" from merged_cells
    where site_id = $1 and merged between $2::integer - $3::integer and $2::integer + $3::integer`,
);
const peopleByCell = sql(
  `select cell, count(*) as count from profiles
    where site_id = $1 and kind = 'member' and status = 'active' and cell is not null group by cell`,
);
const dropAll = sql('delete from merged_cells where site_id = $1');
const insertAll = sql(
  `insert into merged_cells (site_id, cell, merged, reach_km) select $1, *
    from unnest($2::integer[], $3::integer[], $4::smallint[])`,
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

/** How many active members live in each cell. */
export const countByCell = async (reader: Reader, { siteId }: SiteScope): Promise<Map<number, number>> =>
  new Map(
    (await reader.rows<{ cell: number; count: number }>(peopleByCell, [siteId])).map(({ cell, count }) => [
      cell,
      count,
    ]),
  );

/** Puts these in the place of all there were. */
export async function replaceMergedCells(tx: Tx, { siteId }: SiteScope, cells: readonly MergedCell[]): Promise<void> {
  await tx.run(dropAll, [siteId]);
  await tx.run(insertAll, [
    siteId,
    cells.map(({ cell }) => cell),
    cells.map(({ merged }) => merged),
    cells.map(({ reachKm }) => reachKm),
  ]);
}
