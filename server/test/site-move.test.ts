import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Move } from '../src/main/site-moves/ground.ts';
import { moveSites } from '../src/main/site-moves/move-sites.ts';
import { NotMoved } from '../src/platform/moving/not-moved.ts';
import { enqueue } from '../src/platform/jobs/outbox.ts';
import { listMovedTables, staying, withoutSite } from '../src/platform/moving/moved-tables.ts';
import { inventory } from '../src/inventory/index.ts';
import { listHomes } from '../src/sites/index.ts';
import { atEnd } from './ends/at-end.ts';
import { fillTables } from './catalogue/fill-tables.ts';
import { createKit, type Kit } from './kit.ts';
import { another, away, type Person } from './profiles.ts';
import { startServer, type TestServer } from './servers.ts';
import { type ClusterDatabase, startCluster } from './stand-ins/machines/two-clusters.ts';

const host = 'dichterbij.localhost';
const siteId = 2;

interface Side {
  readonly cluster: ClusterDatabase;
  readonly kit: Kit;
  readonly server: TestServer;
}

let a: Side;
let b: Side;
let [elsa, emil]: Person[] = [];

async function open(hasSites: boolean): Promise<Side> {
  const cluster = await startCluster({ hasSites });
  const kit = await createKit({}, { database: cluster });
  return { cluster, kit, server: await startServer(kit, { liveTimes: { beat: 1_000 } }) };
}

beforeAll(async () => {
  [a, b] = await Promise.all([open(true), open(false)]);
  // Of a company of its own, as no company is torn apart.
  await a.kit.db.pool.query(`update sites set company = company || '{"vat_numbers": "NL123456789B01"}' where id = $1`, [
    siteId,
  ]);
  for (const { services } of [a.kit, a.server]) await services.sites.reload();
  elsa = await another(a.kit, 'elsa', { host, boughtCredits: 500 });
  emil = await another(a.kit, 'emil', { host });
  const also = (await tables(a)).filter((name) => name in inventory);
  for (const [of, role] of [
    [siteId, 'emil'],
    [1, 'bram'],
  ] as const) {
    const [one, other] = [await away(a.kit, role), await away(a.kit, role)];
    const filling = { memberId: one.id, otherId: other.id, email: one.email, siteId: of, now: a.kit.clock.now() };
    await fillTables(a.cluster.connection, filling, { also });
  }
  // What fills every table asks no check of the database.
  await b.kit.db.pool.query(`do $$ declare c record; begin
    for c in select conrelid::regclass as t, conname from pg_constraint where contype = 'c' and conislocal
      and connamespace = 'public'::regnamespace and conparentid = 0 loop
      execute format('alter table %s drop constraint %I', c.t, c.conname);
    end loop; end $$`);
}, 240_000);

async function tables({ kit }: Side): Promise<string[]> {
  const client = await kit.db.pool.connect();
  try {
    return (await listMovedTables(client)).map(({ name }) => name);
  } finally {
    client.release();
  }
}

/** How many rows of a site each table has. */
async function counts(side: Side, of: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of await tables(side)) {
    const { rows } = await side.kit.db.pool.query<{ count: number }>(
      `select count(*)::integer as count from "${name}" where site_id = $1`,
      [of],
    );
    found[name] = rows[0]?.count ?? 0;
  }
  return found;
}

const move = (from: Side, to: Side, more: Partial<Move> = {}) =>
  moveSites(from.server.services, to.kit.db, {
    siteIds: [siteId],
    here: from === a ? 'one' : 'two',
    there: from === a ? 'two' : 'one',
    address: from.cluster.address,
    actor: 'eva',
    reason: 'a test',
    tell: () => undefined,
    ...more,
  });

const isHome = async ({ kit }: Side) => (await kit.call('GET /api/user.php', {}, as(elsa))).status;
const as = (who?: Person) => ({ as: { cookies: who?.browser.cookies ?? new Map<string, string>(), host } });

test('every table goes with its site, or it is said why it stays', async () => {
  const { rows } = await a.kit.db.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition order by 1`,
  );
  const going = await tables(a);
  const named = [...going, ...Object.keys(staying), ...Object.keys(withoutSite)];
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name));
  // The rows below are worth something where there are rows.
  expect(Object.entries(await counts(a, siteId)).flatMap(([name, count]) => (count === 0 ? [name] : []))).toEqual([]);
});

describe('a site does not move', () => {
  const staysAsItWas = async () => {
    expect(await isHome(a)).toBe(200);
    expect(await listHomes(a.kit.db)).toEqual([]);
  };

  test.each([
    ['when it is the default one', 1, /it stays/],
    ['without the others of its company', 3, /move both/],
    ['when it does not live here', 7, /does not live here/],
  ] as const)('%s', async (_, id, words) => {
    const moving = move(a, b, { siteIds: [id] });
    await expect(moving).rejects.toThrow(NotMoved);
    await expect(moving).rejects.toThrow(words);
    await staysAsItWas();
  });

  test.each([
    ['the number', { slug: 'other', hosts: ['other.localhost'] }, /2 is the number of another site there, Other/],
    ['the slug', { id: 40, hosts: ['other.localhost'] }, /Other \(site 40 there\) has the same slug/],
    ['a host name', { id: 40, slug: 'other', hosts: [host] }, /Other \(site 40 there\) has one of the host names/],
  ] as const)('where another one has %s', async (_, { hosts: [domain], ...columns }, words) => {
    const { rows } = await a.kit.db.pool.query<{ site: object }>(
      `select to_jsonb(s) || '{"name": "Other", "is_default": false}' as site from sites s where id = $1`,
      [siteId],
    );
    const other = { ...rows[0]?.site, ...columns, domain };
    const there = b.kit.db.pool;
    await there.query('insert into sites select * from json_populate_record(null::sites, $1)', [JSON.stringify(other)]);
    await there.query('insert into hosts (host, site_id) select domain, id from sites where name = $1', ['Other']);
    const moving = move(a, b);
    await expect(moving).rejects.toThrow(NotMoved);
    await expect(moving).rejects.toThrow(words);
    await there.query('delete from hosts; delete from sites');
    await staysAsItWas();
    expect(await listHomes(b.kit.db)).toEqual([]);
  });

  test('into its own database', async () => {
    await expect(move(a, a)).rejects.toThrow(/one PostgreSQL/);
    await staysAsItWas();
  });

  test('when the copy differs: it lives on where it is, and can be moved after', async () => {
    let spoiling: Promise<unknown> | undefined;
    const spoil = (step: string) => {
      if (!step.startsWith('read-only')) return;
      spoiling = b.kit.db.pool.query('begin; set local session_replication_role = replica; delete from blocks; commit');
    };
    await expect(move(a, b, { tell: spoil })).rejects.toThrow(/The copy differs: blocks \(\d+ and 0\)/);
    await spoiling;
    await staysAsItWas();
    expect(Object.values(await counts(b, siteId)).filter((count) => count > 0)).toEqual([]);
    const sent = await a.kit.call('POST /api/message.php', message('still here'), as(elsa));
    expect(sent.status).toBe(200);
  }, 120_000);
});

const message = (text: string, key = randomUUID()) => ({ profile: emil?.publicId ?? '', key, text });

const sums = `select (select count(*) from messages where sender_id = $1)::int as sent,
  (select count(distinct client_key) from messages where sender_id = $1)::int as keys,
  (select coalesce(sum(price), 0) from messages where sender_id = $1)::int as price,
  (select balance from credit_sums where member_id = $1) as balance,
  (select balance from credit_balances where member_id = $1) as shown`;
const sumsOf = async (side: Side) => (await side.kit.db.pool.query(sums, [elsa?.id])).rows[0];

test('a site does not move where its rows cannot be taken', async () => {
  await b.kit.db.pool.query('alter table blocks add constraint never check (site_id = 0) not valid');
  await expect(move(a, b)).rejects.toThrow(/cannot be copied/);
  await b.kit.db.pool.query('alter table blocks drop constraint never');
  expect(await isHome(a)).toBe(200);
  expect(Object.values(await counts(b, siteId)).filter((count) => count > 0)).toEqual([]);
}, 120_000);

describe('a site moves while its members write', () => {
  test('nothing acknowledged is lost or doubled, and all of it is there and not here', async () => {
    const before = await counts(a, siteId);
    const others = await counts(a, 1);
    const job = { siteId, memberId: elsa?.id ?? '' };
    await a.kit.db.transact((tx) => enqueue(tx, { task: 'release-held-messages', payload: job, delaySeconds: 9_000 }));
    // By what a process with replicas notes of who has just written something; the log here has other positions.
    await a.kit.db.pool.query("update sessions set written_lsn = 'FFFFFFF0/0' where site_id = $1", [siteId]);
    const began = await sumsOf(a);
    const acknowledged = new Set<string>();
    const statuses = new Map<number, number>();
    let isOver = false;
    let openedAt = 0;
    const sessions = async () =>
      (await a.kit.db.pool.query('select from sessions where site_id = $1', [siteId])).rowCount ?? 0;
    const keepingSessions = (async () => {
      while (openedAt === 0 || (await sessions()) > 0) await sleep(50);
      return performance.now() - openedAt;
    })();
    const writing = (async () => {
      for (let at = 0; !isOver; at += 1) {
        const input = message(`number ${at}`);
        // So many in a moment are refused otherwise.
        for (const { kit } of [a, b]) kit.clock.advance(10_000);
        // Whoever leads requests tries the one, then the other, as a browser asks again with the same key.
        for (let side = a; !isOver; side = side === a ? b : a) {
          const { status } = await side.kit.call('POST /api/message.php', input, as(elsa));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 200) {
            acknowledged.add(input.key);
            break;
          }
          expect([503, 421]).toContain(status);
          await sleep(20);
        }
        await sleep(40);
      }
    })();
    writing.catch(() => undefined);
    const steps: string[] = [];
    const tell = (step: string) => {
      steps.push(step);
      if (step.startsWith('open')) openedAt = performance.now();
    };
    const moved = await move(a, b, { tell });
    // A process that has not heard of it tells nobody that they are logged out.
    expect(await keepingSessions).toBeGreaterThan(2_000);
    await sleep(300);
    isOver = true;
    await writing;
    expect(steps.at(-1)).toBe('open in two');
    expect(moved?.rows).toBeGreaterThan(100);
    expect(moved?.readOnlySeconds).toBeLessThan(20);
    expect(statuses.get(503)).toBeGreaterThan(0);

    const { rows } = await b.kit.db.pool.query<{ key: string }>(
      'select client_key as key from messages where sender_id = $1',
      [elsa?.id],
    );
    expect([...acknowledged].filter((key) => !rows.some((row) => row.key === key))).toEqual([]);
    const after = await sumsOf(b);
    expect(after.keys).toBe(after.sent);
    expect(after.sent - began.sent).toBe(acknowledged.size);
    expect(after.balance).toBe(began.balance - (after.price - began.price));
    expect(after.shown - began.shown).toBe(after.balance - began.balance);

    // What members did meanwhile came on top.
    const there = await counts(b, siteId);
    const fewer = Object.entries(before).filter(([name, count]) => (there[name] ?? 0) < count);
    expect(fewer).toEqual([]);
    expect(Object.values(await counts(a, siteId)).filter((count) => count > 0)).toEqual([]);
    expect(await counts(a, 1)).toEqual(others);
    expect([await isHome(a), await isHome(b)]).toEqual([503, 200]);
    expect(await listHomes(a.kit.db)).toEqual([{ siteId, state: 'away', cluster: 'two' }]);
    expect(await listHomes(b.kit.db)).toEqual([]);
    const jobs = 'select payload from graphile_worker._private_jobs where payload ->> $1 = $2';
    const waiting = async (side: Side) => (await side.kit.db.pool.query(jobs, ['memberId', elsa?.id])).rows;
    expect(await waiting(b)).toMatchObject([{ payload: job }]);
    expect(await waiting(a)).toEqual([]);
    const ahead = 'select from sessions where site_id = $1 and written_lsn > pg_current_wal_insert_lsn()';
    expect((await b.kit.db.pool.query(ahead, [siteId])).rowCount).toBe(0);
  }, 180_000);

  test('nothing of it is left behind in either database', async () => {
    for (const { kit } of [a, b]) {
      const { rows } = await kit.db.pool.query(`select
        (select count(*) from pg_publication)::int as publications, (select count(*) from pg_subscription)::int as following,
        (select count(*) from pg_replication_slots)::int as slots,
        (select count(*) from pg_class where relreplident = 'f' and relnamespace = 'public'::regnamespace)::int as told`);
      expect(rows).toEqual([{ publications: 0, following: 0, slots: 0, told: 0 }]);
    }
    const fences = 'select tgrelid::regclass::text as name from pg_trigger where tgname = $1';
    expect((await a.kit.db.pool.query(fences, ['aa_home'])).rows).toEqual([{ name: 'accounts' }]);
    expect((await b.kit.db.pool.query(fences, ['aa_home'])).rows).toEqual([]);
  });

  test('both logs say so, by whom and why', async () => {
    const log = `select actor, subject, reason from audit where action = 'site_moved'`;
    expect((await a.kit.db.pool.query(log)).rows).toEqual([{ actor: 'eva', subject: 'two', reason: 'a test' }]);
    expect((await b.kit.db.pool.query(log)).rows).toEqual([{ actor: 'eva', subject: 'one', reason: 'a test' }]);
  });

  test('a stream that comes to the other cluster is told to read anew', async () => {
    const screen = await b.server.events(elsa!.browser, 1);
    await screen.until((events) => events.some(({ kind }) => kind === 'hello'));
    expect(screen.events.find(({ kind }) => kind === 'hello')?.data).toMatchObject({ refetch: true });
  });

  test('it comes back the same way', async () => {
    const rows = (await move(b, a))?.rows;
    expect(rows).toBeGreaterThan(100);
    expect([await isHome(a), await isHome(b)]).toEqual([200, 503]);
    expect(Object.values(await counts(b, siteId)).filter((count) => count > 0)).toEqual([]);
    const sent = await a.kit.call('POST /api/message.php', message('back again'), as(elsa));
    expect(sent.status).toBe(200);
  }, 120_000);
});

/** As an operator gives it, who loses the line when it says this; answers its exit code. */
async function command(from: Side, to: Side, killedAt?: string): Promise<number | null> {
  const [here, there] = from === a ? ['one', 'two'] : ['two', 'one'];
  const file = fileURLToPath(new URL('../src/main/cli.ts', import.meta.url));
  const named = ['--from', here, '--to', there, '--as', 'eva', '--reason', 'a test'];
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-move-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, [file, 'sites', 'move', `${siteId}`, ...named], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DATABASE_URL: from.cluster.address,
      MOVE_FROM_DATABASE_URL: from.cluster.address,
      MOVE_TO_DATABASE_URL: to.cluster.address,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout }))
    if (killedAt !== undefined && line.startsWith(killedAt)) child.kill('SIGKILL');
  return ((await ended) as [number | null])[0];
}

describe('a move whose command is killed', () => {
  test.each(['copying', 'read-only', 'open in'])(
    'at “%s” is carried to its end by the same command',
    async (step) => {
      const before = await counts(a, siteId);
      expect(await command(a, b, step)).toBe(null);
      // PostgreSQL finds out when it next writes to who is gone.
      await expect.poll(() => command(a, b), { timeout: 60_000 }).toBe(0);
      const there = await counts(b, siteId);
      expect(Object.entries(before).filter(([name, count]) => (there[name] ?? 0) < count)).toEqual([]);
      expect(Object.values(await counts(a, siteId)).filter((count) => count > 0)).toEqual([]);
      expect([await isHome(a), await isHome(b)]).toEqual([503, 200]);
      await move(b, a);
      expect([await isHome(a), await isHome(b)]).toEqual([200, 503]);
    },
    180_000,
  );

  test('after it has left and before it is open there', async () => {
    const pool = b.kit.db.pool;
    await pool.query(`create function never() returns trigger language plpgsql as 'begin raise exception ''never''; end';
      create constraint trigger never after delete on site_homes deferrable initially deferred
        for each row execute function never()`);
    await expect(move(a, b)).rejects.toThrow(/have left, and are not open there yet: give the same command again/);
    await expect.poll(async () => [await isHome(a), await isHome(b)]).toEqual([503, 503]);
    await pool.query('drop trigger never on site_homes; drop function never()');
    expect(await move(a, b)).toBe(undefined);
    expect([await isHome(a), await isHome(b)]).toEqual([503, 200]);
    expect(Object.values(await counts(a, siteId)).filter((count) => count > 0)).toEqual([]);
    const sent = await b.kit.call('POST /api/message.php', message('after all'), as(elsa));
    expect(sent.status).toBe(200);
  }, 120_000);

  test('is done with once: the same command again finds nothing left to do, nor does one to a third cluster', async () => {
    expect(await move(a, b)).toBe(undefined);
    expect([await isHome(a), await isHome(b)]).toEqual([503, 200]);
    await expect(move(a, b, { there: 'three' })).rejects.toThrow(/does not live here/);
  });
});
