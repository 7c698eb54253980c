import { expect, type Locator, type Page, test } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAtOneWidth, sizes } from './widths.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Those of them that look at colours, and at nothing else. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** What is good practice alone, and held all the same: by its headings one finds the way on a page. */
const headings = { 'page-has-heading-one': { enabled: true }, 'heading-order': { enabled: true } };
/** More headings of the first level than one, by their words. */
const headingsTooMany = `(() => {
  const first = [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }));
  return first.length > 1 ? ['more than one h1: ' + first.map(({ textContent }) => textContent).join(', ')] : [];
})()`;
/** What axe need not do: describe what is right, and fetch the style sheets once more. */
const leaner: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/**
 * What breaks WCAG 2.2 A or AA on the page as it is, each fault with the places it is at, and what is wrong with its
 * headings: a level that is skipped, none of the first level, or several. Colours can be left out where the same page
 * was judged in another language, and all else where it was judged in other colours. Of a `part` that alone is judged.
 */
export async function faultsOn(
  page: Page,
  judged: 'all' | 'colors' | 'all but colors' = 'all',
  part: Locator = page.locator('html'),
): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(`${axe};0`);
  const left = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]));
  const options: RunOptions = {
    ...leaner,
    ...(judged === 'colors'
      ? { runOnly: { type: 'rule', values: colorRules } }
      : { runOnly: rules, rules: { ...headings, ...(judged === 'all but colors' ? left : {}) } }),
  };
  const { violations } = await part.evaluate(
    (element, asked) =>
      (globalThis as unknown as { axe: { run(part: unknown, how: RunOptions): Promise<AxeResults> } }).axe.run(
        element,
        asked,
      ),
    options,
  );
  const placed = violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }));
  for (const fault of placed) if (fault.id === sizeRule) fault.places = await stillTooSmall(page, fault.places);
  const faults = placed.flatMap(({ id, places }) => (places.length > 0 ? [`${id}: ${places.join(', ')}`] : []));
  if (judged === 'colors') return faults;
  const more = await Promise.all([headingsTooMany, cutOff].map((ask) => page.evaluate<string[]>(ask)));
  return [...faults, ...more.flat()];
}

const sizeRule = 'target-size';

/**
 * Those of the places that are too small to be pressed wherever they are scrolled to: one of which the bar at the foot
 * hides a part at this moment is not.
 */
async function stillTooSmall(page: Page, places: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  for (const place of places) {
    const ask = `(async () => {
      const element = document.querySelector(${JSON.stringify(place)});
      const before = scrollY;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { violations } = await axe.run(element, { runOnly: { type: 'rule', values: ['${sizeRule}'] } });
      scrollTo({ top: before, behavior: 'instant' });
      return violations.length > 0;
    })()`;
    if (await page.evaluate<boolean>(ask)) small.push(place);
  }
  return small;
}

/** Whether one must scroll sideways to read the page. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth');

/** What one presses or fills in and cannot see the whole of, and scrolls no list to: it is cut off at the right. */
const cutOff = `[...document.querySelectorAll('button, a[href], input, select, textarea')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((element) => !element.closest('[inert], .visually-hidden'))
  .filter((element) => {
    const { right, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || right <= innerWidth + 1) return false;
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return at.scrollWidth <= at.clientWidth;
    return true;
  })
  .map((element) => 'cut off: ' + (element.getAttribute('aria-label') ?? element.textContent ?? '').trim())`;

/**
 * Takes every colour to where it is going, and keeps it there: halfway its contrast means nothing, and a page that
 * comes alive while it is judged sets colours going.
 */
const stillColors = `(() => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  return Promise.allSettled(document.getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime))
    .map(({ finished }) => finished)).then(() => true);
})()`;
/** Until what a new size changed is drawn, and what came of that. */
const twoFrames = 'requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))';
const drawn = `new Promise((done) => ${twoFrames})`;
const movingColors = 'document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); true';

/**
 * Holds the screen against WCAG 2.2 A and AA, in light and in dark, at both widths: a test that runs at one alone has
 * its screens judged at the other too, where nothing may be wider than the screen. A `part` alone is judged where the
 * rest of a large page is judged by another test as it stands: thousands of elements cost seconds each time.
 */
export async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  await judge(page, part);
  const own = page.viewportSize();
  if (!isAtOneWidth(test.info().tags) || !own) return;
  await page.setViewportSize(own.width === sizes.phone.width ? sizes.desktop : sizes.phone);
  await page.evaluate(drawn);
  expect(await isTooWide(page), `${page.url()} at the other width is wider than the screen`).toBe(false);
  await judge(page, part);
  await page.setViewportSize(own);
  await page.evaluate(drawn);
}

async function judge(page: Page, part?: Locator): Promise<void> {
  for (const [colorScheme, judged] of [
    ['light', 'all'],
    ['dark', 'colors'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(stillColors);
    expect(
      await faultsOn(page, judged, part),
      `${page.url()} in ${colorScheme}, ${page.viewportSize()?.width} wide`,
    ).toEqual([]);
    await page.evaluate(movingColors);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
