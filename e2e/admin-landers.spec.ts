import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';
import { sizes } from './support/widths.ts';

test('STAFF-4: marketing makes an address of a landing page, which visitors see at once, switches it off and puts it back @desktop', async ({
  page,
  context,
  browser,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'marketing', site: 1 }], { name: 'M. de Wit' }));
  await page.goto(server.url('/admin/landers'));
  await expect(page.getByRole('heading', { name: 'Landers', level: 1 })).toBeVisible();
  const slug = `krant-${Date.now() % 1_000_000}`;
  const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  const title = async () => {
    await visitor.goto(server.url(`/landers/gallery/${slug}`));
    return visitor.getByRole('heading', { level: 1 }).textContent();
  };
  const plain = await title();

  await page.getByRole('button', { name: 'Nieuw adres' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw adres' });
  await expect(dialog.getByLabel('Ontwerp')).toBeFocused();
  await dialog.getByLabel('Ontwerp').selectOption('gallery');
  await dialog.getByLabel('Adres', { exact: true }).fill(slug);
  const dutch = dialog.getByRole('group', { name: 'Nederlands' });
  await dutch.getByLabel('Kop', { exact: true }).fill('De beste datingsite van de krant.');
  await dutch.getByLabel('Onder de kop').fill('Lees een zin en schrijf terug.');
  await expect(dutch.locator('mark')).toHaveText('beste datingsite');
  await dialog.getByLabel('Waarom').fill('Advertentie in de krant.');
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(dutch.getByLabel('Kop', { exact: true })).toHaveAccessibleDescription(/‘beste datingsite’ bij teken 4/);
  await expectAccessible(page);
  await dutch.getByLabel('Kop', { exact: true }).fill('Voor wie de krant leest.');
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  const row = page.getByRole('row', { name: new RegExp(`^${slug}`) });
  await expect(row).toContainText('Voor wie de krant leest.');
  await expect(row).toContainText('M. de Wit');
  await expectAccessible(page);
  expect(await title()).toBe('Voor wie de krant leest.');

  const name = `galerij / ${slug}`;
  const act = async (button: string, asked: string, confirm: string) => {
    await row.getByRole('button', { name: button }).click();
    const why = page.getByRole('dialog', { name: asked });
    await why.getByLabel('Waarom').fill('Andere advertentie.');
    await why.getByRole('button', { name: confirm, exact: true }).click();
    await expect(why).toBeHidden();
  };
  await act(`Zet ${name} uit`, `${name} uitzetten?`, 'Zet uit');
  await expect(row).toContainText('uit');
  expect(await title()).toBe(plain);
  await page.setViewportSize(sizes.phone);
  await row.getByRole('button', { name: `Versies van ${name}` }).click();
  const versions = page.getByRole('dialog', { name: `Versies van ${name}` });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Zet versie 1 terug' }).click();
  const why = page.getByRole('dialog', { name: 'Zet versie 1 terug' });
  await why.getByLabel('Waarom').fill('Toch deze.');
  await why.getByRole('button', { name: 'Zet terug', exact: true }).click();
  await expect(why).toBeHidden();
  expect(await title()).toBe('Voor wie de krant leest.');
  await visitor.context().close();
});
