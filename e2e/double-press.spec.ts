import type { Locator, Page } from '@playwright/test';
import { publicPaths } from './support/public-paths.ts';
import { touch } from './support/awake.ts';
import { another, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';

declare global {
  interface Window {
    /** What presses reached, by how many in a row they were. */
    reached: { detail: number; control: string }[];
  }
}

const noteReached = () => {
  window.reached = [];
  const pressable = 'a[href], button, input, label, option, select, summary, textarea';
  window.addEventListener('click', ({ detail, target }) => {
    const control = target instanceof Element ? target.closest(pressable) : null;
    if (control && detail > 0) window.reached.push({ detail, control: control.outerHTML });
  });
};

/** Presses twice at one place, as a hand does that trembles; how far the button moved in between. */
async function pressTwice(page: Page, button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded({ timeout: 5000 });
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await page.waitForTimeout(120);
  const after = await button.boundingBox({ timeout: 300 }).catch(() => null);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  return after ? Math.abs(after.y - box.y) : 0;
}

const members = [
  '/account',
  '/account/delete',
  '/privacy',
  '/two-step',
  '/credits',
  '/credits/limits',
  '/top-up',
  '/profile',
];

test('the second of two presses falls on what the first fell on, or on nothing, whatever moved in between: every form', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000);
  const anna = await another(server, 'anna');
  await page.addInitScript(noteReached);
  await page.context().addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);
  let moved = 0;
  let forms = 0;
  const walk = async (path: string) => {
    await page.goto(server.url(path));
    if (page.url() === server.url(path) && (await page.locator('form').count()) === 0) return;
    await touch(page);
    const buttons = page.locator('form button[type=submit]:visible');
    for (let at = 0; at < (await buttons.count()); at += 1) {
      const button = buttons.nth(at);
      forms += 1;
      await page.evaluate(() => (window.reached = []));
      if ((await pressTwice(page, button)) > 4) moved += 1;
      const reached = await page.evaluate(() => window.reached).catch(() => []);
      const [first, ...others] = reached.map(({ control }) => control.replace(/ (?:aria|class)[\w-]*="[^"]*"/g, ''));
      const strayed = others.filter((control) => control.slice(0, 60) !== first?.slice(0, 60));
      expect([path, at, strayed]).toEqual([path, at, []]);
      if (new URL(page.url()).pathname !== path) {
        await page.goto(server.url(path));
        await touch(page);
      }
    }
  };
  for (const path of publicPaths(anna.publicId).filter((each) => !each.startsWith('/landers/'))) await walk(path);
  await logIn(context, server, anna);
  for (const path of members) await walk(path);
  // Where nothing moves, nothing is held.
  expect([forms > 8, moved > 3]).toEqual([true, true]);
});

test('what was wrong stays said until the answer is there, so that the button stays under the press @phone', async ({
  page,
  server,
}) => {
  await page.context().addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);
  const answer = async (path: string, body: object) => {
    await page.route(`**/api/${path}`, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify(body) });
    });
  };
  const refused = { error: 'invalid_input', message: 'Dit klopt niet.' };
  for (const [path, call, said] of [
    ['/reset-password', 'reset-password.php', { ...refused, field: 'email' }],
    ['/reset-password', 'reset-password.php', refused],
    ['/top-up', 'top-up-mail.php', { ...refused, field: 'email' }],
    ['/login', 'user.php', refused],
  ] as const) {
    await page.unrouteAll();
    await answer(call, said);
    await page.goto(server.url(path));
    await touch(page);
    const form = page
      .locator('form')
      .filter({ has: page.locator('input[type=email]') })
      .first();
    await form.locator('input[type=email]').fill('anna@example.org');
    const password = form.locator('input[type=password]');
    if ((await password.count()) > 0) await password.fill('vuurtoren-op-zondag');
    const button = form.locator('button[type=submit]');
    await button.click();
    await expect(page.getByText('Dit klopt niet.')).toBeVisible();
    const before = await button.boundingBox();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    expect([path, await button.boundingBox()]).toEqual([path, before]);
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('Dit klopt niet.')).toBeVisible();
  }
});
