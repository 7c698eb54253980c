import type { Page } from '@playwright/test';
import { openPsp, type Psp } from '@vonk/psp';
import { expectAccessible, isTooWide } from './support/accessibility.ts';
import { another } from './support/members.ts';
import { createServer, freePort, type TestServer } from './support/real-server.ts';
import { expect, test as base } from './support/server.ts';

const secret = `whsec_${'e'.repeat(30)}`;

/** A server of its own that sells by a stand-in for Stripe. */
const test = base.extend<object, { shop: { psp: Psp; server: TestServer } }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const psp = await openPsp();
      const port = await freePort();
      const server = createServer(port, {
        settings: {
          STRIPE_SECRET_KEY: `sk_test_${'e'.repeat(30)}`,
          STRIPE_WEBHOOK_SECRET: secret,
          STRIPE_API_URL: psp.url,
        },
      });
      await server.start();
      psp.stripe.endpoint = { url: server.url('/api/payment-notification.php?provider=stripe'), secret };
      psp.stripe.wrongCodes.add('000000');
      await use({ psp, server });
      await server.stop();
      await psp.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Somebody in Poland at the order page of 30 credits by BLIK. */
async function ordering(page: Page, server: TestServer) {
  const pole = await another(server, 'bram', { siteId: 3 });
  const address = (path: string) => server.url(path, 'maanlicht.localhost');
  const cookies = { session: pole.token, entry_seen: '1', locale: 'pl', country: 'PL' };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address('/') })));
  await page.goto(address('/credits/30/blik'));
  const code = page.getByRole('textbox', { name: 'Kod BLIK' });
  const pay = page.getByRole('button', { name: /z obowiązkiem zapłaty/ });
  await page.getByRole('combobox', { name: 'W jakim kraju mieszkasz?' }).selectOption('PL');
  await page.getByRole('checkbox').first().check();
  return { code, pay };
}

test('what I refuse in my bank app charges nothing, says that a new code is needed, and leads on (PAY-2, PAY-3) @phone', async ({
  page,
  shop: { psp, server },
}) => {
  const { code, pay } = await ordering(page, server);
  await code.fill('777 124');
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Potwierdź w aplikacji banku' })).toBeVisible();
  const [open] = [...psp.stripe.sessions.values()].filter(({ intentStatus }) => intentStatus === 'requires_action');
  psp.decide(open!.id, 'failed');
  await expect(page.getByText(/Płatność została odrzucona/)).toBeVisible();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('radio', { name: /BLIK/ }).check();
  await page.getByRole('link', { name: 'Dalej: BLIK' }).click();
  await page.getByRole('combobox', { name: 'W jakim kraju mieszkasz?' }).selectOption('PL');
  await page.getByRole('checkbox').first().check();
  await code.fill('777 125');
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Potwierdź w aplikacji banku' })).toBeVisible();
  const [again] = [...psp.stripe.sessions.values()].filter(({ intentStatus }) => intentStatus === 'requires_action');
  psp.decide(again!.id, 'paid');
  await expect(page.getByRole('heading', { name: /30 nowych kredytów/ })).toBeVisible();
});

test('I pay with the code of my bank app: a wrong one is said so, the right one waits for the app and shows my credits (PAY-2) @phone', async ({
  page,
  shop: { psp, server },
}) => {
  const { code, pay } = await ordering(page, server);
  await code.fill('12 34');
  await pay.click();
  await expect(page.getByText('Kod BLIK ma sześć cyfr.')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill('000000');
  await pay.click();
  await expect(page.getByText(/Ten kod BLIK jest błędny albo wygasł/)).toBeVisible();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
  await code.fill('777 123');
  await pay.dblclick();
  await expect(page.getByRole('heading', { name: 'Potwierdź w aplikacji banku' })).toBeVisible();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Potwierdź w aplikacji banku' })).toBeVisible();
  const open = [...psp.stripe.sessions.values()].filter(({ intentStatus }) => intentStatus === 'requires_action');
  expect(open).toHaveLength(1);
  psp.decide(open[0]!.id, 'paid');
  await expect(page.getByRole('heading', { name: /30 nowych kredytów/ })).toBeVisible();
});
