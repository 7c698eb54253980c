import type { Page } from '@playwright/test';

/** Waits until the page's script listens: a hand takes longer from one place to the next than a test does. */
export const awake = async (page: Page): Promise<void> => void (await page.waitForFunction(() => !('vonkEarly' in window)));
