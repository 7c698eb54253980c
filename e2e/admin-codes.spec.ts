import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

test('DISC-1: marketing makes a code and many that cannot be guessed, and ends one @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'marketing', site: 1 }], { name: 'M. de Boer' }));
  await page.goto(server.url('/admin/codes'));
  await expect(page.getByRole('heading', { name: 'Kortingscodes', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const name = `KRANT${Date.now() % 1_000_000}`;
  await page.getByRole('button', { name: 'Nieuwe code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe code' });
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Maak' }).click();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByLabel('Code', { exact: true }).fill(name.toLowerCase());
  await dialog.getByLabel('Korting in procent').fill('15');
  await dialog.getByLabel('Vanaf een bestelling van').fill('24,99');
  await dialog.getByRole('checkbox', { name: 'Nederland' }).check();
  await dialog.getByLabel('Waarom').fill('Voor de krant.');
  await dialog.getByRole('button', { name: 'Maak' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row).toContainText('vanaf € 24,99 · Nederland · 1 keer per lid');
  await expect(row).toContainText('loopt');

  await page.getByRole('button', { name: 'Nieuwe code' }).click();
  await dialog.getByRole('radio', { name: 'Veel codes' }).check({ force: true });
  await dialog.getByLabel('Hoeveel').fill('20');
  await dialog.getByLabel('Begint met').fill('lente');
  await dialog.getByLabel('Korting in procent').fill('12,5');
  await dialog.getByLabel('Waarom').fill('Voor twintig lezers.');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Maak' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(21);
  expect(lines[1]).toMatch(/^LENTE-[2-9A-Z]{12}$/);
  await expect(page.getByText('20 codes gemaakt.')).toBeVisible();

  await page.getByRole('button', { name: `Stop ${name}` }).click();
  const asked = page.getByRole('dialog', { name: `${name} stoppen?` });
  await asked.getByLabel('Waarom').fill('De actie is voorbij.');
  await asked.getByRole('button', { name: 'Stop' }).click();
  await expect(row).toContainText('gestopt');
  await expectAccessible(page);
});
