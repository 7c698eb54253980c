import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

/** A field: a text, a count or an amount in minor units, which is a bigint, so that the two never change places. */
export type Field = string | number | bigint | Date | null;
export type Row = Readonly<Record<string, Field>>;

/** An amount in minor units as accountants read it: -1205n is -12.05. */
export function decimals(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Writes rows as CSV into a new file, as they come. A text that a spreadsheet would run as a formula is written as a
 * text; an amount may begin with its sign.
 */
export async function writeCsv(
  file: string,
  columns: readonly string[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<void> {
  const csv = stringify({
    header: true,
    columns: [...columns],
    escape_formulas: true,
    cast: {
      bigint: (minor) => (minor < 0n ? { value: decimals(minor), escape_formulas: false } : decimals(minor)),
      date: (moment) => moment.toISOString(),
    },
  });
  await pipeline(rows, csv, createWriteStream(file, { flags: 'wx' }));
}
