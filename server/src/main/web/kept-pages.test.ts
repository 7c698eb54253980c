import type { PageRequest } from '@vonk/contract/page';
import { afterEach, describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { createApp } from '../http/app.ts';
import type { Pages } from './pages.ts';

const kit = await createKit({ TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry', MODE: 'demo' });
const files = { entry: { scripts: [], styles: [] }, screens: {}, texts: {}, memberLife: [], preamble: '' };
const shown: string[] = [];
/** What a page asks while it is rendered. */
let calls: string[] = [];
let status = 200;
const usual = ['/api/user.php', '/api/settings.php?brief=true'];

/** A page that says all that it was given, and how many were rendered before it. */
async function render(page: PageRequest): Promise<Response> {
  const answers: string[] = [];
  for (const path of calls) answers.push(await (await page.send(path, {})).text());
  shown.push(page.request.url);
  const { nonce, locale, origin, themeCss, isMember } = page;
  const said = { locale, origin, themeCss, isMember, number: shown.length, answers };
  const text = `<script nonce="${nonce}">${JSON.stringify(said)}</script><style nonce="${nonce}"></style>`;
  return new Response(text, { headers: { 'content-type': 'text/html' }, status });
}
const pagesOf = (isDevelopment: boolean): Pages => ({
  build: 'test',
  isDevelopment,
  files,
  render: () => Promise.resolve(render),
  clientFolder: undefined,
  admin: { entry: { scripts: [], styles: [] }, texts: {}, preamble: '' },
  adminFolder: undefined,
});
const { app } = await createApp(kit.services, pagesOf(false));

interface Asked {
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly app?: typeof app;
}
const usualHeaders = { host: 'localhost', cookie: 'locale=nl' };
async function ask({ path = '/', headers = {}, method = 'GET', app: asked = app }: Asked = {}) {
  const before = shown.length;
  const answer = await asked.request(path, { method, headers: { ...usualHeaders, ...headers } });
  const text = await answer.text();
  const nonces = [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce ?? '');
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { status: answer.status, headers: answer.headers, text, nonces, policy, isKept: shown.length === before };
}

afterEach(async () => {
  calls = usual;
  status = 200;
  // What one test kept is too old for the next.
  await kit.advance(60_000);
});
calls = usual;

describe('the page of a visitor', () => {
  test('is rendered once in half a minute, with a nonce of its own each time', async () => {
    const first = await ask();
    const second = await ask();
    expect([first.isKept, second.isKept]).toEqual([false, true]);
    for (const { nonces, policy } of [first, second]) {
      expect(new Set(nonces).size).toBe(1);
      expect(policy).toContain(`'nonce-${nonces[0]}'`);
    }
    expect(second.nonces[0]).not.toBe(first.nonces[0]);
    const moment = /"server_time\\":\\"[^"\\]+/g;
    const bare = ({ text, nonces }: typeof first) => text.replaceAll(nonces[0] ?? '', '').replaceAll(moment, '');
    expect(bare(second)).toBe(bare(first));
    for (const name of ['content-type', 'cache-control', 'permissions-policy', 'x-frame-options'])
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    await kit.advance(29_000);
    expect((await ask()).isKept).toBe(true);
    await kit.advance(1000);
    expect((await ask()).isKept).toBe(false);
  });

  test('tells the time of its answer, by which browsers set their clocks', async () => {
    const timesOf = ({ text }: { text: string }) =>
      [...text.matchAll(/"server_time\\":\\"([^"\\]+)/g)].map(([, time = '']) => Date.parse(time));
    const [first] = timesOf(await ask());
    await kit.advance(25_000);
    const later = await ask();
    expect([later.isKept, timesOf(later)]).toEqual([true, [(first ?? 0) + 25_000]]);
  });

  test('is made anew once any process says that sites changed, as after a text was published', async () => {
    expect([(await ask()).isKept, (await ask()).isKept]).toEqual([false, true]);
    await kit.db.pool.query("select pg_notify('sites', '')");
    await expect.poll(async () => (await ask()).isKept).toBe(false);
  });

  test.each<[string, Asked]>([
    ['another path', { path: '/pages/about' }],
    ['another query', { path: '/?lang=de' }],
    ['another language', { headers: { cookie: 'locale=de' } }],
    ['a country that was chosen', { headers: { cookie: 'locale=nl; country=BE' } }],
    ['any other cookie', { headers: { cookie: 'locale=nl; anything=1' } }],
    ['no cookie', { headers: { cookie: '' } }],
    ['another site', { headers: { host: 'maanlicht.localhost' } }],
    ['another port', { headers: { host: 'localhost:81' } }],
    ['another scheme', { headers: { 'x-forwarded-proto': 'https' } }],
    ['another country of the address', { headers: { 'cf-ipcountry': 'DE' } }],
  ])('is not the one of %s', async (_name, other) => {
    await ask();
    expect((await ask()).isKept).toBe(true);
    expect((await ask(other)).isKept).toBe(false);
    expect((await ask(other)).isKept).toBe(true);
    expect((await ask()).isKept).toBe(true);
  });

  test('tells the browser its language with every answer, kept or not', async () => {
    for (const isKept of [false, true]) {
      const answer = await ask({ headers: { cookie: '' } });
      expect(answer.isKept).toBe(isKept);
      expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=nl;/)]);
    }
  });

  test('is made anew when the site changed', async () => {
    await ask();
    await kit.services.sites.reload();
    expect((await ask()).isKept).toBe(false);
  });
});

describe('nothing is kept', () => {
  test.each<[string, readonly string[]]>([
    ['of a page that shows prices', ['/api/packages.php']],
    ['of a page that shows somebody', ['/api/members.php']],
    ['of a landing page, which staff change at any moment', ['/api/lander.php?lander=gallery']],
    ['of a page whose call was refused', ['/api/page.php?id=none']],
  ])('%s', async (_name, asked) => {
    calls = [...usual, ...asked];
    for (let time = 0; time < 2; time += 1) expect((await ask()).isKept).toBe(false);
  });

  test('of a page about nobody', async () => {
    status = 404;
    for (let time = 0; time < 2; time += 1) expect(await ask()).toMatchObject({ status: 404, isKept: false });
  });

  test('of a member, nor is a member shown what was kept of a visitor', async () => {
    const { browser } = await another(kit, 'anna');
    const cookie = `locale=nl; session=${browser.cookies.get('session')}`;
    await ask();
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask({ headers: { cookie } });
      expect(answer.isKept).toBe(false);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('of what is no plain read, nor while it is developed', async () => {
    await ask({ method: 'HEAD' });
    expect((await ask()).isKept).toBe(false);
    const { app: developed } = await createApp(kit.services, pagesOf(true));
    for (let time = 0; time < 2; time += 1) expect((await ask({ app: developed })).isKept).toBe(false);
  });
});
