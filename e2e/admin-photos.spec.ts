import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

const picture = (background: string) =>
  sharp({
    create: { width: 700, height: 900, channels: 3, background, noise: { type: 'gaussian', mean: 30, sigma: 9 } },
  })
    .jpeg()
    .toBuffer();

/** Puts three photos of a member into the queue, past the demo, which approves them by itself after ten seconds. */
async function uploadPhotos(server: TestServer, browser: Browser): Promise<string> {
  const member = await another(server, 'anna');
  const context = await browser.newContext();
  await logIn(context, server, member);
  const page = await context.newPage();
  await page.goto(server.url('/profile'));
  await page.locator('.photo-set input[type=file]').setInputFiles(
    await Promise.all(
      ['#7a3b2e', '#2e4f7a', '#3b7a2e'].map(async (colour, at) => ({
        name: `${at}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture(colour),
      })),
    ),
  );
  const ready = () =>
    withDatabase(server, async (client) => {
      const { rowCount } = await client.query("select from photos where profile_id = $1 and state = 'active'", [
        member.id,
      ]);
      return rowCount;
    });
  await expect.poll(ready, { timeout: 60_000 }).toBe(3);
  await withDatabase(server, (client) =>
    client.query("update photos set state = 'under_inspection' where profile_id = $1", [member.id]),
  );
  await context.close();
  return member.id;
}

test('PHOTO-2: a moderator decides photos from the keyboard, takes one back, and nobody else has it meanwhile', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const owner = await uploadPhotos(server, browser);
  const states = () =>
    withDatabase(server, async (client) => {
      const { rows } = await client.query<{ state: string }>('select state from photos where profile_id = $1', [owner]);
      return rows.map(({ state }) => state).sort();
    });
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'M. Bakker' }));
  await page.goto(server.url('/admin/'));
  await expect(page.getByRole('heading', { name: 'Foto’s', level: 1 })).toBeVisible();
  const waiting = page.locator('.queue-item');
  await expect(waiting).toHaveCount(3);
  const photo = page.getByRole('img', { name: /^Te keuren foto van/ });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);

  await test.step('what one looks at is held, and says by whom', async () => {
    const theirs = await browser.newContext({ locale: 'nl-NL' });
    await enter(theirs, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'R. Vos' }));
    const other = await theirs.newPage();
    await other.goto(server.url('/admin/photos'));
    await expect(other.getByText('M. Bakker kijkt')).toBeVisible();
    await theirs.close();
  });

  await test.step('G shows it to others; U takes that back within ten seconds', async () => {
    await page.keyboard.press('g');
    await expect(waiting).toHaveCount(2);
    await page.keyboard.press('u');
    await expect(page.getByText('Teruggezet.')).toBeVisible();
    await expect(waiting).toHaveCount(3);
    expect(await states()).toEqual(Array(3).fill('under_inspection'));
  });

  await test.step('a figure chooses a reason, Enter sends it; S puts off, J and K go on and back', async () => {
    await expect(photo).toBeVisible();
    await page.keyboard.press('3');
    await expect(page.getByRole('button', { name: /Naakt/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Het lid leest: Verwijderd: bloot of seksueel.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(waiting).toHaveCount(2);
    await page.keyboard.press('j');
    await expect(waiting.nth(1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('k');
    await expect(waiting.first()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('s');
    await expect(photo).toBeVisible();
    await page.keyboard.press('g');
    await expect(waiting).toHaveCount(1);
  });

  await test.step('ten seconds later it is so', async () => {
    await expect.poll(states, { timeout: 40_000 }).toEqual(['active', 'removed', 'under_inspection']);
    await page.reload();
    await expect(waiting).toHaveCount(1);
  });
});
