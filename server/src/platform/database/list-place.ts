/**
 * A moment as the database keeps it, to the microsecond. A `Date` would cut it: a page of a list that ends inside a
 * millisecond would skip rows, or show them again.
 */
export type ExactMoment = string;

/** Where a page of a list ended: the moment and the id of its last row. */
export interface ListPlace {
  readonly at: ExactMoment;
  readonly id: string;
}

/** A row of such a list. */
export interface Placed {
  readonly id: string;
  readonly exactAt: ExactMoment;
}

/** An `ExactMoment` of a column, or of what stands for one; as a value it is compared as it is. */
export const exactly = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const placeOf = ({ id, exactAt }: Placed): ListPlace => ({ at: exactAt, id });

/** How an exact moment is written in an address; the release before wrote milliseconds since 1970. */
export const momentPattern = String.raw`[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z|\d{1,13}`;

/** What stands in an address, as the database reads it; undefined where there was no such moment. */
export function momentIn(text: string): ExactMoment | undefined {
  if (/^\d+$/.test(text)) return new Date(Number(text)).toISOString();
  const moment = new Date(text);
  // The 31st of February is read as a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 13) === text.slice(0, 13) ? text : undefined;
}

/** All rows of a list, read a page at a time. */
export async function* everyRow<Row extends Placed>(
  read: (page: { after: ListPlace | undefined; limit: number }) => Promise<readonly Row[]>,
  limit = 1000,
): AsyncGenerator<Row> {
  for (let after: ListPlace | undefined; ;) {
    const rows = await read({ after, limit });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    after = placeOf(last);
  }
}
