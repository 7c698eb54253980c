import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';

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
  expect(readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')).toContain('`METRICS_TOKEN`');
});
