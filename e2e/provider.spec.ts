import { setTimeout as pause } from 'node:timers/promises';
import { openPsp, type Psp } from '@vonk/psp';
import type { Browser, Page } from '@playwright/test';
import { isTooWide } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { createServer, freePort, type TestServer } from './support/real-server.ts';
import { expect, test as base } from './support/server.ts';

interface Shop {
  readonly psp: Psp;
  readonly server: TestServer;
}

/** A server of its own that sells by a stand-in for Mollie, of real addresses, pages and notifications. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const psp = await openPsp();
      const server = createServer(await freePort(), {
        settings: {
          MOLLIE_API_KEY: `test_${'e'.repeat(30)}`,
          MOLLIE_API_URL: psp.mollieUrl,
          // The stand-in has a certificate that nobody vouches for.
          NODE_TLS_REJECT_UNAUTHORIZED: '0',
        },
      });
      await server.start();
      await use({ psp, server });
      await server.stop();
      await psp.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.afterEach(({ shop }) => void Object.assign(shop.psp.faults, { notificationDelay: 0 }));

const orderButton = (page: Page) => page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
const standIn = (page: Page) => page.getByText('Stand-in for Mollie: no money moves here');
const done = (page: Page) => page.getByRole('heading', { name: '30 credits staan klaar' });
const waits = (page: Page) => page.getByRole('heading', { name: 'We vragen hoe het ervoor staat' });

async function buyer(browser: Browser, { server }: Shop): Promise<{ page: Page; member: TestMember }> {
  const member = await another(server, 'bram');
  const context = await browser.newContext();
  await logIn(context, server, member);
  return { page: await context.newPage(), member };
}

/** Orders 30 credits by iDEAL and is at Mollie then; answers what Mollie calls the payment. */
async function order(page: Page, { server }: Shop): Promise<string> {
  await page.goto(server.url('/credits/30/ideal'));
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await orderButton(page).dblclick();
  await expect(standIn(page)).toBeVisible();
  return /(tr_\w+)$/.exec(page.url())?.[1] ?? '';
}

const booked = ({ server }: Shop, { id }: TestMember) =>
  withDatabase(server, async (client) => {
    const { rows } = await client.query<{ payments: number; lots: number; credits: number }>(
      `select (select count(*)::int from payments where member_id = $1) as payments,
        (select count(*)::int from credit_lots where member_id = $1 and kind = 'bought') as lots,
        coalesce((select balance from credit_balances where member_id = $1), 0) as credits`,
      [id],
    );
    return rows[0];
  });
const once = { payments: 1, lots: 1, credits: 30 };

test('I order, pay at Mollie’s page and come back to my credits; back, reload and pressing twice buy once (PAY-3) @phone', async ({
  browser,
  shop,
}) => {
  const { page, member } = await buyer(browser, shop);
  const reference = await order(page, shop);
  await page.goBack();
  await expect(orderButton(page)).toBeVisible();
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await orderButton(page).click();
  await expect(standIn(page)).toBeVisible();
  expect(page.url()).toContain(reference);
  await page.reload();
  // On a slow phone the payment is booked while its page is still being taken over.
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('button', { name: 'paid' }).dblclick();
  await expect(done(page)).toBeVisible();
  await awake(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await isTooWide(page)).toBe(false);
  await page.reload();
  await expect(done(page)).toBeVisible();
  expect(shop.psp.mollie.payments.get(reference)?.status).toBe('paid');
  expect(await booked(shop, member)).toEqual(once);
});

test('stopped on the way to the provider, the button can be pressed again a little later, for the same order (PAY-3) @phone', async ({
  browser,
  shop,
}) => {
  const { page, member } = await buyer(browser, shop);
  await page.clock.install();
  await page.goto(shop.server.url('/credits/30/ideal'));
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await page.route(/\/tr_\w+$/, (route) => route.abort('aborted'), { times: 1 });
  await orderButton(page).click();
  await expect(orderButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => shop.psp.mollie.payments.size).toBeGreaterThan(0);
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(orderButton(page)).not.toHaveAttribute('aria-busy', 'true', { timeout: 100 });
  }).toPass({ timeout: 15_000 });
  await orderButton(page).click();
  await expect(standIn(page)).toBeVisible();
  const { rows } = await withDatabase(shop.server, (client) =>
    client.query('select from payments where member_id = $1', [member.id]),
  );
  expect(rows).toHaveLength(1);
});

test('two presses with two answers lead to the provider once, so that “back” comes back from there (PAY-3) @desktop', async ({
  browser,
  shop,
}) => {
  const { page } = await buyer(browser, shop);
  await page.goto(shop.server.url('/credits/30/ideal'));
  // Presses before that are one: the first is kept until the script is there.
  await awake(page);
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  const [answers, visits] = [[] as (() => Promise<void>)[], [] as string[]];
  await page.route('**/api/payment.php', async (route) => {
    const response = await route.fetch();
    answers.push(() => route.fulfill({ response }));
  });
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/tr_\w+$/, async (route) => {
    visits.push(route.request().url());
    await arrived.promise;
    await route.continue();
  });
  await orderButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => answers.length).toBe(2);
  // The second answer comes while the browser is on its way to where the first one led.
  await answers[0]?.();
  await expect.poll(() => visits.length).toBe(1);
  const heard = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/payment.php'));
  await answers[1]?.();
  await heard;
  // The page itself cannot be asked while it is being left.
  await pause(300);
  arrived.resolve();
  await expect(standIn(page)).toBeVisible();
  expect(visits).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goBack();
  await expect(orderButton(page)).toBeVisible();
});

test('I am back before Mollie’s notification is: the page waits, and shows my credits by itself (T105) @phone', async ({
  browser,
  shop,
}) => {
  const { page, member } = await buyer(browser, shop);
  await order(page, shop);
  shop.psp.faults.notificationDelay = 4000;
  await page.getByRole('button', { name: 'paid' }).click();
  await expect(waits(page)).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
  expect(await booked(shop, member)).toEqual({ payments: 1, lots: 0, credits: 0 });
  await expect(done(page)).toBeVisible();
  expect(await booked(shop, member)).toEqual(once);
});

test('I am back after Mollie’s notification: my credits are there at once @desktop', async ({ browser, shop }) => {
  const { page, member } = await buyer(browser, shop);
  const reference = await order(page, shop);
  shop.psp.decide(reference, 'paid');
  await expect.poll(() => booked(shop, member)).toEqual(once);
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(done(page)).toBeVisible();
  expect(await booked(shop, member)).toEqual(once);
});

test('two tabs have an order each: one that is paid buys once, and the other says that nobody paid it (PAY-3) @desktop', async ({
  browser,
  shop,
}) => {
  const { page, member } = await buyer(browser, shop);
  const other = await page.context().newPage();
  const [first, second] = [await order(page, shop), await order(other, shop)];
  expect(second).not.toBe(first);
  await page.getByRole('button', { name: 'paid' }).click();
  await expect(done(page)).toBeVisible();
  await other.reload();
  await expect(standIn(other)).toBeVisible();
  await other.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(waits(other)).toBeVisible();
  expect(await booked(shop, member)).toEqual({ payments: 2, lots: 1, credits: 30 });
  // The same result in both tabs is one purchase.
  await other.goto(page.url());
  await expect(done(other)).toBeVisible();
  await page.reload();
  await expect(done(page)).toBeVisible();
  expect(await booked(shop, member)).toEqual({ payments: 2, lots: 1, credits: 30 });
  expect(shop.psp.mollie.payments.get(second)?.status).toBe('open');
});

test('I pay and close my browser: the credits come all the same, and the transaction says so (PAY-1) @phone', async ({
  browser,
  shop,
}) => {
  const { page, member } = await buyer(browser, shop);
  const reference = await order(page, shop);
  await page.close();
  shop.psp.decide(reference, 'paid');
  await expect.poll(() => booked(shop, member)).toEqual(once);
  const context = await browser.newContext();
  await logIn(context, shop.server, member);
  const later = await context.newPage();
  await later.goto(shop.server.url('/transactions'));
  await expect(later.getByRole('row', { name: /30 credits/ })).toContainText('voltooid');
});

test('I stop at Mollie’s page: nothing is charged, and another method goes on from there @desktop', async ({
  browser,
  shop,
}) => {
  const { page, member } = await buyer(browser, shop);
  await order(page, shop);
  await page.getByRole('button', { name: 'canceled' }).click();
  await expect(page.getByRole('heading', { name: 'De betaling is mislukt of geannuleerd.' })).toBeVisible();
  expect(await booked(shop, member)).toEqual({ payments: 1, lots: 0, credits: 0 });
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('link', { name: 'Verder met PayPal' }).click();
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await orderButton(page).click();
  await page.getByRole('button', { name: 'paid' }).click();
  await expect(done(page)).toBeVisible();
  expect(await booked(shop, member)).toEqual({ payments: 2, lots: 1, credits: 30 });
});

test('my card has two brands: I am told that I choose, choose one, and it stands on my receipt (T104) @phone', async ({
  browser,
  shop,
}) => {
  const { page } = await buyer(browser, shop);
  await page.goto(shop.server.url('/credits/30/creditcard'));
  await expect(page.getByText(/Staan er twee merken op je kaart/)).toBeVisible();
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await orderButton(page).click();
  await page.getByRole('radio', { name: 'Carte Bleue' }).check();
  await page.getByRole('button', { name: 'paid' }).click();
  await expect(done(page)).toBeVisible();
  await page.getByRole('link', { name: 'Bekijk de bon' }).click();
  await expect(page.getByText(/Betaald met .+ \(Cartes Bancaires\)/)).toBeVisible();
  expect(await isTooWide(page)).toBe(false);
});
