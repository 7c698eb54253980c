import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { addInvented } from './support/invented.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';
import { sizes } from './support/widths.ts';

test('STAFF-4, T2: marketing makes a profile that is nobody’s, sees it as members do, changes it beside a colleague and switches it off @desktop', async ({
  page,
  context,
  browser,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'marketing', site: 1 }], { name: 'M. de Wit' }));
  await page.goto(server.url('/admin/invented'));
  await expect(page.getByRole('heading', { name: 'Verzonnen profielen', level: 1 })).toBeVisible();
  const name = `Nora${Date.now() % 1_000_000}`;

  await page.getByRole('button', { name: 'Nieuw profiel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw profiel' });
  await expect(dialog.getByLabel('Soort')).toBeFocused();
  await dialog.getByLabel('Soort').selectOption('fictional_ai');
  await dialog.getByLabel('Naam', { exact: true }).fill(name);
  await dialog.getByLabel('Geboortedatum').fill('2015-01-01');
  await dialog.getByLabel('Zin op de kaart').fill('Ik besta niet, maar ik lees graag.');
  await dialog.getByRole('button', { name: 'Lezen' }).click();
  const preview = dialog.getByRole('region', { name: 'Zo zien leden het' });
  await expect(preview.getByRole('article')).toContainText('Fictief profiel met AI');
  await expect(preview.getByRole('article')).toContainText('geen fysiek contact mogelijk');
  await expect(preview).toContainText('Ik besta niet, maar ik lees graag.');
  await dialog.getByLabel('Waarom').fill('Voor de zomer.');
  await dialog.getByRole('button', { name: 'Maak profiel' }).click();
  await expect(dialog.getByLabel('Geboortedatum')).toHaveAccessibleDescription(/Ongeldige geboortedatum/);
  await expectAccessible(page);
  await dialog.getByLabel('Geboortedatum').fill('1990-01-01');
  await dialog.getByRole('button', { name: 'Maak profiel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Naam begint met' }).fill(name);
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row).toContainText('fictief, met AI');
  await expect(row).toContainText('M. de Wit');
  await expectAccessible(page);

  // A colleague changes it while it is open here.
  await row.getByRole('button', { name: `Wijzig ${name}` }).click();
  const mine = page.getByRole('dialog', { name: `Wijzig ${name}` });
  await mine.getByLabel('Langere tekst').fill('Van mij.');
  const other = await browser.newContext({ locale: 'nl-NL' });
  await enter(other, server, await colleague(server, [{ role: 'marketing', site: 1 }], { name: 'A. Ander' }));
  const theirs = await other.newPage();
  await theirs.goto(server.url(`/admin/invented?name=${name}`));
  await theirs.getByRole('button', { name: `Wijzig ${name}` }).click();
  const their = theirs.getByRole('dialog', { name: `Wijzig ${name}` });
  await their.getByLabel('Zin op de kaart').fill('Van de ander.');
  await their.getByLabel('Waarom').fill('Korter.');
  await their.getByRole('button', { name: 'Bewaar' }).click();
  await expect(their).toBeHidden();
  await other.close();
  await mine.getByLabel('Waarom').fill('Langer.');
  await mine.getByRole('button', { name: 'Bewaar' }).click();
  await expect(mine.getByText('Intussen gewijzigd door A. Ander.')).toBeVisible();
  await expect(mine.getByRole('listitem').filter({ hasText: 'Zin op de kaart: Van de ander.' })).toBeVisible();
  await expect(mine.getByLabel('Langere tekst')).toHaveValue('Van mij.');
  await expectAccessible(page);
  await mine.getByRole('button', { name: 'Ga door met mijn tekst' }).click();
  await mine.getByRole('button', { name: 'Bewaar' }).click();
  await expect(mine).toBeHidden();

  await page.setViewportSize(sizes.phone);
  await row.getByRole('button', { name: `Zet ${name} uit` }).click();
  const why = page.getByRole('dialog', { name: `${name} uitzetten?` });
  await why.getByLabel('Waarom').fill('Zomer voorbij.');
  await why.getByRole('button', { name: 'Zet uit', exact: true }).click();
  await expect(why).toBeHidden();
  await expect(row).toContainText('uit');
  await row.getByRole('button', { name: `Versies van ${name}` }).click();
  await expect(page.getByRole('dialog', { name: `Versies van ${name}` }).getByText(/^Versie \d/)).toHaveCount(4);
  await expectAccessible(page);
});

/** Blocks of grey, unlike any other picture. */
const scene = () =>
  sharp(randomBytes(9 * 8), { raw: { width: 9, height: 8, channels: 1 } })
    .resize(720, 900, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toBuffer();

test('T1, T12: a profile gets pictures with where they come from; what AI made says so, and one is put first and taken away @desktop', async ({
  page,
  context,
  server,
}) => {
  const { name } = await addInvented(server);
  await enter(context, server, await colleague(server, [{ role: 'marketing', site: 1 }], { name: 'M. de Wit' }));
  await page.goto(server.url(`/admin/invented?name=${name}`));
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  await row.getByRole('button', { name: `Foto’s van ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Foto’s van ${name}` });
  const form = dialog.getByRole('form', { name: 'Foto toevoegen' });
  await form.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(form.getByLabel('Bestand')).toHaveAccessibleDescription(/Vul dit in/);
  await expectAccessible(page);
  for (const [origin, note] of [
    ['licensed', 'Licentie 17'],
    ['ai', 'Eigen model'],
  ] as const) {
    await form.getByLabel('Bestand').setInputFiles({ name: 'beeld.png', mimeType: 'image/png', buffer: await scene() });
    await form.getByLabel('Waar komt de foto vandaan?').selectOption(origin);
    await form.getByLabel('Licentie, toestemming of gereedschap').fill(note);
    await form.getByLabel('Wat staat erop?').fill(`Een beeld, ${note}.`);
    await form.getByRole('button', { name: 'Voeg toe' }).click();
    await expect(dialog.getByText(note, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('img', { name: 'Een beeld, Eigen model.' })).toHaveJSProperty('naturalWidth', 480);
  await dialog.getByRole('button', { name: 'Maak foto 2 hoofdfoto' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('gemaakt met AI');
  await page.setViewportSize(sizes.phone);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Haal foto 2 weg' }).click();
  const why = page.getByRole('dialog', { name: 'Foto weghalen?' });
  await why.getByLabel('Waarom').fill('Licentie voorbij.');
  await why.getByRole('button', { name: 'Haal weg', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});
