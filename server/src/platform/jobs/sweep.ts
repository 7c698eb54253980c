import { sql, type Db } from '../database/db.ts';
import { runInBatches } from './in-batches.ts';
import { moveHolder } from './moving-jobs.ts';
import { presenceSeed } from './presence.ts';

const unlockLost = sql(`select from graphile_worker.force_unlock_workers(array(
  select locked_by from (select distinct locked_by from graphile_worker.jobs
    where locked_by is not null and locked_by <> '${moveHolder}') as holders
  where pg_try_advisory_xact_lock(hashtextextended(locked_by, ${presenceSeed}))))`);
const removeGivenUp = sql(`delete from graphile_worker._private_jobs where ctid = any(array(
  select ctid from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - interval '30 days' limit $1))`);
const removeUnknown = sql(`delete from graphile_worker._private_jobs where ctid = any(array(
  select jobs.ctid from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where tasks.identifier <> all($1) and locked_at is null and run_at < now() - interval '30 days' limit $2))`);

/** Frees the jobs of workers that are gone, so that they run at once and not after the queue's own four hours. */
export async function freeLostJobs(db: Db): Promise<void> {
  await db.rows(unlockLost);
}

/** Removes jobs that failed for good 30 days ago: what they were about is no business of ours any more. */
export async function removeGivenUpJobs(db: Db): Promise<void> {
  await runInBatches(db, removeGivenUp, []);
}

/** Removes jobs of tasks that are not `known` to this release, and that no other has taken for 30 days. */
export async function removeUnknownJobs(db: Db, known: readonly string[]): Promise<void> {
  await runInBatches(db, removeUnknown, [known]);
}
