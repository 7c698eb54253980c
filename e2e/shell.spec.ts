import type { Page } from '@playwright/test';
import { awake, touch } from './support/awake.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

/** Makes the page believe that it runs as an installed app. */
const install = (page: Page) =>
  page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query.includes('display-mode: standalone')
        ? (Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList)
        : real(query);
  });

test('SHELL-1: the installed app has a button back on profiles, likes, credits and payments, and nowhere else', async ({
  page,
  context,
  server,
}) => {
  const [joost, merel] = [
    await another(server, 'bram', { isPremium: true, boughtCredits: 3 }),
    await another(server, 'anna'),
  ];
  await logIn(context, server, joost);
  const back = page.getByRole('banner').getByRole('link', { name: 'Terug' });
  const heading = page.getByRole('heading', { level: 1 }).first();
  await page.goto(server.url('/likes'));
  await expect(heading).toBeVisible();
  await expect(back).toHaveCount(0);

  await install(page);
  const screens = [
    `/members/${merel.publicId}`,
    '/likes',
    '/likes/given',
    '/credits',
    '/credits/30',
    '/credits/30/ideal',
    '/credits/repeat-order',
    '/directdebit',
  ];
  for (const path of screens) {
    await page.goto(server.url(path));
    await expect(back, path).toBeVisible();
  }
  for (const path of ['/members', '/profile', '/notifications', '/transactions']) {
    await page.goto(server.url(path));
    await awake(page);
    await expect(back, path).toHaveCount(0);
  }

  await test.step('it leads back where one was, and from a page opened from outside to the list', async () => {
    await page.goto(server.url('/members?min_age=30'));
    await page.getByRole('list', { name: 'Gevonden leden' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/members\/\w{14}/);
    await back.click();
    await expect(page).toHaveURL(server.url('/members?min_age=30'));
    const fresh = await context.newPage();
    await install(fresh);
    await fresh.goto(server.url('/credits/30'));
    await fresh.getByRole('banner').getByRole('link', { name: 'Terug' }).click();
    await expect(fresh).toHaveURL(server.url('/credits'));
    await fresh.close();
  });
});

test('the icon of the installed app carries unread messages and new likes together @phone', async ({
  page,
  context,
  server,
}) => {
  const [kees, tess, lies] = [
    await another(server, 'bram'),
    await another(server, 'anna'),
    await another(server, 'anna'),
  ];
  await withDatabase(server, async (client) => {
    for (const { id } of [tess, lies])
      await client.query(
        "insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', now())",
        [id, kees.id],
      );
  });
  await page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(navigator, {
      // A badge that cannot be set is no mistake of ours.
      setAppBadge: (count: number) => {
        badges.push(count);
        return Promise.reject(new Error('no icon'));
      },
    });
  });
  const mistakes: string[] = [];
  page.on('pageerror', (error) => mistakes.push(error.message));
  await logIn(context, server, kees);
  await page.goto(server.url('/members'));
  const badge = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
  await expect.poll(badge).toBe(2);
  await page.goto(server.url(`/members/${tess.publicId}`));
  await expect.poll(badge).toBe(1);
  expect(mistakes).toEqual([]);
});

/** Counts how often a page asks for its member, on a clock of its own and without a live stream. */
async function countPolls(page: Page): Promise<() => number> {
  let polls = 0;
  await page.addInitScript(() => {
    // A stream that never opens.
    Object.assign(window, {
      EventSource: class extends EventTarget {
        close() {}
      },
    });
  });
  await page.route(/\/api\/user\.php/, (route) => {
    if (route.request().method() === 'GET') polls += 1;
    return route.continue();
  });
  return () => polls;
}

for (const [name, isSubscribed, seconds] of [
  ['each minute', false, 60],
  ['each five minutes with push', true, 300],
] as const) {
  test(`without a live stream the member is read again ${name}, for the first time after five seconds (B7) @desktop`, async ({
    page,
    context,
    server,
  }) => {
    await logIn(context, server, await another(server, 'anna'));
    await page.addInitScript(
      (subscription) => {
        Object.assign(navigator.serviceWorker, {
          getRegistration: () =>
            Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(subscription) } }),
        });
      },
      isSubscribed ? {} : null,
    );
    const polls = await countPolls(page);
    await page.clock.install();
    await page.goto(server.url('/notifications'));
    await awake(page);
    // The page's own timers stand still from here on.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
    await expect.poll(polls).toBe(1);
    await page.clock.runFor((seconds - 25) * 1000);
    expect(polls()).toBe(1);
    await page.clock.runFor(40_000);
    await expect.poll(polls).toBe(2);

    await test.step('and at once when a push arrives', async () => {
      await page.evaluate(() =>
        navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'push' } })),
      );
      await expect.poll(polls).toBe(3);
    });
  });
}

test('a hidden tab lets its stream go and is told by the clock; looked at again it is told at once (B7) @desktop', async ({
  page,
  context,
  server,
}) => {
  await logIn(context, server, await another(server, 'anna'));
  let [polls, streams] = [0, 0];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/user.php')) polls += 1;
    if (request.url().includes('/api/events')) streams += 1;
  });
  const look = (state: 'visible' | 'hidden') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('hello', () => (document.documentElement.dataset['greeted'] = ''));
      }
    };
  });
  await page.clock.install();
  await page.goto(server.url('/notifications'));
  await awake(page);
  await expect.poll(() => streams).toBe(1);
  // Until its first word the stream counts as lost, and the clock asks in its place.
  await expect(page.locator('html[data-greeted]')).toBeAttached();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await look('hidden');
  await page.clock.runFor(29_000);
  const before = polls;
  // Second by second: what the page does in between takes real time.
  const pollsAfter = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return polls;
  };
  await expect.poll(() => pollsAfter(1000)).toBe(before + 1);
  await expect.poll(() => pollsAfter(10_000)).toBe(before + 2);
  expect(streams).toBe(1);
  await look('visible');
  await expect.poll(() => streams).toBe(2);
  await expect.poll(() => polls).toBeGreaterThan(before + 2);
});

test('the sign-up modal cannot be closed while it is sent; afterwards it can, and what was typed stays (B8, T97) @desktop', async ({
  page,
  context,
  server,
}) => {
  for (const [name, value] of [['entry_seen', '1'] as const, ['locale', 'nl'] as const])
    await context.addCookies([{ name, value, url: server.url('/') }]);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/signup\.php/, async (route) => {
    await held;
    await route.fulfill({
      status: 500,
      json: { error: 'internal', message: 'Er is een fout opgetreden, probeer het later opnieuw.', statusCode: 500 },
    });
  });
  await page.goto(server.url('/'));
  await page.mouse.move(5, 5);
  await awake(page);
  await page.getByRole('link', { name: 'Gratis aanmelden' }).first().click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Voornaam of schermnaam').fill('Volhouder');
  await modal.getByLabel('E-mailadres').fill('volhouder@example.org');
  await modal.getByLabel('Wachtwoord', { exact: true }).fill('vuurtoren-op-zondag');
  await modal.getByLabel('Dag').pressSequentially('14');
  await page.keyboard.type('031985');
  await modal.getByRole('radio', { name: 'Man', exact: true }).check({ force: true });
  await modal.getByRole('checkbox', { name: /18 jaar of ouder/ }).check();
  await modal.getByRole('button', { name: 'Account maken' }).click();
  await expect(modal.getByRole('button', { name: 'Sluiten' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(modal).toBeVisible();
  answer();
  await expect(modal.getByText('Er is een fout opgetreden')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(modal).toBeHidden();
  await page.getByRole('link', { name: 'Gratis aanmelden' }).first().click();
  await expect(modal.getByLabel('E-mailadres')).toHaveValue('volhouder@example.org');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
});

test('whoever is logged out finds the way to withdraw, and to end what recurs, in one press on every layout (T46)', async ({
  page,
  server,
}) => {
  for (const path of ['/', '/landers/gallery', '/pricing', '/login', '/signup', '/reset-password']) {
    await page.goto(server.url(path));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Overeenkomst hier herroepen' });
    await expect(link, path).toHaveAttribute('href', '/withdraw');
    const end = page.getByRole('contentinfo').getByRole('link', { name: 'Automatisch opwaarderen stoppen' });
    await expect(end, path).toHaveAttribute('href', '/top-up');
  }
});

test('CRED-4, C35: the menu shows a premium member their balance from ten credits down, as a warning, and otherwise at none @desktop', async ({
  browser,
  server,
}) => {
  const badgeOf = async (name: string, credits: number, isPremium = true) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await logIn(context, server, await another(server, 'bram', { name, isPremium, boughtCredits: credits }));
    const page = await context.newPage();
    await page.goto(server.url('/pages/faq'));
    await expect(page.getByRole('link', { name: /^Credits/ }).first()).toBeVisible();
    return page.getByRole('navigation').first().locator('.badge');
  };
  await expect(await badgeOf('Elfkrediet', 11)).toHaveCount(0);
  await expect(await badgeOf('Tienkrediet', 10)).toHaveClass(/badge-low/);
  await expect(await badgeOf('Eenkrediet', 1)).toHaveText('1 credit');
  await expect(await badgeOf('Nulkrediet', 0)).toHaveClass(/badge-empty/);
  // Everybody else sees it beside what they write.
  await expect(await badgeOf('Vrijkrediet', 3, false)).toHaveCount(0);
});

test('an address that asks for what there is not shows the screen without it, and leads to no other site @desktop', async ({
  page,
  context,
  server,
}) => {
  const karlijn = await another(server, 'anna');
  await logIn(context, server, karlijn);
  await test.step('SEARCH-1: filters that nobody has give the search without them, and are not kept', async () => {
    for (const query of [
      'gender=zebra',
      'min_age=3',
      'min_age=60&max_age=20',
      'country=XX',
      'interests=nonsense',
      'distance=7',
    ]) {
      await page.goto(server.url(`/members?${query}`));
      await expect(page.getByRole('heading', { level: 1 }), query).toHaveText('Leden');
    }
    await page.goto(server.url('/members'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leden');
  });
  await test.step('SHELL-3: an unknown part of the settings is the first; a conversation nobody has is not found', async () => {
    await page.goto(server.url('/notifications?section=nonsense'));
    await expect(page.getByRole('heading', { level: 2, name: 'Meldingen' })).toBeVisible();
    for (const path of ['/chats/nonsense', '/members/nonsense/chat', '/transactions/nonsense']) {
      await page.goto(server.url(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Hier is niemand');
    }
  });
  await test.step('saving the language goes on within the site', async () => {
    const elsewhere: string[] = [];
    page.on(
      'request',
      (request) => new URL(request.url()).host === 'elsewhere.example' && elsewhere.push(request.url()),
    );
    for (const from of ['https://elsewhere.example/', '//elsewhere.example/', '/%09/elsewhere.example/']) {
      await page.goto(server.url(`/lang-config?from=${from}`));
      await awake(page);
      await page.getByRole('button', { name: 'Bewaar' }).click();
      await page.waitForURL(server.url('/members'));
    }
    expect(elsewhere).toEqual([]);
  });
});

test('SHELL-3: without a connection a like and a setting say so and go back to what they were @phone', async ({
  page,
  context,
  server,
}) => {
  const jorrit = await another(server, 'bram');
  const geesje = await another(server, 'anna');
  await logIn(context, server, jorrit);
  await page.goto(server.url(`/members/${geesje.publicId}`));
  await awake(page);
  const like = page.getByRole('button', { name: `Like ${geesje.name}` }).filter({ visible: true });
  await context.setOffline(true);
  await like.click();
  await expect(page.getByText('Geen verbinding')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.goto(server.url('/notifications'));
  await awake(page);
  const choice = page.getByRole('switch', { name: 'Nieuw gesprek per e-mail' });
  const before = await choice.isChecked();
  await context.setOffline(true);
  await choice.click();
  await expect(page.getByText('Geen verbinding')).toBeVisible();
  await context.setOffline(false);
  await expect(choice).toBeChecked({ checked: before });
});

test('one comes from page to page whatever the browser makes of view transitions @desktop', async ({
  browser,
  server,
}) => {
  const stubs = {
    'there are none': 'delete Document.prototype.startViewTransition',
    'they are refused': `Document.prototype.startViewTransition = () => {
      const refused = () => Promise.reject(new DOMException('Transition was aborted', 'AbortError'));
      return { ready: refused(), finished: refused(), updateCallbackDone: refused(), skipTransition() {} };
    }`,
    'they never end': `Document.prototype.startViewTransition = () => {
      const never = new Promise(() => {});
      return { ready: never, finished: never, updateCallbackDone: never, skipTransition() {} };
    }`,
  };
  for (const [how, stub] of Object.entries(stubs))
    await test.step(how, async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(stub);
      await page.goto(server.url('/login'));
      await touch(page);
      await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
      await expect(page).toHaveURL(/reset/);
      await page.goBack();
      await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible();
      expect(errors).toEqual([]);
      await context.close();
    });
});
