// A program for tables takes a cell that begins so for a formula.
const asCell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A table as CSV (RFC 4180), in which nothing is a formula; a head is written as it stands. */
export const csvOf = (rows: readonly (readonly string[])[], head?: readonly string[]): string =>
  [...(head ? [head] : []), ...rows.map((cells) => cells.map(asCell))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
