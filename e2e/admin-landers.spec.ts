import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { another, withDatabase } from './support/members.ts';
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
  // The page itself shows it before it is saved, at the width of a phone and of a desk.
  const preview = dialog.getByRole('region', { name: 'Zo ziet het eruit' });
  const looked = preview.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(looked).toHaveText('Voor wie de krant leest.');
  const wide = () =>
    preview
      .frameLocator('iframe')
      .locator('html')
      .evaluate((root) => root.clientWidth);
  expect(await wide()).toBe(390);
  await preview.getByLabel('Scherm').selectOption('desktop');
  await expect.poll(wide).toBe(1280);
  await preview.getByLabel('Taal').selectOption('de');
  await expect(looked).not.toHaveText('Voor wie de krant leest.');
  await expect(preview.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'de');
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

test('PUB-2: an address gets a picture, said in seven languages, which visitors see in its room with the word model (T17) @desktop', async ({
  page,
  context,
  browser,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'marketing', site: 1 }], { name: 'M. de Wit' }));
  const lotte = await another(server, 'lotte');
  const agree = (isOn: boolean) =>
    withDatabase(server, (client) =>
      client.query('update profiles set ad_consent = $2, photo_count = 1, rank = 1000000000 where id = $1', [
        lotte.id,
        isOn,
      ]),
    );
  await agree(true);
  await page.goto(server.url('/admin/landers'));
  const slug = `beeld-${Date.now() % 1_000_000}`;
  await page.getByRole('button', { name: 'Nieuw adres' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw adres' });
  await dialog.getByLabel('Adres', { exact: true }).fill(slug);
  const choose = async (buffer: Buffer, mimeType = 'image/jpeg') =>
    dialog.locator('input[type="file"]').setInputFiles({ name: 'gracht.jpg', mimeType, buffer });
  await choose(Buffer.from('geen foto'));
  await expect(dialog.getByRole('alert')).toContainText('Dit is geen foto.');
  await choose(
    await sharp({ create: { width: 1800, height: 1200, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  );
  const thumb = dialog.locator('.lander-desk-picture');
  await expect(thumb).toBeVisible();
  expect(await thumb.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(480);
  await dialog.getByLabel('Waarom').fill('Campagne met foto.');
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  const said = dialog.getByRole('group', { name: 'Wat erop staat' });
  await expect(said.getByLabel('Nederlands')).toHaveAccessibleDescription(/.+/);
  await expectAccessible(page);
  for (const language of ['Nederlands', 'Deutsch', 'English', 'Español', 'Français', 'Italiano', 'Polski'])
    await said.getByLabel(language).fill(`Een gracht (${language})`);
  await dialog.getByLabel('Van wie en met welk recht').fill('Fotobureau, licentie 12.');
  await dialog.getByLabel('Leden op de pagina').selectOption('members');
  await dialog.getByRole('button', { name: 'Bewaar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`^${slug}`) })).toContainText('met foto');

  const visitor = await (await browser.newContext({ locale: 'nl-NL', viewport: sizes.phone })).newPage();
  await visitor.goto(server.url(`/landers/gallery/${slug}`));
  const picture = visitor.getByRole('img', { name: 'Een gracht (Nederlands)' });
  // Its room is there before it is: nothing moves when it comes.
  const before = await picture.boundingBox();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const after = await picture.boundingBox();
  expect(after?.height).toBe(before?.height);
  await expect(visitor.getByText('De mensen op de foto’s zijn modellen.').last()).toBeVisible();
  // Who agreed stands on it, and from the next visit on no more (T17).
  const faces = visitor.getByRole('region', { name: 'Zij zijn hier al' });
  await expect(faces.getByText(lotte.name)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.setViewportSize(sizes.desktop);
  await expectAccessible(visitor);
  await agree(false);
  await visitor.reload();
  await expect(picture).toBeVisible();
  await expect(faces.getByText(lotte.name)).toBeHidden();
  await visitor.context().close();
});

test('T17: a picture whose right has ended is deleted for good, and the version that had it says so @desktop', async ({
  page,
  context,
  browser,
  server,
}) => {
  const slug = `recht-${Date.now() % 1_000_000}`;
  const key = `R${String(Date.now() % 1_000_000).replaceAll('0', '9')}`.padEnd(28, 'x');
  const picture = { key, width: 1600, height: 1067, alt: { nl: 'Een gracht' }, shows: 'nobody', origin: 'Bureau.' };
  const shown = { words: 'plain', models: [], ownWords: {}, faces: 'none', isOn: true, picture };
  await withDatabase(server, async (client) => {
    await client.query(
      "insert into lander_pictures (site_id, key, width, height, actor, added_at) values (1, $1, 1600, 1067, '', now())",
      [key],
    );
    await client.query(
      `insert into lander_variants (site_id, lander, slug, words, picture, created_at)
       values (1, 'gallery', $1, 'plain', $2, now())`,
      [slug, JSON.stringify(picture)],
    );
    await client.query(
      `insert into lander_versions (site_id, lander, slug, number, actor, reason, happened_at, state)
       values (1, 'gallery', $1, 1, 'nobody', 'Campagne.', now(), $2)`,
      [slug, JSON.stringify(shown)],
    );
  });
  const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await visitor.goto(server.url(`/landers/gallery/${slug}`));
  await expect(visitor.getByRole('img', { name: 'Een gracht' })).toHaveCount(1);
  await enter(context, server, await colleague(server, [{ role: 'marketing', site: 1 }], { name: 'M. de Wit' }));
  await page.goto(server.url(`/admin/landers?name=${slug}`));
  const name = `galerij / ${slug}`;
  const look = () => page.getByRole('button', { name: `Versies van ${name}` }).click();
  await look();
  const versions = page.getByRole('dialog', { name: `Versies van ${name}` });
  await versions.getByRole('button', { name: 'Verwijder de foto van versie 1 voorgoed' }).click();
  const why = page.getByRole('dialog', { name: 'De foto voorgoed verwijderen?' });
  await why.getByLabel('Waarom').fill('De licentie is afgelopen.');
  await expectAccessible(page);
  await why.getByRole('button', { name: 'Verwijder de foto voorgoed' }).click();
  await expect(page.getByText('De foto is voorgoed verwijderd.')).toBeVisible();
  await expect(why).toBeHidden();
  await page.setViewportSize(sizes.phone);
  await look();
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions.getByRole('listitem').last()).toContainText('foto voorgoed verwijderd');
  await expect(versions.getByRole('button', { name: /Verwijder de foto/ })).toHaveCount(0);
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Zet versie 1 terug' }).click();
  await expect(page.getByText(/zonder de foto: die is voorgoed verwijderd/)).toBeVisible();
  // A page that was rendered for visitors is kept for half a minute.
  await visitor.goto(server.url(`/landers/gallery/${slug}?anew=1`));
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Een gracht' })).toHaveCount(0);
  await visitor.context().close();
});
