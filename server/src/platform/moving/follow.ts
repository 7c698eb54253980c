import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { shortly } from './fence.ts';
import type { MovedTable } from './moved-tables.ts';
import { NotMoved } from './not-moved.ts';

/** What one database tells another one of. */
export interface Following {
  readonly siteIds: readonly number[];
  readonly tables: readonly MovedTable[];
}

// One move at a time from a cluster, and to one.
const name = 'vonk_move';
const pauseMs = 100;

/**
 * Has a database tell of the rows of some sites (PostgreSQL 15: logical replication with row filters). Where the site
 * does not stand in a table's key, its rows tell all that they were, for as long as it lasts.
 */
export async function publish(from: ClientBase, { siteIds, tables }: Following): Promise<void> {
  for (const table of tables.filter(({ isKeyedBySite }) => !isKeyedBySite))
    await shortly(from, `alter table ${from.escapeIdentifier(table.name)} replica identity full`);
  const filtered = tables.map(
    (table) => `${from.escapeIdentifier(table.name)} where (site_id in (${siteIds.join(', ')}))`,
  );
  await shortly(
    from,
    `create publication ${name} for table ${filtered.join(', ')} with (publish = 'insert, update, delete')`,
  );
}

/** Has another database copy these rows and follow them, by an address at which its server reaches the first one. */
export const subscribe = async (to: ClientBase, address: string): Promise<void> =>
  void (await to.query(`create subscription ${name} connection ${to.escapeLiteral(address)} publication ${name}`));

const states = `select count(*)::integer as tables, count(*) filter (where srsubstate = 'r')::integer as copied,
    (select coalesce(sum(apply_error_count + sync_error_count), 0)::integer from pg_stat_subscription_stats
      where subname = $1) as failures
  from pg_subscription_rel join pg_subscription s on s.oid = srsubid where s.subname = $1`;
const mostFailures = 3;

/**
 * Waits until every table is copied; tells how many are, each time that it looks. Throws `NotMoved` where the other
 * database cannot take what comes: its server tries again for ever, and says why in its log.
 */
export async function untilCopied(
  to: ClientBase,
  tell: (copied: number, tables: number) => void = () => {},
): Promise<void> {
  for (;;) {
    const { rows } = await to.query<{ tables: number; copied: number; failures: number }>(states, [name]);
    const { tables = 0, copied = 0, failures = 0 } = rows[0] ?? {};
    tell(copied, tables);
    if (tables > 0 && copied === tables) return;
    if (failures >= mostFailures)
      throw new NotMoved('The rows cannot be copied: the log of the PostgreSQL they go to says why.');
    await sleep(pauseMs * 5);
  }
}

const followed = `select coalesce(bool_or(confirmed_flush_lsn >= $2::pg_lsn), false) as "isThere"
  from pg_replication_slots where slot_name = $1`;

/**
 * Waits until the other database has all that was committed here before; throws `NotMoved` when that takes too long.
 */
export async function untilFollowed(from: ClientBase, patienceMs: number): Promise<void> {
  const { rows } = await from.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
  // The follower says how far it is when something comes: without a word after the last row that may be seconds later.
  for (const began = performance.now(); ; await sleep(pauseMs)) {
    await from.query("select pg_logical_emit_message(true, 'vonk', '')");
    const { rows: there } = await from.query<{ isThere: boolean }>(followed, [name, rows[0]?.lsn]);
    if (there[0]?.isThere) return;
    if (performance.now() - began > patienceMs) throw new NotMoved('The other database does not come along.');
  }
}

/** Ends the following in the database that follows, and with it what the other one keeps for it. */
export async function unsubscribe(to: ClientBase): Promise<void> {
  const { rows } = await to.query('select from pg_subscription where subname = $1', [name]);
  if (rows.length > 0) await to.query(`drop subscription ${name}`);
}

/** Takes back what `publish` did. */
export async function unpublish(from: ClientBase, tables: readonly MovedTable[]): Promise<void> {
  await shortly(from, `drop publication if exists ${name}`);
  const { rows } = await from.query<{ table: string }>(
    `select relname as "table" from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relreplident = 'f' and relname = any($1)`,
    [tables.map((table) => table.name)],
  );
  for (const { table } of rows)
    await shortly(from, `alter table ${from.escapeIdentifier(table)} replica identity default`);
}
