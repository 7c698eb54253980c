import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isTooWide } from './support/accessibility.ts';
import { another, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';

/**
 * The words of buttons and links that do not fit: cut off by their own edge, or beyond the screen's where nothing
 * scrolls. Cut short with an ellipsis is meant.
 */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, [role=button], .price-button span, .badge, .tag')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const { overflowX, textOverflow, display } = getComputedStyle(element);
        if (box.width < 2 || box.height < 2 || element.closest('.sr-only, .chip-row, .settings-sections')) return false;
        const isClipped =
          overflowX !== 'visible' &&
          textOverflow !== 'ellipsis' &&
          display !== 'inline' &&
          element.scrollWidth > element.clientWidth + 1;
        return isClipped || box.right > window.innerWidth + 1;
      })
      .map(({ textContent }) => textContent.trim()),
  );

test('SHELL-4: in the longest languages the screens of a member fit the narrowest phone, with every word on its button @phone', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  const kasia = await another(server, 'anna', { isPremium: true, boughtCredits: 5 });
  const [known, unknown] = [await another(server, 'bram'), await another(server, 'bram')];
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, isMobile: true, hasTouch: true });
  await logIn(context, server, kasia);
  const message = { profile: known.publicId, key: randomUUID(), text: 'Loop je ook wel eens langs de Eem?' };
  expect((await context.request.post(server.url('/api/message.php'), { data: message })).status()).toBe(200);
  expect(
    (
      await context.request.post(server.url('/api/like.php'), { data: { profile: known.publicId, source: 'card' } })
    ).status(),
  ).toBe(200);
  const sections = ['notifications', 'account', 'privacy', 'location', 'devices', 'delete'].map(
    (part) => `/notifications?section=${part}`,
  );
  const others = [known, unknown].flatMap(({ publicId }) => [`/members/${publicId}`, `/members/${publicId}/chat`]);
  const rest = [
    '/members',
    '/chats',
    '/likes/given',
    '/likes/received',
    '/swipe-game',
    '/match-finder',
    '/profile',
    '/credits',
    '/credits/30',
  ];
  const faults: string[] = [];
  const page = await context.newPage();
  for (const locale of ['pl', 'de']) {
    await context.addCookies([{ name: 'locale', value: locale, url: server.url('/') }]);
    for (const path of [...rest, ...others, ...sections, '/premium', '/pricing', '/transactions', '/credits/limits']) {
      await page.goto(server.url(path));
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
      await page.evaluate(() => document.fonts.ready);
      if (await isTooWide(page)) faults.push(`${path} in ${locale} is wider than the screen`);
      faults.push(...(await cutOff(page)).map((words) => `${path} in ${locale} cuts off "${words}"`));
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('LANG-1: the language of the site is remembered on the first page, and one that was chosen stays @phone', async ({
  server,
}) => {
  const cookiesOf = async (cookie: string) =>
    (await fetch(server.url('/pages/faq'), { headers: { cookie } })).headers.getSetCookie().join('; ');
  expect(await cookiesOf('')).toMatch(/locale=nl; Max-Age=31536000; Path=\/; SameSite=Lax/);
  expect(await cookiesOf('locale=xx')).toContain('locale=nl;');
  expect(await cookiesOf('locale=pl')).not.toContain('locale=');
});
