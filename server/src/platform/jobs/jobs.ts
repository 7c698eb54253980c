import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { minute } from '@vonk/contract/durations';
import {
  Logger,
  parseCrontab,
  run,
  runMigrations,
  runOnce,
  type RunnerOptions,
  type TaskList,
  type WorkerEventMap,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import pg from 'pg';
import type * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { sql, type Db } from '../database/db.ts';
import { holdPresence } from './presence.ts';
import { kickCommitted } from './kicks.ts';
import { freeLostJobs, removeGivenUpJobs, removeUnknownJobs } from './sweep.ts';
import type { Log } from '../log.ts';
import { traced } from '../traces/traced.ts';
import { withNewNames } from './old-payloads.ts';
import type { JobPayloads, NoPayload } from './outbox.ts';

/** What a job's handler is given beside its payload. */
export interface JobContext {
  db: Db;
  now: Date;
  /** 1 at the first try. */
  attempt: number;
}

/** Throws to be tried again later, may be run twice for one job, and starts no work it does not wait for. */
type Run<Payload> = (payload: Payload, context: JobContext) => Promise<void>;

/** A handler, with the shape that a payload must have before it is run. */
interface Handler<Payload> {
  readonly payload: z.ZodMiniType<Payload>;
  readonly run: Run<Payload>;
}

/** A handler for every task; what runs by the clock alone reads no payload. */
export type Tasks = {
  [Task in keyof JobPayloads]: JobPayloads[Task] extends NoPayload ? Run<NoPayload> : Handler<JobPayloads[Task]>;
};

/**
 * Joins what a job does with the shape of its payload. One that does not fit is a failure like any other: seen in the
 * log, tried again.
 */
export const job = <Payload>(payload: z.ZodMiniType<Payload>, run: Run<Payload>): Handler<Payload> => ({
  payload,
  run,
});

/** Tasks that wait for each other, and for no other lane's. */
export interface Lane {
  readonly tasks: Partial<Tasks>;
  /** How many of them run at once. */
  readonly concurrency: number;
  /** What this process queues for it begins at once: somebody sits and waits for it. */
  readonly isKicked?: boolean;
}

export interface JobsOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** Each has workers of its own: whatever holds up one, the others go on. */
  lanes: readonly Lane[];
  /** Lines of graphile's crontab, in UTC, for instance `35 3 * * * merge-cells`. */
  crontab?: string;
  /** Is told the task of every try that failed. */
  onFailure?: (task: string) => void;
  /** How often jobs of workers that are gone are looked for. */
  sweepEveryMs?: number;
}

// Jobs are written without a NOTIFY (migration 0009), so this is how long one waits at most that no kick tells of.
const pollInterval = 500;
const restartPauseMs = 5_000;
const stopPatienceMs = 20_000;
const poolPatienceMs = 1_000;
const bringNearer = sql(
  'update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1) where locked_at is null',
);
// Without a batch the end of a job is written once, and a database that is away at that moment ends our process.
const steady = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Makes or updates the tables of the job queue; to be called after `migrate`. Several processes may call it at once.
 */
export async function prepareJobs(db: Db, log: Log): Promise<void> {
  await runMigrations({ pgPool: db.pool, logger: loggerTo(log) });
}

/**
 * Runs jobs until it is stopped. Jobs that a killed process had begun are freed first and then looked for every minute;
 * those of living processes are never touched. If a lane breaks off, for instance because the database was away for
 * long, it is taken up again. The queue has connections of its own beside those of `db`, on which the jobs work. `stop`
 * waits up to 20 s for the jobs that are running; it must be called before `db.close`.
 */
export async function startJobs(options: JobsOptions): Promise<{ stop(): Promise<void> }> {
  const { db, log, lanes, sweepEveryMs = minute } = options;
  await freeLostJobs(db);
  const stopping = new AbortController();
  const pool = openQueuePool(options);
  let closing: Promise<void> | undefined;
  const work = async (lane: Lane, at: number) => {
    // The first puts the jobs of the clock into the queue, for all.
    const crontab = at === 0 ? options.crontab : undefined;
    while (!stopping.signal.aborted) {
      await runUntil(stopping.signal, pool, { ...options, ...lane, crontab }).catch((error: unknown) =>
        log.error({ err: error }, 'the job queue broke off'),
      );
      if (!stopping.signal.aborted)
        await sleep(restartPauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    return true;
  };
  const working = Promise.all(lanes.map(work)).then(() => true);
  const known = lanes.flatMap(({ tasks }) => Object.keys(tasks));
  const sweep = async () => {
    await freeLostJobs(db);
    await removeGivenUpJobs(db);
    await removeUnknownJobs(db, known);
  };
  const sweeping = setInterval(
    () => void sweep().catch((error: unknown) => log.error({ err: error }, 'could not sweep the jobs')),
    sweepEveryMs,
  ).unref();
  return {
    stop: async () => {
      clearInterval(sweeping);
      stopping.abort();
      if (!(await Promise.race([working, sleep(stopPatienceMs, false, { ref: false })])))
        log.warn('jobs still run at the end; they will run again');
      closing ??= pool.end();
      await Promise.race([closing, sleep(poolPatienceMs, undefined, { ref: false })]);
    },
  };
}

/** Each lane holds two for as long as it runs: one hears the queue, one shows that its workers live. */
function openQueuePool({ db, log, lanes }: JobsOptions): pg.Pool {
  const workers = lanes.reduce((sum, { concurrency }) => sum + concurrency, 0);
  const { options } = db.pool;
  // The pool hides the password from whoever copies its options.
  const pool = new pg.Pool({ ...options, password: options.password, max: lanes.length * 2 + workers });
  const onError = (error: Error) => log.warn({ err: error }, 'a connection of the job queue was lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

type LaneOptions = Pick<JobsOptions, 'db' | 'clock' | 'log' | 'onFailure'> &
  Lane & { readonly crontab: string | undefined };

async function runUntil(stopping: AbortSignal, pool: pg.Pool, options: LaneOptions): Promise<void> {
  const { log, concurrency, crontab } = options;
  const events: WorkerEvents = new EventEmitter();
  let presence: Promise<() => void> | undefined;
  events.once('pool:create', ({ workerPool }) => (presence = holdPresence(pool, workerPool.id, log)));
  const kicks = options.isKicked ? kickLane(options, events) : undefined;
  const runner = await run({
    pgPool: pool,
    logger: loggerTo(log),
    events,
    concurrency,
    pollInterval,
    noHandleSignals: true,
    taskList: taskList(options),
    parsedCronItems: parseCrontab(crontab ?? ''),
    preset: {
      ...steady,
      plugins: [
        { name: 'presence', version: '1', worker: { hooks: { startWorker: async () => void (await presence) } } },
      ],
    },
  });
  // It refuses when it is stopping already by itself.
  const stop = () => void runner.stop().catch(() => undefined);
  stopping.addEventListener('abort', stop, { once: true });
  try {
    if (stopping.aborted) stop();
    await runner.promise;
  } finally {
    stopping.removeEventListener('abort', stop);
    kicks?.stop();
    (await presence)?.();
  }
}

/** Kicks the workers of a lane as long as they take jobs on. */
function kickLane({ db, tasks }: LaneOptions, events: WorkerEvents): { stop(): void } {
  let workers: WorkerPool | undefined;
  events.once('pool:create', ({ workerPool }) => (workers = workerPool));
  // A worker that ends may not be asked any more.
  for (const end of ['worker:release', 'pool:gracefulShutdown', 'pool:forcefulShutdown'] as const)
    events.once(end, () => (workers = undefined));
  return kickCommitted(db, new Set(Object.keys(tasks)), () => workers);
}

export interface JobFailure {
  task: string;
  error: unknown;
}

/**
 * For tests, after the clock was moved by so many milliseconds: brings every waiting job as much nearer, runs those
 * that are now due, those included that they enqueue for at once, one after another, and gives those that threw. `0`
 * runs what is due as it is.
 */
export async function advanceJobs(options: OnceOptions, milliseconds: number): Promise<JobFailure[]> {
  if (milliseconds > 0) await options.db.rows(bringNearer, [milliseconds / 1_000]);
  const once = onceOf(options);
  const failures: JobFailure[] = [];
  const note = ({ job, error }: WorkerEventMap['job:error']) =>
    void failures.push({ task: job.task_identifier, error });
  once.events.on('job:error', note);
  try {
    await runOnce(once);
  } finally {
    once.events.off('job:error', note);
  }
  return failures;
}

type OnceOptions = Pick<JobsOptions, 'db' | 'clock' | 'log' | 'onFailure'> & Pick<Lane, 'tasks'>;

const known = new WeakMap<Lane['tasks'], RunnerOptions & { readonly events: WorkerEvents }>();

/** The queue remembers by its options which tasks stand in the database: the same tasks are asked for once. */
function onceOf(options: OnceOptions): RunnerOptions & { readonly events: WorkerEvents } {
  const before = known.get(options.tasks);
  if (before?.pgPool === options.db.pool) return before;
  const once = {
    pgPool: options.db.pool,
    logger: loggerTo(options.log),
    events: new EventEmitter() as WorkerEvents,
    concurrency: 1,
    noHandleSignals: true,
    taskList: taskList(options),
    preset: steady,
  };
  known.set(options.tasks, once);
  return once;
}

function taskList({ db, clock, tasks, onFailure }: OnceOptions): TaskList {
  const handlers = Object.entries(tasks) as [string, Run<unknown> | Handler<unknown>][];
  return Object.fromEntries(
    handlers.map(([task, handler]) => [
      task,
      async (payload: unknown, { job: { attempts } }) => {
        const context = { db, now: clock.now(), attempt: attempts };
        const done = traced({ kind: 'job', name: task, attributes: { attempt: attempts } }, async () =>
          typeof handler === 'function'
            ? handler(payload, context)
            : handler.run(handler.payload.parse(withNewNames(payload as object)), context),
        );
        done.catch(() => onFailure?.(task));
        return done;
      },
    ]),
  );
}

// The queue's messages may carry payloads beside them: only their words are kept.
function loggerTo(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
