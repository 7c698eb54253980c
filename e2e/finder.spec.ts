import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

const openHost = 'dichterbij.localhost';
const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).click();

/** As a visitor who has been here before, in Dutch. */
async function visit(page: Page, server: TestServer, host?: string): Promise<void> {
  for (const [name, value] of [['entry_seen', '1'] as const, ['locale', 'nl'] as const])
    await page.context().addCookies([{ name, value, url: server.url('/', host) }]);
  await page.goto(server.url('/match-finder', host));
}

/** Answers as a man who looks for women of 35 or more. */
async function answer(page: Page, region?: string): Promise<void> {
  await page.getByRole('radio', { name: 'Man', exact: true }).check();
  await next(page);
  await page.getByRole('radio', { name: 'Vrouwen' }).check();
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welke leeftijd past bij je?' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: '35 jaar en ouder' }).check();
  await next(page);
  if (region) await page.getByLabel('Regio').selectOption({ label: region });
  await page.getByRole('button', { name: 'Toon mijn resultaat' }).click();
}

test('LIKE-4: a visitor answers four questions, is told that members are seen after joining, and signs up with the answers kept @phone', async ({
  page,
  server,
}, info) => {
  await another(server, 'anna');
  await visit(page, server);
  await expect(page.getByRole('heading', { level: 1, name: 'Wie ben je?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volgende' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Kies eerst een antwoord.')).toBeVisible();
  await answer(page, 'Zeeland');
  await expect(page.getByText('Vrouwen, 35 jaar en ouder, Zeeland')).toBeVisible();
  await expect(page.getByText('Hier zie je leden pas als je bent aangemeld.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('main').getByRole('button', { name: 'Gratis aanmelden' }).click();
  await expect(page.getByRole('radio', { name: 'Man', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Vrouwen' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('checkbox', { name: /Bewaar wie ik zoek/ })).not.toBeChecked();
  if (info.project.name === 'phone') {
    await page.goBack();
    await expect(page.getByText('Vrouwen, 35 jaar en ouder, Zeeland')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Gratis aanmelden' }).click();
  }
  const unique = `Vinder${Math.random().toString(36).slice(2, 8)}`;
  const email = `${unique.toLowerCase()}@example.org`;
  await page.getByLabel('Voornaam of schermnaam').fill(unique);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('vuurtoren-op-zondag');
  await page.getByLabel('Dag').pressSequentially('14');
  await page.keyboard.type('031985');
  await page.getByRole('checkbox', { name: /Bewaar wie ik zoek/ }).check();
  await page.getByRole('checkbox', { name: /18 jaar of ouder/ }).check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page).toHaveURL(server.url('/members?gender=female&country=NL&countryregion=10&min_age=35&max_age=99'));
  const { rows } = await withDatabase(server, (client) =>
    client.query(
      'select p.gender, p.looks_for, p.country, p.region from accounts a join profiles p on p.id = a.id where a.email = $1',
      [email],
    ),
  );
  expect(rows).toEqual([{ gender: 'male', looks_for: 2, country: 'NL', region: '10' }]);
});

test('where guests may search, the result shows real members who fit, and nobody invented @desktop', async ({
  page,
  server,
}) => {
  const [fits, young, man] = [
    await another(server, 'elsa'),
    await another(server, 'elsa'),
    await another(server, 'emil'),
  ];
  const invented = `Verdichte${Math.random().toString(36).slice(2, 8)}`;
  await withDatabase(server, async (client) => {
    await client.query("update profiles set country = 'DE' where id = any($1::uuid[])", [[fits.id, young.id, man.id]]);
    await client.query("update profiles set birth_date = '2003-03-14' where id = $1", [young.id]);
    await client.query(
      `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country, created_at, rank)
       values (2, gen_random_uuid(), $1, 'fictional', 'active', true, $2, '1985-03-14', 'female', 'DE', now(), 99999)`,
      [invented.slice(-6).padStart(14, 'v'), invented],
    );
  });
  await visit(page, server, openHost);
  await answer(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Zij passen bij je antwoorden' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(fits.name) })).toBeVisible();
  for (const name of [young.name, man.name, invented]) await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bekijk ze allemaal' }).click();
  await expect(page).toHaveURL(/\/members\?gender=female&country=DE&min_age=35&max_age=99/);
  await expect(page.getByRole('link', { name: new RegExp(fits.name) }).first()).toBeVisible();
});

test('LIKE-4: a member answers three questions and comes to the search @desktop', async ({ page, context, server }) => {
  await logIn(context, server, await another(server, 'bram'));
  await page.goto(server.url('/match-finder'));
  await expect(page.getByText('Vraag 1 van 3')).toBeVisible();
  await page.getByRole('radio', { name: 'Vrouwen' }).check();
  await next(page);
  await page.getByRole('radio', { name: '18 tot 35 jaar' }).check();
  await next(page);
  await page.getByRole('button', { name: 'Toon mijn resultaat' }).click();
  await expect(page).toHaveURL(server.url('/members?gender=female&country=NL&min_age=18&max_age=35'));
});
