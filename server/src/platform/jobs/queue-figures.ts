import { type Reader, sql } from '../database/db.ts';

/** So often a job may fail before anybody needs to know: a mail server that is away for a while comes back. */
const bearable = 3;

// One that was given up stays for thirty days (sweep.ts), and is news for one.
const failing = sql(`select task_identifier as task, count(*)::int as count from graphile_worker.jobs
  where attempts >= ${bearable} and last_error is not null
    and (attempts < max_attempts or updated_at > now() - interval '1 day') group by 1`);
const late = sql(`select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
  from graphile_worker.jobs where run_at < now() and locked_at is null and attempts < max_attempts`);

/**
 * Jobs that failed three times or more, those given up today with them, by task, and for how many seconds the one that
 * is due longest waits.
 */
export async function readQueueFigures(
  reader: Reader,
): Promise<{ failing: { task: string; count: number }[]; lateSeconds: number }> {
  const { seconds } = await reader.one<{ seconds: number }>(late);
  return { failing: await reader.rows<{ task: string; count: number }>(failing), lateSeconds: seconds };
}
