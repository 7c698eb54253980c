import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

const password = 'vuurtoren op zondag';

/** Fills the sign-up form as a newcomer does, by keyboard where it matters. */
async function signUp(
  page: Page,
  { name, email, gender, looksFor }: { name: string; email: string; gender: string; looksFor: string },
): Promise<void> {
  await page.getByLabel('Voornaam of schermnaam').fill(name);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Dag' }).fill('14');
  await page.getByRole('textbox', { name: 'Maand' }).fill('3');
  await page.getByRole('textbox', { name: 'Jaar' }).fill('1981');
  await page.getByRole('group', { name: 'Ik ben' }).getByText(gender, { exact: true }).click();
  await page
    .getByRole('group', { name: /^Ik zoek/ })
    .getByText(looksFor, { exact: true })
    .click();
}

/** Opens the link of the newest mail to an address. */
async function openMailedLink(page: Page, server: TestServer, email: string): Promise<void> {
  const mail = await server.mailTo(email);
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
}

test('a newcomer signs up, confirms by mail, writes, runs out, buys credits and is premium', async ({
  page,
  browser,
  server,
}, info) => {
  test.slow();
  const email = `mark-${info.project.name}@example.org`;
  const nathalie = await another(server, 'anna', { freeCredits: 20 });

  await test.step('the landing page is Dutch and warns once', async () => {
    await page.goto(server.url('/'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Begin met een goed gesprek.');
    await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ik ben 18 of ouder' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('an empty sign-up names what is missing and keeps what was typed', async () => {
    await page.goto(server.url('/signup'));
    await awake(page);
    await page.getByLabel('Voornaam of schermnaam').fill(`Mark ${info.project.name}`);
    await page.getByLabel('E-mailadres').fill('mark@');
    await page.getByRole('button', { name: 'Account maken' }).click();
    await expect(page.getByText('Ongeldige e-mail')).toBeVisible();
    await expect(page.getByText('Vul uw geboortedatum in (18+ jaar)')).toBeVisible();
    await expect(page.getByLabel('E-mailadres')).toBeFocused();
    await expect(page.getByLabel('Voornaam of schermnaam')).toHaveValue(`Mark ${info.project.name}`);
  });

  await test.step('a whole one makes an account and sends a mail', async () => {
    await signUp(page, { name: `Mark ${info.project.name}`, email, gender: 'Man', looksFor: 'Vrouwen' });
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Account maken' }).click();
    await page.waitForURL((url) => url.pathname !== '/signup');
  });

  await test.step('a message before confirming waits', async () => {
    await page.goto(server.url(`/members/${nathalie.publicId}/chat`));
    await page.getByRole('button', { name: 'Begrepen, naar het gesprek' }).click();
    await page.getByRole('textbox').fill('Loop je ook wel eens langs de Eem?');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText('wacht tot je e-mailadres is bevestigd')).toBeVisible();
  });

  await test.step('the mailed link confirms by a button, once', async () => {
    await openMailedLink(page, server, email);
    const link = page.url();
    await page.getByRole('button', { name: 'Bevestig mijn adres' }).click();
    await expect(page.getByRole('heading', { name: 'Je adres is bevestigd' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Deze link is al gebruikt' })).toBeVisible();
  });

  const hers = await (async () => {
    const context = await browser.newContext();
    await logIn(context, server, nathalie);
    return context.newPage();
  })();
  await test.step('what waited went out, live', async () => {
    await hers.goto(server.url('/chats'));
    await expect(hers.getByText('Loop je ook wel eens langs de Eem?')).toBeVisible();
  });

  await test.step('after the free messages the composer says so and keeps the text', async () => {
    await page.goto(server.url('/chats'));
    await page.getByRole('list', { name: 'Gesprekken' }).getByRole('link').click();
    for (const text of ['Elke zondag, meestal.', 'Met de krant onder mijn arm.']) {
      await page.getByRole('textbox').fill(text);
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('.bubble').filter({ hasText: text })).toBeVisible();
    }
    await expect(page.getByText(/Je hebt onvoldoende credits om dit bericht te versturen aan/)).toBeVisible();
    await expect(page.getByText(/Je tekst blijft staan/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Credits kopen 10 voor € \d/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('thirty credits are paid at the provider and booked by its notification', async () => {
    await page.getByRole('link', { name: 'Ander aantal' }).click();
    await page.getByRole('radio', { name: /30 credits/ }).check();
    await page
      .getByRole('button', { name: 'Naar betalen' })
      .or(page.getByRole('link', { name: 'Naar betalen' }))
      .first()
      .click();
    await page.getByText('Lever mijn credits direct.').click();
    await page.getByRole('button', { name: /Bestelling met betalingsverplichting/ }).click();
    await page.waitForURL(/sandbox/);
    await page.getByRole('button', { name: /^Betaald De melding/ }).click();
    await expect(page.getByText(/voor altijd/).first()).toBeVisible();
  });

  await test.step('the conversation goes on, and a third one may be started', async () => {
    await page.goto(server.url('/chats'));
    await page.getByRole('list', { name: 'Gesprekken' }).getByRole('link').first().click();
    await page.getByRole('textbox').fill('Daar ben ik weer.');
    await page.locator('form button[type=submit]').click();
    await expect(hers.getByText('Daar ben ik weer.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('logging out and in again; five wrong passwords lock', async () => {
    await page.goto(server.url('/premium'));
    await page.getByRole('button', { name: 'Mijn account' }).click();
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.waitForURL(server.url('/'));
    await page.goto(server.url('/login'));
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await page.getByLabel('E-mailadres').fill(email);
      await page.getByLabel('Wachtwoord', { exact: true }).fill('niet het wachtwoord');
      await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
      await expect(page.getByText(/Login mislukt, probeer opnieuw|Te veel foute pogingen/)).toBeVisible();
    }
    await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByText(/Te veel foute pogingen, account voor \d+ min geblokkeerd\./)).toBeVisible();
  });
});
