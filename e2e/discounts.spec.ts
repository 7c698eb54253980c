import type { Browser, Page } from '@playwright/test';
import { awake } from './support/awake.ts';
import { another, logIn, type More } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

async function newcomer(browser: Browser, server: TestServer, more: More = {}): Promise<Page> {
  const context = await browser.newContext();
  await logIn(context, server, await another(server, 'anna', { hasBonus: true, ...more }));
  return context.newPage();
}
const bonus = (page: Page) => page.getByRole('dialog', { name: '25% korting op je eerste credits' });
/** Until the page listens: its modal has set its clock. */
const entered = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('members_area_since'))))
    .toBe(true);

test('the time bonus opens 40 seconds after entering, once, and never again on any device (DISC-2, T32) @phone', async ({
  browser,
  server,
}) => {
  const page = await newcomer(browser, server);
  await page.clock.install();
  await page.goto(server.url('/members'));
  await entered(page);
  await page.clock.runFor(38_000);
  await expect(bonus(page)).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(bonus(page)).toBeVisible();
  await expect(bonus(page)).toContainText('Persoonlijk aanbod');
  await expect(bonus(page).getByRole('timer')).toBeVisible();
  await expect(bonus(page)).toContainText('7,49');
  await bonus(page).getByRole('button', { name: 'Nee, bedankt' }).click();
  await expect(bonus(page)).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await awake(page);
  await page.clock.runFor(60_000);
  await expect(bonus(page)).toHaveCount(0);
});

test('the offer of a newcomer takes little of a phone, and says all it must (DISC-2, T31, T36) @phone', async ({
  browser,
  server,
}) => {
  const page = await newcomer(browser, server);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url('/members'));
  const banner = page.locator('.alert-money');
  await expect(banner).toContainText('Persoonlijk aanbod');
  await expect(banner).toContainText(/Geldig tot .* Daarna geldt de gewone prijs\./);
  await expect(banner.getByRole('timer')).toBeVisible();
  expect((await banner.boundingBox())?.height).toBeLessThan(160);
});

test('over a form it waits for the next screen (B5, T32) @desktop', async ({ browser, server }) => {
  const page = await newcomer(browser, server);
  await page.clock.install();
  await page.goto(server.url('/members'));
  await entered(page);
  await page.goto(server.url('/profile'));
  await page.clock.runFor(60_000);
  await expect(bonus(page)).toHaveCount(0);
  await page.goto(server.url('/likes'));
  await page.clock.runFor(2_000);
  await expect(bonus(page)).toBeVisible();
});

test('I buy at the price that is shown, and the receipt says what was taken off (C24) @desktop', async ({
  browser,
  server,
}) => {
  const page = await newcomer(browser, server);
  await page.goto(server.url('/credits'));
  await expect(page.getByText('25% korting met TIMEBONUS25')).toBeVisible();
  await expect(page.getByText('Persoonlijk aanbod, omdat je net lid bent.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /10 credits/ })).toBeChecked();
  await page.getByRole('link', { name: 'Naar betalen' }).click();
  await expect(page).toHaveURL(/\/credits\/10/);
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting.*7,49/ }).click();
  await page.getByRole('button', { name: /^Betaald De melding/ }).click();
  await expect(page.getByRole('heading', { name: /10 credits/ })).toBeVisible({ timeout: 40_000 });
  await page.goto(server.url(`/transactions/${new URL(page.url()).searchParams.get('payment')}`));
  await expect(page.getByText('Korting TIMEBONUS25 (25%)')).toBeVisible();
  await expect(page.getByText('7,49').first()).toBeVisible();
});

test('in the second the bonus ends the ordinary price stands everywhere (T28) @phone', async ({ browser, server }) => {
  const page = await newcomer(browser, server);
  await page.clock.install();
  await page.goto(server.url('/credits'));
  await expect(page.getByText('7,49').first()).toBeVisible();
  await expect.poll(() => page.locator('[role=timer]').count()).toBeGreaterThan(0);
  await page.getByRole('radio', { name: /30 credits/ }).check();
  await expect(page).toHaveURL(/credits=30/);
  await page.clock.fastForward('04:00:00');
  await page.clock.runFor(2_000);
  await expect(page.getByText('25% korting met TIMEBONUS25')).toHaveCount(0);
  await expect(page.getByText('7,49')).toHaveCount(0);
  await expect(page.getByText('24,99').first()).toBeVisible();
});

test('a code that does not hold says why, beside the field (T35) @desktop', async ({ browser, server }) => {
  const page = await newcomer(browser, server, { hasBonus: false });
  await page.goto(server.url('/credits'));
  await page.getByText('Ik heb een kortingscode').click();
  await page.getByRole('textbox', { name: 'Kortingscode' }).fill('bestaatniet');
  await page.getByRole('button', { name: 'Code gebruiken' }).click();
  await expect(page.getByText('Deze code kennen we niet.')).toBeVisible();
  await page.getByRole('button', { name: 'Code weghalen' }).click();
  await expect(page.getByText('Deze code kennen we niet.')).toHaveCount(0);
});
