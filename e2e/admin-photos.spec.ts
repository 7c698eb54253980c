import { expectAccessible } from './support/accessibility.ts';
import { withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';
import { copied, photographed } from './support/staff/photographed.ts';

test('PHOTO-2: a moderator decides photos from the keyboard, takes one back, and nobody else has it meanwhile @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const { id: owner } = await photographed(server, browser, { count: 3, state: 'under_inspection' });
  const states = () =>
    withDatabase(server, async (client) => {
      const { rows } = await client.query<{ state: string }>('select state from photos where profile_id = $1', [owner]);
      return rows.map(({ state }) => state).sort();
    });
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'M. Bakker' }));
  await page.goto(server.url('/admin/'));
  await test.step('the day begins at what waits, against its norm', async () => {
    await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible();
    const queue = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Foto’s' });
    await expect(queue).toContainText('3 open');
    await expect(queue).toContainText('van 2 u');
    await expectAccessible(page);
    await queue.getByRole('link', { name: 'Foto’s' }).press('Enter');
  });
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
    await other.locator('.queue-item', { hasText: 'M. Bakker kijkt' }).click();
    await expect(other.getByText('Deze zaak kan nu niet open; bij het besluit staat waarom.')).toBeVisible();
    await expect(other.getByRole('img', { name: /^Te keuren foto van/ })).toHaveCount(0);
    // Nothing is chosen for what one does not have: not by a press, and not by its key.
    const reasons = other.locator('.reasons .chip');
    await expect(reasons.first()).toBeDisabled();
    await other.keyboard.press('1');
    await expect(other.locator('.reasons [aria-pressed="true"]')).toHaveCount(0);
    await expectAccessible(other);
    await theirs.close();
  });

  await test.step('L leads to the member whose it is, and back', async () => {
    await page.keyboard.press('l');
    await expect(page).toHaveURL(new RegExp('/admin/members/1/[\\w-]{14}'));
    await page.goBack();
    await expect(photo).toBeVisible();
  });

  await test.step('/ looks for words in the list, Escape leaves it, Enter opens the first that has them', async () => {
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Zoek in deze lijst' });
    await expect(search).toBeFocused();
    await page.keyboard.type('niemand heet zo');
    await expect(waiting).toHaveCount(0);
    await expect(page.getByText('Niets in deze lijst heeft deze woorden.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(waiting).toHaveCount(3);
    await page.keyboard.press('/');
    await page.keyboard.type((await waiting.nth(1).locator('b').innerText()).slice(0, 3));
    await page.keyboard.press('Enter');
    await expect(search).not.toBeFocused();
    await expect(search).toHaveValue('');
    await expect(waiting.first()).toHaveAttribute('aria-current', 'true');
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
    await page.keyboard.press('b');
    const letter = page.getByRole('dialog', { name: 'De brief' });
    await expect(letter).toContainText('zoals het bij de foto’s van het lid staat');
    await expect(letter).toContainText('Verwijderd: bloot of seksueel.');
    await expect(letter).toContainText('kun je gratis bezwaar maken');
    await expectAccessible(page);
    await letter.getByRole('button', { name: 'Nog wijzigen' }).click();
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

test('PHOTO-2: a photo that cannot be shown says so, and is put off or refused like any other @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  const { id: owner, name } = await photographed(server, browser, { count: 1, state: 'under_inspection' });
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }]));
  const files = new Set<string>();
  await page.route(/\/api\/admin\/photos-open/, async (route) => {
    const answer = await route.fetch();
    const { case: opened } = (await answer.json()) as { case?: { url: string } };
    if (opened) files.add(new URL(opened.url, server.url('/')).pathname);
    await route.fulfill({ response: answer });
  });
  await page.route(
    (url) => files.has(url.pathname),
    (route) => route.abort(),
  );
  await page.goto(server.url('/admin/photos?site=1'));
  // Another may be first, which somebody else has open.
  await page.locator('.queue-item', { hasText: name }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'kan niet worden getoond' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: /^Weiger/ })).toBeEnabled();
  // After the click on the item the keys are the decision's.
  await page.keyboard.press('Enter');
  await expect
    .poll(
      () =>
        withDatabase(server, async (client) => {
          const { rows } = await client.query<{ state: string }>('select state from photos where profile_id = $1', [
            owner,
          ]);
          return rows.map(({ state }) => state);
        }),
      { timeout: 40_000 },
    )
    .toEqual(['removed']);
});

test('STAFF-2: a queue is read on before its end, and that all is done only the server says @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  const { id: owner } = await photographed(server, browser, { count: 1, state: 'active' });
  await copied(server, owner, { count: 16, withFiles: 16 });
  const waiting = () =>
    withDatabase(server, async (client) => {
      const { rows } = await client.query<{ open: number }>(
        `select count(*)::integer as open from photos p where p.site_id = 1 and p.state = 'under_inspection'
          and not exists (select from queue_decisions d where d.site_id = p.site_id and d.item = p.public_id)`,
      );
      return rows[0]?.open ?? 0;
    });
  // As if the list held four, not a hundred; from then on the server cannot be asked for a while.
  let lists = 0;
  let mayAsk = true;
  await page.route(/\/api\/admin\/photos\?/, async (route) => {
    if (!mayAsk) return route.abort();
    lists += 1;
    const answer = await route.fetch();
    const read = (await answer.json()) as { items: unknown[] };
    return route.fulfill({ response: answer, json: { ...read, items: read.items.slice(0, 4) } });
  });
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }]));
  await page.goto(server.url('/admin/photos?site=1'));
  const photo = page.getByRole('img', { name: /^Te keuren foto van/ });
  const none = page.getByText('Alles is bekeken', { exact: true });
  const list = page.locator('.queue-item');
  await expect(list).toHaveCount(4);
  /** What is not ready yet is not decided by a key. */
  const decide = async () => {
    await page.keyboard.press('g');
    await page.waitForTimeout(100);
  };

  await test.step('what is left is filled up long before the half minute is over', async () => {
    const all = await waiting();
    while ((await waiting()) > all - 5) {
      await decide();
      await expect(none).toHaveCount(0);
    }
    await expect(list).not.toHaveCount(0);
    expect(lists).toBeGreaterThan(1);
  });

  await test.step('where the server cannot say what waits, nobody is told that all is done', async () => {
    mayAsk = false;
    while ((await list.count()) > 0) await decide();
    await expect(photo).toHaveCount(0);
    await expect(none).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
    await expectAccessible(page);
    mayAsk = true;
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
    await expect(photo).toBeVisible();
  });

  await test.step('at the end the server has none either, and the last one is taken back still', async () => {
    while ((await waiting()) !== 0) {
      await expect(none).toHaveCount(0);
      await decide();
    }
    await expect(none).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByText('Teruggezet.')).toBeVisible();
    await expect(list).toHaveCount(1);
    await expect(photo).toBeVisible();
    expect(await waiting()).toBe(1);
  });
});
