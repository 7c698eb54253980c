import type { BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import playwright from '../playwright.config.ts';
import { openPushService } from '../server/test/stand-ins/push-browsers.ts';
import { awake } from './support/awake.ts';
import { runnable } from './support/hands/runnable.ts';
import { another, logIn, type TestMember } from './support/members.ts';
import { createServer, freePort } from './support/real-server.ts';
import { expect, test, type TestServer } from './support/server.ts';

// The Chromium without windows shows no notifications.
const wholeChromium = runnable('chromium', 'chromium-browser', 'google-chrome');
const { args } = playwright.use?.launchOptions ?? {};
test.use({ launchOptions: { ...(wholeChromium ? { executablePath: wholeChromium } : {}), args: args ?? [] } });

const ask = (server: TestServer, { token }: TestMember, [method, path, body]: [string, string, object]) =>
  fetch(server.url(path), {
    method,
    headers: { 'content-type': 'application/json', 'x-client': 'web', cookie: `session=${token}` },
    body: JSON.stringify(body),
  });

/** Brings pushes to the worker of a site, as the browser does that has read them. */
async function openDelivery(context: BrowserContext, page: Page, server: TestServer) {
  const wire = await context.newCDPSession(page);
  const registrations = new Map<string, string>();
  wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    for (const { scopeURL, registrationId } of all) registrations.set(scopeURL, registrationId);
  });
  await wire.send('ServiceWorker.enable');
  await expect.poll(() => registrations.get(server.url('/'))).toBeDefined();
  return (payload: object) =>
    wire.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(server.url('/')).origin,
      registrationId: registrations.get(server.url('/')) ?? '',
      data: JSON.stringify(payload),
    });
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const all = await getNotifications.call(await navigator.serviceWorker.ready);
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
  });

/** Keeps what the worker sets on the app's icon, which no page can read. */
async function listenToBadges(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker is there');
  await worker.evaluate(() => {
    const { navigator } = globalThis as unknown as { navigator: { setAppBadge(count: number): Promise<void> } };
    const set = navigator.setAppBadge.bind(navigator);
    const badges: number[] = [];
    Object.assign(globalThis, { badges });
    navigator.setAppBadge = (count) => (badges.push(count), set(count));
  });
  return () => worker.evaluate(() => (globalThis as unknown as { badges: number[] }).badges);
}

test('what the site encrypted for a browser is shown by its worker in Chromium, once for a conversation, and not to who looks (NOTI-2) @desktop', async ({
  context,
  page,
}) => {
  test.skip(!wholeChromium, 'this machine has no Chromium that shows notifications');
  const service = await openPushService();
  const own = createServer(await freePort(), { settings: { PUSH_SERVICES: service.host } });
  try {
    await own.start();
    const anna = await another(own, 'anna');
    const bram = await another(own, 'bram', { boughtCredits: 20, isPremium: true });
    await logIn(context, own, anna);
    await context.grantPermissions(['notifications'], { origin: new URL(own.url('/')).origin });
    await page.goto(own.url('/pages/faq'));
    await awake(page);
    const deliver = await openDelivery(context, page, own);
    const badges = await listenToBadges(context);
    // The server's clock is that of the machine, which may show a quiet hour.
    await ask(own, anna, ['PUT', '/api/notifications.php', { quiet: null }]);
    const subscription = service.browser();
    expect((await ask(own, anna, ['POST', '/api/push.php', { subscription }])).status).toBe(200);
    await page.goto('about:blank');

    const text = 'Zaterdag om elf uur?';
    const sent = await ask(own, bram, [
      'POST',
      '/api/message.php',
      { profile: anna.publicId, key: randomUUID(), text },
    ]);
    const { conversation } = await sent.json();
    await expect.poll(() => service.handed.length, { timeout: 30_000 }).toBe(1);
    const payload = service.handed[0]?.payload ?? {};
    await deliver(payload);
    await deliver({ ...payload, body: 'Je hebt 2 nieuwe berichten', badge: 2 });
    // Nobody has the site open, and the icon has the number.
    await expect.poll(badges).toEqual([1, 2]);
    await page.goto(own.url('/pages/faq'));
    await expect
      .poll(() => shownOn(page))
      .toEqual([
        {
          title: 'Vonk',
          body: 'Je hebt 2 nieuwe berichten',
          tag: `chat-${conversation}`,
          url: `/chats/${conversation}`,
        },
      ]);

    // Who looks is told on the page: it hears of it, and nothing more is shown.
    const heard = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data))),
    );
    await page.evaluate(() => navigator.serviceWorker.startMessages());
    await deliver({ ...payload, tag: 'chat-other' });
    expect(await heard).toMatchObject({ kind: 'push', tag: 'chat-other', url: `/chats/${conversation}` });
    expect(await shownOn(page)).toHaveLength(1);
  } finally {
    await own.stop();
    await service.close();
  }
});
