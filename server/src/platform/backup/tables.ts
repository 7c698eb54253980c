import type { PoolClient } from 'pg';

export interface BackupTable {
  /** Quoted, with its schema: `public.accounts`. */
  readonly name: string;
  /** Quoted, in order, without those that PostgreSQL computes. */
  readonly columns: string;
}

// Which migrations and functions it has a database knows by itself. Live events last 30 days; without them browsers
// fetch everything anew.
const leftOut = [
  'public.schema_migrations',
  'public.schema_functions',
  'public.schema_function_versions',
  'public.live_events',
  'graphile_worker.migrations',
];

/** The tables that hold what cannot be made again: the product's and the jobs still to do. */
export async function listTables(client: PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
       and format('%s.%s', n.nspname, c.relname) <> all($1)
     group by n.nspname, c.relname order by 1`,
    [leftOut],
  );
  return rows;
}

/** The migrations a database has: a backup fits only the very same ones. */
export async function readMigrations(client: PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by number',
  );
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}
