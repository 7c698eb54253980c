import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';
import { sizes } from './support/widths.ts';

test('ACC-4: marketing makes a partner’s key, which is shown once and signs somebody up, and ends it @desktop', async ({
  page,
  context,
  request,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'marketing', site: 1 }], { name: 'M. de Boer' }));
  await page.goto(server.url('/admin/partners'));
  await expect(page.getByRole('heading', { name: 'Partners', level: 1 })).toBeVisible();
  const network = `krant-${Date.now() % 1_000_000}`;
  await page.getByRole('button', { name: 'Nieuwe sleutel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe sleutel' });
  await expect(dialog.getByLabel('Netwerk')).toBeFocused();
  // No member is concerned, so none is named.
  await expect(dialog.getByLabel('Waarom')).toHaveAccessibleDescription('Komt in het logboek.');
  await dialog.getByRole('button', { name: 'Maak sleutel' }).click();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByLabel('Netwerk').fill(network);
  await dialog.getByLabel('Waarom').fill('Contract getekend.');
  await dialog.getByRole('button', { name: 'Maak sleutel' }).click();
  const shown = page.getByRole('dialog', { name: `Sleutel van ${network}` });
  const key = await shown.getByLabel('Sleutel', { exact: true }).inputValue();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Ik heb hem bewaard' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^${network}`) });
  await expect(row).toContainText('werkt');
  await expectAccessible(page);
  const signUp = () =>
    request.post(server.url('/api/partner-signup.php'), {
      headers: { authorization: `Bearer ${key}` },
      data: {
        email: `${network}-${Math.random()}@example.org`,
        name: `Krant ${Date.now() % 1_000_000}`,
        date_of_birth: '1985-03-14',
        accept_terms: true,
      },
    });
  expect((await signUp()).status()).toBe(200);

  await row.getByRole('button', { name: `Beëindig de sleutel van ${network}` }).click();
  const asked = page.getByRole('dialog', { name: `Sleutel van ${network} beëindigen?` });
  await asked.getByLabel('Waarom').fill('Het contract is voorbij.');
  await asked.getByRole('button', { name: 'Beëindig' }).click();
  await expect(row).toContainText('beëindigd');
  // On a phone a cell has its label before it, and one in which nothing stands is not there.
  await page.setViewportSize(sizes.phone);
  await expect(row.locator('td:not(:empty)')).not.toHaveCount(0);
  for (const cell of await row.locator('td').all())
    await expect(cell).toBeVisible({ visible: (await cell.textContent()) !== '' });
  await expect(row.locator('td[data-label="Doen"]')).toBeHidden();
  await page.setViewportSize(sizes.desktop);
  expect((await signUp()).status()).toBe(403);
  await page.reload();
  await expect(row).toBeVisible();
  expect(await page.content()).not.toContain(key);
});
