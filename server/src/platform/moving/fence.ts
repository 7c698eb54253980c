import type { ClientBase } from 'pg';
import { patiently } from '../database/migrate.ts';
import type { MovedTable } from './moved-tables.ts';

/** How a fence holds a write off: it fails, or what it would write is skipped. */
export type FenceMode = 'refuse' | 'skip';

// Before all other triggers of a table, which go by their names.
const fence = 'aa_home';

/**
 * Keeps every write off the rows of some sites, table by table: each waits for the transactions that write to it, so
 * that afterwards none of them is under way. What replication applies passes. Again, it changes the mode.
 */
export async function putFence(
  client: ClientBase,
  tables: readonly Pick<MovedTable, 'name'>[],
  { siteIds, mode }: { siteIds: readonly number[]; mode: FenceMode },
): Promise<void> {
  for (const { name } of tables)
    await shortly(
      client,
      `create or replace trigger ${fence} before insert or update or delete on ${client.escapeIdentifier(name)}
        for each row execute function keep_home_v1('{${siteIds.join(',')}}', ${mode})`,
    );
}

const fenced = `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and t.tgname = $2`;

/**
 * Lets every write through again, but that nobody signs up on sites that are away, by a process that did not hear of
 * it: all other rows are of somebody who did.
 */
export async function dropFence(
  client: ClientBase,
  { tables, away }: { tables: readonly Pick<MovedTable, 'name'>[]; away: readonly number[] },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(fenced, [tables.map(({ name }) => name), fence]);
  const [kept, dropped] = [rows.filter(isKept), rows.filter((table) => away.length === 0 || !isKept(table))];
  if (away.length > 0) await putFence(client, kept, { siteIds: away, mode: 'refuse' });
  for (const { name } of dropped)
    await shortly(client, `drop trigger if exists ${fence} on ${client.escapeIdentifier(name)}`);
}

const isKept = ({ name }: { name: string }) => name === 'accounts';

/** A change of a table that gives way to running work and is tried again, instead of stopping all that comes after. */
export const shortly = (client: ClientBase, statement: string): Promise<void> =>
  patiently(async () => void (await client.query(`set lock_timeout = '3s'; ${statement}`)));
