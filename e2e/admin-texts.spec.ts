import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';
import { complain } from './support/staff/what-members-do.ts';

test('STAFF-2: a text block is refused with the place of its mistake, kept, and put into a reason by keys @desktop', async ({
  page,
  context,
  server,
}) => {
  await complain(server, { email: `blok-${Date.now()}@vonk.example`, text: 'Hij vroeg om een bon.' });
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'M. Bakker' }));
  await page.goto(server.url('/admin/texts'));
  await expect(page.getByRole('heading', { name: 'Tekstblokken', level: 1 })).toBeVisible();
  const name = `Niets gevonden ${Date.now() % 1_000_000}`;
  await page.getByRole('button', { name: 'Nieuw blok' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw blok' });
  await dialog.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(2);
  await dialog.getByLabel('Naam').fill(name);
  const dutch = dialog.getByLabel('Nederlands');
  await dutch.fill('We keken zaak {nummer} na en vonden niets.');
  await expect(dialog.locator('mark')).toHaveText('{nummer}');
  await dialog.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(dialog.getByText('{nummer} bij teken 15 kennen we hier niet.')).toBeVisible();
  await expect(dutch).toHaveValue('We keken zaak {nummer} na en vonden niets.');
  await expectAccessible(page);
  await dutch.fill('We keken zaak {number} na en vonden niets.');
  await dialog.getByRole('button', { name: 'Bewaar', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row).toContainText('Nederlands');
  await expectAccessible(page);

  await page.goto(server.url('/admin/reports'));
  // Before it may stand one that somebody else has open.
  await page.locator('.queue-item').last().click();
  const words = page.getByLabel('Waarom, in een paar zinnen');
  await expect(page.getByLabel('Tekstblok')).toBeVisible();
  await words.fill('Beste Carla,');
  await page.keyboard.press('Alt+t');
  await expect(page.getByLabel('Tekstblok')).toBeFocused();
  await page.keyboard.type('Niets gevonden');
  await page.getByLabel('Tekstblok').selectOption({ label: name });
  await page.keyboard.press('Enter');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(/^Beste Carla, We keken zaak [0-9A-Z]{4}-[0-9A-Z]{4} na en vonden niets\.$/);
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Geen maatregel/ }).check({ force: true });
  await page.getByRole('button', { name: /^Lees/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/We keken zaak [0-9A-Z]{4}-[0-9A-Z]{4} na en vonden niets\./);
  await page.keyboard.press('Escape');

  await page.goto(server.url('/admin/texts'));
  await page.getByRole('button', { name: `Haal ${name} weg` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Haal weg' }).click();
  await expect(row).toHaveCount(0);
});
