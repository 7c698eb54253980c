import type { Browser } from '@playwright/test';
import { type Locale, locales } from '../../contract/src/locales.ts';
import { faultsOn, isTooWide } from '../../e2e/support/accessibility.ts';
import { another } from '../../e2e/support/members.ts';
import { publicPaths } from '../../e2e/support/public-paths.ts';
import type { TestServer } from '../../e2e/support/real-server.ts';
import { withBrowser } from '../opened.ts';

const looks = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/**
 * Holds every public page against WCAG 2.2 A and AA: in each language, in light and dark, on the narrowest and on a
 * wide screen.
 */
export async function benchAccessibility(): Promise<boolean> {
  return withBrowser(async (server, browser) => {
    const { publicId } = await another(server, 'anna');
    const paths = publicPaths(publicId);
    const waiting = [...locales];
    let count = 0;
    const look = async () => {
      for (let locale = waiting.shift(); locale; locale = waiting.shift()) {
        const faults = await lookIn(browser, server, { locale, paths });
        console.log(
          [`${locale}: ${paths.length * looks.length} pages, ${faults.length} with faults`, ...faults].join('\n  '),
        );
        count += faults.length;
      }
    };
    await Promise.all([look(), look()]);
    return count === 0;
  });
}

async function lookIn(
  browser: Browser,
  server: TestServer,
  { locale, paths }: { locale: Locale; paths: readonly string[] },
) {
  const faults: string[] = [];
  for (const { width, colorScheme } of looks) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await context.addCookies(
      Object.entries({ entry_seen: '1', locale }).map(([name, value]) => ({ name, value, url: server.url('/') })),
    );
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(server.url(path));
      const found = await faultsOn(page);
      if (await isTooWide(page)) found.push('wider than the screen');
      if (found.length > 0) faults.push(`${path} at ${width} in ${colorScheme}: ${found.join('; ')}`);
    }
    await context.close();
  }
  return faults;
}
