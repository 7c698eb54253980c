import { sql } from '../../src/platform/database/db.ts';
import type { Kit } from '../kit.ts';

const waiting = sql(`select application_name as name from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`);

/** Whose statements wait for what somebody else holds: the names of their connections. */
export const whoWaits = async ({ db }: Pick<Kit, 'db'>): Promise<string[]> =>
  (await db.rows<{ name: string }>(waiting)).map(({ name }) => name);

const left = sql(`select application_name, state from pg_stat_activity where datname = current_database()
  and (application_name = $1 or state like 'idle in transaction%')`);

/** The connections of a process, and transactions of anybody that nobody goes on with; with them go all locks. */
export const leftBy = ({ db }: Kit, name: string): Promise<{ application_name: string; state: string }[]> =>
  db.rows(left, [name]);
