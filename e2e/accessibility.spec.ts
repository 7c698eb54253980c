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

/** Judged whole; of the others what their words can break, for nothing else differs. */
const source: Locale = 'nl';
/** The language with the longest words: it is judged on a wide screen too. */
const longest: Locale = 'pl';

/** All that is wrong with the page as it is: on the narrowest screen in light and on a wide one in the dark. */
async function faultsInEachLook(page: Page, locale: Locale): Promise<string[]> {
  const faults: string[] = [];
  for (const { viewport, colorScheme } of looks) {
    const isNarrow = viewport.width === 320;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    if (locale === source) {
      found.push(...(await faultsOn(page)));
      // The colours that this width has in the other scheme.
      await page.emulateMedia({ colorScheme: isNarrow ? 'dark' : 'light' });
      found.push(...(await faultsOn(page, 'colors')));
    } else if (isNarrow || locale === longest) found.push(...(await faultsOn(page, 'all but colors')));
    if (await isTooWide(page)) found.push('wider than the screen');
    faults.push(...found.map((fault) => `${viewport.width} in ${colorScheme}: ${fault}`));
  }
  return faults;
}

for (const locale of locales)
  test(`T94: every public page is accessible in ${locale}, narrow and wide @desktop`, async ({ browser, server }) => {
    const ella = await another(server, 'anna');
    // What the server wrote is put into a page that stands, where that is judged alone: its style is of another page.
    const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: locale !== source });
    await context.addCookies([
      { name: 'entry_seen', value: '1', url: server.url('/') },
      { name: 'locale', value: locale, url: server.url('/') },
    ]);
    if (locale !== source) await context.route(/\.(?:js|webp|png|jpe?g|webm)(?:\?|$)/, (route) => route.abort());
    const page = await context.newPage();
    await page.goto(server.url('/pages/about'));
    const faults: string[] = [];
    for (const path of publicPaths(ella.publicId)) {
      if (locale === source) await page.goto(server.url(path));
      else await page.setContent(await (await context.request.get(server.url(path))).text());
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
