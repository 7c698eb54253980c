import type { Page } from '@playwright/test';

/** Waits until the page's script listens: a hand takes longer from one place to the next than a test does. */
export const awake = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => !('vonkEarly' in window)));

/** Touches a page that stands without a script until then, and waits for it. */
export async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await awake(page);
}
