import type { Page } from '@playwright/test';
import { another } from './support/members.ts';
import { expect, test } from './support/server.ts';
import { makeOwner, setUpByLink } from './support/staff/colleagues.ts';

/** Goes to a page by the rail, as somebody does who knows no address; waits for its heading. */
async function goTo(page: Page, place: string) {
  await page
    .getByRole('navigation', { name: 'Beheer' })
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click();
  await expect(page.getByRole('heading', { name: place, level: 1 })).toBeVisible();
}

/** The log names these acts of somebody. */
async function expectInLog(page: Page, name: string, acts: readonly string[]) {
  await goTo(page, 'Logboek');
  const log = page.getByRole('table', { name: 'Logboek' });
  await page.getByRole('combobox', { name: 'Wie' }).selectOption({ label: name });
  await expect(page).toHaveURL(/actor=/);
  await expect(async () => {
    await page.reload();
    for (const act of acts)
      await expect(log.getByRole('row').filter({ hasText: name }).filter({ hasText: act }).first()).toBeVisible({
        timeout: 3_000,
      });
  }).toPass({ timeout: 40_000 });
}

test('STAFF-1: on the first day an owner makes a site with a price and a code and invites a moderator, and the log names who did what @desktop', async ({
  page,
  server,
  browser,
}) => {
  const unique = String(Date.now() % 1_000_000);
  const [owner, moderator] = [`R. Vos ${unique}`, `M. Bakker ${unique}`];
  const slug = `kade${unique}`;

  await test.step('the owner comes in by the link of the command line', async () => {
    await setUpByLink(page, await makeOwner(server, `owner-${unique}@vonk.example`, owner));
    await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible();
  });
  let site = 0;
  await test.step('a site in Polish and in green, with a price of its own', async () => {
    await goTo(page, 'Sites');
    await page.getByRole('link', { name: 'Nieuwe site' }).click();
    await page.getByLabel('Korte naam').fill(slug);
    await page.getByLabel('Naam', { exact: true }).fill(slug);
    await page.getByLabel('Hoofdkleur').fill('#116655');
    await page.getByLabel('Adressen').fill(`${slug}.localhost`);
    await page.getByLabel('Taal', { exact: true }).fill('pl');
    await page.getByLabel('Munt').selectOption('PLN');
    await page.getByRole('checkbox', { name: 'Polen' }).check();
    await page.getByLabel('Waarom').fill('Voor Polen.');
    await page.getByRole('button', { name: 'Maak de site' }).click();
    await expect(page.getByRole('heading', { name: slug, level: 1 })).toBeVisible();
    site = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
    await page.getByLabel('Naam', { exact: true }).fill(`Kade ${unique}`);
    await page.getByLabel('Prijs in PLN').first().fill('43,21');
    await page.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
    const asked = page.getByRole('dialog', { name: 'Wijzigingen bewaren?' });
    await asked.getByLabel('Waarom').fill('De prijs van Polen.');
    await asked.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
    await expect(page.getByText('Bewaard. De site toont het nu.')).toBeVisible();
  });
  await test.step('its members see both', async () => {
    const theirs = await browser.newContext({ locale: 'pl-PL' });
    const { token } = await another(server, 'bram', { siteId: site });
    const url = (path: string) => server.url(path, `${slug}.localhost`);
    const visitor = await theirs.newPage();
    await visitor.goto(url('/'));
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(visitor.locator('meta[name=theme-color]').first()).toHaveAttribute('content', /./);
    await theirs.addCookies([{ name: 'session', value: token, url: url('/') }]);
    await visitor.goto(url('/credits'));
    await expect(visitor.getByText(/43,21/).first()).toBeVisible();
    await theirs.close();
  });
  await test.step('a code of that site', async () => {
    await page.getByRole('combobox', { name: 'Site' }).selectOption({ label: `Kade ${unique}` });
    await goTo(page, 'Kortingscodes');
    await page.getByRole('button', { name: 'Nieuwe code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe code' });
    await dialog.getByLabel('Code', { exact: true }).fill(`START${unique}`);
    await dialog.getByLabel('Korting in procent').fill('15');
    await dialog.getByLabel('Waarom').fill('Voor wie het eerst komt.');
    await dialog.getByRole('button', { name: 'Maak' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^START${unique}`) })).toContainText('loopt');
    await page.getByRole('combobox', { name: 'Site' }).selectOption('');
  });

  const theirs = await browser.newContext({ locale: 'nl-NL' });
  const other = await theirs.newPage();
  await test.step('a moderator is invited, and comes in from the mail', async () => {
    await goTo(page, 'Medewerkers');
    await page.getByRole('button', { name: 'Nodig uit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nodig iemand uit' });
    const email = `moderator-${unique}@vonk.example`;
    await dialog.getByLabel('Naam').fill(moderator);
    await dialog.getByLabel('E-mailadres van het werk').fill(email);
    await dialog.getByLabel('Site', { exact: true }).selectOption('');
    await dialog.getByRole('button', { name: 'Stuur de uitnodiging' }).click();
    await expect(dialog).toBeHidden();
    const mail = await server.mailTo(email);
    await setUpByLink(other, /\S+\/admin\/link\?token=\S+/.exec(mail.text)?.[0] ?? '');
    await expect(other.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible();
  });

  await test.step('the log has each of it by the name of who did it', async () => {
    await expectInLog(page, owner, [
      'stelde wachtwoord en tweede stap in',
      'maakte een site',
      'De prijs van Polen.',
      'maakte kortingscodes',
      'nodigde iemand uit',
    ]);
    await expectInLog(page, moderator, ['stelde wachtwoord en tweede stap in']);
  });
});
