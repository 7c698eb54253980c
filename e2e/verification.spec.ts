import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

const selfie = () =>
  sharp({
    create: {
      width: 600,
      height: 800,
      channels: 3,
      background: '#8a6a5a',
      noise: { type: 'gaussian', mean: 20, sigma: 8 },
    },
  })
    .jpeg()
    .toBuffer();

/** The main photo that others see, without the ten seconds of the demo. */
const mainPhoto = `insert into photos (site_id, id, public_id, profile_id, key, state, is_main, position, content_hash,
    width, height, uploaded_at, decided_at)
  values (1, gen_random_uuid(), left(md5($1), 14), $2, left(md5($1), 28), 'active', true, 0, sha256($1::bytea), 600,
    800, now(), now())`;
const asStaffDo = `update verifications set state = 'verified', decided_by = 'eva', decided_at = now(),
    photo_key = (select key from photos where profile_id = $1 and is_main)
  where profile_id = $1 and state = 'waiting'`;

test('T117: I am verified with a picture of what is asked, others see what the tick says, and I take it back @phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  const [anna, bram] = [await another(server, 'anna'), await another(server, 'bram')];
  await withDatabase(server, async (client) => {
    await client.query(mainPhoto, [anna.publicId, anna.id]);
    await client.query(
      "update profiles set main_photo_key = (select '1/' || key from photos where profile_id = $1), photo_count = 1 where id = $1",
      [anna.id],
    );
  });
  await logIn(context, server, anna);
  await page.goto(server.url('/profile'));
  await page.getByRole('link', { name: 'Laat zien dat jij dit bent' }).click();
  await expect(page.getByText('Geen computer meet of herkent je gezicht')).toBeVisible();
  const consent = page.getByRole('checkbox', { name: 'Ik geef toestemming' });
  await expect(consent).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Geef me een opdracht' }).click();
  await expect(consent).toBeFocused();
  await expect(page.getByText('Zonder je toestemming mogen we de foto’s niet vergelijken.')).toBeVisible();
  await consent.check();
  await page.getByRole('button', { name: 'Geef me een opdracht' }).click();
  await expect(page.getByRole('heading', { name: 'Je opdracht' })).toBeVisible();
  await expectAccessible(page);
  const camera = page.locator('input[type=file][capture=user]');
  await camera.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') });
  await expect(page.getByRole('alert')).toContainText('Dit is geen foto.');
  await camera.setInputFiles({ name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await selfie() });
  await expect(page.getByText('Je foto wordt bekeken')).toBeVisible();
  await withDatabase(server, (client) => client.query(asStaffDo, [anna.id]));
  await page.reload();
  await expect(page.getByText('Je bent geverifieerd')).toBeVisible();

  const other = await browser.newContext();
  await logIn(other, server, bram);
  const theirs = await other.newPage();
  await theirs.goto(server.url(`/members/${anna.publicId}`));
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Geverifieerd');
  await theirs.getByText('Wat zegt dit vinkje?').click();
  await expect(theirs.getByText('Het vinkje zegt niets over naam, leeftijd of bedoelingen.')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto(server.url(`/members/${anna.publicId}/chat`));
  await expect(theirs.locator('.conversation-head')).toContainText('Geverifieerd');

  await page.getByRole('button', { name: 'Trek mijn toestemming in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Trek mijn toestemming in' }).click();
  await expect(page.getByText('Ingetrokken en gewist.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geef me een opdracht' })).toBeVisible();
  await theirs.goto(server.url(`/members/${anna.publicId}`));
  await expect(theirs.getByRole('heading', { level: 1 })).not.toContainText('Geverifieerd');
  await other.close();
  // Other tests meet her too, and there is no file.
  await withDatabase(server, (client) =>
    client.query('update profiles set main_photo_key = null, photo_count = 0 where id = $1', [anna.id]),
  );
});
