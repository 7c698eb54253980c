import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createKit, type Kit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { startPushService } from '../../../test/stand-ins/push-service.ts';
import { newVapidPair } from '../../platform/push/vapid.ts';

const service = await startPushService();
const kit = await createKit({ PUSH_SERVICES: service.host });
const moment = 6000;
const vapid = { ...newVapidPair(), subject: 'mailto:ops@example.org' };

const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

/** A process of its own that does the jobs of pushes, as the jobs of a server do. */
async function startJobsProcess({ connection, clock }: Kit) {
  const at = (file: string) => JSON.stringify(join(import.meta.dirname, '../..', file));
  const script = `
    import { readPreview } from ${at('chat/index.ts')};
    import { openDb } from ${at('platform/database/db.ts')};
    import { startJobs } from ${at('platform/jobs/jobs.ts')};
    import { createLog } from ${at('platform/log.ts')};
    import { openPushSender } from ${at('platform/push/push.ts')};
    import { openSites } from ${at('sites/index.ts')};
    import { sendPush } from ${at('tellings/index.ts')};
    const db = openDb({ connection: ${JSON.stringify(connection)}, onError: () => undefined });
    const silent = { publish: async () => {}, subscribe: () => {}, countProcesses: async () => 1,
      isListening: async () => {}, onReconnect: () => {}, close: async () => {} };
    const sites = await openSites(db, silent);
    const push = openPushSender(${JSON.stringify(vapid)}, { hosts: [${JSON.stringify(service.host)}], allowsHttp: true });
    const tasks = { 'send-push': sendPush({ sites, push, readPreview }) };
    const clock = { now: () => new Date(${clock.now().getTime()}) };
    await startJobs({ db, clock, log: createLog('silent'), lanes: [{ tasks, concurrency: 2 }], sweepEveryMs: 200 });
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

test('what a push service took just before the process was killed comes once more as the same, in the place of the first (NOTI-2)', async () => {
  const bram = await another(kit, 'bram', { boughtCredits: 5, isPremium: true });
  const anna = await another(kit, 'anna');
  const subscription = service.browser();
  expect((await kit.call('POST /api/push.php', { subscription }, { as: anna.browser })).status).toBe(200);
  const message = { profile: anna.publicId, key: randomUUID(), text: 'Zaterdag om elf uur?' };
  await kit.call('POST /api/message.php', message, { as: bram.browser });
  // The telling is decided on, and its push waits for whoever does such jobs.
  service.answer(503);
  await expect(kit.advance(moment)).rejects.toThrow('send-push');
  await kit.db.pool.query('update graphile_worker._private_jobs set run_at = now()');
  service.answer(201);
  service.handed.length = 0;

  // Nobody can write down what became of it while this holds the row.
  const holder = new pg.Client(kit.connection);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query('select from tellings where member_id = $1 for update', [anna.id]);
  const first = await startJobsProcess(kit);
  const waits = async () =>
    (
      await kit.db.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%update tellings%'`,
      )
    ).rows.length;
  await expect.poll(waits, { timeout: 20_000 }).toBe(1);
  expect(service.handed).toHaveLength(1);
  await first.kill();
  await holder.query('rollback');
  const state = async () => (await kit.db.pool.query('select push from tellings where member_id = $1', [anna.id])).rows;
  expect(await state()).toEqual([{ push: 'waiting' }]);

  await startJobsProcess(kit);
  await expect.poll(state, { timeout: 20_000 }).toEqual([{ push: 'told' }]);
  const [one, other, ...more] = service.handed;
  expect(more).toEqual([]);
  expect(other?.payload).toEqual(one?.payload);
  expect(other?.payload).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), tag: expect.any(String) });
  expect([other?.path, other?.headers['topic']]).toEqual([one?.path, one?.headers['topic']]);
  expect(other?.headers['topic']).toMatch(/^[\w-]{32}$/);
  const waiting = 'select from graphile_worker.jobs';
  await expect
    .poll(async () => (await kit.db.pool.query(`${waiting} where task_identifier = 'send-push'`)).rows)
    .toEqual([]);
});
