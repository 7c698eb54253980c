import { sql, type Tx } from '../database/db.ts';
import { withOldNames } from './old-payloads.ts';

/**
 * Every job's payload by the name of its task. A module adds its own:
 * `declare module './outbox.ts' { interface JobPayloads { 'send-mail': { siteId: number; mailId: string } } }`
 */
export interface JobPayloads {}

/** The payload of what runs by the clock alone. */
export type NoPayload = Record<string, never>;

/** The tasks that run by the clock alone. */
export type ScheduledTask = {
  [Task in keyof JobPayloads]: JobPayloads[Task] extends NoPayload ? Task : never;
}[keyof JobPayloads];

/** A job to be done after commit. */
export interface NewJob<Task extends keyof JobPayloads> {
  task: Task;
  /** Plain JSON: ids and other small values, never what can be looked up when the job runs. */
  payload: JobPayloads[Task];
  /**
   * A waiting job with the same key is replaced by this one, its time included. One that is running goes on, but is not
   * tried again.
   */
  key?: string;
  /**
   * How long to wait; without it the job is due at once. A span and not a moment, so that no two clocks have to agree.
   */
  delaySeconds?: number;
  /** How often it is tried in all; 25 (some four days) unless told. */
  maxAttempts?: number;
  /** Smaller numbers go first; 0 unless told. */
  priority?: number;
}

// A job that runs at this moment ends by itself: whatever it looks for is gone.
const dropJobs = sql(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and j.locked_at is null and t.identifier <> all($2)
    and exists (select from json_each_text(case json_typeof(j.payload) when 'object' then j.payload end) as field
      where lower(field.value) = any($1))`);

/** Forgets the jobs that wait, or were given up, and name one of these words in their payload; but for some tasks. */
export const dropJobsAbout = async (
  tx: Tx,
  { words, but }: { words: readonly string[]; but: readonly string[] },
): Promise<void> => void (await tx.run(dropJobs, [words.map((word) => word.toLowerCase()), but]));

/** A job of any task, whose payload is that task's. */
export type AnyJob = { [Task in keyof JobPayloads]: NewJob<Task> & { task: Task } }[keyof JobPayloads];

const addJobs = sql(`select enqueue_v1(j.task, j.payload, j."delaySeconds", j.key, j."maxAttempts", j.priority)
  from json_to_recordset($1) as j (task text, payload json, "delaySeconds" double precision, key text,
    "maxAttempts" integer, priority integer)`);
const addJob = sql('select from enqueue_v1($1, $2::json, $3, $4, $5, $6)');

/**
 * Writes a job into the caller's transaction: it runs, perhaps twice, if and only if that commits, and begins within
 * half a second of its time; one of a lane that is kicked begins at once.
 */
export async function enqueue<Task extends keyof JobPayloads>(tx: Tx, job: NewJob<Task>): Promise<void> {
  const { task, payload, delaySeconds, key, maxAttempts, priority } = rowOf(job);
  await tx.run(addJob, [task, JSON.stringify(payload), delaySeconds, key, maxAttempts, priority]);
  tellDue(tx, job);
}

/** The same of many jobs, in one round trip. */
export async function enqueueAll(tx: Tx, jobs: readonly AnyJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await tx.run(addJobs, [JSON.stringify(jobs.map((each) => rowOf(each)))]);
  for (const each of jobs) tellDue(tx, each);
}

/** What is due at once is told after the commit, so that this process looks for it now (`kicks.ts`). */
function tellDue(tx: Tx, { task, delaySeconds = 0 }: { task: string; delaySeconds?: number }): void {
  if (delaySeconds === 0) tx.tellCommitted(task);
}

const hasten = sql(`update graphile_worker._private_jobs set run_at = now(), updated_at = now()
  where key = any($1) and locked_at is null and run_at > now()`);

/** Lets the waiting jobs of these keys begin at once; one that runs, or is not there, stays as it is. */
export const hastenJobs = async (tx: Tx, keys: readonly string[]): Promise<void> => void (await tx.run(hasten, [keys]));

const rowOf = ({
  task,
  payload,
  key = null as string | null,
  delaySeconds = 0,
  maxAttempts = 25,
  priority = 0,
}: Omit<NewJob<keyof JobPayloads>, 'key'> & { key?: string | null }) => ({
  task,
  payload: withOldNames(payload),
  delaySeconds,
  key,
  maxAttempts,
  priority,
});
