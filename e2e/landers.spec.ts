import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

const plain = ['adultonly', 'tinderswipe', 'whoneedsstrings'];
const slugged = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
];

test.beforeEach(async ({ context, server }) => {
  await context.addCookies(
    [['entry_seen', '1'] as const, ['locale', 'nl'] as const].map(([name, value]) => ({
      name,
      value,
      url: server.url('/'),
    })),
  );
});

for (const name of [...plain, ...slugged]) {
  test(`PUB-2: the lander ${name} stands without a script, asks to sign up at once and bars nobody`, async ({
    page,
    server,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(server.url(`/landers/${name}`), { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport();
    await expect(page.locator('main form button[type=submit]').first()).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}

test('an address typed before the script came is in the sign-up form @phone', async ({ page, server }) => {
  await page.goto(server.url('/landers/gallery'), { waitUntil: 'networkidle' });
  await page.getByLabel('E-mailadres').fill('vroeg@example.org');
  await page.getByRole('button', { name: 'Gratis aanmelden' }).click();
  await expect(page.getByLabel('Voornaam of schermnaam')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mailadres' }).last()).toHaveValue('vroeg@example.org');
});

test('the adult gate takes the date of birth along, and lets a younger visitor go no further @phone', async ({
  page,
  server,
}) => {
  await page.goto(server.url('/landers/adultonly'), { waitUntil: 'networkidle' });
  // The first touch fetches the script; a hand takes longer to the next field than a test does.
  await page.getByLabel('Dag').focus();
  await awake(page);
  await page.getByLabel('Dag').fill('14');
  await page.getByLabel('Maand').fill('3');
  await page.getByLabel('Jaar').fill('1985');
  await page.getByRole('button', { name: 'Verder naar aanmelden' }).click();
  await expect(page.getByLabel('Voornaam of schermnaam')).toBeVisible();
  await expect(page.getByLabel('Jaar', { exact: true }).last()).toHaveValue('1985');
  await page.goto(server.url('/landers/adultonly'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Ik ben jonger' }).click();
  await expect(page.getByRole('heading', { name: 'Dan is dit niets voor jou' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verder naar aanmelden' })).toBeHidden();
});

test('the deck works by buttons and keys, and counts its likes @desktop', async ({ page, server }) => {
  await page.goto(server.url('/landers/tinderswipe'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByText('Nog 3 likes')).toBeVisible();
  await expect(page.getByText('Samir, 41 · model')).toBeVisible();
  await page.getByRole('button', { name: 'Like', exact: true }).press('ArrowLeft');
  await expect(page.getByText('Ingrid, 57 · model')).toBeVisible();
  await expect(page.getByText('Nog 3 likes')).toBeVisible();
});

test('a slug chooses words and people; an unknown one is the plain page with its own address @phone', async ({
  page,
  server,
}) => {
  await page.goto(server.url('/landers/gallery/50plus'));
  await expect(page.getByRole('heading', { name: 'Opnieuw beginnen mag rustig.' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.url('/landers/gallery/50plus'));
  await expect(page.getByText('Ingrid, 57')).toBeVisible();
  await page.goto(server.url('/landers/gallery/bestaat-niet'));
  await expect(page.getByRole('heading', { name: 'Portretten met een stem.' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.url('/landers/gallery'));
});

test('a film stops at its button, and does not begin for who asked for less motion @desktop', async ({
  page,
  server,
}) => {
  await page.goto(server.url('/landers/video'), { waitUntil: 'networkidle' });
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pauze' }).click();
  await expect(page.getByRole('button', { name: 'Afspelen' })).toBeVisible();
  await expect.poll(isPaused).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.url('/landers/video'), { waitUntil: 'networkidle' });
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toBe('');
});

test('only a member who agreed stands on a landing page; what is written to them goes along (C7, C15, X7) @desktop', async ({
  page,
  server,
}) => {
  const shy = await another(server, 'anna');
  const open = await another(server, 'anna');
  await withDatabase(server, (client) =>
    client.query('update profiles set ad_consent = true where id = $1', [open.id]),
  );
  for (const path of ['landing', 'landing2', 'landing3/calm']) {
    await page.goto(server.url(`/members/${shy.publicId}/${path}`));
    await expect(page.getByRole('heading', { name: 'Begin met een goed gesprek.' })).toBeVisible();
    expect(await page.content()).not.toContain(shy.name);
    await page.goto(server.url(`/members/${open.publicId}/${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(open.name);
    await expectAccessible(page);
  }
  await page.getByLabel(/Je eerste bericht aan/).focus();
  await awake(page);
  await page.getByLabel(/Je eerste bericht aan/).fill('Loop je ook langs de Eem?');
  await page.getByRole('button', { name: `Schrijf ${open.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Maak je profiel' })).toBeVisible();
  await expect(page.getByLabel(`Je eerste bericht aan ${open.name}`)).toHaveValue('Loop je ook langs de Eem?');
  await signUp(page, 'Schrijver', `/members/${open.publicId}`);
  await page.goto(server.url(`/members/${open.publicId}/chat`));
  await expect(page.getByRole('log').getByText('Loop je ook langs de Eem?')).toBeVisible();
  await expect(page.getByText('wacht tot je e-mailadres is bevestigd')).toBeVisible();
});

/** What the account of an address was told to come from. */
const trackingOf = async (server: TestServer, email: string): Promise<unknown> => {
  const { rows } = await withDatabase(server, (client) =>
    client.query('select tracking from accounts where email = $1', [email]),
  );
  return rows[0]?.tracking;
};

/** Fills the sign-up form and waits for where it leads; answers the address. */
async function signUp(page: Page, name: string, to = '/complete-signup'): Promise<string> {
  const unique = `${name}${Math.random().toString(36).slice(2, 8)}`;
  await page.getByLabel('Voornaam of schermnaam').fill(unique);
  await page.getByLabel('E-mailadres').last().fill(`${unique.toLowerCase()}@example.org`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('vuurtoren-op-zondag');
  await page.getByLabel('Dag').pressSequentially('14');
  await page.keyboard.type('031985');
  await page.getByRole('radio', { name: 'Man', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: /18 jaar of ouder/ }).check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await page.waitForURL((url) => url.pathname === to);
  return `${unique.toLowerCase()}@example.org`;
}

test('what first brought a visitor is kept, in the tab and with consent on the device, and no later visit overwrites it @phone', async ({
  page,
  context,
  server,
}) => {
  await test.step('the tab keeps it before any script of the page came, and without consent nothing else does', async () => {
    await page.goto(server.url('/landers/gallery?network=radio&ref=lente'), { waitUntil: 'networkidle' });
    await page.goto(server.url('/landers/video?network=later&sub1=banner'), { waitUntil: 'networkidle' });
    await page.goto(server.url('/signup'));
    await page.getByRole('button', { name: 'Weigeren' }).click();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('source');
    expect(await trackingOf(server, await signUp(page, 'Eerste'))).toEqual({
      network: 'radio',
      ref: 'lente',
      landing: 'gallery',
    });
  });

  await test.step('with consent another tab of the device knows it too', async () => {
    await context.clearCookies({ name: /session|consent/ });
    await page.goto(server.url('/signup'));
    await page.getByRole('button', { name: 'Toestaan' }).click();
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'source')).toBe(true);
    const other = await context.newPage();
    await other.goto(server.url('/signup?network=other&ref=zomer'));
    expect(await trackingOf(server, await signUp(other, 'Tweede'))).toEqual({ network: 'radio', ref: 'lente' });
  });
});

test('SITE-3: the first page one opens knows the traffic source of its own address @phone', async ({ server }) => {
  const pageAt = async (path: string) => (await fetch(server.url(path))).text();
  expect(await pageAt('/?network=radio')).toMatch(/network:"radio"/);
  expect(await pageAt('/')).toMatch(/network:null/);
});

test('PUB-3: a page that asks for it tells once that it was left, and nothing about who left @desktop', async ({
  page,
  server,
}) => {
  const bounces = async () =>
    (
      await withDatabase(server, (client) =>
        client.query("select sum(bounces)::int as count from page_bounces where page = 'iconslanding'"),
      )
    ).rows[0]?.count ?? 0;
  const before = await bounces();
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await page.goto(server.url('/landers/iconslanding'), { waitUntil: 'networkidle' });
  // A first event can say that nothing moved, where the pointer was not known before: a hand makes several.
  await page.mouse.move(60, 40, { steps: 3 });
  await awake(page);
  await hide();
  await page.goto(server.url('/landers/iconslanding?lb=1'));
  await awake(page);
  await hide();
  await hide();
  await expect.poll(bounces).toBe(before + 1);
  await page.goto('about:blank');
  expect(await bounces()).toBe(before + 1);
});

test('the popup that an address asks for shows who agreed to be shown, as a suggestion, once @phone', async ({
  page,
  context,
  server,
  isMobile,
}) => {
  const host = 'dichterbij.localhost';
  for (const [name, value] of [['entry_seen', '1'] as const, ['locale', 'nl'] as const])
    await context.addCookies([{ name, value, url: server.url('/', host) }]);
  const shown = await another(server, 'elsa');
  await withDatabase(server, (client) =>
    client.query("update profiles set ad_consent = true, country = 'DE', rank = 999999 where id = $1", [shown.id]),
  );
  await page.goto(server.url('/landers/adultonly?t=0', host));
  await awake(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(server.url('/landers/gallery?t=1&x=1', host));
  const popup = page.getByRole('dialog', { name: new RegExp(shown.name) });
  await expect(popup.getByText('Suggestie voor jou')).toBeVisible();
  await expect(popup.getByText(`${shown.name} heeft je nog niet geliket.`)).toBeVisible();
  await expect(popup.getByText('vindt jou leuk')).toHaveCount(0);
  await expect(page).toHaveURL(server.url('/landers/gallery?x=1', host));
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Maak je profiel' })).toBeVisible();
  // The form carries whom one liked: name and face, from an address that strangers have.
  await expect(page.getByText(`Je vindt ${shown.name} leuk. Zodra je je e-mailadres`)).toBeVisible();
  if (!isMobile)
    await expect(page.getByRole('complementary').getByRole('img', { name: new RegExp(shown.name) })).toBeVisible();
  await expectAccessible(page);

  await test.step('the like that was meant is given once there is an account', async () => {
    await signUp(page, 'Tikker', `/members/${shown.publicId}`);
    const { rows } = await withDatabase(server, (client) =>
      client.query('select count(*)::int from likes where target_id = $1', [shown.id]),
    );
    expect(rows).toEqual([{ count: 1 }]);
    await context.clearCookies({ name: 'session' });
  });

  await test.step('where guests may not search there is nobody to show, and the address is clean all the same', async () => {
    await page.goto(server.url('/landers/gallery?t=0'));
    await expect(page).toHaveURL(server.url('/landers/gallery'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
