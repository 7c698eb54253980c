import type { APIRequestContext } from '@playwright/test';
import { locales } from '../contract/src/locales.ts';
import { expectAccessible } from './support/accessibility.ts';
import { awake, touch } from './support/awake.ts';
import { addInvented } from './support/invented.ts';
import { another, logIn, play, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

const pages = [
  ['terms', 'Algemene voorwaarden'],
  ['privacy', 'Privacyverklaring'],
  ['cookies', 'Cookies'],
  ['ban', 'Huisregels'],
  ['faq', 'Veelgestelde vragen'],
  ['service', 'Klantenservice'],
  ['return-policy', 'Herroepen en terugbetalen'],
  ['accessibility', 'Toegankelijkheid'],
  ['about', 'Over Vonk'],
  ['image-removal', 'Intiem beeld laten weghalen'],
] as const;

// Whether it is accessible and fits is judged with all other public pages (T94).
test('everybody can read what the site says of itself, each page under its own title @phone', async ({
  page,
  server,
}) => {
  for (const [id, title] of pages) {
    await page.goto(server.url(`/pages/${id}`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Vonk`);
    await expect(page.getByRole('link', { name: 'klantenservice@vonk.example' }).last()).toBeVisible();
  }
});

test('a page is drawn by the server, in the visitor’s language, and fits 320 pixels @phone', async ({
  context,
  page,
  server,
}) => {
  await context.addCookies([{ name: 'locale', value: 'en', url: server.url('/') }]);
  const html = await (await context.request.get(server.url('/pages/terms'))).text();
  expect(html).toContain('This version has applied since 1 December 2023');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const id of ['terms', 'privacy', 'faq']) {
    await page.goto(server.url(`/pages/${id}`));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('I search the questions, and an answer is found by a word in it @desktop', async ({ page, server }) => {
  await page.goto(server.url('/pages/faq'));
  await page.getByLabel('Zoek in de vragen').fill('abonnement');
  await expect(page.getByText('1 vraag gevonden.')).toBeVisible();
  await expect(page.getByText('Er loopt niets door.')).toBeVisible();
  await page.getByLabel('Zoek in de vragen').fill('zzz');
  await expect(page.getByText('Geen vraag gevonden.')).toBeVisible();
  await page.getByLabel('Zoek in de vragen').fill('');
  await page.getByText('Verlopen mijn credits?').click();
  await expect(page.getByText('Gekochte credits verlopen niet.')).toBeVisible();
});

test('without JavaScript the server answers a search @phone', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name: 'locale', value: 'nl', url: server.url('/') }]);
  const page = await context.newPage();
  await page.goto(server.url('/pages/faq'));
  await page.getByLabel('Zoek in de vragen').fill('blokkeer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pages\/faq\?q=blokkeer$/);
  await expect(page.getByText(/\d+ vra.* gevonden/)).toBeVisible();
  await context.close();
});

test('a page that does not exist says so @desktop', async ({ page, server }) => {
  const answer = await page.goto(server.url('/pages/nergens'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Hier is niemand' })).toBeVisible();
});

test('I complain without an account, and get a number on the screen and by mail (T134) @phone', async ({
  page,
  server,
}) => {
  const email = `klager${Math.random().toString(36).slice(2, 8)}@example.org`;
  await page.goto(server.url('/complaints'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verstuur klacht' }).click();
  await expect(page.getByText('Schrijf wat er aan de hand is.')).toBeVisible();
  await expect(page.getByLabel('Waar gaat het over?')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('Waar gaat het over?').selectOption({ label: 'Een betaling' });
  await page.getByLabel('Vertel wat er gebeurde').fill('Er is twee keer afgeschreven.');
  await page.getByLabel('Je naam').fill('Mark');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('button', { name: 'Verstuur klacht' }).click();
  const heading = page.getByRole('heading', { name: /^Je nummer is [A-Z2-9]{4}-[A-Z2-9]{4}$/ });
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  const number = (await heading.innerText()).slice(-9);
  expect((await server.mailTo(email)).subject).toContain(number);
});

test('I report a minor without saying who I am (T59) @desktop', async ({ page, server }) => {
  await page.goto(server.url('/report'));
  await touch(page);
  await page.getByLabel('Wat is er aan de hand?').selectOption({ label: 'Minderjarige' });
  await expect(page.getByText('Hierbij hoef je niet te zeggen wie je bent.')).toBeVisible();
  await page.getByLabel('Om wie of wat gaat het?').fill('Kim');
  await page.getByLabel('Vertel wat er gebeurde').fill('Zegt dat ze vijftien is.');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verstuur melding' }).click();
  await expect(page.getByRole('heading', { name: /^Je nummer is/ })).toBeVisible();
});

/** Orders ten credits and pays them, as the member's browser and the provider do; answers the order's number. */
async function order(server: TestServer, request: APIRequestContext): Promise<string> {
  const input = { credits: 10, method: 'ideal', start_now: true, key: crypto.randomUUID() };
  const made = await request.post(server.url('/api/payment.php'), { data: input });
  const { payment, redirect } = (await made.json()) as { payment: { id: string }; redirect: string };
  await request.post(server.url(new URL(redirect).pathname), { form: { outcome: 'paid' }, maxRedirects: 0 });
  let number: string | null = null;
  await expect(async () => {
    const read = await request.get(server.url(`/api/payment.php?id=${payment.id}`));
    number = ((await read.json()) as { payment: { number: string | null } }).payment.number;
    expect(number).not.toBeNull();
  }).toPass();
  return number ?? '';
}

test('I withdraw in two steps without logging in, found from any page, and get a dated receipt (T39, T40, T41) @phone', async ({
  page,
  context,
  server,
}) => {
  const buyer = await another(server, 'bram');
  const { email } = buyer;
  await logIn(context, server, buyer);
  const number = await order(server, context.request);
  await context.clearCookies({ name: 'session' });
  await page.goto(server.url('/pages/about'));
  await page.getByRole('link', { name: 'Overeenkomst hier herroepen' }).click();
  await expect(page.getByRole('heading', { name: 'Overeenkomst hier herroepen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Je naam').fill('Mark de Wit');
  await page.getByLabel('Bestelnummer').fill(number);
  await page.getByLabel('E-mailadres voor het bewijs').fill(email);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Terug' }).click();
  await expect(page.getByLabel('Je naam')).toHaveValue('Mark de Wit');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await expect(page.getByRole('heading', { name: 'Je herroeping is verstuurd' })).toBeFocused();
  const mail = await server.mailTo(email, /herroeping/);
  expect(mail.text).toContain(number);
  expect(mail.text).toMatch(/\d{4} om \d{2}:\d{2}/);
});

test('who came through a partner is asked once, refusing is as easy as allowing, and nothing is kept before (T81, X1, T57) @phone', async ({
  page,
  context,
  server,
}) => {
  await page.goto(server.url('/pages/about?network=krant&sub1=lente'));
  await touch(page);
  const bar = page.getByRole('region', { name: 'Mogen we onthouden hoe je hier kwam?' });
  await expect(bar).toBeVisible();
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  expect(await cookies()).not.toContain('source');
  const [refuse, allow] = [
    bar.getByRole('button', { name: 'Weigeren' }),
    bar.getByRole('button', { name: 'Toestaan' }),
  ];
  const [one, other] = [await refuse.boundingBox(), await allow.boundingBox()];
  expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);
  await expectAccessible(page);
  await refuse.click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await touch(page);
  await expect(bar).toHaveCount(0);
  expect(await cookies()).not.toContain('source');

  await page.goto(server.url('/pages/cookies'));
  const choice = page.getByRole('switch', { name: /Onthouden via welke partner/ });
  await choice.click();
  await expect(page.getByText('Bewaard.')).toBeVisible();
  const kept = (await context.cookies()).find(({ name }) => name === 'source');
  expect(decodeURIComponent(kept?.value ?? '')).toBe('network=krant&sub1=lente');
  await page.reload();
  await expect(choice).toBeChecked();
  await choice.click();
  expect(await cookies()).not.toContain('source');
});

test('who came by themselves is asked nothing @phone', async ({ page, context, server }) => {
  await page.goto(server.url('/pages/about'));
  await touch(page);
  await page.waitForFunction(() => navigator.serviceWorker.ready);
  await expect(page.getByRole('button', { name: 'Toestaan' })).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('source');
});

test('the app is installable, and without a connection shows a page of its own @phone', async ({
  page,
  context,
  server,
}) => {
  await page.goto(server.url('/pages/about'));
  await touch(page);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await context.request.get(server.url(manifest ?? ''));
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await context.setOffline(true);
  await page.goto(server.url('/pages/terms')).catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Geen verbinding' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('heading', { name: 'Algemene voorwaarden' })).toBeVisible();
});

test('search engines get what is public, with its own words, and no member screen (PUB-4) @desktop', async ({
  context,
  server,
}) => {
  const htmlOf = async (path: string) => (await context.request.get(server.url(path))).text();
  const map = await htmlOf('/sitemap.xml');
  const paths = [...map.matchAll(/<loc>http:\/\/localhost:\d+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) {
    const answer = await context.request.get(server.url(path));
    const html = await answer.text();
    expect(answer.status(), path).toBe(200);
    expect(html, path).toContain(`rel="canonical" href="${server.url(path)}"`);
    expect(html, path).not.toContain('noindex');
    expect(html.match(/<title/g), path).toHaveLength(1);
    if (path !== '/') expect(html, path).toMatch(/<title[^>]*>[^<]+ · Vonk<\/title>/);
    expect(html, path).toContain('property="og:image"');
    expect(html.match(/name="theme-color"/g), path).toHaveLength(2);
  }
  expect(await htmlOf('/pages/nergens')).toContain('noindex');
  expect(await htmlOf('/pages/faq')).toContain('"@type":"FAQPage"');
  expect(await htmlOf('/')).toContain('"@type":"WebSite"');
});

test('PUB-4: search engines know each language of a public page by an address of its own, and it stays that of who follows it @desktop', async ({
  browser,
  context,
  server,
}) => {
  const ask = async (path: string, cookie = '') => {
    const answer = await fetch(server.url(path), { headers: { cookie }, redirect: 'manual' });
    return { html: await answer.text(), cookies: answer.headers.getSetCookie().join('\n') };
  };
  const told = (html: string, what: string) => new RegExp(`<link[^>]*${what}[^>]*href="([^"]*)"`).exec(html)?.[1];
  const { html: map } = await ask('/sitemap.xml');
  const paths = [...map.matchAll(/<loc>http:\/\/localhost:\d+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  for (const path of [...paths, '/landers/gallery']) {
    const { html, cookies } = await ask(`${path}?lang=pl`, 'locale=de');
    expect(html, path).toContain('<html lang="pl"');
    expect(told(html, 'rel="canonical"'), path).toBe(server.url(`${path}?lang=pl`));
    expect(html.match(/rel="canonical"/g), path).toHaveLength(1);
    for (const locale of locales)
      expect(told(html, `hrefLang="${locale}"`), path).toBe(
        server.url(locale === 'nl' ? path : `${path}?lang=${locale}`),
      );
    expect(told(html, 'hrefLang="x-default"'), path).toBe(server.url(path));
    expect(cookies, path).toMatch(/^locale=pl;/m);
  }
  // Dutch is this site's own, and no language at all is none.
  expect(told((await ask('/pages/faq?lang=nl')).html, 'rel="canonical"')).toBe(server.url('/pages/faq'));
  const none = await ask('/pages/faq?lang=zz', 'locale=de');
  expect(none.html).toContain('<html lang="de"');
  expect(none.cookies).not.toContain('locale=');
  // What is nobody's to find has one address; a member's language is their own.
  expect((await ask('/lang-config?lang=pl', 'locale=de')).html).toContain('<html lang="de"');
  await logIn(context, server, await another(server, 'anna'));
  const own = await (await context.request.get(server.url('/pages/faq?lang=pl'))).text();
  expect(own).toContain('<html lang="nl"');
  // The script that comes alive is of the same language, and so is what it asks for.
  const stranger = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await stranger.goto(server.url('/pages/terms?lang=pl'));
  await touch(stranger);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible();
  await stranger
    .getByRole('contentinfo')
    .getByRole('link', { name: /prywatno/i })
    .click();
  await expect(stranger.getByRole('heading', { level: 1, name: /prywatno/i })).toBeVisible();
});

test('the app is offered to a member where the browser can take it, and never again once refused @phone', async ({
  page,
  context,
  server,
}) => {
  await logIn(context, server, await another(server, 'anna'));
  // The browser's own offer, which only comes to people who come back.
  const offer = () => page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  const hint = page.getByRole('heading', { name: 'Zet Vonk op je beginscherm' });
  await page.goto(server.url('/profile'));
  // What shows it comes later than the browser may offer it, which it does once.
  await awake(page);
  await offer();
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Niet meer vragen' }).click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.ready);
  await offer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('I report somebody from their profile in two clicks, and whom I mean stands there already (T59) @phone', async ({
  page,
  context,
  server,
}) => {
  const { anna, bram } = await play(server, 'anna', 'bram');
  await logIn(context, server, anna);
  await page.goto(server.url(`/members/${bram.publicId}`));
  await page.getByRole('link', { name: 'Melden', exact: true }).click();
  await expect(page).toHaveURL(server.url(`/report?about=%2Fmembers%2F${bram.publicId}`));
});

test('T13, T59: from a profile I report a missing label without saying my name; it is a report, with what the profile showed @desktop', async ({
  page,
  context,
  server,
}) => {
  const { anna } = await play(server, 'anna');
  const luna = await addInvented(server, 'fictional');
  await logIn(context, server, anna);
  await page.goto(server.url(`/members/${luna.publicId}`));
  await awake(page);
  await page.getByRole('link', { name: 'Melden', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Verstuur melding' })).toBeVisible();
  await expect(page.getByLabel('Je naam')).toHaveCount(0);
  await expect(page.getByLabel('E-mailadres')).toHaveCount(0);
  await page.getByRole('button', { name: 'Verstuur melding' }).click();
  await expect(page.getByLabel('Wat is er aan de hand?')).toBeFocused();
  await page.getByLabel('Wat is er aan de hand?').selectOption('label');
  await page.getByLabel('Ik meld dit te goeder trouw.').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verstuur melding' }).click();
  const title = page.getByRole('heading', { name: /Je nummer is/ });
  await expect(title).toBeFocused();
  const number = (await title.textContent())?.match(/[A-Z0-9]{4}-[A-Z0-9]{4}/)?.[0];
  const { rows } = await withDatabase(server, (client) =>
    client.query("select reason, evidence->'profile'->>'kind' as kind from reports where number = $1", [number]),
  );
  expect(rows).toEqual([{ reason: 'label', kind: 'fictional' }]);
});

test('I choose a language and a country; both are kept on this device, and prices follow (C38, LANG-3) @desktop', async ({
  page,
  server,
}) => {
  await page.context().addCookies([{ name: 'entry_seen', value: '1', url: server.url('/', 'maanlicht.localhost') }]);
  await page.goto(server.url('/lang-config?from=%2Fpricing', 'maanlicht.localhost'));
  await awake(page);
  await page.getByRole('combobox').selectOption('PL');
  await page.getByRole('radio', { name: 'Polski' }).check();
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(server.url('/pricing', 'maanlicht.localhost'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  const kept = (await page.context().cookies()).filter(({ name }) => name === 'country' || name === 'locale');
  expect(kept.map(({ name, value }) => `${name}=${value}`).toSorted()).toEqual(['country=PL', 'locale=pl']);
  for (const { expires } of kept) expect(expires * 1000).toBeGreaterThan(Date.now() + 360 * 86_400_000);
});

test('T18: a figure about ourselves stands on the page of premium while the register holds it, and goes with it @phone', async ({
  page,
  server,
}) => {
  const locales = ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'];
  const write = (expires: string) =>
    withDatabase(server, async (client) => {
      const claim = {
        kind: 'premium_matches',
        is_active: true,
        figure: 46,
        definition: Object.fromEntries(
          locales.map((locale) => [locale, 'Matches in de eerste maand, met en zonder premium.']),
        ),
        data: 'reports/premium-matches.csv',
        sample: 4200,
        measured_on: '2025-10-01',
        expires_on: expires,
      };
      await client.query('update sites set settings = settings || $1 where id = 1', [{ claims: [claim] }]);
      await client.query("select pg_notify('sites', '')");
    });
  const said = page.getByText(/46\s?% meer kans op een match/);
  const reads = (count: number) =>
    expect(async () => {
      await page.goto(server.url('/premium'));
      await expect(said).toHaveCount(count, { timeout: 500 });
    }).toPass();
  await page.context().addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);
  await reads(0);
  await write('2099-01-01');
  await reads(1);
  await expect(page.getByText('Gemeten op 1 oktober 2025 bij 4.200 leden.')).toBeVisible();
  await write('2025-10-02');
  await reads(0);
});
