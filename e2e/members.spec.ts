import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { addMember, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('a photo is prepared, waits for inspection and is then shown', async ({ page, context, server }) => {
  const mark = await addMember(server, 'Mark', { gender: 'male' });
  await logIn(context, server, mark);
  await page.goto(server.url('/profile'));
  const noise = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#86754a', noise: { type: 'gaussian', mean: 120, sigma: 20 } },
  })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'strand.jpg', mimeType: 'image/jpeg', buffer: noise });
  await expect(page.getByText('Wordt gekeurd').first()).toBeVisible();
  await expect(page.getByText('Wordt gekeurd')).toHaveCount(0, { timeout: 90_000 });
  await expect(page.getByText('Hoofdfoto').first()).toBeVisible();
  await expectAccessible(page);
});

test('search shows who fits; a like is answered by a like, and both see the match at once', async ({ page, context, browser, server }) => {
  const mark = await addMember(server, 'Mark', { gender: 'male', freeCredits: 3 });
  const nathalie = await addMember(server, 'Nathalie', { freeCredits: 3 });
  await logIn(context, server, mark);
  const hers = await (await browser.newContext()).newPage();
  await logIn(hers.context(), server, nathalie);

  await page.goto(server.url('/members?gender=female&min_age=35&max_age=55'));
  await expect(page.getByRole('link', { name: new RegExp(nathalie.name) }).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: new RegExp(nathalie.name) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/members/${nathalie.publicId}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nathalie.name);
  await hers.goto(server.url('/likes'));
  await page.getByRole('button', { name: /^Like/ }).first().click();

  await expect(hers.getByRole('link', { name: new RegExp(mark.name) }).first()).toBeVisible();
  await hers
    .getByRole('button', { name: new RegExp(`Like`) })
    .first()
    .click();
  await expect(hers.getByRole('heading', { name: 'Dat is wederzijds' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dat is wederzijds' })).toBeVisible();
});
