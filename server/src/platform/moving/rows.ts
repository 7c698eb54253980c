import type { ClientBase } from 'pg';
import type { MovedTable } from './moved-tables.ts';

/** What some sites have in a table: how many rows, and a sum over what stands in them. */
export interface Content {
  readonly rows: number;
  readonly sum: string;
}

/** What sites have in each table, read in one snapshot. */
export async function readContents(
  client: ClientBase,
  { siteIds, tables }: { siteIds: readonly number[]; tables: readonly MovedTable[] },
): Promise<Map<string, Content>> {
  const contents = new Map<string, Content>();
  await client.query('begin isolation level repeatable read read only');
  try {
    // Both databases are to write a moment in the same words.
    await client.query("set local timezone = 'UTC'");
    for (const { name, columns } of tables) {
      const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ');
      const { rows } = await client.query<Content>(
        `select count(*) as rows, coalesce(sum(hashtextextended(row(${listed})::text, 0)), 0)::text as sum
          from ${client.escapeIdentifier(name)} where site_id = any($1::smallint[])`,
        [siteIds],
      );
      if (rows[0]) contents.set(name, rows[0]);
    }
  } finally {
    await client.query('commit');
  }
  return contents;
}

/** How many rows there are in all tables. */
export const countRows = (contents: ReadonlyMap<string, Content>): number =>
  [...contents.values()].reduce((sum, { rows }) => sum + rows, 0);

/** The tables in which two databases differ, each with how many rows both have. */
export const differences = (here: ReadonlyMap<string, Content>, there: ReadonlyMap<string, Content>): string[] =>
  [...here].flatMap(([name, { rows, sum }]) => {
    const other = there.get(name);
    if (other?.rows === rows && other.sum === sum) return [];
    return [other?.rows === rows ? `${name} (${rows} rows, not the same)` : `${name} (${rows} and ${other?.rows})`];
  });

const atOnce = 10_000;

/** Deletes the rows of sites, some at a time, past triggers and references; needs the rights of a superuser. */
export async function deleteRows(
  client: ClientBase,
  { siteIds, tables }: { siteIds: readonly number[]; tables: readonly Pick<MovedTable, 'name'>[] },
): Promise<void> {
  await client.query('set session_replication_role = replica');
  try {
    for (const { name } of tables) {
      const table = client.escapeIdentifier(name);
      const some = `delete from ${table} where ctid = any(array(
        select ctid from ${table} where site_id = any($1::smallint[]) limit ${atOnce}))`;
      while ((await client.query(some, [siteIds])).rowCount === atOnce);
    }
  } finally {
    await client.query('set session_replication_role = origin');
  }
}

/** Has every sequence go on behind the rows that came from elsewhere with their numbers. */
export async function raiseSequences(client: ClientBase, tables: readonly MovedTable[]): Promise<void> {
  for (const { name, numbered } of tables) {
    if (numbered === null) continue;
    const sequence = `pg_get_serial_sequence(${client.escapeLiteral(name)}, ${client.escapeLiteral(numbered)})`;
    await client.query(
      `select setval(${sequence}, greatest(nextval(${sequence}),
        (select max(${client.escapeIdentifier(numbered)}) from ${client.escapeIdentifier(name)})))`,
    );
  }
}
