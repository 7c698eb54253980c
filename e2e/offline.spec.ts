import type { BrowserContext, Page } from '@playwright/test';
import { awake, touch } from './support/awake.ts';
import { another, logIn, type TestMember } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

const bubbles = (page: Page) => page.locator('.bubble');
const list = (page: Page) => page.getByRole('list', { name: 'Gesprekken' }).getByRole('link');

async function talk(page: Page, server: TestServer, to: TestMember, text: string): Promise<string> {
  await page.goto(server.url(`/members/${to.publicId}/chat`));
  await awake(page);
  await page.getByRole('textbox').fill(text);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/chats\/\w{14}$/);
  return new URL(page.url()).pathname;
}

/** What this browser keeps of chats: names in the database and addresses in the cache. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const pages = await (await caches.open('kept-chats')).keys();
    const names = await new Promise<string[]>((resolve) => {
      const request = indexedDB.open('kept-chats');
      request.onsuccess = () => {
        if (!request.result.objectStoreNames.contains('chats')) return resolve([]);
        const all = request.result.transaction('chats').objectStore('chats').getAllKeys();
        all.onsuccess = () => resolve(all.result.map(String));
      };
    });
    return { names, hasPage: pages.some(({ url }) => new URL(url).pathname === '/chats') };
  });

/** A member with one conversation that this browser keeps, and the worker that shows it. */
async function keepOne(page: Page, context: BrowserContext, server: TestServer) {
  const bram = await another(server, 'bram', { freeCredits: 5 });
  const anna = await another(server, 'anna', { freeCredits: 5 });
  await logIn(context, server, bram);
  const address = await talk(page, server, anna, 'Loop je langs de Eem?');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptIn(page), { timeout: 30_000 }).toMatchObject({ hasPage: true });
  await expect.poll(async () => (await keptIn(page)).names.length, { timeout: 30_000 }).toBe(2);
  return { bram, anna, address };
}

const bar = 'Geen verbinding. Je kunt teruglezen en alvast schrijven.';

test('X5: without a connection a fresh load of a conversation shows what was kept, and what is written waits, can be thrown away, and goes @phone', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000);
  const { address } = await keepOne(page, context, server);
  await context.setOffline(true);
  await page.goto(server.url(address));
  await awake(page);
  await expect(page.getByText(bar)).toBeVisible();
  await expect(bubbles(page)).toHaveText(['Loop je langs de Eem?']);
  await expect(page).toHaveURL(server.url(address));
  for (const text of ['Zaterdag om elf uur?', 'Ik neem de krant mee.']) {
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button', { name: /^Zet klaar/ }).click();
  }
  await expect(page.getByText('staat klaar', { exact: false })).toHaveCount(2);
  await expect(page.getByText('2 berichten klaar. Afgeschreven bij verzenden.')).toBeVisible();
  await page.getByRole('button', { name: 'Weggooien' }).last().click();
  await expect(bubbles(page)).toHaveText(['Loop je langs de Eem?', 'Zaterdag om elf uur?']);

  await test.step('the list too', async () => {
    await page.goto(server.url('/chats'));
    await awake(page);
    await expect(list(page)).toHaveCount(1);
  });

  await context.setOffline(false);
  await page.goto(server.url(address));
  await expect(bubbles(page)).toHaveText(['Loop je langs de Eem?', 'Zaterdag om elf uur?']);
  await expect(page.getByText('staat klaar', { exact: false })).toHaveCount(0);
  await expect(page.getByText(bar)).toHaveCount(0);
});

test('X5: from another screen the list opens without a connection, and what is not kept says that there is none @phone', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000);
  await keepOne(page, context, server);
  await page.goto(server.url('/notifications'));
  await awake(page);
  // What shows the chats was fetched while the screen stood.
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => /-nl-chat\.js/.test(name)),
    {
      timeout: 30_000,
    },
  );
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /^Berichten/ })
    .first()
    .click();
  await expect(page.getByText(bar)).toBeVisible();
  await expect(list(page)).toHaveCount(1);
  await list(page).first().click();
  await expect(bubbles(page)).toHaveText(['Loop je langs de Eem?']);
  await page
    .getByRole('link', { name: /Terug naar berichten|Bram|Anna/ })
    .first()
    .click();
  await page.goto(server.url('/likes'));
  await expect(page.getByText('We kunnen deze pagina nu niet ophalen.')).toBeVisible();
});

test('X5: after logging out, and for another member, this browser has nothing of it @phone', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000);
  const { address, bram } = await keepOne(page, context, server);

  await test.step('another member', async () => {
    const floris = await another(server, 'floris');
    await logIn(context, server, floris);
    await page.goto(server.url('/notifications'));
    await awake(page);
    await expect.poll(async () => (await keptIn(page)).names.filter((name) => name.startsWith(bram.id))).toEqual([]);
    expect((await keptIn(page)).names.join()).not.toContain(address.slice(-14));
  });

  await test.step('logged out', async () => {
    await logIn(context, server, bram);
    await page.goto(server.url(address));
    await expect.poll(() => keptIn(page), { timeout: 30_000 }).toMatchObject({ hasPage: true });
    await page.goto(server.url('/members'));
    await awake(page);
    await page.getByRole('button', { name: 'Mijn account' }).first().click();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL(server.url('/'));
    expect(await keptIn(page)).toEqual({ names: [], hasPage: false });
    await context.setOffline(true);
    await page.goto(server.url(address));
    await expect(page.getByText('We kunnen deze pagina nu niet ophalen.')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('a session that ended', async () => {
    await logIn(context, server, await another(server, 'anna'));
    await page.goto(server.url('/chats'));
    await expect.poll(() => keptIn(page), { timeout: 30_000 }).toMatchObject({ hasPage: true });
    await context.clearCookies();
    await page.goto(server.url('/login'));
    await touch(page);
    await expect.poll(() => keptIn(page)).toEqual({ names: [], hasPage: false });
  });
});
