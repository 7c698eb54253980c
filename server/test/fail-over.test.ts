import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lanesOf } from '../src/main/job-lanes.ts';
import { tasksOf } from '../src/main/jobs.ts';
import { createKit, type Kit } from './kit.ts';
import { another, type Person } from './profiles.ts';
import { startServer } from './servers.ts';
import { startTwoDatabases } from './stand-ins/machines/two-databases.ts';
import { startJobs } from '../src/platform/jobs/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { openDb } from '../src/platform/database/db.ts';
import { addressesOf, openPrimary } from '../src/platform/database/primary.ts';

test('several servers of one setting are as many addresses', () => {
  expect(addressesOf('postgres://u:p%40@one:5432,two/vonk?sslmode=require')).toEqual([
    'postgres://u:p%40@one:5432/vonk?sslmode=require',
    'postgres://u:p%40@two/vonk?sslmode=require',
  ]);
  expect(addressesOf('postgres://one/vonk?host=/tmp,x')).toEqual(['postgres://one/vonk?host=/tmp,x']);
});

const spent = `select (select count(*) from messages where sender_id = $1)::int as sent,
  (select coalesce(sum(price), 0) from messages where sender_id = $1)::int as price,
  (select balance from credit_sums where member_id = $1) as balance,
  (select sum(remaining) from credit_lots where member_id = $1)::int as remaining,
  (select coalesce(sum(amount), 0) from ledger_entries where member_id = $1 and from_account = 'member')::int
    as spent`;

async function open(): Promise<{
  two: Awaited<ReturnType<typeof startTwoDatabases>>;
  kit: Kit;
  anna: Person;
  bram: Person;
}> {
  const two = await startTwoDatabases();
  const primary = openPrimary(two.url, {
    onError: () => undefined,
    watchMilliseconds: 200,
    patienceMilliseconds: 700,
  });
  const { connection } = primary;
  const db = openDb({ connection, onError: () => undefined });
  const kit = await createKit({}, { database: { db, connection } });
  const jobs = await startJobs({
    db,
    clock: kit.clock,
    log: createLog('silent'),
    lanes: lanesOf(tasksOf(kit.services)),
  });
  onTestFinished(async () => {
    await jobs.stop();
    await primary.close();
  });
  const [anna, bram] = [await another(kit, 'petra', { boughtCredits: 1000 }), await another(kit, 'pim')];
  await db.pool.query('update accounts set is_premium = true where id = $1', [anna.id]);
  return { two, kit, anna, bram };
}

describe.each(['SIGKILL', 'SIGSTOP'] as const)('the primary gets %s and the other is promoted', (signal) => {
  test('calls are told to come back until then, streams stay open, and each message is sent and charged once', async () => {
    const { two, kit, anna, bram } = await open();
    const server = await startServer(kit, { liveTimes: { beat: 1_000 } });
    const screen = await server.events(bram.browser);
    await screen.until((events) => events.length > 0);
    const { rows: before } = await kit.db.pool.query(spent, [anna.id]);
    const answers = new Map<number, Set<string | null>>();
    const [waiting, acknowledged] = [new Set<string>(), new Set<string>()];
    const send = async (key: string) => {
      const input = { profile: bram.publicId, key, text: 'Hoi' };
      const { status, headers } = await kit.call('POST /api/message.php', input, { as: anna.browser });
      answers.set(status, (answers.get(status) ?? new Set()).add(headers.get('retry-after')));
      if (status !== 200) return;
      waiting.delete(key);
      acknowledged.add(key);
    };
    let isOver = false;
    const sending = (async () => {
      while (!isOver) {
        kit.clock.advance(10_000);
        const key = randomUUID();
        waiting.add(key);
        await send(key);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await expect.poll(() => answers.get(200)).toBeDefined();
    two.signal('first', signal);
    await expect.poll(() => answers.get(503), { timeout: 20_000 }).toBeDefined();
    expect(server.services.live.isOnline(bram.id)).toBe(true);
    await two.promote();
    const isSentAnew = async () => {
      const { rows } = await kit.db.pool.query('select pg_is_in_recovery() as reads');
      return rows[0].reads === false && (await kit.call('GET /api/user.php', {}, { as: anna.browser })).status;
    };
    await expect.poll(() => isSentAnew().catch(() => false), { timeout: 20_000 }).toBe(200);
    isOver = true;
    await sending;
    for (const key of waiting) await expect.poll(async () => (await send(key), waiting.has(key))).toBe(false);
    expect([...answers.keys()].toSorted()).toEqual([200, 503]);
    expect([...(answers.get(503) ?? [])]).toEqual(['3']);
    const { rows: after } = await kit.db.pool.query(spent, [anna.id]);
    // None of those that were acknowledged is lost, and none is there twice.
    expect(after[0].sent).toBe(acknowledged.size);
    expect(before[0].balance - after[0].balance).toBe(after[0].price);
    expect(after[0]).toMatchObject({ remaining: after[0].balance, spent: after[0].price });
    // The stream stayed for as long as there was no database; then it is asked to come back, and nothing is missed.
    await screen.ended;
    const back = await server.events(bram.browser, screen.lastId());
    const told = () => [screen, back].flatMap((each) => each.numbered().filter(({ kind }) => kind === 'message'));
    await expect.poll(() => told().length, { timeout: 5_000 }).toBe(acknowledged.size);
    expect(screen.events.at(-1)?.kind).toBe('reconnect');
    // The queue goes on: what was written before is done by workers that found the new one.
    await expect
      .poll(
        async () => {
          const { rows } = await kit.db.pool.query(
            "select count(*)::int as waits from graphile_worker.jobs where run_at < now() - interval '1 second'",
          );
          return rows[0].waits;
        },
        { timeout: 20_000 },
      )
      .toBe(0);
  }, 90_000);
});
