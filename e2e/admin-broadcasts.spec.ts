import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

test('T93: marketing writes a message, sees it as it arrives, tests it on itself and sends it @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'marketing', site: 1 }], { name: 'M. de Boer' }));
  await page.goto(server.url('/admin/broadcasts'));
  await expect(page.getByRole('heading', { name: 'Berichten aan leden', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const name = `lente-${Date.now() % 1_000_000}`;
  await page.getByRole('button', { name: 'Nieuw bericht' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw bericht' });
  await expect(dialog.getByLabel('Naam', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(4);
  await dialog.getByLabel('Naam', { exact: true }).fill(name);
  const dutch = dialog.getByRole('group', { name: 'Nederlands' });
  await dutch.getByLabel('Onderwerp').fill('Dag {naam}');
  await dutch.getByLabel('Tekst').fill('Er is nieuws op {site}.\n\nTot snel.');
  await dutch.getByLabel('Op de knop').fill('Kijk');
  await expect(dutch.locator('mark')).toHaveText('{naam}');
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(dutch.getByText('{naam} bij teken 5 kennen we hier niet.')).toBeVisible();
  await expectAccessible(page);

  await dutch.getByLabel('Onderwerp').fill('Dag {name}');
  await dialog.getByRole('button', { name: 'Bekijk' }).click();
  const preview = dialog.getByRole('region', { name: 'Zo komt het aan' });
  await expect(preview.getByText('Dag M. de Boer').first()).toBeVisible();
  await expect(preview.getByText('Er is nieuws over de site')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stuur mij een test' }).click();
  await expect(page.getByText('Een test is onderweg naar je mail.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row).toContainText('concept');

  await page.getByRole('button', { name: `Verstuur ${name}` }).click();
  const asked = page.getByRole('dialog', { name: `${name} versturen?` });
  await expect(asked.getByText(/Dit gaat naar|is er niemand/)).toBeVisible();
  await asked.getByLabel('Waarom').fill('Voor de lente.');
  await asked.getByRole('button', { name: 'Verstuur' }).click();
  await expect(row).toContainText(/onderweg|verstuurd/);
  await expectAccessible(page);
});
