import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';

const pages = [
  ['terms', 'Algemene voorwaarden'],
  ['privacy', 'Privacyverklaring'],
  ['cookies', 'Cookies'],
  ['ban', 'Huisregels'],
  ['faq', 'Veelgestelde vragen'],
  ['service', 'Klantenservice'],
  ['return-policy', 'Herroepen en terugbetalen'],
  ['accessibility', 'Toegankelijkheid'],
  ['about', 'Over Vonk'],
  ['image-removal', 'Intiem beeld laten weghalen'],
] as const;

for (const [id, title] of pages)
  test(`everybody can read ${id}`, async ({ page, server }) => {
    await page.goto(server.url(`/pages/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Vonk`);
    await expect(page.getByRole('link', { name: 'klantenservice@vonk.example' }).last()).toBeVisible();
    await expectAccessible(page);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(isWider).toBe(false);
  });

test('a page is drawn by the server, in the visitor’s language, and fits 320 pixels', async ({ context, page, server }) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: server.url('/') }]);
  const html = await (await context.request.get(server.url('/pages/terms'))).text();
  expect(html).toContain('This version applies since December 1, 2023');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of ['terms', 'privacy', 'faq']) {
    await page.goto(server.url(`/pages/${id}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('I search the questions, and an answer is found by a word in it', async ({ page, server }) => {
  await page.goto(server.url('/pages/faq'));
  await page.getByLabel('Zoek in de vragen').fill('abonnement');
  await expect(page.getByText('1 vraag gevonden.')).toBeVisible();
  await expect(page.getByText('Er loopt niets door.')).toBeVisible();
  await page.getByLabel('Zoek in de vragen').fill('zzz');
  await expect(page.getByText('Geen vraag gevonden.')).toBeVisible();
  await page.getByLabel('Zoek in de vragen').fill('');
  await page.getByText('Verlopen mijn credits?').click();
  await expect(page.getByText('Gekochte credits verlopen niet.')).toBeVisible();
});

test('without JavaScript the server answers a search', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name: 'locale', value: 'nl', url: server.url('/') }]);
  const page = await context.newPage();
  await page.goto(server.url('/pages/faq'));
  await page.getByLabel('Zoek in de vragen').fill('blokkeer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pages\/faq\?q=blokkeer$/);
  await expect(page.getByText(/\d+ vra.* gevonden/)).toBeVisible();
  await context.close();
});

test('a page that does not exist says so', async ({ page, server }) => {
  const answer = await page.goto(server.url('/pages/nergens'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Hier is niemand' })).toBeVisible();
});
