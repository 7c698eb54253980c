import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import type { FileCall } from './files/site-file.ts';
import { siteFiles } from './site-files.ts';

const kit = await createKit();
const { sites } = kit.services;
const callOf = (host = 'localhost', locale: FileCall['locale'] = 'nl'): FileCall => {
  const site = sites.byHost(host);
  if (!site) throw new Error(`no site ${host}`);
  return { site, locale, origin: `https://${host}`, build: 'abc123', now: kit.clock.now() };
};
const make = async (path: string, call = callOf()) => {
  const file = await siteFiles[path]?.(call);
  if (!file) throw new Error(`no file ${path}`);
  return file;
};
const textOf = async (path: string, call = callOf()) => String((await make(path, call)).body);

describe('the manifest', () => {
  let manifest: {
    name: string;
    lang: string;
    icons: { src: string; sizes: string; purpose: string }[];
    start_url: string;
    display: string;
  };
  beforeAll(async () => {
    manifest = JSON.parse(await textOf('/manifest.webmanifest', callOf('dichterbij.localhost', 'de')));
  });
  test('is in the name, words and language of its site', () => {
    expect(manifest).toMatchObject({ name: 'Dichterbij', lang: 'de', display: 'standalone' });
  });
  test('names icons that are there in the size it says, one of them for phones that cut', async () => {
    for (const { src, sizes } of manifest.icons) {
      const { width } = await sharp(Buffer.from((await make(src)).body)).metadata();
      expect(sizes === 'any' || sizes === `${width}x${width}`).toBe(true);
    }
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

test('an icon has the colour of its site', async () => {
  const { body } = await make('/icons/maskable-512.png', callOf('maanlicht.localhost'));
  const { data } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x4b, 0x4b, 0xc8]);
});

describe('the picture of a shared link', () => {
  test.each([
    ['localhost', 'nl'],
    ['dichterbij.localhost', 'de'],
    ['maanlicht.localhost', 'pl'],
  ] as const)('of %s in %s is 1200 by 630, with letters drawn, in less than 100 kB', async (host, locale) => {
    const { body } = await make('/og.png', callOf(host, locale));
    const image = sharp(body);
    expect(await image.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(body.length).toBeLessThan(100_000);
    const { channels } = await image.extract({ left: 96, top: 330, width: 1000, height: 210 }).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(20);
  });
});

test('robots may read all but calls, and are told of the site map at the site’s own address (PUB-4)', async () => {
  const text = await textOf('/robots.txt', callOf('maanlicht.localhost'));
  expect(text).toContain('Sitemap: https://maanlicht.localhost/sitemap.xml');
  expect(text).toContain('Disallow: /api/');
  expect(text).not.toMatch(/Disallow: \/\n/);
});

test('the site map holds public pages only (PUB-4)', async () => {
  const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https:\/\/localhost([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(addresses).toContain('/pages/terms');
  expect(addresses).toContain('/');
  expect(addresses.filter((path) => /members|chats|likes|credits|profile|transactions/.test(path ?? ''))).toEqual([]);
});

test('the service worker is of this build', async () => {
  const script = await textOf('/sw-push.js');
  expect(script).toContain("'offline-abc123'");
  expect((await make('/sw-push.js')).seconds).toBe(0);
});

test('a push tells open pages by the word that they listen for', async () => {
  const told: unknown[] = [];
  const listeners: Record<string, (event: unknown) => void> = {};
  const page = { visibilityState: 'visible', postMessage: (message: unknown) => told.push(message) };
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    clients: { matchAll: () => Promise.resolve([page]) },
  };
  runInNewContext(await textOf('/sw-push.js'), { self });
  let taken: unknown;
  const event = {
    data: { json: () => ({ title: 'Nieuw', kind: 'like' }) },
    waitUntil: (work: unknown) => (taken = work),
  };
  listeners['push']?.(event);
  await taken;
  expect(told).toEqual([{ title: 'Nieuw', kind: 'push' }]);
  expect(readFileSync(join(import.meta.dirname, '../../../web/src/api/polling.ts'), 'utf8')).toContain(
    "kind === 'push'",
  );
});

test('while the site is closed a push is shown and counted on the icon; handed over twice it sounds once (NOTI-2, SHELL-3)', async () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const badges: number[] = [];
  const shown = new Map<string, { title: string; data: object; renotify: boolean }>();
  const sounds: boolean[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    clients: { matchAll: () => Promise.resolve([]) },
    navigator: { setAppBadge: (count: number) => Promise.resolve(badges.push(count)) },
    registration: {
      getNotifications: ({ tag }: { tag: string }) => Promise.resolve([shown.get(tag)].filter(Boolean)),
      showNotification: (title: string, { tag, ...more }: { tag: string; data: object; renotify: boolean }) => {
        sounds.push(more.renotify);
        return Promise.resolve(shown.set(tag, { title, ...more }));
      },
    },
  };
  runInNewContext(await textOf('/sw-push.js'), { self });
  const take = async (push: object) => {
    let taken: unknown;
    listeners['push']?.({ data: { json: () => push }, waitUntil: (work: unknown) => (taken = work) });
    await taken;
  };
  const push = { id: 't1', title: 'Vonk', body: 'Je hebt een nieuw bericht', url: '/chats/a', tag: 'chat-a', badge: 2 };
  await take(push);
  await take(push);
  await take({ ...push, id: 't2', badge: 5 });
  // The server of the release before gives no id.
  await take({ ...push, id: undefined, badge: null });
  expect(badges).toEqual([2, 2, 5]);
  expect(sounds).toEqual([true, false, true, true]);
  expect([...shown.keys()]).toEqual(['chat-a']);
});

test('of pushes that come at once the last one stands, also behind one that fails (NOTI-2)', async () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const shown: string[] = [];
  const waits = [30, 0, 0];
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    clients: { matchAll: () => new Promise((resolve) => setTimeout(resolve, waits.shift(), [])) },
    navigator: {},
    registration: {
      getNotifications: () => Promise.resolve([]),
      showNotification: (_: string, { body }: { body: string }) =>
        body === 'fails' ? Promise.reject(new Error('not shown')) : Promise.resolve(shown.push(body)),
    },
  };
  runInNewContext(await textOf('/sw-push.js'), { self });
  const take = (body: string) => {
    let taken: unknown;
    const push = { title: 'Vonk', body, tag: 'chat-a' };
    listeners['push']?.({ data: { json: () => push }, waitUntil: (work: unknown) => (taken = work) });
    return taken;
  };
  await Promise.allSettled([take('one'), take('fails'), take('two')]);
  expect(shown).toEqual(['one', 'two']);
});

test('a push that is pressed opens its screen, and says that it was opened where that is asked (NOTI-2)', async () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const asked: unknown[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    location: { origin: 'https://vonk.example' },
    clients: { matchAll: () => Promise.resolve([]), openWindow: (url: string) => Promise.resolve(asked.push(url)) },
  };
  const fetched = (path: string, { body }: { body: string }) => Promise.resolve(asked.push([path, JSON.parse(body)]));
  runInNewContext(await textOf('/sw-push.js'), { self, URL, fetch: fetched });
  const press = async (data: object) => {
    let done: unknown;
    const event = { notification: { data, close: () => undefined }, waitUntil: (work: unknown) => (done = work) };
    listeners['notificationclick']?.(event);
    await done;
  };
  await press({ url: '/chats' });
  expect(asked).toEqual(['https://vonk.example/chats']);
  await press({ url: '/credits', telling: 't1' });
  expect(asked.slice(1)).toContainEqual(['/api/telling-opened.php', { id: 't1' }]);
  expect(asked.slice(1)).toContain('https://vonk.example/credits');
});

test('a subscription that a browser makes anew is told of at once, by whichever of its ways (NOTI-2)', async () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const told: unknown[] = [];
  const made: unknown[] = [];
  const subscribe = (options: unknown) => (made.push(options), Promise.resolve({ endpoint: 'made' }));
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => (listeners[name] = listener),
    registration: { pushManager: { subscribe } },
  };
  const fetched = (path: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
    Promise.resolve(told.push([path, headers['x-client'], JSON.parse(body)]));
  runInNewContext(await textOf('/sw-push.js'), { self, fetch: fetched });
  const change = async (event: object) => {
    let done: unknown;
    listeners['pushsubscriptionchange']?.({ ...event, waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  const options = { userVisibleOnly: true, applicationServerKey: 'key' };
  // Firefox hands over what it made; others leave it to the worker, with what the old one was made by.
  await change({ oldSubscription: { options }, newSubscription: { endpoint: 'new' } });
  await change({ oldSubscription: { options }, newSubscription: null });
  expect(told).toEqual([
    ['/api/push.php', 'web', { subscription: { endpoint: 'new' } }],
    ['/api/push.php', 'web', { subscription: { endpoint: 'made' } }],
  ]);
  expect(made).toEqual([options]);
  // Of nothing at all nothing is told.
  await change({ oldSubscription: null, newSubscription: null });
  expect(told).toHaveLength(2);
});

test('the offline page is in the reader’s language and needs no other file', async () => {
  const page = await textOf('/offline', callOf('dichterbij.localhost', 'de'));
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Dichterbij');
  expect(page).not.toMatch(/<script|<link|<img|src=|url\(/);
});

test('a weakness is reported to the site’s own address, and the file does not run out for half a year (T91)', async () => {
  const text = await textOf('/.well-known/security.txt');
  expect(text).toContain('Contact: mailto:klantenservice@vonk.example');
  const expires = new Date(/Expires: (\S+)/.exec(text)?.[1] ?? '').getTime();
  expect(expires - kit.clock.now().getTime()).toBeGreaterThan(170 * 24 * 3_600_000);
});

test('Apple finds the proof of a domain where the site has one, word for word, and nothing at that of another', async () => {
  const path = '/.well-known/apple-developer-merchantid-domain-association';
  const proof = '7B22707370496422';
  await kit.db.pool.query('update sites set settings = settings || $1::jsonb where id = 1', [
    JSON.stringify({ apple_pay_domain_association: proof }),
  ]);
  await sites.reload();
  expect(await textOf(path)).toBe(proof);
  expect(siteFiles[path]?.(callOf('dichterbij.localhost'))).toBeUndefined();
});
