import type { AdminCallOutput } from '@vonk/contract/admin/api';
import type { BrowserContext, Page } from '@playwright/test';
import { languageNames, locales } from '@vonk/contract/locales';
import { readTyped, typedOf } from '../web/src/admin/pages/sites/site-draft.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test, type TestServer } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

/** Enters as the owner of all sites and opens one. */
async function openSite(
  page: Page,
  { context, server, name }: { context: BrowserContext; server: TestServer; name: string },
) {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'R. Vos' }));
  await page.goto(server.url('/admin/sites'));
  await page.getByRole('link', { name }).click();
}

const versionsOf = (page: Page) => page.getByRole('region', { name: 'Versies' });

/** What the newest version changed: it is opened anew until it is there, as the list is read again after a save. */
const expectChange = (page: Page, change: RegExp | string) =>
  expect(async () => {
    const newest = page.locator('details.version-changes').first();
    if ((await newest.getAttribute('open')) === null) await newest.locator('summary').click();
    await expect(newest.getByText(change)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });

test('STAFF-4: an owner changes a site, sees its colour first, and puts it back @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'R. Vos' }));
  await page.goto(server.url('/admin/sites'));
  await expect(page.getByRole('heading', { name: 'Sites', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Maanlicht' }).click();
  await expect(page.getByRole('heading', { name: 'Maanlicht', level: 1 })).toBeVisible();
  await expect(page.getByText(/Alle [0-9]+ paren zijn goed leesbaar/)).toBeVisible();
  await expectAccessible(page);

  // What is wrong is said at its field: here before it is sent, then by the server.
  const length = page.getByLabel('Lengte van een bericht');
  await length.fill('0');
  await page.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
  await expect(length).toBeFocused();
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await length.fill('1200');
  await page.getByLabel('Prijs in PLN').first().fill('0');
  await page.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
  await expect(page.getByText('Vul bij elk pakket een aantal en een prijs boven 0 in')).toBeVisible();
  await page.getByLabel('Prijs in PLN').first().fill('45,99');
  await page.getByLabel('Adressen').fill('maanlicht.localhost:80');
  await page.getByLabel('Hoofdkleur').fill('#116655');
  const asked = page.getByRole('dialog', { name: 'Wijzigingen bewaren?' });
  const save = async () => {
    await page.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
    await asked.getByLabel('Waarom').fill('Voor de lente.');
    await asked.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
  };
  await save();
  await expect(page.getByLabel('Adressen')).toBeFocused();
  await expect(page.getByText('Vul ten minste één adres in')).toBeVisible();
  await page.getByLabel('Adressen').fill('maanlicht.localhost');
  await save();
  await expect(page.getByText('Bewaard. De site toont het nu.')).toBeVisible();
  await expectChange(page, 'Lengte van een bericht: van 1.000 naar 1.200');
  await expect(page.getByText(/Hoeveel tekens het hoogstens heeft.*door R\. Vos\./)).toBeVisible();

  await page.getByRole('button', { name: 'Zet terug naar versie 1' }).click();
  const back = page.getByRole('dialog', { name: 'Zet terug naar versie 1' });
  await back.getByLabel('Waarom').fill('Toch niet.');
  await back.getByRole('button', { name: 'Zet terug' }).click();
  await expect(length).toHaveValue('1000');
  await expect(page.getByLabel('Hoofdkleur')).toHaveValue('#4b4bc8');
  await expectAccessible(page, versionsOf(page));
});

test('SITE-1: an owner makes a site from a form, in another language and colour @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'R. Vos' }));
  await page.goto(server.url('/admin/sites'));
  await page.getByRole('link', { name: 'Nieuwe site' }).click();
  await expect(page.getByRole('heading', { name: 'Nieuwe site', level: 1 })).toBeVisible();
  await expect(page.getByText(/Alle [0-9]+ paren zijn goed leesbaar/)).toBeVisible();
  await page.getByRole('button', { name: 'Maak de site' }).click();
  await expect(page.getByLabel('Korte naam')).toBeFocused();
  await expectAccessible(page);
  const slug = `kade${Date.now() % 1_000_000}`;
  await page.getByLabel('Korte naam').fill('vonk');
  await page.getByLabel('Naam', { exact: true }).fill('Kade');
  await page.getByLabel('Hoofdkleur').fill('#116655');
  await page.getByLabel('Adressen').fill(`${slug}.localhost`);
  await page.getByLabel('Taal', { exact: true }).fill('pl');
  await page.getByLabel('Munt').selectOption('PLN');
  await page.getByRole('checkbox', { name: 'Polen' }).check();
  await page.getByLabel('Waarom').fill('Voor Polen.');
  await page.getByRole('button', { name: 'Maak de site' }).click();
  await expect(page.getByText('Deze korte naam heeft al een andere site.')).toBeVisible();
  await page.getByLabel('Korte naam').fill(slug);
  await page.getByRole('button', { name: 'Maak de site' }).click();
  await expect(page.getByRole('heading', { name: 'Kade', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Hoofdkleur')).toHaveValue('#116655');
});

test('PAY-2: an owner says row by row which provider gets what, and what is wrong is marked in its row @desktop', async ({
  page,
  context,
  server,
}) => {
  await openSite(page, { context, server, name: 'Dichterbij' });
  const routes = page.getByRole('group', { name: 'Welke betaaldienst wat krijgt' });
  const row = routes.getByRole('listitem').first();
  const asked = page.getByRole('dialog', { name: 'Wijzigingen bewaren?' });
  const save = async () => {
    await page.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
    await asked.getByLabel('Waarom').fill('Voor Duitsland.');
    await asked.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
    await expect(page.getByText('Bewaard. De site toont het nu.')).toBeVisible();
  };
  await routes.getByRole('button', { name: 'Regel erbij' }).click();
  await row.getByLabel('Landen').fill('Duitsland');
  await row.getByLabel('Vanaf bedrag').fill('20');
  await row.getByLabel('Tot en met bedrag').fill('10');
  await page.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
  await expect(row.locator('[aria-invalid]')).toHaveCount(2);
  await expect(row.getByLabel('Landen')).toBeFocused();
  await expectAccessible(page, routes);
  await row.getByLabel('Landen').fill('de');
  await row.getByLabel('Tot en met bedrag').fill('50');
  await routes.getByRole('button', { name: 'Regel erbij' }).click();
  await row.getByLabel('Eerst naar').selectOption('mollie');
  await row.getByLabel('Dan naar').selectOption('sandbox');
  const other = routes.getByRole('listitem').nth(1);
  await other.getByRole('checkbox', { name: 'PayPal' }).check();
  await other.getByLabel('Eerst naar').selectOption('sandbox');
  await routes.getByRole('button', { name: 'Zet regel 2 hoger' }).click();
  await save();
  await expectChange(page, 'PayPal naar sandbox; DE, vanaf 20,00, tot en met 50,00 naar mollie, sandbox');
  await page.reload();
  await expect(row.getByRole('checkbox', { name: 'PayPal' })).toBeChecked();
  await expectAccessible(page, routes);
  await routes.getByRole('button', { name: 'Haal regel 2 weg' }).click();
  await routes.getByRole('button', { name: 'Haal regel 1 weg' }).click();
  await expect(row).toHaveCount(0);
  await save();
});

test('STAFF-4: an owner writes an opener, what lacks is marked in its language, and sees it as members do @desktop', async ({
  page,
  context,
  server,
}) => {
  await openSite(page, { context, server, name: 'Dichterbij' });
  const openers = page.getByRole('group', { name: 'Openingszinnen' });
  const row = openers.getByRole('listitem').nth(18);
  const save = page.getByRole('button', { name: 'Bewaar en toon op de site' });
  await openers.getByRole('button', { name: 'Zin erbij' }).click();
  for (const locale of locales.filter((each) => each !== 'pl'))
    await row.getByLabel(languageNames[locale]).fill('Kaas?');
  await save.click();
  await expect(row.getByText('Schrijf het ook in deze taal.')).toHaveCount(1);
  await row.getByLabel('Polski').fill('Ser, {name}?');
  await save.click();
  await expect(row.getByLabel('Polski')).toBeFocused();
  await expect(openers.locator('[aria-invalid]')).toHaveCount(1);
  await expect(row.getByText('1 taal ontbreekt of klopt niet')).toBeVisible();
  await expectAccessible(page, openers);
  await row.getByLabel('Polski').fill('Ser?');
  await expect(row.getByRole('paragraph').first()).toHaveText('Kaas?');
  await openers.getByRole('button', { name: 'Zet zin 2 hoger' }).click();
  await save.click();
  const asked = page.getByRole('dialog', { name: 'Wijzigingen bewaren?' });
  await asked.getByLabel('Waarom').fill('Voor de markt.');
  await asked.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
  await expectChange(page, 'Openingszinnen: van niets naar Kaas?');
  await expectAccessible(page, versionsOf(page));
  await page.getByRole('button', { name: 'Zet terug naar versie 1' }).click();
  const back = page.getByRole('dialog', { name: 'Zet terug naar versie 1' });
  await back.getByLabel('Waarom').fill('Toch niet.');
  await back.getByRole('button', { name: 'Zet terug' }).click();
  await expect(openers.getByRole('listitem')).toHaveCount(18);
});

test('STAFF-4: an owner makes a gift, what lacks is marked in its language, and sees it as members do @desktop', async ({
  page,
  context,
  server,
}) => {
  await openSite(page, { context, server, name: 'Maanlicht' });
  const gifts = page.getByRole('group', { name: 'Cadeaus' });
  const row = gifts.getByRole('listitem').nth(6);
  const save = page.getByRole('button', { name: 'Bewaar en toon op de site' });
  await gifts.getByRole('button', { name: 'Cadeau erbij' }).click();
  for (const locale of locales.filter((each) => each !== 'pl'))
    await row.getByLabel(languageNames[locale]).fill('Stroopwafel');
  await save.click();
  await expect(row.getByLabel('Polski')).toBeFocused();
  await expect(gifts.locator('[aria-invalid]')).toHaveCount(1);
  await expect(row.getByText('Schrijf het ook in deze taal.')).toHaveCount(1);
  await expectAccessible(page, gifts);
  await row.getByLabel('Polski').fill('Wafelek');
  await row.getByRole('radio', { name: 'Ontbijt' }).check({ force: true });
  await expect(row.getByRole('paragraph').first()).toHaveText('Stroopwafel');
  await gifts.getByRole('button', { name: 'Haal cadeau 1 weg' }).click();
  await save.click();
  const asked = page.getByRole('dialog', { name: 'Wijzigingen bewaren?' });
  await asked.getByLabel('Waarom').fill('Voor de markt.');
  await asked.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
  await expect(page.getByText('Bewaard. De site toont het nu.')).toBeVisible();
  await expectChange(page, 'Cadeaus: van Kop koffie naar Stroopwafel');
  await expectAccessible(page, versionsOf(page));
});

test('STAFF-4: an owner plans a price on the clock of the site, and cancels it before it holds @desktop', async ({
  page,
  context,
  server,
}) => {
  await openSite(page, { context, server, name: 'Maanlicht' });
  const plans = page.getByRole('region', { name: 'Geplande prijzen' });
  await expect(plans.getByText('Er is niets gepland.')).toBeVisible();
  await plans.getByRole('button', { name: 'Plan een prijs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan een prijs' });
  const send = dialog.getByRole('button', { name: 'Plan een prijs' });
  await send.click();
  await expect(dialog.getByLabel('Dag')).toBeFocused();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(3);
  await expectAccessible(page, dialog);
  await dialog.getByLabel('Dag').fill('2031-03-30');
  await dialog.getByLabel('Tijd').fill('02:30');
  await dialog.getByLabel('Nieuwe prijs van 30 credits').fill('99,99');
  await dialog.getByLabel('Waarom').fill('Voor de lente.');
  await send.click();
  await expect(dialog.getByText('Dit tijdstip bestaat niet op de klok van deze site.')).toBeVisible();
  await dialog.getByLabel('Tijd').fill('09:30');
  await send.click();
  const line = plans.getByRole('listitem').filter({ hasText: 'Vanaf 30 mrt 2031, 09:30' });
  await expect(line).toContainText(/30 credits: .*99,99/);
  await expect(line).toContainText('Gepland door R. Vos: Voor de lente.');
  await expectAccessible(page, plans);
  await line.getByRole('button', { name: 'Schrap wat vanaf 30 mrt 2031, 09:30 gepland is' }).click();
  const asked = page.getByRole('dialog', { name: 'Geplande prijs schrappen?' });
  await asked.getByLabel('Waarom').fill('Toch niet.');
  await asked.getByRole('button', { name: 'Schrap' }).click();
  await expect(line).toContainText('Geschrapt door R. Vos: Toch niet.');
  await expect(line.getByRole('button')).toHaveCount(0);
});

test('STAFF-4: each field of every site reads again as it is shown, so that saving one changes no other @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'R. Vos' }));
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(server.url(`/api/admin/${path}`))).json()) as Answer;
  const { sites } = await read<AdminCallOutput<'GET /api/admin/sites'>>('sites');
  expect(sites.length).toBeGreaterThan(2);
  for (const { site } of sites) {
    const { fields } = await read<AdminCallOutput<'GET /api/admin/site'>>(`site?site=${site}`);
    const again = fields.map((field) => [field.name, readTyped(field, typedOf(field))]);
    expect(again).toEqual(fields.map(({ name, value }) => [name, value]));
  }
});

test('T18: an owner writes what the site says of itself, each claim with what it rests on, marked where it lacks some @desktop', async ({
  page,
  context,
  server,
}) => {
  await openSite(page, { context, server, name: 'Dichterbij' });
  const register = page.getByRole('group', { name: 'Wat de site over zichzelf beweert' });
  const figure = register.getByRole('listitem').filter({ hasText: 'Cijfer over premium' });
  const seal = register.getByRole('listitem').filter({ hasText: 'Keurmerk' });
  const press = () => page.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
  const asked = page.getByRole('dialog', { name: 'Wijzigingen bewaren?' });
  const confirm = async () => {
    await asked.getByLabel('Waarom').fill('Gemeten in oktober.');
    await asked.getByRole('button', { name: 'Bewaar en toon op de site' }).click();
  };
  const saved = page.getByText('Bewaard. De site toont het nu.');
  await expect(figure.getByText('Zo luidt ze: ‘Premiumleden hebben 46% meer kans op een match.’')).toBeVisible();

  // What is to be said lacks its evidence: each input says so, the definition in each language.
  await figure.getByRole('switch', { name: 'Toon op de site' }).check();
  await press();
  await expect(page.getByText('Verbeter wat bij een bewering gemarkeerd is.')).toBeVisible();
  await expect(figure.locator('[aria-invalid]')).toHaveCount(4 + locales.length);
  await expect(figure.getByLabel('Aantal getelde leden')).toBeFocused();
  await expectAccessible(page, register);
  await figure.getByLabel('Hoeveel meer kans').fill('46,5');
  await figure.getByLabel('Aantal getelde leden').fill('4200');
  await figure.getByLabel('Waar het bewijs ligt').fill('reports/premium-matches.csv');
  await figure.getByLabel('Dag van het bewijs').fill('2025-10-01');
  await figure.getByLabel('Laatste dag').fill('2025-09-30');
  for (const locale of locales)
    await figure.getByLabel(languageNames[locale]).fill(`Matches in de eerste maand (${locale}).`);

  // What the server alone judges is marked at its own input too.
  await press();
  await confirm();
  await expect(figure.locator('[aria-invalid]')).toHaveCount(1);
  await expect(figure.getByLabel('Laatste dag')).toBeFocused();
  await expect(figure.getByText('Kies een dag, niet voor die van het bewijs.')).toBeVisible();
  await figure.getByLabel('Laatste dag').fill('2099-01-01');
  await expect(figure.locator('[aria-invalid]')).toHaveCount(0);
  await press();
  await confirm();
  await expect(saved).toBeVisible();
  await expectChange(
    page,
    /van niet getoond: ‘Premiumleden hebben 46% meer .*’ naar 1 okt\.? 2025.*2099: ‘Premiumleden hebben 46,5% meer kans/,
  );

  // A seal that waits for its certificate is kept, and stands first.
  await register.getByRole('button', { name: 'Keurmerk erbij' }).click();
  await seal.getByLabel('Wie het geeft').fill('Thuiswinkel');
  await register.getByRole('button', { name: 'Zet bewering 2 hoger' }).click();
  await press();
  await confirm();
  await expect(page.getByText(/· Gemeten in oktober\.$/)).toHaveCount(2);
  await expectChange(page, /niet getoond: ‘Keurmerk Thuiswinkel, certificaat …\.’; 1 okt/);
  await page.reload();
  await expect(register.getByRole('listitem').first().getByLabel('Wie het geeft')).toHaveValue('Thuiswinkel');
  await expect(figure.getByLabel(languageNames.pl)).toHaveValue('Matches in de eerste maand (pl).');
  await expectAccessible(page, register);

  await register.getByRole('button', { name: 'Haal bewering 2 weg' }).click();
  await register.getByRole('button', { name: 'Haal bewering 1 weg' }).click();
  await expect(register.getByRole('listitem')).toHaveCount(0);
  await press();
  await confirm();
  await expectChange(page, /Wat de site over zichzelf beweert: van .* naar niets/);
});
