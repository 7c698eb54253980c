import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createKit } from '../../../../test/kit.ts';
import { createLog } from '../../../platform/log.ts';
import { createApp } from '../app.ts';
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

test('each figure that an alert asks for is told', async () => {
  const rules = readFileSync(new URL('../../../../../deploy/prometheus-rules.yml', import.meta.url), 'utf8');
  const { text } = await ask(demo, '/metrics');
  const asked = new Set(rules.match(/vonk_[a-z_]+(?=[ ){[])/g));
  expect(asked.size).toBeGreaterThan(8);
  expect([...asked].filter((name) => !text.includes(`${name.replace(/_(?:count|bucket)$/, '')} `))).toEqual([]);
});
