import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('PHOTO-2: a photo is prepared, waits for inspection and is then shown @phone', async ({
  page,
  context,
  server,
}) => {
  const mark = await another(server, 'bram');
  await logIn(context, server, mark);
  await page.goto(server.url('/profile'));
  const noise = await sharp({
    create: {
      width: 900,
      height: 1200,
      channels: 3,
      background: '#86754a',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'strand.jpg', mimeType: 'image/jpeg', buffer: noise });
  await expect(page.getByText('Wordt gekeurd').first()).toBeVisible();
  await expect(page.getByText('Wordt gekeurd')).toHaveCount(0, { timeout: 90_000 });
  await expect(page.getByText('Hoofdfoto').first()).toBeVisible();
  await expectAccessible(page);

  await test.step('and as large as the screen, closed by Escape', async () => {
    await page.goto(server.url(`/members/${mark.publicId}`));
    const viewer = page.getByRole('dialog', { name: new RegExp(mark.name) });
    await awake(page);
    await page.getByRole('button', { name: 'Bekijk foto 1 groot' }).click();
    await expect(viewer).toBeVisible();
    await expect(viewer.getByRole('img')).toBeVisible();
    await expect(viewer.getByText('1 van 1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });
});

test('a like has a card of its own, from which I like back (C9, LIKE-1) @phone', async ({ page, context, server }) => {
  const [mark, nathalie] = [await another(server, 'bram'), await another(server, 'anna')];
  await withDatabase(server, (client) =>
    client.query(
      "insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', now())",
      [nathalie.id, mark.id],
    ),
  );
  await logIn(context, server, mark);
  await page.goto(server.url(`/likes/m/${nathalie.publicId}`));
  await expect(page.getByRole('heading', { name: `${nathalie.name} vindt jou leuk` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `Bekijk het profiel van ${nathalie.name}` }).click();
  await expect(page).toHaveURL(server.url(`/members/${nathalie.publicId}`));
});

test('LIKE-1: search shows who fits; a like is answered by a like, and both see the match at once @phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  const mark = await another(server, 'floris');
  const nathalie = await another(server, 'fleur');
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

test('LIKE-3: an address can ask for a popup with a like I have not seen; liking back makes the match @desktop', async ({
  page,
  context,
  server,
}) => {
  const [koos, willemijn] = [await another(server, 'bram'), await another(server, 'anna')];
  await withDatabase(server, (client) =>
    client.query(
      "insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', now())",
      [willemijn.id, koos.id],
    ),
  );
  await logIn(context, server, koos);
  await page.goto(server.url('/likes?t=1'));
  const popup = page.getByRole('dialog', { name: `${willemijn.name} vindt jou leuk` });
  await expect(popup).toBeVisible();
  await expect(page).toHaveURL(server.url('/likes'));
  await expect(popup.getByText('Nieuwe like!')).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Like terug' }).click();
  await expect(page.getByRole('heading', { name: 'Dat is wederzijds' })).toBeVisible();
  await expect(popup).toBeHidden();
});

test('the popup comes on the search too, which knows no such word in its address, and leaves that tidy @desktop', async ({
  page,
  context,
  server,
}) => {
  const [joost, aaltje] = [await another(server, 'bram'), await another(server, 'anna')];
  await withDatabase(server, (client) =>
    client.query(
      "insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', now())",
      [aaltje.id, joost.id],
    ),
  );
  await logIn(context, server, joost);
  await page.goto(server.url('/members?min_age=30&t=1'));
  const popup = page.getByRole('dialog', { name: `${aaltje.name} vindt jou leuk` });
  await expect(popup).toBeVisible();
  await expect(page).toHaveURL(/\/members\?min_age=30$/);
  await popup.getByRole('button', { name: 'Sluiten' }).click();
  await expect(popup).toBeHidden();
});

test('a gift is a press away from a profile, and says what it costs, in money too, before it is sent (T19) @phone', async ({
  page,
  context,
  server,
}) => {
  const [gerrit, lies] = [await another(server, 'bram', { boughtCredits: 5 }), await another(server, 'anna')];
  await logIn(context, server, gerrit);
  await page.goto(server.url(`/members/${lies.publicId}`));
  await page.getByRole('link', { name: 'Stuur een cadeau' }).locator('visible=true').click();
  await expect(page).toHaveURL(server.url(`/members/${lies.publicId}/chat`));
  await expect(page.getByRole('dialog')).toContainText(/2 credits\s*·\s*€\s2,00/);
});

test('LIKE-1: a match does not come over what one has open, but as soon as that is closed @phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  const wouter = await another(server, 'bram');
  const saskia = await another(server, 'anna');
  await logIn(context, server, wouter);
  const hers = await browser.newContext();
  await logIn(hers, server, saskia);
  const like = (who: typeof context, profile: string) =>
    who.request.post(server.url('/api/like.php'), { data: { profile, source: 'card' } });
  expect((await like(context, saskia.publicId)).status()).toBe(200);
  await page.goto(server.url('/members'));
  await awake(page);
  await page.getByRole('button', { name: /^(Meer filters|Filters)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Another tab, in which nothing is open, tells that the match has arrived.
  const idle = await context.newPage();
  await idle.goto(server.url('/pages/faq'));
  await awake(idle);
  expect((await like(hers, wouter.publicId)).status()).toBe(200);
  await expect(idle.getByRole('dialog', { name: 'Dat is wederzijds' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Dat is wederzijds' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Dat is wederzijds' })).toBeVisible();
});

test('nothing opens unasked over paying, a complaint or a measure; a match waits for the next screen (B5) @desktop', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.slow();
  const [arend, roos] = [await another(server, 'bram'), await another(server, 'anna')];
  await logIn(context, server, arend);
  const hers = await browser.newContext();
  await logIn(hers, server, roos);
  const like = (who: typeof context, profile: string) =>
    who.request.post(server.url('/api/like.php'), { data: { profile, source: 'card' } });
  for (const answer of [await like(context, roos.publicId), await like(hers, arend.publicId)])
    expect(answer.status()).toBe(200);
  await page.clock.install();
  for (const path of quietPaths) {
    await test.step(path, async () => {
      const looked = page.waitForResponse(/likes\.php/);
      await page.goto(server.url(path));
      await awake(page);
      await page.clock.runFor(3000);
      await looked;
      // By now the popup of the address and the match would be there.
      await page.clock.runFor(10_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  await page.getByRole('link', { name: 'Zoeken' }).first().click();
  await expect(page).toHaveURL(/\/members/);
  await page.clock.runFor(6000);
  await expect(page.getByRole('dialog', { name: 'Dat is wederzijds' })).toBeVisible();
});

const quietPaths = ['credits', 'credits/30', 'credits/limits', 'directdebit', 'transactions', 'withdraw', 'complaints']
  .concat('report', 'restriction')
  .map((path) => `/${path}?t=1`);
