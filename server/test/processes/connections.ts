import { sql } from '../../src/platform/database/db.ts';
import type { Kit } from '../kit.ts';

const waiting = sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  and (application_name = $1) = $2`);

/** How many statements of a process, or of all others, wait for what somebody else holds. */
export const countWaiting = async ({ db }: Kit, name: string, isTheirs: boolean): Promise<number> =>
  (await db.rows(waiting, [name, isTheirs])).length;

const left = sql(`select application_name, state from pg_stat_activity where datname = current_database()
  and (application_name = $1 or state like 'idle in transaction%')`);

/** The connections of a process, and transactions of anybody that nobody goes on with; with them go all locks. */
export const leftBy = ({ db }: Kit, name: string): Promise<{ application_name: string; state: string }[]> =>
  db.rows(left, [name]);
