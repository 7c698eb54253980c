import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { faultsOn, isTooWide } from './support/accessibility.ts';
import { another, logIn, type TestMember } from './support/members.ts';
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

const memberPaths = [
  '/members',
  '/chats',
  '/likes/given',
  '/likes/received',
  '/swipe-game',
  '/match-finder',
  '/profile',
  '/credits',
  '/credits/30',
  ...['notifications', 'account', 'privacy', 'location', 'devices', 'delete'].map(
    (part) => `/notifications?section=${part}`,
  ),
  '/premium',
  '/pricing',
  '/transactions',
  '/refunds',
  '/credits/limits',
];
const pathsOf = ({ publicId }: TestMember) => [`/members/${publicId}`, `/members/${publicId}/chat`];

test('SHELL-4, T94: in the longest languages the screens of a member fit the narrowest phone, with every word on its button, and are accessible in each @phone', async ({
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
  const faults: string[] = [];
  const page = await context.newPage();
  for (const locale of ['pl', 'de']) {
    await context.addCookies([{ name: 'locale', value: locale, url: server.url('/') }]);
    for (const path of [...memberPaths, ...pathsOf(known), ...pathsOf(unknown)]) {
      await page.goto(server.url(path));
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
      await page.evaluate(() => document.fonts.ready);
      if (await isTooWide(page)) faults.push(`${path} in ${locale} is wider than the screen`);
      faults.push(...(await faultsOn(page, 'all but colors')).map((fault) => `${path} in ${locale}: ${fault}`));
      faults.push(...(await cutOff(page)).map((words) => `${path} in ${locale} cuts off "${words}"`));
    }
  }
  // Nothing but words differs in the others: each screen in one of them, as the server writes it.
  await context.route(/\.(?:js|webp|png|jpe?g|webm)(?:\?|$)/, (route) => route.abort());
  const others = ['en', 'es', 'fr', 'it'] as const;
  for (const [at, path] of [...memberPaths, ...pathsOf(known)].entries()) {
    const locale = others[at % others.length] ?? 'en';
    await context.addCookies([{ name: 'locale', value: locale, url: server.url('/') }]);
    await page.goto(server.url(path), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
    faults.push(...(await faultsOn(page, 'all but colors')).map((fault) => `${path} in ${locale}: ${fault}`));
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
