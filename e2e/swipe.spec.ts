import { expectAccessible, isTooWide } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

/** Gives him a country of his own, with so many women who come before all others in it, the last one first. */
async function stock(
  server: TestServer,
  mark: TestMember,
  country: string,
  women: readonly TestMember[],
): Promise<void> {
  await withDatabase(server, async (client) => {
    await client.query('update profiles set country = $2, looks_for = 2 where id = $1', [mark.id, country]);
    for (const [at, { id }] of women.entries())
      await client.query('update profiles set country = $2, looks_for = 1, rank = $3 where id = $1', [
        id,
        country,
        2_000_000 + at,
      ]);
  });
}

test('LIKE-2: I swipe with buttons, keys and thumb, take a pass back, and have four likes a day', async ({
  page,
  context,
  server,
}, { project }) => {
  test.slow();
  const country = project.name === 'phone' ? 'BE' : 'DE';
  const mark = await another(server, 'bram');
  const women: TestMember[] = [];
  for (let at = 0; at < 6; at += 1) women.push(await another(server, 'anna'));
  await stock(server, mark, country, women);
  const nameOf = (at: number) => women.at(-1 - at)?.name ?? '';
  await logIn(context, server, mark);
  await page.goto(server.url('/swipe-game'));
  const card = page.getByRole('article');
  const shows = (at: number) => expect(card).toContainText(nameOf(at));

  await test.step('a pass is free and can be taken back', async () => {
    await shows(0);
    await expectAccessible(page);
    await awake(page);
    await page.getByRole('button', { name: 'Volgende' }).click();
    await shows(1);
    await page.keyboard.press('z');
    await shows(0);
    await expect(page.getByText('Nog 4 likes vandaag')).toBeVisible();
  });

  await test.step('a like by button, by key and by dragging counts', async () => {
    await page.getByRole('button', { name: /^Like, / }).click();
    await shows(1);
    await expect(page.getByText('Nog 3 likes vandaag')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await shows(2);
    const box = await card.boundingBox();
    if (!box) throw new Error('the card has no place');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const [likes, passes] = [page.locator('.swipe-stamp-like'), page.locator('.swipe-stamp-pass')];
    await expect(page.locator('.swipe-beneath')).toContainText(nameOf(3));
    await page.mouse.move(x - 200, y, { steps: 8 });
    await expect(passes).toHaveCSS('opacity', '1');
    await page.mouse.move(x + 160, y, { steps: 8 });
    await expect(likes).toHaveCSS('opacity', '1');
    await expect(passes).toHaveCSS('opacity', '0');
    expect(await isTooWide(page)).toBe(false);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(card).toHaveCSS('rotate', 'none');
    await page.emulateMedia({ reducedMotion: null });
    await page.mouse.up();
    await shows(3);
    await expect(page.getByText('Nog 1 like vandaag')).toBeVisible();
  });

  await test.step('at the limit a countdown stands there, and after a reload too', async () => {
    await page.getByRole('button', { name: /^Like, / }).click();
    await expect(page.getByRole('heading', { name: 'Je likes van vandaag zijn op' })).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await awake(page);
  });

  await test.step('and one goes on passing, by button, key and thumb, and takes it back; a like is not to be had', async () => {
    await shows(4);
    await expect(page.getByRole('button', { name: /^Like, / })).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await shows(4);
    await page.getByRole('button', { name: /^Volgende, / }).click();
    await shows(5);
    await page.keyboard.press('z');
    await shows(4);
    await page.keyboard.press('ArrowLeft');
    await shows(5);
    await page.goto(server.url('/likes/given'));
    await expect(page.getByRole('article')).toHaveCount(4);
  });
});
