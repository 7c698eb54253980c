import type { Browser } from '@playwright/test';
import { locales } from '../contract/src/locales.ts';
import { faultsOn, isTooWide } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another } from './support/members.ts';
import { publicPaths } from './support/public-paths.ts';
import { expect, test, type TestServer } from './support/server.ts';

test.describe.configure({ timeout: 600_000 });

/** All that is wrong on the paths, each looked at in one language; the languages take turns, beginning at `first`. */
async function lookAround(
  browser: Browser,
  server: TestServer,
  look: { width: number; colorScheme: 'light' | 'dark'; first: number },
) {
  const ella = await another(server, 'anna');
  const { width, colorScheme, first } = look;
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const [index, path] of publicPaths(ella.publicId).entries()) {
    const locale = locales[(first + index) % locales.length] ?? 'nl';
    await context.addCookies([
      { name: 'entry_seen', value: '1', url: server.url('/') },
      { name: 'locale', value: locale, url: server.url('/') },
    ]);
    const page = await context.newPage();
    await page.goto(server.url(path));
    faults.push(...(await faultsOn(page)).map((fault) => `${path} in ${locale}: ${fault}`));
    if (await isTooWide(page)) faults.push(`${path} in ${locale}: wider than the screen`);
    await page.close();
  }
  await context.close();
  return faults;
}

test('every public page is accessible on the narrowest screen, in light, its language taking turns @desktop', async ({
  browser,
  server,
}) => {
  expect(await lookAround(browser, server, { width: 320, colorScheme: 'light', first: 0 })).toEqual([]);
});

test('every public page is accessible on a wide screen, in dark, in another language @desktop', async ({
  browser,
  server,
}) => {
  expect(await lookAround(browser, server, { width: 1280, colorScheme: 'dark', first: 3 })).toEqual([]);
});

test('the entry warning is accessible as the server draws it, and once the script made it a modal @desktop', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.url('/'));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await awake(page);
  await expect(page.getByRole('button', { name: 'Ik ben 18 of ouder' })).toBeFocused();
  expect(await faultsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
