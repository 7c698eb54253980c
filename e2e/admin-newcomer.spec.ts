import type { Browser, Page } from '@playwright/test';
import { another, logIn } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';
import { colleague, enter, makeOwner, setUpByLink } from './support/staff/colleagues.ts';
import { photographed } from './support/staff/photographed.ts';
import { buy, complain, whoWrote } from './support/staff/what-members-do.ts';

/** What waits for the staff on their first day: members did it before there were any. */
async function leaveWork(server: TestServer, browser: Browser, unique: string) {
  const buyer = await another(server, 'bram');
  const theirs = await browser.newContext({ locale: 'nl-NL' });
  await logIn(theirs, server, buyer);
  await Promise.all([
    buy(await theirs.newPage(), server, { credits: 30, method: 'ideal' }),
    complain(server, {
      email: `melder-${unique}@vonk.example`,
      target: `Dennis ${unique}`,
      text: 'Hij vroeg mij om geld.',
    }),
  ]);
  await theirs.close();
  const photo = await photographed(server, browser, { count: 1, state: 'under_inspection' });
  const talk = await whoWrote(server, browser, 'Lees je op zondag ook de krant?');
  return { buyer, photo, talk };
}

/** Goes to a page by the rail, as somebody does who knows no address; waits for its heading. */
async function goTo(page: Page, place: string) {
  await page
    .getByRole('navigation', { name: 'Beheer' })
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click();
  await expect(page.getByRole('heading', { name: place, level: 1 })).toBeVisible();
}

/** The log names these acts of somebody: what was decided is carried out ten seconds later. */
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
    expect(
      await visitor.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()"),
    ).toBe('#116655');
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

test('STAFF-2: on the first day a moderator decides what waits, the owner gives money back and answers, and the log names who did what @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  const unique = String(Date.now() % 1_000_000);
  const [owner, moderator] = [`R. Vos ${unique}`, `M. Bakker ${unique}`];
  const { buyer, photo, talk } = await leaveWork(server, browser, unique);
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: owner }));
  const theirs = await browser.newContext({ locale: 'nl-NL' });
  await enter(theirs, server, await colleague(server, [{ role: 'moderator', site: null }], { name: moderator }));
  const other = await theirs.newPage();
  await Promise.all([page.goto(server.url('/admin/')), other.goto(server.url('/admin/'))]);

  await test.step('the moderator decides the photo and the report', async () => {
    await goTo(other, 'Foto’s');
    await other.locator('.queue-item', { hasText: photo.name }).click();
    await expect(other.getByRole('img', { name: `Te keuren foto van ${photo.name}` })).toBeVisible();
    await other.keyboard.press('g');
    await expect(other.locator('.queue-item', { hasText: photo.name })).toHaveCount(0);
    await goTo(other, 'Meldingen');
    await other.locator('.queue-item', { hasText: `Dennis ${unique}` }).click();
    await expect(other.getByText('Hij vroeg mij om geld.')).toBeVisible();
    await other.getByRole('radio', { name: /Geen maatregel/ }).check({ force: true });
    await other.getByLabel('Waarom, in een paar zinnen').fill('We vonden geen vraag om geld.');
    await other.getByRole('button', { name: /Lees de brief/ }).click();
    await other.getByRole('dialog', { name: 'De brief' }).getByRole('button', { name: 'Besluit versturen' }).click();
    await expect(other.locator('.queue-item', { hasText: `Dennis ${unique}` })).toHaveCount(0);
  });

  await test.step('the owner gives a payment back', async () => {
    await goTo(page, 'Leden');
    await page.getByLabel('E-mail, naam of nummer').fill(buyer.email);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: buyer.name }).click();
    await page.getByRole('table', { name: 'Laatste betalingen' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Terugbetalen' }).click();
    const dialog = page.getByRole('dialog', { name: /terugbetalen$/ });
    await dialog.getByLabel('Hoeveel').fill('5,00');
    await dialog.getByLabel('Waarom').fill('Uit coulance.');
    await dialog.getByRole('button', { name: 'Terugbetalen' }).click();
    await expect(page.getByText('Het gaat terug. Het lid krijgt een mail.')).toBeVisible();
  });
  await test.step('the owner answers as the team of the site, and the member has it', async () => {
    await goTo(page, 'Inbox fictief');
    await page.getByRole('button', { name: `${talk.mark.name} aan ${talk.luna.name}` }).press('Enter');
    const field = page.getByLabel(`Schrijf als ${talk.luna.name}`);
    await field.fill('Alleen de puzzel.');
    await field.press('Control+Enter');
    await expect(page.getByText(`Verstuurd als ${talk.luna.name}.`)).toBeVisible();
    await expect(talk.page.getByRole('log').getByText('Alleen de puzzel.')).toBeVisible();
  });
  await test.step('the owner reads the numbers', async () => {
    await goTo(page, 'Cijfers');
    await expect(page.getByRole('region', { name: 'Hoe nieuwe leden binnenkwamen' })).toBeVisible();
  });

  await test.step('the log has each of it by the name of who did it', async () => {
    await expectInLog(page, owner, ['vroeg een terugbetaling aan', 'antwoordde namens een fictief profiel']);
    await expectInLog(page, moderator, ['keurde een foto goed', 'besloot na een melding']);
  });
});
