import { type Reader, sql, type Tx } from '../database/db.ts';

// Every job of a site says whose it is (outbox.ts); what runs by the clock alone is of no site.
const ofSites = `json_typeof(j.payload) = 'object' and j.payload ->> 'siteId' = any($1::text[])`;
/**
 * Marks what a move holds as a worker marks what it works on: nobody else takes it. It is free again by `freeJobsOf`
 * alone, however long the move takes and whatever becomes of who carries it out: a job that ran in both clusters would
 * mail twice.
 */
export const moveHolder = 'vonk_move';
const isHeld = `(j.locked_at is null or j.locked_by = '${moveHolder}') and ${ofSites}`;
const hold = sql(`update graphile_worker._private_jobs j set locked_at = 'infinity', locked_by = '${moveHolder}'
  where j.locked_at is null and ${ofSites}`);
const running = sql(`select count(*)::integer as count from graphile_worker._private_jobs j
  where j.locked_at is not null and j.locked_by <> '${moveHolder}' and ${ofSites}`);
const free = sql(`update graphile_worker._private_jobs j set locked_at = null, locked_by = null
  where j.locked_by = '${moveHolder}' and ${ofSites}`);
const waiting = sql(`select coalesce(json_agg(json_build_object('task', t.identifier, 'payload', j.payload,
      'run_at', j.run_at, 'attempts', j.attempts, 'max_attempts', j.max_attempts, 'priority', j.priority,
      'key', j.key, 'last_error', j.last_error)), '[]')::text as jobs
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where ${isHeld}`);
const addTasks = sql(`insert into graphile_worker._private_tasks (identifier)
  select distinct task from json_to_recordset($1) as j (task text) order by task on conflict do nothing`);
const addJobs = sql(`insert into graphile_worker._private_jobs
    (task_id, payload, run_at, attempts, max_attempts, priority, key, last_error)
  select t.id, j.payload, j.run_at, j.attempts, j.max_attempts, j.priority, j.key, j.last_error
  from json_to_recordset($1) as j (task text, payload json, run_at timestamptz, attempts smallint,
      max_attempts smallint, priority smallint, key text, last_error text)
    join graphile_worker._private_tasks t on t.identifier = j.task`);
const drop = sql(`delete from graphile_worker._private_jobs j where ${isHeld}`);

const texts = (siteIds: readonly number[]) => [siteIds.map(String)];

/** Keeps the jobs of these sites that wait from being run; tells how many run at this moment. */
export async function holdJobsOf(tx: Tx, siteIds: readonly number[]): Promise<number> {
  await tx.run(hold, texts(siteIds));
  // Asked after: one that was taken at the same moment was not held.
  return (await tx.one<{ count: number }>(running, texts(siteIds))).count;
}

/** Lets the jobs of these sites be run again. */
export const freeJobsOf = async (tx: Tx, siteIds: readonly number[]): Promise<void> =>
  void (await tx.run(free, texts(siteIds)));

/** The jobs of these sites that wait, or were given up, as another cluster takes them; JSON. */
export const readJobsToMove = async (db: Reader, siteIds: readonly number[]): Promise<string> =>
  (await db.one<{ jobs: string }>(waiting, texts(siteIds))).jobs;

/** Adds jobs as another cluster had them, with their time, key and tries. */
export async function putMovedJobs(tx: Tx, jobs: string): Promise<void> {
  await tx.run(addTasks, [jobs]);
  await tx.run(addJobs, [jobs]);
}

/** Forgets the jobs of these sites that do not run. */
export const dropJobsOf = async (tx: Tx, siteIds: readonly number[]): Promise<void> =>
  void (await tx.run(drop, texts(siteIds)));
