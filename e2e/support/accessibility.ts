import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What breaks WCAG 2.2 A or AA on the page as it is, each fault with the places it is at. */
export async function faultsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Whether one must scroll sideways to read the page. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth');

/** Ends when no colour is on its way to another: halfway its contrast means nothing. */
const colorsSettled = `Promise.allSettled(document.getAnimations()
  .filter(({ effect, playState }) => playState === 'running' && Number.isFinite(effect.getComputedTiming().endTime))
  .map(({ finished }) => finished)).then(() => true)`;

/** Holds the screen against WCAG 2.2 A and AA, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(colorsSettled);
    expect(await faultsOn(page), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
