import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createKit } from '../../../../test/kit.ts';
import { DatabaseAway } from '../../../platform/database/away.ts';
import { lowerAlarm, raiseAlarm } from '../../../platform/jobs/alarms.ts';
import { createLog } from '../../../platform/log.ts';
import { createApp } from '../app.ts';
import { askInTime } from './ask-in-time.ts';
import { openMetricsServer } from './metrics-server.ts';

const token = 'an-operator-who-reads-the-figures-of-us';
const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://nowhere/x',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://vonk.example',
};
const [guarded, closed, demo] = [
  await createKit({ ...production, METRICS_TOKEN: token }),
  await createKit(production),
  await createKit(),
];
const ask = async (kit: typeof demo, path: string, headers: Record<string, string> = {}) => {
  const answer = await kit.app.request(path, { headers: { host: 'localhost', ...headers } });
  return { status: answer.status, text: await answer.text() };
};

test('OPS-2: the figures are for who has the token, on whatever host; without one set nobody has', async () => {
  const [own, other] = [{ host: 'localhost' }, { host: '10.0.0.7:3000' }];
  for (const host of [own, other]) {
    const { status, text } = await ask(guarded, '/metrics', { ...host, authorization: `Bearer ${token}` });
    expect([status, text.includes('vonk_live_streams')]).toEqual([200, true]);
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`])
      expect((await ask(guarded, '/metrics', { ...host, authorization })).status).toBe(404);
    expect((await ask(closed, '/metrics', { ...host, authorization: 'Bearer undefined' })).status).toBe(404);
  }
  expect((await ask(demo, '/metrics')).status).toBe(200);
});

test('with a port of their own the figures are there, and nowhere else', async () => {
  const apart = await createKit({ METRICS_PORT: '9464', METRICS_TOKEN: token });
  expect((await ask(apart, '/metrics', { authorization: `Bearer ${token}` })).status).toBe(404);
  const log = createLog('silent');
  const { metrics } = await createApp(apart.services, undefined);
  const asked = async (server: Server, path = '/metrics', headers: Record<string, string> = {}) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return [answer.status, (await answer.text()).includes('vonk_live_streams')];
  };
  const open = () => openMetricsServer({ token: undefined, log }, metrics);
  const guardedServer = () => openMetricsServer({ token, log }, metrics);
  expect(await asked(open())).toEqual([200, true]);
  expect(await asked(open(), '/healthz')).toEqual([404, false]);
  expect(await asked(open(), '/api/user.php')).toEqual([404, false]);
  expect(await asked(guardedServer())).toEqual([404, false]);
  expect(await asked(guardedServer(), '/metrics', { authorization: `Bearer ${token}` })).toEqual([200, true]);
});

test('the contract is told where a site is served, and nowhere else', async () => {
  expect((await ask(guarded, '/openapi.json')).status).toBe(200);
  expect((await ask(guarded, '/openapi.json', { host: 'elsewhere.example' })).status).toBe(421);
});

test('on a host that is no site nothing answers but whether the server lives', async () => {
  const open: string[] = [];
  const mounted = new Set(
    guarded.app.routes.map(({ path }) => path).filter((path) => !path.includes('*') && !path.includes(':')),
  );
  expect(mounted.size).toBeGreaterThan(50);
  for (const path of mounted)
    if ((await ask(guarded, path, { host: 'elsewhere.example' })).status === 200) open.push(path);
  expect(open).toEqual(['/healthz', '/readyz']);
});

test('the setting stands in the documents', () => {
  expect(readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')).toContain(
    '`METRICS_TOKEN`',
  );
});

const deployed = (name: string) => readFileSync(new URL(`../../../../../deploy/${name}`, import.meta.url), 'utf8');

test.each(['prometheus-rules.yml', 'grafana-dashboard.json'])('each figure that %s asks for is told', async (name) => {
  const { text } = await ask(demo, '/metrics');
  const asked = new Set(deployed(name).match(/\b(?:vonk|process|nodejs)_[a-z0-9_]+(?=[ ){[])/g));
  expect(asked.size).toBeGreaterThan(8);
  // Of replicas is told where there are some.
  const missing = [...asked].filter((one) => !text.includes(`${one.replace(/_(?:count|bucket)$/, '')} `));
  expect(missing.filter((one) => !one.startsWith('vonk_replica'))).toEqual([]);
});

test('each alert has a line that says what to do first (T91)', () => {
  const alerts = [...deployed('prometheus-rules.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  const pages = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter((name) => !pages.includes(`\`${name}\``))).toEqual([]);
  expect(pages).toContain('72 hours');
});

test('a database that died ahead of the others comes back: no socket lies in what a rewind copies', () => {
  const patroni = deployed('patroni.yml');
  expect(patroni).toMatch(/^ {6}use_pg_rewind: true$/m);
  expect(patroni).toMatch(/^ {8}wal_keep_size: 1GB$/m);
  // Debian's own place, outside the data; pg_rewind fails at a socket.
  expect(patroni).not.toContain('unix_socket_directories');
});

test('a process is asked for pages later than for their files, and no longer, by haproxy', () => {
  const [, application = '', files = ''] = deployed('haproxy.cfg').split(/^(?:backend|listen) /m);
  const checked = (backend: string) => backend.match(/default-server check (.*)/)?.[1];
  expect(checked(application)).toBe('inter 1s fall 2 rise 2');
  expect(checked(files)).toBe('inter 1s downinter 200ms fall 2 rise 1');
  // Asked by a connection alone: while it is ending it answers so, and has its files.
  expect([application.includes('option httpchk'), files.includes('httpchk')]).toEqual([true, false]);
});

test('each figure of ours is on the dashboard', async () => {
  const { text } = await ask(demo, '/metrics');
  const told = [...text.matchAll(/^# TYPE (vonk_[a-z_]+) /gm)].map(([, name = '']) => name);
  const dashboard = deployed('grafana-dashboard.json');
  const left = ['vonk_card_payments', 'vonk_card_risk_alarm', 'vonk_queue_oldest_seconds'];
  expect(told.filter((name) => !dashboard.includes(name)).toSorted()).toEqual(left);
});

test('a job that fails again and again, and sums that do not add up, are figures', async () => {
  await demo.db.pool.query("select graphile_worker.add_job('send-mail', '{}')");
  await demo.db.pool.query(
    "update graphile_worker._private_jobs set attempts = 3, last_error = 'x', run_at = now() - interval '10 minutes'",
  );
  await raiseAlarm(demo.db, 'books', demo.clock.now());
  const { text } = await ask(demo, '/metrics');
  expect(text).toContain('vonk_jobs_failing{task="send-mail"} 1');
  expect(Number(/^vonk_jobs_late_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThan(590);
  expect(text).toContain('vonk_alarms{what="books"} 1');
  expect(text).toContain('vonk_alarms{what="credits"} 0');
  await lowerAlarm(demo.db, 'books');
  expect((await ask(demo, '/metrics')).text).toContain('vonk_alarms{what="books"} 0');
});

test('a job that was given up is told for a day', async () => {
  const kit = await createKit();
  await kit.db.pool.query("select graphile_worker.add_job('send-mail', '{}', max_attempts := 3)");
  const failed = async (ago: string) => {
    await kit.db.pool.query(
      `update graphile_worker._private_jobs set attempts = 3, last_error = 'x', updated_at = now() - $1::interval`,
      [ago],
    );
    return (await ask(kit, '/metrics')).text.includes('vonk_jobs_failing{task="send-mail"} 1');
  };
  expect([await failed('23 hours'), await failed('25 hours')]).toEqual([true, false]);
});

test('while the database is away the figures of the process are told, and that it is', async () => {
  const away = () => Promise.reject(new DatabaseAway('the database is away'));
  const textWith = async (db: typeof demo.db) => {
    const { metrics } = await createApp({ ...demo.services, db }, undefined);
    return metrics.text();
  };
  expect(await textWith(demo.db)).toMatch(/^vonk_database_away 0$[^]*^vonk_jobs_late_seconds /m);
  const text = await textWith({ ...demo.db, rows: away, maybe: away, one: away });
  expect(text).toMatch(/^vonk_database_away 1$/m);
  expect(text).toMatch(/^vonk_live_streams 0$/m);
  expect(text).not.toContain('vonk_jobs_late_seconds');
});

test('a database that hangs is waited for as long as whoever asks has patience, and not asked a second time', async () => {
  const hung = Promise.withResolvers<void>();
  let asked = 0;
  const told = askInTime(() => {
    asked += 1;
    return hung.promise;
  }, 20);
  expect(await told()).toBe(false);
  const second = told();
  hung.resolve();
  expect([await second, asked]).toEqual([true, 1]);
});
