import sharp from 'sharp';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

const hour = 3_600_000;

test('T83: a page that stays open over the hour asks for its photos anew, and a broken one keeps its place @phone', async ({
  page,
  context,
  server,
}) => {
  const [jaap, roos] = [await another(server, 'bram'), await another(server, 'anna')];
  await withDatabase(server, (client) =>
    client.query('update profiles set main_photo_key = $2, photo_count = 1 where id = $1', [
      roos.id,
      `1/${'R'.repeat(28)}`,
    ]),
  );
  await logIn(context, server, jaap);
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#28624f' } })
    .webp()
    .toBuffer();
  const asked: string[] = [];
  let isBroken = false;
  await page.route('**/photos/**', (route) => {
    asked.push(route.request().url());
    return isBroken ? route.fulfill({ status: 403 }) : route.fulfill({ body: picture, contentType: 'image/webp' });
  });
  await page.clock.install();
  await page.goto(server.url(`/members/${roos.publicId}`));
  const portrait = page.locator('img[src*="/photos/1/RRRR"]').first();
  await expect(portrait).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const address of asked)
    expect(address).toMatch(/\/photos\/1\/R{28}\/\w+-v1\.webp\?for=members&until=\d{10}&by=[\w-]{22}$/);
  await page.waitForLoadState('networkidle');

  await test.step('the answer that names them is read again some minutes after the hour', async () => {
    const again = page.waitForRequest((request) => request.url().includes('/api/member.php'));
    await page.clock.fastForward(hour + 5 * 60_000);
    await again;
  });
  await test.step('one that cannot be loaded leaves the placeholder', async () => {
    isBroken = true;
    await page.reload();
    await expect(page.locator('.photo-missing').first()).toBeVisible();
    await expect(page.locator('img[src*="/photos/1/RRRR"]')).toHaveCount(0);
  });
  // Other tests meet her too, and there is no file.
  await withDatabase(server, (client) =>
    client.query('update profiles set main_photo_key = null, photo_count = 0 where id = $1', [roos.id]),
  );
});
