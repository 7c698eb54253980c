import type pg from 'pg';
import { sql } from '../../src/platform/database/db.ts';
import { connectTo } from '../database.ts';
import { atEnd } from '../ends/at-end.ts';
import type { Kit } from '../kit.ts';

/** A connection beside all others, to hold what they wait for; it ends with the file at the latest. */
export async function openHolder({ connection }: Pick<Kit, 'connection'>): Promise<pg.Client> {
  const holder = connectTo(connection);
  // It may break when the server stops, which nobody who holds a row asks about.
  holder.on('error', () => {});
  atEnd(() => holder.end());
  await holder.connect();
  return holder;
}

const waiting = sql(`select application_name as name from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and strpos(query, $1) > 0`);

/** Whose statements with a word in them wait for what somebody else holds: the names of their connections. */
export const whoWaits = async ({ db }: Pick<Kit, 'db'>, word: string): Promise<string[]> =>
  (await db.rows<{ name: string }>(waiting, [word])).map(({ name }) => name);

const left = sql(`select application_name, state from pg_stat_activity where datname = current_database()
  and (application_name = $1 or state like 'idle in transaction%')`);

/** The connections of a process, and transactions of anybody that nobody goes on with; with them go all locks. */
export const leftBy = ({ db }: Kit, name: string): Promise<{ application_name: string; state: string }[]> =>
  db.rows(left, [name]);
