import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

test('T78: the owner reads what is kept, what for and how long, and takes it along @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'O. Baas' }));
  await page.goto(server.url('/admin/processing'));
  await expect(page.getByRole('heading', { name: 'Verwerkingen', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /^accounts / }).first()).toContainText('overeenkomst');
  await expect(page.getByRole('row', { name: /^text_blocks / })).toHaveCount(0);
  await page.getByLabel('Ook wat van niemand is').check();
  await expect(page.getByRole('row', { name: /^text_blocks / })).toContainText('er staat niemand in');
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bewaar als CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('"Tabel","Velden","Doel","Grond","Termijn","Als een lid gewist wordt"');
  expect(lines).toHaveLength(await page.getByRole('row').count());
});

test('an authority’s request is noted, waits, and is answered by the owner once @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'O. Baas' }));
  await page.goto(server.url('/admin/authorities'));
  await expect(page.getByRole('heading', { name: 'Verzoeken van autoriteiten', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const authority = `Politie ${Date.now()}`;
  await page.getByRole('button', { name: 'Nieuw verzoek' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw verzoek' });
  await expect(dialog.getByLabel('Autoriteit')).toBeFocused();
  await dialog.getByRole('button', { name: 'Noteer', exact: true }).click();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByLabel('Autoriteit').fill(authority);
  await dialog.getByLabel('Land').selectOption('DE');
  await dialog.getByLabel('Waar het over gaat').selectOption('money');
  await dialog.getByLabel('Binnengekomen op').fill('2026-01-05');
  await dialog.getByLabel('Antwoord uiterlijk').fill('2026-01-04');
  await dialog.getByLabel('Het verzoek').fill('Naam en e-mailadres van dit lid.');
  const desk = `desk-${Date.now()}@polizei.example`;
  await dialog.getByLabel('Hun e-mailadres').fill(desk);
  await dialog.getByLabel('Taal van die mail').selectOption('de');
  await dialog.getByRole('button', { name: 'Noteer', exact: true }).click();
  await expect(dialog.getByText('Deze dag ligt voor de dag waarop het binnenkwam.')).toBeVisible();
  await dialog.getByLabel('Antwoord uiterlijk').fill('2026-01-19');
  await dialog.getByRole('button', { name: 'Noteer', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(authority) });
  await expect(row).toContainText('Duitsland');
  await expect(row).toContainText('te laat');
  expect((await server.mailTo(desk)).subject).toMatch(/^Eingegangen: Anfrage /);

  const search = page.getByRole('searchbox', { name: 'Zoek in de verzoeken' });
  await search.fill('niets wat er staat');
  await expect(page.getByText('Er staat geen verzoek met deze woorden.')).toBeVisible();
  await expectAccessible(page);
  await search.fill(authority.toLowerCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: /^Bekijk/ }).click();
  const open = page.getByRole('dialog', { name: /^Verzoek / });
  await expect(open).toContainText('Naam en e-mailadres van dit lid.');
  await expect(open).toContainText(desk);
  await open.getByLabel('Wat er gebeurde').selectOption('partly');
  await open.getByLabel('Het antwoord').fill('Alleen het e-mailadres, op bevel van de rechter.');
  await expectAccessible(page);
  await open.getByRole('button', { name: 'Leg vast' }).click();
  await expect(row).toContainText('Deels voldaan');
  await row.getByRole('button', { name: /^Bekijk/ }).click();
  await expect(open).toContainText('Door O. Baas');
  await expect(open.getByRole('button', { name: 'Leg vast' })).toHaveCount(0);
});

test('T66: the owner reads what a site accounts for in a year, and takes it along @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'O. Baas' }));
  await page.goto(server.url('/admin/transparency'));
  await expect(page.getByRole('heading', { name: 'Jaarverslag', level: 1 })).toBeVisible();
  const objections = page.getByRole('table', { name: 'Bezwaren' });
  await expect(objections.getByRole('row', { name: /^Tegen een beperking/ })).toBeVisible();
  const year = String(new Date().getFullYear());
  await page.getByLabel('Jaar').selectOption(year);
  await expect(page.getByText(/^Dit jaar loopt nog: geteld tot /)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`year=${year}`));
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bewaar als CSV' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file.split('\r\n')).toContainEqual(expect.stringMatching(/^"","Tegen een beperking","\d+","\d+","\d+",/));
});

test('T91: a drill of a breach is overdue until the owner notes one @desktop', async ({ page, context, server }) => {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'O. Baas' }));
  await page.goto(server.url('/admin/processing'));
  const part = page.getByRole('region', { name: 'Oefening datalek' });
  await expect(part.getByText(/^nog nooit gehouden|^volgende uiterlijk/)).toBeVisible();
  await part.getByRole('button', { name: 'Noteer een oefening' }).click();
  const dialog = page.getByRole('dialog', { name: 'Noteer een oefening' });
  await expectAccessible(page);
  const findings = `De sleutel van de back-up lag bij één persoon. ${Date.now()}`;
  await dialog.getByLabel('Wat er gespeeld is en wat er ontbrak').fill(findings);
  await dialog.getByRole('button', { name: 'Noteer', exact: true }).click();
  await expect(part.getByText(findings)).toBeVisible();
  await expect(part.getByText(/^volgende uiterlijk/)).toBeVisible();
  await expectAccessible(page);
});
