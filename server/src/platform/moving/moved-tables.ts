import type { ClientBase } from 'pg';

/** A table whose rows of a site go with it. */
export interface MovedTable {
  readonly name: string;
  /** Without those that PostgreSQL computes, in the order of their names: two databases may have them in another. */
  readonly columns: readonly string[];
  /** The column that a sequence numbers, where there is one. */
  readonly numbered: string | null;
  /** Whether the site stands in what tells a row from all others, so that a change of it can be told by site. */
  readonly isKeyedBySite: boolean;
}

/** Tables with a site whose rows do not go with it, and why; `sites` is copied by itself. */
export const staying: Readonly<Record<string, string>> = {
  audit: 'the entries of a cluster are one chain, whose hashes prove it only where it was written',
  hosts: 'they go with the row of the site',
  inbox_drafts: 'they are of the staff of a cluster',
  inbox_locks: 'they last minutes, and are of the staff of a cluster',
  overdue_alerts: 'they last an hour, and go to the staff of a cluster',
  queue_holds: 'they last minutes, and are of the staff of a cluster',
  site_homes: 'it says of each cluster by itself what it has',
};

/** Tables without a site, and what becomes of their rows when one moves. */
export const withoutSite: Readonly<Record<string, string>> = {
  alarms: 'of the comparisons of a cluster',
  audit_chain: 'as audit',
  breach_drills: 'of the staff of a cluster',
  counted_faults: 'of the processes of a cluster',
  erased_photos: 'known by their content alone; a photo that was erased is refused where it was',
  invoice_counters: "those of the site's company are copied: a company lives in one cluster, with all its sites",
  live_events: 'left: a stream whose numbers have a gap is read anew',
  live_looks: 'they last seconds',
  live_streams: 'copied, each one further than it was',
  mail_turns: 'they last seconds',
  payouts: 'of an account at a provider, which the clusters share or do not',
  provider_checks: 'of an account at a provider',
  sandbox_keys: 'the sandbox of a cluster signs for itself',
  sandbox_refunds: 'of the sandbox, for trying out',
  schema_function_versions: 'each cluster knows its own',
  schema_functions: 'each cluster knows its own',
  schema_migrations: 'each cluster knows its own',
  sites: 'copied by itself',
  staff: 'of a cluster: who is to work on the site is invited there',
  staff_backup_codes: 'as staff',
  staff_challenges: 'as staff',
  staff_devices: 'as staff',
  staff_duty_hours: 'as staff',
  staff_grants: 'as staff',
  staff_links: 'as staff',
  staff_passkeys: 'as staff',
  staff_pending_logins: 'as staff',
  staff_sessions: 'as staff',
  vat_rates: 'the same everywhere: each cluster has them by its migrations and its finance staff',
};

const tables = `select c.relname as name, array_agg(a.attname::text order by a.attname) as columns,
    min(a.attname::text) filter (where a.attidentity <> '') as numbered,
    coalesce((select array_agg(k.attname::text) from pg_index i
      join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary), '{}') @> array['site_id'] as "isKeyedBySite"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
    and c.relname <> all($1)
    and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'site_id' and not s.attisdropped)
  group by c.oid, c.relname order by c.relname`;

/** Every table whose rows of a site go with it. */
export const listMovedTables = async (client: ClientBase): Promise<MovedTable[]> =>
  (await client.query<MovedTable>(tables, [Object.keys(staying)])).rows;
