import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { emptyDatabase } from '../../../test/database.ts';
import { testClock } from '../clock.ts';
import { openDb, sql, type Db, type Tx } from '../database/db.ts';
import { advanceJobs, prepareJobs, startJobs, type JobContext, type Tasks } from './jobs.ts';
import { createLog } from '../log.ts';
import { freeJobsOf, holdJobsOf } from './moving-jobs.ts';
import { enqueue as enqueueTyped } from './outbox.ts';

vi.setConfig({ testTimeout: 60_000 });

const log = createLog('silent');
const clock = testClock(new Date('2026-03-01T12:00:00Z'));
const enqueue = enqueueTyped as unknown as (
  tx: Tx,
  job: { task: string; payload: unknown; key?: string; delaySeconds?: number; maxAttempts?: number },
) => Promise<void>;
type Handlers = Record<string, (payload: { text: string }, context: JobContext) => Promise<void>>;

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

async function open(): Promise<{ db: Db; connection: ClientConfig }> {
  const connection = await emptyDatabase();
  const db = openDb({ connection, onError: () => undefined });
  onTestFinished(() => db.close());
  await prepareJobs(db, log);
  await db.pool.query(await readFile(join(import.meta.dirname, '../../../migrations/0009-jobs.sql'), 'utf8'));
  await db.pool.query('create table notes (at serial, text text, attempt int)');
  return { db, connection };
}

const insertNote = sql('insert into notes (text, attempt) values ($1, $2)');
const note: Handlers[string] = ({ text }, { db, attempt }) =>
  db.transact(async (tx) => void (await tx.run(insertNote, [text, attempt])));
const notes = async (db: Db) =>
  (await db.pool.query<{ text: string; attempt: number }>('select text, attempt from notes order by at')).rows;
const jobs = async (db: Db) =>
  (await db.pool.query('select task_identifier, attempts, locked_by from graphile_worker.jobs')).rows;
const advance = (db: Db, tasks: Handlers, seconds = 0) =>
  advanceJobs({ db, clock, log, tasks: tasks as Partial<Tasks> }, seconds * 1_000);

async function work(
  db: Db,
  tasks: Handlers,
  { isKicked = false, ...more }: { crontab?: string; sweepEveryMs?: number; isKicked?: boolean } = {},
) {
  const running = await startJobs({
    db,
    clock,
    log,
    lanes: [{ tasks: tasks as Partial<Tasks>, concurrency: 2, isKicked }],
    ...more,
  });
  onTestFinished(() => running.stop());
  return running;
}

/**
 * A process of its own that either writes a job and waits (`write`), or works on jobs (`work`), where `hang` never ends
 * at its first try.
 */
async function startProcess(connection: ClientConfig, role: 'write' | 'work') {
  const at = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const script = `
    import { openDb, sql } from ${at('../database/db.ts')};
    import { startJobs } from ${at('jobs.ts')};
    import { enqueue } from ${at('outbox.ts')};
    import { createLog } from ${at('../log.ts')};
    const db = openDb({ connection: ${JSON.stringify(connection)}, onError: () => undefined });
    const insertNote = sql('insert into notes (text, attempt) values ($1, $2)');
    const add = (text, attempt) => db.transact((tx) => tx.run(insertNote, [text, attempt]));
    const hang = async ({ text }, { attempt }) => {
      await add('begin ' + text, attempt);
      if (attempt === 1) await new Promise(() => setInterval(() => undefined, 1000));
      await add('end ' + text, attempt);
    };
    if (${JSON.stringify(role)} === 'write') await db.transact((tx) => enqueue(tx, { task: 'note', payload: { text: 'from the dead' } }));
    else await startJobs({ db, clock: { now: () => new Date() }, log: createLog('silent'), lanes: [{ tasks: { hang }, concurrency: 2 }], sweepEveryMs: 200 });
    console.log('ready');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', () => reject(new Error('the process ended early')));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { kill: async () => (child.kill('SIGKILL'), ended) };
}

test('a job runs after its transaction has committed, with its payload, the time and the number of the attempt', async () => {
  const { db } = await open();
  const seen: unknown[] = [];
  await db.transact((tx) => enqueue(tx, { task: 'see', payload: { text: 'hello' } }));
  await advance(db, { see: async (payload, { now, attempt }) => void seen.push({ payload, now, attempt }) });
  expect(seen).toEqual([{ payload: { text: 'hello' }, now: clock.now(), attempt: 1 }]);
  expect(await jobs(db)).toEqual([]);
});

test('a job is rolled back with its transaction', async () => {
  const { db } = await open();
  const failing = db.transact(async (tx) => {
    await enqueue(tx, { task: 'note', payload: { text: 'never' } });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await advance(db, { note });
  expect(await notes(db)).toEqual([]);
});

test('a waiting worker begins a job by itself', async () => {
  const { db } = await open();
  await work(db, { note });
  await sleep(500);
  await db.transact((tx) => enqueue(tx, { task: 'note', payload: { text: 'quick' } }));
  await expect.poll(() => notes(db), { interval: 5, timeout: 30_000 }).toEqual([{ text: 'quick', attempt: 1 }]);
});

test('a kicked lane begins a job at the commit that queued it, and still looks for what others queued', async () => {
  const { db } = await open();
  await work(db, { note }, { isKicked: true });
  await sleep(1_200);
  const waited: number[] = [];
  // Two workers that look twice a second: ten that are begun within a tenth each are no luck.
  for (let at = 0; at < 10; at += 1) {
    const started = performance.now();
    await db.transact((tx) => enqueue(tx, { task: 'note', payload: { text: `${at}` } }));
    await expect.poll(() => notes(db), { interval: 2, timeout: 30_000 }).toHaveLength(at + 1);
    waited.push(performance.now() - started);
    await sleep(30);
  }
  expect(waited.toSorted((a, b) => a - b)[5]).toBeLessThan(100);

  const other = openDb({ connection: db.pool.options, onError: () => undefined });
  onTestFinished(() => other.close());
  await other.transact((tx) => enqueue(tx, { task: 'note', payload: { text: 'from another process' } }));
  await expect.poll(() => notes(db), { interval: 5, timeout: 30_000 }).toHaveLength(11);
});

test('a job that throws is tried again later, and its failure is told without ending the others', async () => {
  const { db } = await open();
  await db.transact(async (tx) => {
    await enqueue(tx, { task: 'flaky', payload: { text: 'a' } });
    await enqueue(tx, { task: 'note', payload: { text: 'b' } });
  });
  const flaky: Handlers[string] = async (payload, context) => {
    if (context.attempt === 1) throw new Error('not yet');
    await note(payload, context);
  };
  const failures = await advance(db, { flaky, note });
  expect(failures).toMatchObject([{ task: 'flaky', error: { message: 'not yet' } }]);
  expect(await notes(db)).toEqual([{ text: 'b', attempt: 1 }]);

  expect(await advance(db, { flaky, note }, 3_600)).toEqual([]);
  expect(await notes(db)).toEqual([
    { text: 'b', attempt: 1 },
    { text: 'a', attempt: 2 },
  ]);
});

test('a job is given up after its attempts', async () => {
  const { db } = await open();
  await db.transact((tx) => enqueue(tx, { task: 'broken', payload: { text: '' }, maxAttempts: 1 }));
  const broken = () => Promise.reject(new Error('never'));
  expect(await advance(db, { broken })).toHaveLength(1);
  expect(await advance(db, { broken }, 86_400)).toEqual([]);
  expect(await jobs(db)).toHaveLength(1);
});

test('a delayed job waits its time, and one with the same key takes its place', async () => {
  const { db } = await open();
  await db.transact((tx) =>
    enqueue(tx, { task: 'note', payload: { text: 'first' }, key: 'reminder', delaySeconds: 60 }),
  );
  await db.transact((tx) =>
    enqueue(tx, { task: 'note', payload: { text: 'second' }, key: 'reminder', delaySeconds: 3_600 }),
  );
  const waits = async () =>
    (
      await db.pool.query<{ seconds: number }>(
        'select round(extract(epoch from run_at - now()))::int as seconds from graphile_worker.jobs',
      )
    ).rows;
  expect((await waits()).map(({ seconds }) => Math.round(seconds / 60))).toEqual([60]);
  await advance(db, { note });
  expect(await notes(db)).toEqual([]);
  await advance(db, { note }, 3_599);
  expect(await notes(db)).toEqual([]);
  await advance(db, { note }, 2);
  expect(await notes(db)).toEqual([{ text: 'second', attempt: 1 }]);
});

test('a job that runs while its key is given anew is not tried again, and the new one follows it', async () => {
  const { db } = await open();
  const again = (text: string) => db.transact((tx) => enqueue(tx, { task: 'see', payload: { text }, key: 'one' }));
  const seen: string[] = [];
  const see: Handlers[string] = async ({ text }) => {
    seen.push(text);
    if (text !== 'first') return;
    await again('second');
    throw new Error('too late to matter');
  };
  await again('first');
  expect(await advance(db, { see })).toHaveLength(1);
  await advance(db, { see }, 3_600);
  expect(seen).toEqual(['first', 'second']);
});

test('a job that was given up makes room for a new one with its key', async () => {
  const { db } = await open();
  const seen: string[] = [];
  const see: Handlers[string] = async ({ text }) => {
    if (text === 'bad') throw new Error('no');
    seen.push(text);
  };
  await db.transact((tx) => enqueue(tx, { task: 'see', payload: { text: 'bad' }, key: 'one', maxAttempts: 1 }));
  await advance(db, { see });
  await db.transact((tx) => enqueue(tx, { task: 'see', payload: { text: 'good' }, key: 'one' }));
  await advance(db, { see });
  expect(seen).toEqual(['good']);
});

test('transactions that enqueue at the same time, with one key and a task nobody has named before, leave one job', async () => {
  const { db } = await open();
  const texts = Array.from({ length: 20 }, (_, at) => String(at));
  await Promise.all(
    texts.map((text) => db.transact((tx) => enqueue(tx, { task: 'note', payload: { text }, key: 'one' }))),
  );
  await advance(db, { note });
  expect(await notes(db)).toHaveLength(1);
});

test('writing a job notifies nobody, because that lets only one transaction commit at a time', async () => {
  const { db } = await open();
  const client = await db.pool.connect();
  onTestFinished(() => client.release());
  const heard: string[] = [];
  client.on('notification', ({ channel }) => void heard.push(channel));
  await client.query('listen "jobs:insert"; listen done');
  await db.transact((tx) => enqueue(tx, { task: 'note', payload: { text: 'quiet' } }));
  await db.pool.query('notify done');
  await expect.poll(() => heard).toEqual(['done']);
});

test('a job committed by a process that is killed before anything ran still runs', async () => {
  const { db, connection } = await open();
  const writer = await startProcess(connection, 'write');
  await writer.kill();
  await work(db, { note });
  await expect.poll(() => notes(db), { timeout: 5_000 }).toEqual([{ text: 'from the dead', attempt: 1 }]);
});

test('a job whose process is killed in its middle runs again as soon as another process starts', async () => {
  const { db, connection } = await open();
  const first = await startProcess(connection, 'work');
  await db.transact((tx) => enqueue(tx, { task: 'hang', payload: { text: 'it' } }));
  await expect.poll(() => notes(db), { timeout: 10_000 }).toEqual([{ text: 'begin it', attempt: 1 }]);
  await first.kill();
  await startProcess(connection, 'work');
  await expect
    .poll(() => notes(db), { timeout: 10_000 })
    .toEqual([
      { text: 'begin it', attempt: 1 },
      { text: 'begin it', attempt: 2 },
      { text: 'end it', attempt: 2 },
    ]);
});

test('a living process keeps its job while another starts and looks around, and loses it only by its death', async () => {
  const { db, connection } = await open();
  const first = await startProcess(connection, 'work');
  await db.transact((tx) => enqueue(tx, { task: 'hang', payload: { text: 'mine' } }));
  await expect.poll(() => notes(db), { timeout: 10_000 }).toHaveLength(1);
  await startProcess(connection, 'work');
  await sleep(1_500);
  expect(await notes(db)).toEqual([{ text: 'begin mine', attempt: 1 }]);
  await first.kill();
  await expect.poll(() => notes(db), { timeout: 10_000 }).toContainEqual({ text: 'end mine', attempt: 2 });
});

test('a lost connection neither ends the worker nor gives its job away', async () => {
  const { db } = await open();
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  await work(db, {
    slow: async (payload, context) => {
      await gate;
      await note(payload, context);
    },
  });
  await db.transact((tx) => enqueue(tx, { task: 'slow', payload: { text: 'patient' } }));
  await expect.poll(() => jobs(db), { timeout: 5_000 }).toMatchObject([{ attempts: 1 }]);
  const cut = () =>
    db.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  await cut();
  await sleep(2_000);
  const other = await work(db, {}, { sweepEveryMs: 100 });
  await sleep(500);
  await other.stop();
  finish();
  await expect.poll(() => jobs(db), { timeout: 20_000 }).toEqual([]);
  expect(await notes(db)).toEqual([{ text: 'patient', attempt: 1 }]);
});

test('stopping waits for the job that runs and takes no new one', async () => {
  const { db } = await open();
  const { promise: gate, resolve: finish } = Promise.withResolvers<void>();
  const slow: Handlers[string] = async (payload, context) => {
    await gate;
    await note(payload, context);
  };
  const running = await work(db, { slow, note });
  await db.transact((tx) => enqueue(tx, { task: 'slow', payload: { text: 'finished' } }));
  await expect.poll(() => jobs(db), { timeout: 5_000 }).toMatchObject([{ attempts: 1 }]);
  const stopped = running.stop();
  // A look for jobs that had begun before may still find one.
  await sleep(500);
  await db.transact((tx) => enqueue(tx, { task: 'note', payload: { text: 'too late' } }));
  await sleep(1_000);
  finish();
  await stopped;
  expect(await notes(db)).toEqual([{ text: 'finished', attempt: 1 }]);
  expect(await jobs(db)).toMatchObject([{ task_identifier: 'note', attempts: 0 }]);
});

test('a job that was given up 30 days ago is removed, a younger one stays', async () => {
  const { db } = await open();
  await db.transact((tx) => enqueue(tx, { task: 'broken', payload: { text: '' }, maxAttempts: 1 }));
  await advance(db, { broken: () => Promise.reject(new Error('never')) });
  const age = (days: number) =>
    db.pool.query(`update graphile_worker._private_jobs set updated_at = now() - make_interval(days => $1)`, [days]);
  await age(29);
  await work(db, {}, { sweepEveryMs: 50 });
  await sleep(300);
  expect(await jobs(db)).toHaveLength(1);
  await age(31);
  await expect.poll(() => jobs(db), { timeout: 5_000 }).toEqual([]);
});

test('what a move of sites holds is not freed as if its worker were gone, and runs once the move lets it', async () => {
  const { db } = await open();
  for (const siteId of [1, 2])
    await db.transact((tx) => enqueue(tx, { task: 'note', payload: { siteId, text: `site ${siteId}` } }));
  expect(await db.transact((tx) => holdJobsOf(tx, [1]))).toBe(0);
  await work(db, { note }, { sweepEveryMs: 50 });
  await expect.poll(() => notes(db), { timeout: 5_000 }).toEqual([{ text: 'site 2', attempt: 1 }]);
  await sleep(300);
  expect(await notes(db)).toHaveLength(1);
  await db.transact((tx) => freeJobsOf(tx, [1]));
  await expect.poll(() => notes(db), { timeout: 5_000 }).toHaveLength(2);
});

test('a job of a task that no release has had for 30 days is removed, one that only waits stays', async () => {
  const { db } = await open();
  for (const task of ['gone', 'late']) await db.transact((tx) => enqueue(tx, { task, payload: { text: task } }));
  const overdue = (days: number) =>
    db.pool.query('update graphile_worker._private_jobs set run_at = now() - make_interval(days => $1)', [days]);
  await overdue(29);
  const late = () => Promise.reject(new Error('not today'));
  await work(db, { late }, { sweepEveryMs: 50 });
  await expect.poll(() => jobs(db), { timeout: 5_000 }).toContainEqual(expect.objectContaining({ attempts: 1 }));
  expect(await jobs(db)).toHaveLength(2);
  await overdue(31);
  await expect.poll(() => jobs(db), { timeout: 5_000 }).toMatchObject([{ task_identifier: 'late' }]);
});

test('a line of the crontab is known to the queue', async () => {
  const { db } = await open();
  await work(db, { note }, { crontab: '0 4 * * * note ?id=tidy {text:"nightly"}' });
  await expect
    .poll(async () => (await db.pool.query('select identifier from graphile_worker._private_known_crontabs')).rows, {
      timeout: 5_000,
    })
    .toEqual([{ identifier: 'tidy' }]);
});

test('preparing the queue in several processes at once is fine', async () => {
  const connection = await emptyDatabase();
  const db = openDb({ connection, onError: () => undefined });
  onTestFinished(() => db.close());
  await Promise.all([prepareJobs(db, log), prepareJobs(db, log)]);
  expect(await jobs(db)).toEqual([]);
});

test('what holds up one lane holds up no other', async () => {
  const { db } = await open();
  const held = Promise.withResolvers<void>();
  const slow: Handlers[string] = async ({ text }, context) => {
    await note({ text: `begin ${text}` }, context);
    await held.promise;
  };
  const running = await startJobs({
    db,
    clock,
    log,
    lanes: [
      { tasks: { slow } as Partial<Tasks>, concurrency: 1 },
      { tasks: { note } as Partial<Tasks>, concurrency: 1 },
    ],
  });
  onTestFinished(() => running.stop());
  await db.transact(async (tx) => {
    for (let at = 0; at < 5; at += 1) await enqueue(tx, { task: 'slow', payload: { text: `picture ${at}` } });
  });
  await expect.poll(async () => (await notes(db)).length, { timeout: 20_000 }).toBe(1);
  await db.transact((tx) => enqueue(tx, { task: 'note', payload: { text: 'a mail' } }));
  await expect
    .poll(async () => (await notes(db)).map(({ text }) => text), { timeout: 20_000 })
    .toEqual(['begin picture 0', 'a mail']);
  held.resolve();
});
