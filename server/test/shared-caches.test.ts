import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminApi } from '@vonk/contract/admin/api';
import { api } from '@vonk/contract/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/main/http/app.ts';
import type { Pages } from '../src/main/web/pages.ts';
import { siteFiles } from '../src/pages/index.ts';
import { createKit, type Browser } from './kit.ts';
import { another, type Person } from './profiles.ts';

const kit = await createKit({ MODE: 'demo' });
const folder = mkdtempSync(join(tmpdir(), 'vonk-shared-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const at of ['client/assets', 'admin/assets']) {
  mkdirSync(join(folder, at), { recursive: true });
  writeFileSync(join(folder, at, 'built-1a2b3c.js'), 'export {};');
}
const pages: Pages = {
  build: 'test',
  isDevelopment: false,
  files: { entry: { scripts: [], styles: [] }, screens: {}, texts: {}, memberLife: [], preamble: '' },
  render: () => Promise.resolve(() => Promise.resolve(new Response('a page of members'))),
  clientFolder: join(folder, 'client'),
  admin: { entry: { scripts: [], styles: [] }, texts: {}, preamble: '' },
  adminFolder: join(folder, 'admin'),
};
const { app } = await createApp(kit.services, pages);

let anna: Person;
let bram: Person;
beforeAll(async () => {
  anna = await another(kit, 'anna', { isPremium: true });
  bram = await another(kit, 'bram');
  await kit.call('PUT /api/user.php', { language: 'pl' }, { as: bram.browser });
});

interface Asking {
  readonly as?: Browser;
  readonly host?: string;
  readonly method?: string;
}

async function ask(path: string, { as, host = 'localhost', method = 'GET' }: Asking = {}) {
  const headers = {
    host,
    'x-client': 'web',
    cookie: [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
  };
  const answer = await app.request(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
  const { status } = answer;
  return { path, status, headers: answer.headers, control: answer.headers.get('cache-control'), answer };
}

/** Whether a shared cache may keep it and hand it to others without asking: what says nothing may be kept too. */
const isKept = (control: string | null): boolean => control === null || !/no-store|private|no-cache/.test(control);

/** What is the same for everybody on a site, and may be kept; of all else no answer may be. */
const open: readonly string[] = ['/assets/built-1a2b3c.js', '/admin/assets/built-1a2b3c.js', ...Object.keys(siteFiles)];

/** Every address that a route is mounted at, with something in its places. */
function everyPath(): string[] {
  const paths = app.routes
    .filter(({ method, path }) => ['GET', 'ALL'].includes(method) && path !== '*' && path !== '/*')
    .map(({ path }) => path.replaceAll(/:\w+/g, 'x1').replace(/\*$/, 'x1'));
  const others = [
    '/',
    '/members',
    '/members?lang=de',
    '/login',
    '/chats',
    '/nothing-here',
    '/admin',
    '/assets/gone.js',
  ];
  return [...new Set([...paths, ...others, ...open, '/api/nothing-here', '/admin/assets/gone.js'])].filter(
    (path) => path !== '/api/events',
  );
}

describe('T83: nothing of anybody is kept by a cache that others are answered from', () => {
  test('every address of the site, asked by a guest, by members and on a host that is no site', async () => {
    const paths = everyPath();
    expect(paths.length).toBeGreaterThan(100);
    const kept = new Set<string>();
    for (const path of paths)
      for (const asking of [{}, { as: anna.browser }, { as: bram.browser }, { host: 'nobody.example' }]) {
        const { status, control, headers } = await ask(path, asking);
        if (!isKept(control)) continue;
        kept.add(`${path} ${status} ${control}`);
        expect([path, headers.getSetCookie()]).toEqual([path, []]);
      }
    expect([...kept].filter((found) => !open.includes(found.replace(/ 200 .*/, '')))).toEqual([]);
    // Were nothing kept, nothing would be held against the list.
    expect(kept.size).toBeGreaterThan(3);
  });

  test('every call and every call of the back-office, whatever it answers', async () => {
    const names = [...Object.keys(api), ...Object.keys(adminApi)];
    const kept: string[] = [];
    for (const name of names) {
      const [method = '', path = ''] = name.split(' ');
      for (const as of [undefined, anna.browser]) {
        // What ends the session would leave the rest to be asked by a guest.
        if (as && method !== 'GET') continue;
        const { control } = await ask(path, { method, ...(as && { as }) });
        if (isKept(control)) kept.push(name);
      }
    }
    expect(kept).toEqual([]);
  });

  test('what may be kept is the same for all who ask with the same cookies, or else names what it differs by', async () => {
    for (const path of open) {
      const asked = [await ask(path), await ask(path, { as: anna.browser }), await ask(path, { as: bram.browser })];
      if (!asked.some(({ control }) => isKept(control))) continue;
      const bodies = new Set(await Promise.all(asked.map(({ answer }) => answer.text())));
      const varies = asked.every(({ headers }) => /cookie/i.test(headers.get('vary') ?? ''));
      expect([path, bodies.size === 1 || varies]).toEqual([path, true]);
    }
  });
});
