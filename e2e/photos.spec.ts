import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

/** Two halves in these colours, with noise that makes each file another one. */
async function picture(left: string, right: string): Promise<Buffer> {
  const [width, height] = [900, 600];
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: right } })
    .png()
    .toBuffer();
  return sharp({
    create: { width, height, channels: 3, background: left, noise: { type: 'gaussian', mean: 20, sigma: 8 } },
  })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Has the photos of a member approved at once, past the ten seconds of the demo. */
async function approve(server: TestServer, { id }: TestMember, page: Page, count: number) {
  await expect
    .poll(() =>
      withDatabase(server, async (client) => {
        await client.query(
          "update photos set state = 'active', seen_crop = crop where profile_id = $1 and state = 'under_inspection'",
          [id],
        );
        return (await client.query("select from photos where profile_id = $1 and state = 'active'", [id])).rowCount;
      }),
    )
    .toBe(count);
  await page.reload();
}

const tiles = (page: Page) => page.locator('.photo-set [data-photo]');
const order = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset['photo']));

/** Opens a photo's menu and chooses. */
async function choose(page: Page, at: number, choice: string) {
  const item = page.getByRole('button', { name: choice, exact: true }).locator('visible=true');
  await awake(page);
  await page.getByRole('button', { name: `Opties voor foto ${at}` }).click();
  await item.click();
}

test('PHOTO-1: I add several photos at once, put them in order, turn and cut one, and say what is on it @phone', async ({
  page,
  context,
  server,
}) => {
  const mieke = await another(server, 'anna');
  await logIn(context, server, mieke);
  await page.goto(server.url('/profile'));
  await page.locator('.photo-set input[type=file]').setInputFiles([
    { name: 'een.jpg', mimeType: 'image/jpeg', buffer: await picture('#7a3b2e', '#2e4f7a') },
    { name: 'twee.jpg', mimeType: 'image/jpeg', buffer: await picture('#3b7a2e', '#7a762e') },
  ]);
  await expect(tiles(page)).toHaveCount(2);
  await approve(server, mieke, page, 2);
  const [first, second] = await order(page);

  await test.step('by the arrow keys of its handle, which says where it went and keeps the focus', async () => {
    const handle = page.locator(`[data-photo="${second}"] .photo-handle`);
    await awake(page);
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('De foto staat nu op plaats 1 van 2.')).toBeAttached();
    await expect(handle).toBeFocused();
    await expect.poll(() => order(page)).toEqual([second, first]);
    await expect(tiles(page).first().getByText('Hoofdfoto')).toBeVisible();
  });

  await test.step('and by dragging', async () => {
    // A hand waits until the tiles lie still.
    await page.locator(`[data-photo="${first}"] .photo-handle`).hover();
    const [from, to] = [
      await page.locator(`[data-photo="${first}"] .photo-handle`).boundingBox(),
      await tiles(page).first().boundingBox(),
    ];
    if (!from || !to) throw new Error('the tiles have no place');
    await page.mouse.move(from.x + 15, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 80, { steps: 6 });
    const kept = page.waitForResponse((answer) => answer.url().includes('/api/photos.php') && answer.ok());
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual([first, second]);
    // Shown before it is kept: a page that is left at once would take it along.
    await kept;
    await page.reload();
    await expect.poll(() => order(page)).toEqual([first, second]);
  });

  await test.step('one is turned, cut by keyboard and described', async () => {
    await choose(page, 1, 'Bewerken');
    const editor = page.getByRole('dialog', { name: 'Foto bewerken' });
    await editor.getByRole('button', { name: 'Rechtsom draaien' }).click();
    await expect(editor.getByRole('img', { name: 'De foto, 90 graden gedraaid' })).toBeVisible();
    await editor.getByText('Uitsnede', { exact: true }).click();
    const frame = editor.getByRole('button', { name: 'Uitsnede verplaatsen' });
    await editor.getByRole('slider').fill('50');
    await frame.focus();
    const before = await frame.boundingBox();
    await page.keyboard.press('Shift+ArrowDown');
    expect((await frame.boundingBox())?.y).toBeGreaterThan(before?.y ?? Infinity);
    await expect(editor.getByRole('button', { name: 'Bewaar' })).toBeInViewport({ ratio: 1 });
    await editor.getByLabel('Wat staat erop?').fill('Ik op het strand van Domburg');
    await expectAccessible(page);
    await editor.getByRole('button', { name: 'Bewaar' }).click();
    await expect(editor).toBeHidden();
    await expect(tiles(page).first().getByRole('img', { name: 'Ik op het strand van Domburg' })).toBeVisible();
    await expect(page.getByText('Wordt aangepast')).toHaveCount(0);
    const made = await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ rotation: number; crop: number[]; width: number; height: number }>(
        'select rotation, crop, width, height from photos where public_id = $1 and wanted is null',
        [first],
      );
      return rows[0];
    });
    expect(made?.rotation).toBe(90);
    expect(made?.crop[2]).toBeLessThan(10_000);
    expect((made?.width ?? 0) / (made?.height ?? 1)).toBeCloseTo(0.8, 1);
  });

  await test.step('others hear what is on it', async () => {
    await page.goto(server.url(`/members/${mieke.publicId}`));
    await expect(page.getByRole('img', { name: 'Ik op het strand van Domburg' }).first()).toBeVisible();
  });

  await test.step('two fingers make it larger, one moves it; whole again, one goes on to the next', async () => {
    const viewer = page.getByRole('dialog', { name: new RegExp(mieke.name) });
    await awake(page);
    await page.getByRole('button', { name: 'Bekijk foto 1 groot' }).click();
    await expect(viewer).toBeVisible();
    const photo = viewer.getByRole('img');
    const held = () => photo.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform));
    const finger = await fingersOf(page);
    const middle = (page.viewportSize()?.width ?? 0) / 2;
    await finger('touchStart', [middle - 20, middle + 20]);
    await finger('touchMove', [middle - 60, middle + 60]);
    await finger('touchEnd', []);
    await expect.poll(async () => (await held()).a).toBeCloseTo(3, 0);
    await finger('touchStart', [middle]);
    await finger('touchMove', [middle - 80]);
    await finger('touchEnd', []);
    await expect.poll(async () => (await held()).e).toBeLessThan(-40);
    await expect(viewer.getByText('1 van 2')).toBeVisible();
    await photo.dblclick();
    await expect.poll(async () => (await held()).a).toBe(1);
    await finger('touchStart', [middle + 80]);
    await finger('touchMove', [middle - 80]);
    await finger('touchEnd', []);
    await expect(viewer.getByText('2 van 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('1 van 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Bekijk foto 1 groot' })).toBeFocused();
  });

  await test.step('seen large by others it is reported without a name, and its owner blocked (T59)', async () => {
    await expect(page.getByRole('link', { name: 'Melden' }).and(page.locator('.viewer *'))).toHaveCount(0);
    await logIn(context, server, await another(server, 'bram'));
    await page.goto(server.url(`/members/${mieke.publicId}`));
    await awake(page);
    await page.getByRole('button', { name: 'Bekijk foto 1 groot' }).press('Enter');
    const viewer = page.getByRole('dialog', { name: new RegExp(mieke.name) });
    await expectAccessible(page);
    await viewer.getByRole('button', { name: 'Blokkeren' }).press('Enter');
    const question = page.getByRole('dialog', { name: `${mieke.name} blokkeren?` });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await viewer.getByRole('link', { name: 'Melden' }).press('Enter');
    await expect(page.getByText('Je meldt een foto: die gaat mee.')).toBeVisible();
    await page.getByLabel('Wat is er aan de hand?').selectOption('fake');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Verstuur melding' }).click();
    await expect(page.getByRole('heading', { name: /Je nummer is/ })).toBeVisible();
    const { rows } = await withDatabase(server, (client) =>
      client.query(`select evidence->'photo'->>'id' as id from reports where evidence->'photo'->>'alt' <> ''`),
    );
    expect(rows).toHaveLength(1);
  });
});

/** Real fingers half-way down the screen, each so far from its left edge. */
async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x, id) => ({ x, y: 400, id })) });
}
