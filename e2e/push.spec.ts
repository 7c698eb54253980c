import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../server/src/accounts/index.ts';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { openFirefox } from './support/hands/firefox.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { startFirefoxPushService } from './support/push/push-service.ts';
import { createServer, freePort } from './support/real-server.ts';
import { standInPush } from './support/push/stand-in-push.ts';
import { expect, test, type TestServer } from './support/server.ts';

const devicesOf = async (server: TestServer, { id }: TestMember) =>
  (
    await withDatabase(server, (client) =>
      client.query('select endpoint from push_subscriptions where member_id = $1', [id]),
    )
  ).rows;

const panel = (page: Page) => page.getByRole('switch', { name: /^Push op dit toestel/ });

test('push is switched on and off for this device, and other devices are named (NOTI-2) @desktop', async ({
  page,
  context,
  server,
}) => {
  const anna = await another(server, 'anna');
  await logIn(context, server, anna);
  await page.addInitScript(standInPush, 'default');
  await page.goto(server.url('/notifications'));
  await awake(page);
  await expect(panel(page)).not.toBeChecked();
  await panel(page).click();
  await expect(panel(page)).toBeChecked();
  await expect
    .poll(() => devicesOf(server, anna))
    .toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/stand-in' }]);
  await expectAccessible(page);
  await page.reload();
  await expect(panel(page)).toBeChecked();
  await panel(page).click();
  await expect(panel(page)).not.toBeChecked();
  await expect.poll(() => devicesOf(server, anna)).toEqual([]);
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
  await page.addInitScript(standInPush, 'default');
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

test('where the browser is closed to push it says how to open it, this one first (NOTI-2) @phone', async ({
  page,
  context,
  server,
}) => {
  await logIn(context, server, await another(server, 'anna'));
  await page.addInitScript(standInPush, 'denied');
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

test('the question comes after a first message, once writing has ended, and not again for 30 days (C45) @phone', async ({
  page,
  context,
  server,
}) => {
  const [anna, bram] = [
    await another(server, 'anna', { boughtCredits: 5, isPremium: true, isToBeAskedAboutPush: true }),
    await another(server, 'bram'),
  ];
  await logIn(context, server, anna);
  await page.addInitScript(standInPush, 'default');
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
  const hidden = async () =>
    (
      await withDatabase(server, (client) =>
        client.query(
          "select hidden_until > now() + interval '29 days' as away from notices where member_id = $1 and kind = 'push'",
          [anna.id],
        ),
      )
    ).rows;
  await expect.poll(hidden).toEqual([{ away: true }]);
});

test('on an iPhone it says after a first message that push comes with the home screen (C36, C45) @phone', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  const [anna, bram] = [
    await another(server, 'anna', { boughtCredits: 5, isPremium: true, isToBeAskedAboutPush: true }),
    await another(server, 'bram'),
  ];
  await logIn(context, server, anna);
  // What Safari of a phone has and lacks, until the site stands on the home screen.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
  await page.goto(server.url(`/members/${bram.publicId}/chat`));
  await awake(page);
  await page.getByRole('textbox', { name: /bericht/i }).fill('Zaterdag om elf uur?');
  await page.getByRole('button', { name: /^Verstuur/ }).click();
  await page.getByRole('textbox', { name: /bericht/i }).blur();
  const question = page.getByRole('dialog', { name: 'Een seintje als iemand schrijft?' });
  await expect(question.getByText(/tik op Deel en dan op Zet op beginscherm/)).toBeVisible();
  await question.getByRole('button', { name: 'Begrepen' }).click();
  await expect(question).toHaveCount(0);
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

    // It is pressed: the window that is open goes to the conversation, and it is gone from the screen.
    await firefox.pressNotification();
    await expect.poll(() => firefox.address()).toMatch(/\/chats\/[\w-]{14}$/);
    await firefox.see('text', 'Zaterdag om elf uur?');
    expect(await shown()).toEqual([]);

    // No window of the site is open: one is opened, on the list that the next one is about.
    await firefox.open('about:blank');
    const liked = await fetch(own.url('/api/like.php'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': 'web', cookie: `session=${bram.token}` },
      body: JSON.stringify({ profile: anna.publicId, source: 'card' }),
    });
    expect(liked.status).toBe(200);
    await expect.poll(() => service.answers, { timeout: 30_000 }).toEqual([201, 201]);
    await expect.poll(() => service.taken).toEqual([100, 100]);
    await firefox.pressNotification();
    await expect.poll(() => firefox.addresses(), { timeout: 20_000 }).toContain(own.url('/likes'));
  } finally {
    await firefox.close();
    await own.stop();
    await service.close();
  }
});
