import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Verder' }).click();

test('whoever comes from a partner tells who they are, and each step of the profile can wait @phone', async ({
  page,
  context,
  server,
}) => {
  const ties = await another(server, 'bram');
  await withDatabase(server, (client) => client.query("update profiles set quote = '' where id = $1", [ties.id]));
  await logIn(context, server, ties);
  await page.goto(server.url('/complete-signup?api_signup_complete=1'));
  await expect(page.getByText('Stap 1 van 4')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('whom one looks for is kept with consent only', async () => {
    await page.getByRole('button', { name: 'Vrouwen' }).click();
    await expectAccessible(page);
    await goOn(page);
    await expect(page.getByRole('checkbox', { name: /Bewaar wie ik zoek/ })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Niet bewaren' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zet een foto van jezelf' })).toBeFocused();
    const { rows } = await withDatabase(server, (client) =>
      client.query('select looks_for from profiles where id = $1', [ties.id]),
    );
    expect(rows).toEqual([{ looks_for: null }]);
  });

  await test.step('back in the browser is one step back', async () => {
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByText('Stap 1 van 4')).toBeVisible();
    await page.getByRole('button', { name: 'Vrouwen' }).click();
    await page.getByRole('checkbox', { name: /Bewaar wie ik zoek/ }).check();
    await goOn(page);
    await goOn(page);
  });

  await test.step('a place and a sentence stand on the profile', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Waar woon je ongeveer?' })).toBeVisible();
    const city = page.getByRole('combobox', { name: 'Plaats' });
    await city.fill('Amersf');
    await page
      .getByRole('option', { name: /^Amersfoort/ })
      .first()
      .click();
    await expectAccessible(page);
    await goOn(page);
    await page.getByRole('button', { name: 'Vraag me naar …' }).click();
    await expect(page.getByLabel('Jouw zin')).toBeFocused();
    await page.keyboard.type('de reis die mislukte.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Klaar, laat zien' }).click();
    await expect(page).toHaveURL(server.url('/signup-matches'));
    const { rows } = await withDatabase(server, (client) =>
      client.query('select city, quote, looks_for from profiles where id = $1', [ties.id]),
    );
    expect(rows).toEqual([{ city: 'Amersfoort', quote: 'Vraag me naar de reis die mislukte.', looks_for: 2 }]);
  });
});

test('what is pressed while the page comes alive is done once, not undone by being done again @desktop', async ({
  page,
  context,
  server,
}) => {
  await logIn(context, server, await another(server, 'bram'));
  await page.clock.install();
  // Its timers stand still: the components listen, and presses are kept for later all the same.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(server.url('/complete-signup?api_signup_complete=1'));
  const women = page.getByRole('button', { name: 'Vrouwen' });
  await expect
    .poll(() => women.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  await women.click();
  await expect.poll(() => page.evaluate('window.vonkEarly?.presses.size')).toBe(1);
  await page.clock.resume();
  await awake(page);
  await expect(women).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('checkbox', { name: /Bewaar wie ik zoek/ })).toHaveAttribute('aria-invalid', 'true');
});

test('a new member is shown real members to like at will; the likes wait for the confirmation @desktop', async ({
  page,
  context,
  server,
}) => {
  const wout = await another(server, 'bram');
  const others: TestMember[] = [];
  for (let at = 0; at < 7; at += 1) others.push(await another(server, 'anna'));
  const invented = `Dromerig${Math.random().toString(36).slice(2, 8)}`;
  await withDatabase(server, async (client) => {
    await client.query("update accounts set status = 'not_confirmed' where id = $1", [wout.id]);
    await client.query('update profiles set is_confirmed = false, looks_for = 2 where id = $1', [wout.id]);
    // Ahead of whom other tests on this server put first.
    await client.query('update profiles set rank = (select max(rank) + 1 from profiles) where id = any($1::uuid[])', [
      others.map(({ id }) => id),
    ]);
    await client.query(
      `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country, created_at, rank)
       values (1, gen_random_uuid(), substr(md5(random()::text), 1, 14), 'fictional', 'active', true, $1, '1985-03-14', 'female', 'NL', now(), (select max(rank) + 1 from profiles))`,
      [invented],
    );
  });
  await logIn(context, server, wout);
  await page.goto(server.url('/signup-matches'));
  await expect(page.getByRole('heading', { level: 1, name: 'Om mee te beginnen' })).toBeVisible();
  await expect(page.getByText('Tot die tijd bewaren we je likes')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText(invented)).toHaveCount(0);
  await expectAccessible(page);
  const shown = others.slice(1);
  for (const { name } of shown) {
    const answered = page.waitForResponse(/like\.php/);
    await page.getByRole('button', { name: `Like ${name}` }).click();
    expect((await answered).status()).toBe(200);
  }
  const { rows } = await withDatabase(server, (client) =>
    client.query("select count(*)::int from likes where actor_id = $1 and source = 'signup'", [wout.id]),
  );
  expect(rows).toEqual([{ count: 6 }]);
  await page.reload();
  for (const { name } of shown)
    await expect(page.getByRole('button', { name: `Like ${name}` })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Naar zoeken' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/members/);
});
