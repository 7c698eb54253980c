import { sql, type Tx } from './db.ts';

/**
 * Every job's payload by the name of its task. A module adds its own:
 * `declare module '../platform/outbox.ts' { interface JobPayloads { 'send-mail': { mail_id: string } } }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface JobPayloads {}

/** A job to be done after commit. */
export interface NewJob<Task extends keyof JobPayloads> {
  task: Task;
  /** Plain JSON: ids and other small values, never what can be looked up when the job runs. */
  payload: JobPayloads[Task];
  /** A waiting job with the same key is replaced by this one, its time included; one that is running already is not. */
  key?: string;
  /** How long to wait; without it the job starts at once. A span and not a moment, so that no two clocks have to agree. */
  delaySeconds?: number;
  /** How often it is tried in all; 25 (some four days) unless told. */
  maxAttempts?: number;
  /** Smaller numbers go first; 0 unless told. */
  priority?: number;
}

const addJob = sql(`select from graphile_worker.add_job($1, $2::json, run_at => now() + make_interval(secs => $3),
  job_key => $4, max_attempts => $5, priority => $6)`);

/** Writes a job into the caller's transaction: it runs, perhaps twice, if and only if that commits. */
export async function enqueue<Task extends keyof JobPayloads>(tx: Tx, job: NewJob<Task>): Promise<void> {
  const { task, payload, key = null, delaySeconds = 0, maxAttempts = null, priority = null } = job;
  await tx.run(addJob, [task, JSON.stringify(payload), delaySeconds, key, maxAttempts, priority]);
}
