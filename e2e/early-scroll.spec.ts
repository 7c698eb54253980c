import type { Page } from '@playwright/test';
import { awake } from './support/awake.ts';
import { another, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('whoever scrolls before the script listens stays there, and is there again after a reload @phone', async ({
  page,
  context,
  server,
}) => {
  await logIn(context, server, await another(server, 'anna'));
  for (const path of ['/profile', '/members', '/notifications', '/credits'])
    await test.step(path, async () => {
      const held: (() => void)[] = [];
      let isHeld = true;
      await page.route('**/assets/*.js', async (route) => {
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(server.url(path), { waitUntil: 'commit' });
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      // A line that breaks elsewhere in the site's own letters moves all below it, as on any page.
      // Where the page is still coming, it may not be long enough for that yet.
      await expect
        .poll(async () => {
          await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 250)));
          return place(page);
        })
        .toBe(250);
      isHeld = false;
      for (const go of held) go();
      await awake(page);
      await page.waitForLoadState('networkidle');
      expect(await place(page)).toBe(250);
      await page.unroute('**/assets/*.js');
      for (const time of ['once', 'twice']) {
        await page.reload();
        await awake(page);
        await expect.poll(() => place(page), `reloaded ${time}`).toBe(250);
      }
    });
});
