import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../server/src/accounts/passwords/hash.ts';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { openFirefox } from './support/hands/firefox.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { startFirefoxPushService } from './support/push-service.ts';
import { createServer, freePort } from './support/real-server.ts';
import { expect, test, type TestServer } from './support/server.ts';

/** Chromium has no push service here: the browser's own part is stood in for, all else is real. */
const standIn = (permission: string) => {
  const kept = () => sessionStorage.getItem('stand-in-push');
  const subscription = () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/stand-in',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/stand-in',
      expirationTime: null,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
    unsubscribe: () => Promise.resolve(sessionStorage.removeItem('stand-in-push')),
  });
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(kept() ? subscription() : null),
    subscribe: () => Promise.resolve((sessionStorage.setItem('stand-in-push', '1'), subscription())),
  });
};

const devicesOf = async (server: TestServer, { id }: TestMember) =>
  (
    await withDatabase(server, (client) =>
      client.query('select endpoint from push_subscriptions where member_id = $1', [id]),
    )
  ).rows;

const panel = (page: Page) => page.getByRole('switch', { name: /^Push op dit toestel/ });

test('push is switched on and off for this device, and other devices are named (NOTI-2)', async ({
  page,
  context,
  server,
}) => {
  const anna = await another(server, 'anna');
  await logIn(context, server, anna);
  await page.addInitScript(standIn, 'default');
  await page.goto(server.url('/notifications'));
  await awake(page);
  await expect(panel(page)).not.toBeChecked();
  await panel(page).click();
  await expect(panel(page)).toBeChecked();
  expect(await devicesOf(server, anna)).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/stand-in' }]);
  await expectAccessible(page);
  await page.reload();
  await expect(panel(page)).toBeChecked();
  await panel(page).click();
  await expect(panel(page)).not.toBeChecked();
  expect(await devicesOf(server, anna)).toEqual([]);
});

test('push goes on after a login in place: the new session is told of this device too (NOTI-2, C26) @desktop', async ({
  page,
  context,
  server,
}) => {
  const anna = await another(server, 'anna');
  const hash = await hashPassword('vuurtoren-op-zondag');
  await withDatabase(server, (client) =>
    client.query('update accounts set password_hash = $2 where id = $1', [anna.id, hash]),
  );
  await logIn(context, server, anna);
  await page.addInitScript(standIn, 'default');
  await page.goto(server.url('/notifications'));
  await awake(page);
  await panel(page).click();
  await expect(panel(page)).toBeChecked();
  // The next page tells the server what the browser has kept, once a visit.
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/push.php') && answer.request().method() === 'POST',
  );
  await page.reload();
  await told;
  await withDatabase(server, (client) => client.query('delete from sessions where account_id = $1', [anna.id]));
  expect(await devicesOf(server, anna)).toEqual([]);
  await page.getByRole('switch', { name: /Like/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Je bent uitgelogd' });
  await dialog.getByLabel('E-mailadres').fill(anna.email);
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill('vuurtoren-op-zondag');
  await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await devicesOf(server, anna)).length).toBe(1);
});

test('where the browser is closed to push it says how to open it, this one first (NOTI-2)', async ({
  page,
  context,
  server,
}) => {
  await logIn(context, server, await another(server, 'anna'));
  await page.addInitScript(standIn, 'denied');
  await page.goto(server.url('/notifications'));
  await expect(page.getByRole('heading', { name: 'Push staat dicht in je browser' })).toBeVisible();
  await expect(page.getByText('Kies Rechten, dan Meldingen')).toBeVisible();
  await expect(panel(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Controleer opnieuw' }).click();
  await expect(page.getByText('Het staat nog dicht.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Laat maar, mail is genoeg' }).click();
  await expect(page.getByRole('heading', { name: 'Push staat dicht in je browser' })).toHaveCount(0);
});

test('the question comes after a first message, once writing has ended, and not again for 30 days (C45)', async ({
  page,
  context,
  server,
}) => {
  const [anna, bram] = [
    await another(server, 'anna', { boughtCredits: 5, isPremium: true }),
    await another(server, 'bram'),
  ];
  await logIn(context, server, anna);
  await page.addInitScript(standIn, 'default');
  await page.goto(server.url(`/members/${bram.publicId}/chat`));
  await awake(page);
  const question = page.getByRole('dialog', { name: 'Een seintje als iemand schrijft?' });
  const confirm = page.getByRole('button', { name: /begrepen|begrijp/i });
  if (await confirm.isVisible().catch(() => false)) await confirm.click();
  const field = page.getByRole('textbox', { name: /bericht/i });
  await field.fill('Zaterdag om elf uur?');
  await page.getByRole('button', { name: /^Verstuur/ }).click();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: 'Zaterdag om elf uur?' })
      .or(page.locator('.bubble', { hasText: 'Zaterdag' }))
      .first(),
  ).toBeVisible();
  await field.focus();
  await expect(question).toHaveCount(0);
  await field.blur();
  await expect(question).toBeVisible();
  await expect(question.getByText('Je hebt een nieuw bericht')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Nee, bedankt' }).click();
  await expect(question).toHaveCount(0);
  const { rows } = await withDatabase(server, (client) =>
    client.query(
      "select hidden_until > now() + interval '29 days' as away from notices where member_id = $1 and kind = 'push'",
      [anna.id],
    ),
  );
  expect(rows).toEqual([{ away: true }]);
});

test('a push goes the whole way: Firefox subscribes, its push service takes it, it is shown with the site closed (NOTI-2) @desktop', async () => {
  test.skip(!openFirefox, 'Debian\u2019s firefox-esr is not installed');
  const service = await startFirefoxPushService();
  const own = createServer(await freePort(), { settings: { PUSH_SERVICES: service.host } });
  const firefox = await openFirefox?.(service.preferences);
  if (!firefox) return;
  try {
    await own.start();
    const anna = await another(own, 'anna', { name: 'Annavuur' });
    const bram = await another(own, 'bram', { boughtCredits: 5, isPremium: true });
    await firefox.open(own.url('/pages/faq'));
    await firefox.ask(`document.cookie = 'session=${anna.token}; path=/'`);
    await firefox.open(own.url('/notifications'));
    await firefox.press('answer', 'Push op dit toestel');
    await firefox.see('text', 'Aan.');
    // The server's clock is that of the machine, which may show a quiet hour.
    const switched = await fetch(own.url('/api/notifications.php'), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-client': 'web', cookie: `session=${anna.token}` },
      body: JSON.stringify({ quiet: null }),
    });
    expect(switched.status).toBe(200);
    // Whoever looks at the site is told on the screen.
    await firefox.open('about:blank');

    const sent = await fetch(own.url('/api/message.php'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': 'web', cookie: `session=${bram.token}` },
      body: JSON.stringify({ profile: anna.publicId, key: randomUUID(), text: 'Zaterdag om elf uur?' }),
    });
    expect(sent.status).toBe(200);
    await expect.poll(() => service.answers, { timeout: 30_000 }).toEqual([201]);
    await expect.poll(() => service.taken).toEqual([100]);
    await firefox.open(own.url('/pages/faq'));
    const shown = () =>
      firefox.ask(
        'navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))',
      );
    await expect
      .poll(shown)
      .toEqual([
        { title: 'Vonk', body: 'Iemand is een gesprek met je begonnen', tag: expect.stringMatching(/^chat-/) },
      ]);
  } finally {
    await firefox.close();
    await own.stop();
    await service.close();
  }
});
