import type { distanceBands } from '@vonk/contract/profile';

export type DistanceBand = (typeof distanceBands)[number];

/** A row of cells is 0.045 degrees of latitude high: 5.0 km. */
const rowDegrees = 0.045;
/** More than the 8,000 cells that a row has at the equator, so that row and column share one integer. */
const columnsKept = 8192;
const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const latitudeOfRow = (row: number) => (row + 0.5) * rowDegrees - 90;
const columnsOfRow = (row: number) =>
  Math.max(1, Math.floor((360 * Math.cos(radians(latitudeOfRow(row)))) / rowDegrees));

/**
 * The cell of a fixed grid of about 5 by 5 km that a point lies in (T85), as a positive 32-bit integer. Latitude and
 * longitude are in degrees (WGS 84). The point itself must be forgotten afterwards.
 */
export function cellAt(latitude: number, longitude: number): number {
  const row = Math.min(Math.floor((latitude + 90) / rowDegrees), 180 / rowDegrees - 1);
  const columns = columnsOfRow(row);
  const column = Math.floor((((((longitude + 180) % 360) + 360) % 360) / 360) * columns);
  return row * columnsKept + column;
}

/** The centre of a cell, in degrees. */
export function centreOf(cell: number): { latitude: number; longitude: number } {
  const row = rowOf(cell);
  return { latitude: latitudeOfRow(row), longitude: (((cell % columnsKept) + 0.5) / columnsOfRow(row)) * 360 - 180 };
}

/**
 * How far two cells' centres are apart, as a band: the same for all points of a cell (PROF-2, T85). `atLeast`: never
 * nearer than so many kilometres.
 */
export function bandBetween(cell: number, other: number, atLeast = 0): DistanceBand {
  const km = Math.max(atLeast, kilometresBetween(cell, other));
  if (km < 10) return 'under_10';
  if (km < 25) return '10_25';
  if (km < 50) return '25_50';
  return km < 100 ? '50_100' : 'over_100';
}

/** The row of the grid that a cell lies in, counted from the south pole. */
export const rowOf = (cell: number): number => Math.floor(cell / columnsKept);

/** The distance of two cells' centres in kilometres; for use inside, only bands leave. */
export function kilometresBetween(cell: number, other: number): number {
  const [from, to] = [centreOf(cell), centreOf(other)];
  const chord =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
}

/** Cells of one row, from the first to the last, by their numbers. */
export interface CellRange {
  readonly first: number;
  readonly last: number;
}

/** Ranges that hold every cell whose centre lies within so many kilometres of a cell's, and some more around them. */
export function rangesAround(cell: number, km: number): CellRange[] {
  const rows = Math.ceil(km / 5) + 1;
  const { longitude } = centreOf(cell);
  return Array.from({ length: 2 * rows + 1 }, (_, at) => {
    const row = rowOf(cell) - rows + at;
    const columns = columnsOfRow(row);
    const middle = Math.floor(((longitude + 180) / 360) * columns);
    const reach = Math.ceil((km / (2 * Math.PI * earthRadiusKm * Math.cos(radians(latitudeOfRow(row))))) * columns) + 1;
    const [from, to] = [middle - reach, middle + reach];
    // Over the date line: all of the row.
    const [first, last] = from < 0 || to >= columns ? [0, columns - 1] : [from, to];
    return { first: row * columnsKept + first, last: row * columnsKept + last };
  });
}

/** Every cell whose centre lies within so many kilometres of a cell's. */
export const cellsWithin = (cell: number, km: number): number[] =>
  rangesAround(cell, km)
    .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .filter((other) => kilometresBetween(cell, other) < km);
