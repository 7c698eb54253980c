import type { ClientBase } from 'pg';

interface Server {
  readonly system: string;
  readonly level: string;
  readonly version: string;
}

// Held by the connection for as long as it lasts.
const lock = 4_203_112_034;

const server = `select (select system_identifier::text from pg_control_system()) as system,
  current_setting('wal_level') as level,
  (select md5(string_agg(name || ' ' || checksum, ',' order by name)) from schema_migrations)
    || (select md5(string_agg(name || ' ' || checksum, ',' order by name)) from schema_functions) as version`;

const isSuperuser = 'select rolsuper as "isSuperuser" from pg_roles where rolname = current_user';
const take = `select pg_try_advisory_lock(${lock}) as "isOurs"`;

/** What keeps rows from moving from one database to another, in words for the operator; undefined when nothing does. */
export async function whyNotMovable(from: ClientBase, to: ClientBase): Promise<string | undefined> {
  for (const client of [from, to]) {
    const { rows } = await client.query<{ isSuperuser: boolean }>(isSuperuser);
    if (!rows[0]?.isSuperuser) return 'The users of both databases must be superusers while a site moves.';
  }
  const [here, there] = [await from.query<Server>(server), await to.query<Server>(server)];
  const why = whyNotBetween(here.rows[0], there.rows[0]);
  if (why !== undefined) return why;
  for (const client of [from, to]) {
    const { rows } = await client.query<{ isOurs: boolean }>(take);
    if (!rows[0]?.isOurs) return 'Another move is under way in one of the clusters.';
  }
  return undefined;
}

function whyNotBetween(here: Server | undefined, there: Server | undefined): string | undefined {
  if (here?.system === there?.system) return 'Both are databases of one PostgreSQL: there is nothing to be gained.';
  if (here?.level !== 'logical') return 'The database here needs wal_level = logical, and a restart for it.';
  if (here.version !== there?.version) return 'Both databases must be of one version: migrate them first.';
  return undefined;
}
