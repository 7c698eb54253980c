import { expectAccessible, isTooWide } from './support/accessibility.ts';
import { another, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('I order by bank transfer: where it goes stands here, each figure to be copied; what does not fit is told, and the credits come @desktop', async ({
  browser,
  server,
}) => {
  const member = await another(server, 'bram');
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await logIn(context, server, member);
  const page = await context.newPage();
  await page.goto(server.url('/credits/30/sct'));
  await expect(page.getByText(/Het geld moet er binnen 7 dagen zijn/)).toBeVisible();
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await expect(page.getByRole('heading', { name: /^Maak €\s24,99 over$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Kopieer: IBAN' }).click();
  await expect(page.getByText('Gekopieerd.')).toBeVisible();
  const iban = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Kopieer: Kenmerk' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^RF-\w+$/);
  expect(iban).toMatch(/^NL\d\dSAND0123456789$/);
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);

  const bank = await context.newPage();
  await bank.goto((await page.getByRole('link', { name: 'Naar de bank' }).getAttribute('href')) ?? '');
  await bank.getByRole('button', { name: /^Te weinig overgemaakt/ }).click();
  await expect(page.getByText(/Er kwam €\s12,50 binnen\. Dat is niet het bedrag van je bestelling/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Er kwam €\s12,50 binnen/)).toBeVisible();
  await bank.goto((await page.getByRole('link', { name: 'Naar de bank' }).getAttribute('href')) ?? '');
  await bank.getByRole('button', { name: /^Betaald De melding/ }).click();
  await expect(page.getByRole('heading', { name: '30 credits staan klaar' })).toBeVisible();
});
