import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { readPreview } from '../../server/src/chat/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { type Db, openDb } from '../../server/src/platform/database/db.ts';
import { startJobs } from '../../server/src/platform/jobs/jobs.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { openPushSender, type PushSender } from '../../server/src/platform/push/push.ts';
import { newVapidPair } from '../../server/src/platform/push/vapid.ts';
import { openSites } from '../../server/src/sites/index.ts';
import { noteMarketing, sendPush, sendPushes, tell, tellMarketing } from '../../server/src/tellings/index.ts';
import { openGround, percentile } from '../chat/chat-ground.ts';
import { generateMembers } from '../search/generate-members.ts';
import { benchMails } from './mails.ts';
import { fillSeekers } from './seekers.ts';
import { silent, tells } from './tells.ts';
import { countWeekly, tellsWeekly } from './weekly.ts';

const members = Number(process.env['BENCH_MEMBERS'] ?? 50_000);
/** How many of them want to be told of new members, and how many are pushed at once. */
const seekers = Number(process.env['BENCH_SEEKERS'] ?? 20_000);
const burst = Number(process.env['BENCH_PUSHES'] ?? 10_000);
const events = 200;
/** A first telling waits so long, so that who is looking has seen it. */
const moment = 5000;
/** Milliseconds and ratios, on a machine with two cores. The queue may cost so many times a push by itself. */
const budgets = { burst: 2, event: 1500 };

/** A push service that takes everything, and when it did. */
async function openService() {
  const taken: number[] = [];
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      taken.push(performance.now());
      response.writeHead(201).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { taken, endpoint: `http://127.0.0.1:${port}/push/`, close: () => server.close() };
}

async function waitFor(isDone: () => boolean): Promise<void> {
  const end = performance.now() + 300_000;
  while (!isDone() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** What one push costs by itself: encrypted, signed and handed over, two at a time as the queue does. */
async function bare(push: PushSender, pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ endpoint: string; p256dh: string; auth: string }>(
    'select endpoint, p256dh, auth from push_subscriptions order by id limit 1000',
  );
  const message = { payload: { title: 'Vonk' }, ttlSeconds: 60, urgency: 'low', topic: 'bench' } as const;
  const started = performance.now();
  for (let at = 0; at < rows.length; at += 2)
    await Promise.all(rows.slice(at, at + 2).map((each) => push.send(each, message)));
  return (performance.now() - started) / rows.length;
}

/** Tellings of messages, and so many pushes at once, from the event until a service took them. */
export async function benchNotifications(): Promise<boolean> {
  const ground = await openGround(1);
  const db = openDb({ connection: ground.connection, onError: () => {} });
  const service = await openService();
  const log = createLog('error');
  let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;
  try {
    const tables = 'tellings, push_subscriptions, notification_choices, weekly_marks';
    await ground.pool.query(`truncate ${tables}, accounts, profiles, blocks cascade`);
    await ground.pool.query('delete from graphile_worker._private_jobs');
    await generateMembers(ground.pool, members, '2026-11-27');
    await fillSeekers(ground.pool, { seekers, endpoint: service.endpoint, browsers: burst });
    const sites = await openSites(db, silent);
    const push = openPushSender(
      { ...newVapidPair(), subject: 'mailto:bench@example.org' },
      { hosts: [new URL(service.endpoint).host], allowsHttp: true },
    );
    const isKept = [tellsWeekly(await countWeekly(db, sites))];
    await ground.pool.query('truncate tellings');
    await ground.pool.query('delete from graphile_worker._private_jobs');
    const alone = await bare(push, ground.pool);
    const services = { sites, push, readPreview, stillSo: {} };
    const tasks = {
      tell: tell(services),
      'send-push': sendPush(services),
      'send-pushes': sendPushes(services),
      'tell-marketing': tellMarketing(services),
    };
    jobs = await startJobs({ db, clock: systemClock, log, lanes: [{ tasks, concurrency: 2 }] });
    isKept.push(await tellEvents(ground.pool, service.taken), await pushBurst(db, service.taken, alone));
    await jobs.stop();
    jobs = undefined;
    isKept.push(await benchMails(ground, db, sites));
    return isKept.every(Boolean);
  } finally {
    await jobs?.stop();
    service.close();
    await db.close();
    await ground.close();
  }
}

async function tellEvents(pool: pg.Pool, taken: number[]): Promise<boolean> {
  const { rows } = await pool.query<{ member: string; sender: string }>(
    `select s.member_id as member, (select p.id from profiles p where p.site_id = 1 and p.id <> s.member_id
      and p.status = 'active' order by p.id desc limit 1) as sender from push_subscriptions s order by s.id limit $1`,
    [events],
  );
  taken.length = 0;
  const asked: number[] = [];
  for (const { member, sender } of rows) {
    asked.push(performance.now());
    await pool.query(`select tell_v1(1::smallint, $1::uuid, 'message', $1::uuid::text, $2::uuid, now())`, [
      member,
      sender,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await waitFor(() => taken.length >= rows.length);
  // In order: each was asked for after the one before.
  const delays = taken.map((at, index) => at - (asked[index] ?? at) - moment);
  const more = ` (p50 ${percentile(delays, 0.5).toFixed(0)} ms, ${taken.length} of ${rows.length} handed over)`;
  const p99 = taken.length === rows.length ? percentile(delays, 0.99) : Infinity;
  return tells('event to push, p99', p99, { budget: budgets.event, unit: 'ms beyond the five seconds', more });
}

async function pushBurst(db: Db, taken: number[], alone: number): Promise<boolean> {
  const { rows } = await db.pool.query<{ id: string }>('select distinct member_id as id from push_subscriptions');
  const now = new Date();
  const data = { subject: 'Nieuws', paragraphs: ['Het kan nu.'], button: 'Bekijk', path: '/members' };
  const validUntil = new Date(now.getTime() + 86_400_000);
  taken.length = 0;
  const started = performance.now();
  await db.transact((tx) =>
    noteMarketing(
      tx,
      { siteId: 1 },
      {
        template: 'news',
        now,
        members: rows.map(({ id }) => ({ memberId: id, about: 'campaign:bench', data, validUntil })),
      },
    ),
  );
  await waitFor(() => taken.length >= rows.length);
  const seconds = ((taken.at(-1) ?? Infinity) - started) / 1000;
  const each = (seconds * 1000) / taken.length;
  const after = taken.map((at) => (at - started) / 1000);
  const more =
    ` (${taken.length} of ${rows.length} in ${seconds.toFixed(1)} s, p50 ${percentile(after, 0.5).toFixed(1)} s, ` +
    `${each.toFixed(2)} ms each against ${alone.toFixed(2)} ms alone)`;
  const ratio = taken.length === rows.length ? each / alone : Infinity;
  return tells('a burst of pushes', ratio, { budget: budgets.burst, unit: 'times a push alone', more });
}

if (import.meta.main) process.exitCode = (await benchNotifications()) ? 0 : 1;
