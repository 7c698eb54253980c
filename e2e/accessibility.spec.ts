import type { Page } from '@playwright/test';
import { type Locale, locales } from '../contract/src/locales.ts';
import { faultsOn, isTooWide } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another } from './support/members.ts';
import { publicPaths } from './support/public-paths.ts';
import { expect, test } from './support/server.ts';

test.describe.configure({ timeout: 600_000 });

const looks = [
  { viewport: { width: 320, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

const source: Locale = 'nl';
/** The source and the language with the longest words: colours and both looks are judged in these. */
const thorough: readonly Locale[] = [source, 'pl'];

/**
 * All that is wrong with the page as it is: on the narrowest screen in light and on a wide one in the dark, or, in
 * another language, what its words can break.
 */
async function faultsInEachLook(page: Page, locale: Locale): Promise<string[]> {
  const faults: string[] = [];
  const isThorough = thorough.includes(locale);
  for (const { viewport, colorScheme } of looks) {
    const isNarrow = viewport.width === 320;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = isThorough || isNarrow ? await faultsOn(page, isThorough ? 'all' : 'all but colors') : [];
    if (await isTooWide(page)) found.push('wider than the screen');
    // The colours that this width has in the other scheme.
    if (locale === source) {
      await page.emulateMedia({ colorScheme: isNarrow ? 'dark' : 'light' });
      found.push(...(await faultsOn(page, 'colors')));
    }
    faults.push(...found.map((fault) => `${viewport.width} in ${colorScheme}: ${fault}`));
  }
  return faults;
}

for (const locale of locales)
  test(`T94: every public page is accessible in ${locale}, narrow and wide @desktop`, async ({ browser, server }) => {
    const ella = await another(server, 'anna');
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addCookies([
      { name: 'entry_seen', value: '1', url: server.url('/') },
      { name: 'locale', value: locale, url: server.url('/') },
    ]);
    // What the server writes is judged; in these languages nothing else differs, and most of the time is theirs.
    if (!thorough.includes(locale))
      await context.route(/\.(?:js|webp|png|jpe?g|webm)(?:\?|$)/, (route) => route.abort());
    const page = await context.newPage();
    const faults: string[] = [];
    for (const path of publicPaths(ella.publicId)) {
      await page.goto(server.url(path));
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      faults.push(...(await faultsInEachLook(page, locale)).map((fault) => `${path}, ${fault}`));
    }
    await context.close();
    expect(faults).toEqual([]);
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

test('T94, T96: what is asked of each screen finds a small target, a pale text and a button without a name @desktop', async ({
  page,
}) => {
  await page.setContent(`<html lang="nl"><title>x</title><style>button { inline-size: 12px; block-size: 12px; padding: 0 }</style>
    <main><button>a</button><button>b</button><button aria-label=""></button><p style="color: #bbb">bleek</p></main></html>`);
  const faults = (await faultsOn(page)).map((fault) => fault.split(':')[0]);
  expect(faults).toEqual(expect.arrayContaining(['button-name', 'color-contrast', 'target-size']));
  expect((await faultsOn(page, 'colors')).map((fault) => fault.split(':')[0])).toEqual(['color-contrast']);
});
