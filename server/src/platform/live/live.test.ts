import type { LiveEventKind, LiveNews } from '@vonk/contract/live';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { startDatabaseProxy } from '../../../test/stand-ins/machines/database-proxy.ts';
import { type Browser, createKit } from '../../../test/kit.ts';
import { logIn, type TestMember } from '../../../test/members.ts';
import { another } from '../../../test/profiles.ts';
import { type EventClient, listen, startServer, type TestServer } from '../../../test/servers.ts';
import { sql } from '../database/db.ts';
import { appendEvent } from './live-events.ts';
import { openNotifier } from './notify.ts';

const kit = await createKit();
let a: TestServer;
let b: TestServer;
beforeAll(async () => {
  [a, b] = await Promise.all([startServer(kit), startServer(kit)]);
});

const rich = { boughtCredits: 1000 };
/** Commits one event and tells the hub of `through`, as a use case does. */
async function happen(
  through: TestServer,
  { id }: TestMember,
  news: LiveNews<LiveEventKind> = { kind: 'account', payload: {} },
): Promise<number> {
  const seq = await kit.db.transact((tx) => appendEvent(tx, id, { ...news, now: kit.clock.now() }));
  through.services.live.wake([id]);
  return seq;
}
/** An event of some 60 kB. */
const long: LiveNews<LiveEventKind> = {
  kind: 'message_hidden',
  payload: { conversation: 'x'.repeat(60_000), seq: 1 },
};
const seqs = (client: EventClient) => client.numbered().map(({ id }) => id);
const hello = (client: EventClient) => client.events.find(({ kind }) => kind === 'hello')?.data;
const upTo = (seq: number) => (events: EventClient['events']) =>
  events.some(({ id, kind }) => id === seq && kind !== 'hello');
const oneTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('two servers on one database', () => {
  test('a message sent through one reaches a screen open on the other', async () => {
    const [anna, bram] = await Promise.all([another(kit, 'petra', rich), another(kit, 'pim', rich)]);
    const screen = await b.events(bram.browser);
    await screen.until((events) => events.some(({ kind }) => kind === 'hello'));
    const { status } = await a.call(
      'POST /api/message.php',
      { profile: bram.publicId, key: randomUUID(), text: 'Hoi' },
      { as: anna.browser },
    );
    expect(status).toBe(200);
    await screen.until((events) => events.some(({ kind, data }) => kind === 'message' && data['body'] === 'Hoi'));
  });

  test('a stream that was cut gets exactly what it missed, in order, also from the other server', async () => {
    const carla = await another(kit, 'petra', rich);
    const first = await a.events(carla.browser);
    for (let at = 0; at < 3; at += 1) await happen(b, carla);
    await first.until(upTo(3));
    first.close();
    for (let at = 0; at < 250; at += 1) await happen(at % 2 ? a : b, carla);
    const second = await b.events(carla.browser, first.lastId());
    await second.until(upTo(253));
    expect(hello(second)).toMatchObject({ refetch: false });
    expect(seqs(second)).toEqual(oneTo(253, 4));
  });

  test('events that many transactions commit at once come in order, without a gap and without a double', async () => {
    const dora = await another(kit, 'petra', rich);
    const screens = await Promise.all([a.events(dora.browser), b.events(dora.browser)]);
    await Promise.all(Array.from({ length: 300 }, (_, at) => happen(at % 2 ? a : b, dora)));
    for (const screen of screens) {
      await screen.until(upTo(300));
      expect(seqs(screen)).toEqual(oneTo(300));
    }
  });

  test('all tabs of a member hear everything once', async () => {
    const els = await another(kit, 'petra', rich);
    const tabs = await Promise.all([a, a, b, b].map((server) => server.events(els.browser)));
    for (let at = 0; at < 5; at += 1) await happen(a, els);
    for (const tab of tabs) {
      await tab.until(upTo(5));
      expect(seqs(tab)).toEqual([1, 2, 3, 4, 5]);
    }
  });

  test('nobody hears what happens to others', async () => {
    const [fien, gijs] = await Promise.all([another(kit, 'petra', rich), another(kit, 'pim', rich)]);
    const [own, other] = await Promise.all([a.events(fien.browser), a.events(gijs.browser)]);
    await happen(b, fien);
    await own.until(upTo(1));
    await happen(b, gijs, { kind: 'chat_removed', payload: { conversation: 'the last' } });
    await other.until(upTo(1));
    expect(other.numbered().map(({ data }) => data)).toEqual([{ conversation: 'the last' }]);
  });
});

describe('coming back', () => {
  test('without a number starts at the present and says where that is', async () => {
    const hans = await another(kit, 'pim', rich);
    for (let at = 0; at < 4; at += 1) await happen(a, hans);
    const screen = await b.events(hans.browser);
    await screen.until((events) => events.length > 0);
    expect(hello(screen)).toEqual({ seq: 4, refetch: false });
    await happen(a, hans);
    await screen.until(upTo(5));
    expect(seqs(screen)).toEqual([5]);
  });

  test('what happens between the reading of a page and its first stream is told', async () => {
    const hugo = await another(kit, 'pim', rich);
    await happen(a, hugo);
    const { ok } = await a.call('GET /api/user.php', {}, { as: hugo.browser });
    expect(ok.user?.live_seq).toBe(1);
    await happen(b, hugo);
    const screen = await b.events(hugo.browser, ok.user?.live_seq);
    await screen.until(upTo(2));
    expect([hello(screen)?.['refetch'], seqs(screen)]).toEqual([false, [2]]);
  });

  test('with 500 events missed gets them; with 501 is told to fetch everything again and goes on from there', async () => {
    const inge = await another(kit, 'petra', rich);
    const many = sql(`select append_event_v1($1, 'account', '{}', $2) from generate_series(1, 501)`);
    await kit.db.transact((tx) => tx.rows(many, [inge.id, kit.clock.now()]));
    const late = await a.events(inge.browser, 1);
    await late.until(upTo(501));
    expect(seqs(late)).toEqual(oneTo(501, 2));
    const tooLate = await a.events(inge.browser, 0);
    await tooLate.until((events) => events.length > 0);
    expect(hello(tooLate)).toMatchObject({ seq: 501, refetch: true });
    await happen(b, inge);
    await tooLate.until(upTo(502));
    expect(seqs(tooLate)).toEqual([502]);
  });

  test('after events that are kept no longer, or from a number that never was, everything is fetched again', async () => {
    const joke = await another(kit, 'petra', rich);
    for (let at = 0; at < 5; at += 1) await happen(a, joke);
    const forget = sql('delete from live_events where subscriber_id = $1 and seq <= 3');
    await kit.db.transact((tx) => tx.run(forget, [joke.id]));
    for (const [last, refetch] of [
      [2, true],
      [3, false],
      [99, true],
    ] as const) {
      const screen = await a.events(joke.browser, last);
      await screen.until((events) => events.length > 0);
      expect([last, hello(screen)?.['refetch']]).toEqual([last, refetch]);
    }
  });
});

describe('the end of a stream', () => {
  test('logging out ends the streams on every server, and the browser gets no new one', async () => {
    const karel = await another(kit, 'pim', rich);
    const phone = await logIn(kit, karel);
    const other = await another(kit, 'pim', rich);
    const [here, there, onPhone, ofOther] = await Promise.all([
      a.events(karel.browser),
      b.events(karel.browser),
      b.events(phone),
      b.events(other.browser),
    ]);
    const copy: Browser = { host: karel.browser.host, cookies: new Map(karel.browser.cookies) };
    await a.call('GET /api/logout.php', {}, { as: karel.browser });
    await Promise.all([here.ended, there.ended, onPhone.ended]);
    expect((await b.events(copy)).status).toBe(403);
    expect((await a.events(karel.browser)).status).toBe(403);
    // The other device comes back by itself and misses nothing.
    await happen(a, karel);
    const back = await b.events(phone, onPhone.lastId());
    await back.until(upTo(1));
    await happen(a, other);
    await ofOther.until(upTo(1));
  });

  test('a visitor has none', async () => {
    const visitor = await a.events(kit.browser());
    expect(visitor.status).toBe(403);
  });

  test('a member has twenty at most on one server', async () => {
    const leo = await another(kit, 'pim', rich);
    const screens = await Promise.all(Array.from({ length: 20 }, () => a.events(leo.browser)));
    expect(screens.every(({ status }) => status === 200)).toBe(true);
    expect((await a.events(leo.browser)).status).toBe(429);
    screens[0]?.close();
    await expect.poll(async () => (await a.events(leo.browser)).status).toBe(200);
  });

  test('of a hundred that are asked for at once twenty are opened', async () => {
    const otto = await another(kit, 'pim', rich);
    const { live } = a.services;
    const opened: boolean[] = [];
    const { server, port } = await listen(async (_request, response) => {
      const isOpened = await live.open(response, otto.id, null);
      opened.push(isOpened);
      if (!isOpened) response.end();
    });
    const lines = Array.from({ length: 100 }, () => {
      const line = connect(port, '127.0.0.1', () => void line.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
      return line.resume();
    });
    await expect.poll(() => opened.length, { timeout: 20_000 }).toBe(100);
    expect(opened.filter(Boolean)).toHaveLength(20);
    for (const line of lines) line.destroy();
    await expect.poll(() => live.isOnline(otto.id), { timeout: 20_000 }).toBe(false);
    server.close();
  });

  test('a member opens sixty in a minute at most, however soon each is closed', async () => {
    const ruben = await another(kit, 'pim', rich);
    kit.clock.advance(60_000);
    const statuses: number[] = [];
    for (let at = 0; at < 62; at += 1) {
      const screen = await a.events(ruben.browser);
      statuses.push(screen.status);
      screen.close();
      await expect.poll(() => a.services.live.isOnline(ruben.id)).toBe(false);
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    expect(statuses.slice(60)).toEqual([429, 429]);
    kit.clock.advance(61_000);
    expect((await a.events(ruben.browser)).status).toBe(200);
  });

  test('a browser that goes away leaves nothing behind', async () => {
    const mia = await another(kit, 'petra', rich);
    const before = a.services.live.count();
    const screen = await a.events(mia.browser);
    expect(a.services.live.isOnline(mia.id)).toBe(true);
    screen.close();
    await expect.poll(() => a.services.live.isOnline(mia.id)).toBe(false);
    expect(a.services.live.count()).toBe(before);
  });

  test('what a process that is gone left of who looks is forgotten, but for what another one holds at that moment', async () => {
    const { pool } = a.services.db;
    const left = [randomUUID(), randomUUID()].toSorted();
    await pool.query(`insert into live_looks select id, now() - interval '1 minute' from unnest($1::uuid[]) id`, [
      left,
    ]);
    const other = await pool.connect();
    await other.query('begin');
    await other.query('select from live_looks where subscriber_id = $1 for update', [left[0]]);
    const stays = async () =>
      (
        await pool.query<{ id: string }>('select subscriber_id as id from live_looks where subscriber_id = any($1)', [
          left,
        ])
      ).rows.map(({ id }) => id);
    const noor = await another(kit, 'petra', rich);
    const screen = await a.events(noor.browser);
    await expect.poll(stays).toEqual([left[0]]);
    await other.query('commit');
    other.release();
    screen.close();
    await expect.poll(stays).toEqual([]);
  });

  test('a server that stops asks its streams to come back, and they go on elsewhere', async () => {
    const stopping = await startServer(kit);
    const nico = await another(kit, 'pim', rich);
    const screen = await stopping.events(nico.browser);
    await happen(a, nico);
    await screen.until(upTo(1));
    const stopped = stopping.stop();
    await screen.ended;
    expect(screen.events.at(-1)?.kind).toBe('reconnect');
    await happen(a, nico);
    await stopped;
    const next = await a.events(nico.browser, screen.lastId());
    await next.until(upTo(2));
    expect(seqs(next)).toEqual([2]);
  });
});

describe('time and slow lines', () => {
  test('a quiet stream beats, and starts anew after its time', async () => {
    const quick = await startServer(kit, { liveTimes: { beat: 50, longest: 400 } });
    const olga = await another(kit, 'petra', rich);
    const screen = await quick.events(olga.browser);
    await screen.until((events) => events.filter(({ kind }) => kind === 'beat').length >= 3);
    await screen.ended;
    expect(screen.events.at(-1)?.kind).toBe('reconnect');
  });

  test('those that were opened together start anew one by one, so that they do not come back together for ever', async () => {
    const quick = await startServer(kit, { liveTimes: { beat: 20, longest: 2_000 } });
    const oda = await another(kit, 'petra', rich);
    const screens = await Promise.all(Array.from({ length: 20 }, () => quick.events(oda.browser)));
    const opened = performance.now();
    const ends = await Promise.all(screens.map((screen) => screen.ended.then(() => performance.now() - opened)));
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(100);
  });

  test('a reader that takes nothing is cut before much is kept for it, and comes back for the rest', async () => {
    const patient = await startServer(kit, { liveTimes: { patience: 500 } });
    const piet = await another(kit, 'pim', rich);
    const slow = await patient.events(piet.browser);
    await slow.until((events) => events.length > 0);
    slow.pause();
    // 24 MB: more than the sockets of both sides hold.
    for (let at = 0; at < 400; at += 1) await happen(patient, piet, long);
    await expect.poll(() => patient.services.live.isOnline(piet.id), { timeout: 5000 }).toBe(false);
    const before = slow.lastId();
    slow.resume();
    await slow.ended;
    const got = slow.lastId() ?? 0;
    expect(got).toBeGreaterThanOrEqual(before ?? 0);
    expect(got).toBeLessThan(400);
    const back = await a.events(piet.browser, got);
    await back.until(upTo(400), 10_000);
    expect([...seqs(slow), ...seqs(back)]).toEqual(oneTo(400));
  });

  test('what waits for a slow reader stays small however much happens', async () => {
    const { db, live } = a.services;
    const quinn = await another(kit, 'petra', rich);
    const responses: ServerResponse[] = [];
    const { server, port } = await listen((_request, response) => {
      responses.push(response);
      void live.open(response, quinn.id, null);
    });
    const slow = connect(port, '127.0.0.1', () => void slow.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    await expect.poll(() => live.isOnline(quinn.id)).toBe(true);
    slow.pause();
    let most = 0;
    for (let at = 0; at < 300; at += 1) {
      await happen(a, quinn, long);
      live.signal([quinn.id], { kind: 'typing', payload: { conversation: 'x'.repeat(5000) } });
      most = Math.max(most, responses[0]?.writableLength ?? 0);
    }
    const state = sql('select last_seq from live_streams where subscriber_id = $1');
    expect(await db.one(state, [quinn.id])).toEqual({ last_seq: 300 });
    expect(responses[0]?.writableNeedDrain).toBe(true);
    expect(most).toBeLessThan(256 * 1024);
    slow.destroy();
    server.close();
  });
});

describe('when the database is away', () => {
  const killListeners = sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'vonk notifications'`);

  test('a lost LISTEN connection comes back, and nothing that was committed meanwhile is missed', async () => {
    const rosa = await another(kit, 'petra', rich);
    let screen = await b.events(rosa.browser);
    await happen(a, rosa);
    await screen.until(upTo(1));
    await kit.db.rows(killListeners);
    await happen(a, rosa);
    await screen.ended;
    expect(screen.events.at(-1)?.kind).toBe('reconnect');
    screen = await b.events(rosa.browser, 1);
    await screen.until(upTo(2));
    await happen(a, rosa);
    await screen.until(upTo(3), 1000);
    expect(seqs(screen)).toEqual([2, 3]);
  });

  test('a database that refuses for a while is asked again and again by one loop, not by ever more', async () => {
    const proxy = await startDatabaseProxy(kit.connection);
    const server = await startServer(kit, { notifierConnection: proxy.connection });
    const sven = await another(kit, 'pim', rich);
    const screen = await server.events(sven.browser);
    await screen.until((events) => events.length > 0);
    const before = proxy.attempts();
    proxy.refuse();
    proxy.cut();
    await new Promise((resolve) => setTimeout(resolve, 3500));
    // After 0.1, 0.3, 0.7, 1.5 and 3.1 seconds.
    expect(proxy.attempts() - before).toBeGreaterThanOrEqual(4);
    expect(proxy.attempts() - before).toBeLessThanOrEqual(5);
    await happen(a, sven);
    proxy.thaw();
    await screen.ended;
    const back = await server.events(sven.browser, 0);
    await back.until(upTo(1));
    await happen(a, sven);
    await back.until(upTo(2), 1000);
  });

  test('a connection that only looks alive is found out by a ping', async () => {
    const proxy = await startDatabaseProxy(kit.connection);
    const errors: Error[] = [];
    const notifier = await openNotifier({
      connect: () => new pg.Client({ ...(proxy.connection as pg.ClientConfig), connectionTimeoutMillis: 300 }),
      pool: kit.db.pool,
      onError: (error) => errors.push(error),
      pingMilliseconds: 200,
    });
    const heard: string[] = [];
    let comebacks = 0;
    notifier.subscribe('test_ping', (payload) => void heard.push(payload));
    notifier.onReconnect(() => (comebacks += 1));
    await notifier.isListening();
    await notifier.publish('test_ping', 'one');
    await expect.poll(() => heard).toEqual(['one']);
    proxy.freeze();
    await notifier.publish('test_ping', 'lost');
    await new Promise((resolve) => setTimeout(resolve, 500));
    proxy.thaw();
    await expect.poll(() => comebacks, { timeout: 5000 }).toBe(1);
    await notifier.publish('test_ping', 'two');
    await expect.poll(() => heard).toEqual(['one', 'two']);
    await notifier.close();
  });
});
