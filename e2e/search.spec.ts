import type { Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

/** Fills the first site with so many women of a region, straight into the tables. */
const fill = (server: TestServer, count: number, { region, called } = { region: 10, called: 'Zeeuwse' }) =>
  withDatabase(server, async (client) => {
    await client.query(
      `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country, region, city, quote, rank, created_at, last_active_on)
       select 1, gen_random_uuid(), substr(md5(random()::text), 1, 14), 'member', 'active', true, $3 || ' ' || i, '1986-01-01', 'female', 'NL', $2::int::text, 'Goes',
         'Zin ' || i || ' van iemand die van de wind houdt, en dat ook zegt.', 90000 - 1000 * $2::int - i, now(), now()::date from generate_series(1, $1::int) i`,
      [count, region, called],
    );
  });

/** One who does not exist, and says so. */
const invent = (server: TestServer) =>
  withDatabase(server, async (client) => {
    await client.query(
      `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country, quote, rank, created_at)
       values (1, gen_random_uuid(), substr(md5(random()::text), 1, 14), 'fictional', 'active', true, 'Selene', '1990-01-01', 'female', 'NL', 'Ik besta niet.', (select max(rank) + 1 from profiles), now())`,
    );
  });

const cards = (page: Page) => page.getByRole('list', { name: 'Gevonden leden' }).getByRole('article');
/** The filters: in the rail on a wide screen, in a sheet on a phone. */
async function openFilters(page: Page, isPhone: boolean) {
  if (!isPhone) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

/** Blocks whom the page shows. */
async function block(page: Page) {
  const confirm = page.getByRole('button', { name: 'Blokkeer', exact: true });
  await awake(page);
  await page.getByRole('button', { name: 'Blokkeren' }).click();
  await confirm.click();
}

/** Waits until what `act` changed is kept. */
async function saved(page: Page, act: () => Promise<unknown>) {
  const isKept = (answer: Response) =>
    answer.url().includes('/api/profile.php') && answer.request().method() === 'PUT' && answer.ok();
  await Promise.all([page.waitForResponse(isKept), act()]);
}

test('X8: the next page comes too when the browser tells late that the end is near @phone', async ({
  page,
  context,
  server,
}) => {
  const mark = await another(server, 'floris');
  await fill(server, 60, { region: 11, called: 'Hollandse' });
  await logIn(context, server, mark);
  // What a busy page sees: the states before the scroll and after it, told together, however many there were.
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    const afterScroll = (tell: () => void) =>
      window.scrollY === 0
        ? setTimeout(() => afterScroll(tell), 50)
        : requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell, 100)));
    window.IntersectionObserver = class extends Observer {
      constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const waiting: IntersectionObserverEntry[] = [];
        super((states) => {
          if (waiting.length === 0) afterScroll(() => told(waiting.splice(0), this));
          waiting.push(...states);
        }, options);
      }
    };
  });
  await page.goto(server.url('/members?countryregion=11'));
  await expect(cards(page)).toHaveCount(24);
  await awake(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(cards(page)).toHaveCount(48);
});

test('SEARCH-1, X8: I filter, look at somebody, and come back to where I was', async ({ page, context, server }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  const mark = await another(server, 'floris');
  await fill(server, 110);
  await invent(server);
  // The cell of Utrecht.
  await withDatabase(server, (client) => client.query('update profiles set cell = 25864671 where id = $1', [mark.id]));
  await logIn(context, server, mark);
  await page.goto(server.url('/members'));

  await test.step('each filter works at once and stands in the address', async () => {
    const filters = await openFilters(page, isPhone);
    await filters.getByLabel('Regio').selectOption({ label: 'Zeeland' });
    await expect(page).toHaveURL(/countryregion=10/);
    await expect(page.getByText(/^110 (leden|vrouwen), 31–51 jaar, Zeeland$/)).toBeVisible();
    if (isPhone) await filters.getByRole('button', { name: /^Toon 110/ }).click();
    await page.reload();
    await expect(page.getByText(/^110 .*Zeeland$/)).toBeVisible();
  });

  await test.step('C42: distance and order are one tap away, work by keyboard, stand in the address, and say why', async () => {
    const distance = page.getByLabel('Afstand').filter({ visible: true });
    await expect(distance).toBeInViewport();
    await distance.selectOption({ label: 'Binnen 25 km' });
    await expect(page).toHaveURL(/distance=25/);
    await distance.selectOption('');
    await expect(page).not.toHaveURL(/distance/);
    const order = page.getByLabel('Volgorde');
    await expect(order).toBeInViewport();
    await order.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/order=near/);
    await page.getByText('Waarom deze volgorde?').click();
    await expect(page.getByText(/^Wie het dichtstbij woont, staat eerst/)).toBeVisible();
    await expectAccessible(page);
    await order.selectOption({ label: 'Aanbevolen' });
    await expect(page).not.toHaveURL(/order/);
    await page.goto(server.url('/members?countryregion=10'));
    await expect(page.getByText(/^110 .*Zeeland$/)).toBeVisible();
  });

  await test.step('three pages come by themselves, the next by a button', async () => {
    await awake(page);
    for (const count of [48, 72]) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(cards(page)).toHaveCount(count);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Toon meer leden' }).click();
    await expect(cards(page)).toHaveCount(96);
    const names = await cards(page).getByRole('heading').allInnerTexts();
    expect(new Set(names).size).toBe(96);
  });

  await test.step('the next and the one before are a press away, and coming back shows the same cards at the same place', async () => {
    await page.getByRole('link', { name: 'Zeeuwse 60, 40' }).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    // On a slow line the page stands at once, with what the card told.
    const slow = Promise.withResolvers<void>();
    await page.route(/\/api\/member\.php/, async (route) => {
      await slow.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Zeeuwse 60, 40' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zeeuwse 60, 40' })).toBeVisible();
    await expect(page.getByText('Zin 60 van iemand die van de wind houdt')).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
    slow.resolve();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.unroute(/\/api\/member\.php/);
    await page.getByRole('link', { name: 'Volgende: Zeeuwse 61' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zeeuwse 61, 40' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { level: 1, name: 'Zeeuwse 60, 40' })).toBeVisible();
    await expectAccessible(page);
    const isAsItWas = async () => {
      await expect(cards(page)).toHaveCount(96);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
      await expect(page.getByRole('link', { name: 'Zeeuwse 60, 40' })).toBeInViewport();
    };
    await page.goBack();
    await isAsItWas();
    await page.getByRole('link', { name: 'Zeeuwse 60, 40' }).click();
    await page.getByRole('link', { name: 'Volgende: Zeeuwse 61' }).click();
    await page.getByRole('link', { name: 'Terug naar zoeken' }).click();
    await isAsItWas();
  });

  await test.step('who is invented says so, and goes with one tap', async () => {
    // From her age to that of this test's people: whom others add may stand before her.
    const age = new Date().getFullYear() - 1990;
    await page.goto(server.url(`/members?country=NL&min_age=${age}&max_age=${age + 4}`));
    const selene = cards(page).filter({ hasText: 'Selene' });
    await expect(selene).toContainText('Fictief profiel');
    await expect(selene).toContainText('geen fysiek contact mogelijk');
    await page.getByRole('button', { name: 'Alleen echte leden' }).first().click();
    await expect(selene).toHaveCount(0);
  });

  await test.step('who is blocked is gone, and comes back with undo', async () => {
    await page.goto(server.url('/members?country=NL&countryregion=10&min_age=18&max_age=99'));
    await page.getByRole('link', { name: 'Zeeuwse 1, 40' }).click();
    await block(page);
    await expect(page).toHaveURL(/\/members(\?|$)/);
    await page.goto(server.url('/members?country=NL&countryregion=10&min_age=18&max_age=99'));
    await expect(page.getByText(/^109 /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zeeuwse 1, 40' })).toHaveCount(0);
  });
});

test('more filters stand in a sheet; a search that finds nobody says what each takes away; one keeps searches @phone', async ({
  page,
  context,
  server,
}) => {
  const mark = await another(server, 'bram');
  await withDatabase(server, (client) =>
    client.query(
      `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country, region, city, hair_color, rank, created_at)
       select 1, gen_random_uuid(), substr(md5(random()::text), 1, 14), 'member', 'active', true, 'Vlaamse ' || i, '1986-01-01', 'female', 'BE', 'BRU', 'Brussel',
         case when i = 1 then 'red' else 'brown' end, 80000 - i, now() from generate_series(1, 3) i`,
    ),
  );
  await logIn(context, server, mark);
  await page.goto(server.url('/members?country=BE&gender=female&min_age=18&max_age=99'));
  const vlaamse = cards(page).filter({ hasText: 'Vlaamse' });
  await expect(vlaamse).toHaveCount(3);
  const sheet = page.getByRole('dialog', { name: 'Meer filters' });
  const openSheet = async () => {
    await awake(page);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('button', { name: /^Meer filters/ })
      .click();
    await expect(sheet).toBeVisible();
  };

  await test.step('each works at once, and the search is kept under a name', async () => {
    await openSheet();
    await sheet.getByRole('button', { name: 'Rood haar' }).click();
    await expect(page).toHaveURL(/hair_color=red/);
    await expect(sheet.getByRole('button', { name: 'Toon 1 vrouw' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click();
    await sheet.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(sheet.getByText('Geef de zoekopdracht een naam.')).toBeVisible();
    await sheet.getByLabel('Naam van de zoekopdracht').fill('Rood in Vlaanderen');
    await sheet.getByRole('button', { name: 'Bewaar', exact: true }).click();
    // It says whom one looks for, which is kept with its own consent (T75).
    await sheet.getByRole('checkbox', { name: /Bewaar wie ik zoek/ }).check();
    await sheet.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(sheet.getByRole('button', { name: 'Rood in Vlaanderen', exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Toon 1 vrouw' }).click();
    await expect(vlaamse).toHaveCount(1);
  });

  await test.step('nobody: one tap leaves out what stands in the way', async () => {
    await openSheet();
    await sheet.getByRole('button', { name: 'Rood haar' }).click();
    await sheet.getByRole('button', { name: 'Grijs haar' }).click();
    await sheet.getByRole('button', { name: 'Toon 0 vrouwen' }).click();
    await expect(page.getByRole('heading', { name: 'Niemand gevonden' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Zonder haar: \d+ vrouwen/ }).click();
    await expect(page).not.toHaveURL(/hair_color/);
    await expect(vlaamse).toHaveCount(3);
  });

  await test.step('a kept search is used again, also after a reload, and taken away', async () => {
    await page.reload();
    await openSheet();
    await sheet.getByRole('button', { name: 'Rood in Vlaanderen', exact: true }).click();
    await expect(vlaamse).toHaveCount(1);
    await page.goto(server.url('/members'));
    await expect(vlaamse).toHaveCount(1);
    await openSheet();
    await sheet.getByRole('button', { name: 'Verwijder Rood in Vlaanderen' }).click();
    await expect(sheet.getByRole('button', { name: 'Rood in Vlaanderen', exact: true })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Wis alle filters' }).click();
    await expect(page).toHaveURL(/fresh=1/);
    await expect(page.getByText(/jaar, Nederland$/)).toBeVisible();
  });
});

test('who blocks me while I look at them is gone from my screen at once, without a word about it @desktop', async ({
  page,
  context,
  browser,
  server,
}) => {
  const mark = await another(server, 'bram');
  const nathalie = await another(server, 'anna');
  await logIn(context, server, mark);
  const hers = await (await browser.newContext()).newPage();
  await logIn(hers.context(), server, nathalie);
  await page.goto(server.url(`/members/${nathalie.publicId}`));
  await hers.goto(server.url(`/members/${mark.publicId}`));
  await block(hers);
  await expect(page.getByRole('heading', { name: 'Hier is niemand' })).toBeVisible();
  await expect(page.getByText(nathalie.name)).toHaveCount(0);
  await hers.context().request.delete(server.url(`/api/block.php?profile=${mark.publicId}`));
  await page.goto(server.url(`/members/${nathalie.publicId}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(nathalie.name);
});

test('I tell where I live and who I am, and a wrong photo says why @phone', async ({ page, context, server }) => {
  const eva = await another(server, 'anna');
  await logIn(context, server, eva);
  await page.goto(server.url('/profile'));

  await test.step('a city is found by its letters, with the keyboard', async () => {
    const city = page.getByRole('combobox', { name: 'Plaats' });
    await awake(page);
    await city.fill('');
    await city.pressSequentially('amersf');
    await expect(page.getByRole('option', { name: /^Amersfoort/ }).first()).toBeVisible();
    await city.press('Enter');
    await expect(page.getByText('Amersfoort · binnen 10 km')).toBeVisible();
  });

  await test.step('too long a sentence is refused at its field, what is typed stays, and the last change can be undone', async () => {
    const quote = page.getByLabel('Wat moet iemand als eerste weten?');
    const card = page.locator('.member-card-quote');
    const before = await quote.inputValue();
    await quote.fill('x'.repeat(161));
    await expect(page.locator('#words').getByText('Gebruik hooguit 160 tekens.')).toBeVisible();
    await expect(quote).toHaveValue('x'.repeat(161));
    await quote.fill('Ik lees de krant van achteren naar voren.');
    await expect(card).toHaveText('Ik lees de krant van achteren naar voren.');
    await expect(page.locator('#words').getByText('Bewaard.')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', {
        name: 'Ongedaan maken: Wat moet iemand als eerste weten?',
      })
      .click();
    await expect(quote).toHaveValue(before);
    await expect(card).toHaveText(before);
  });

  await test.step('what is typed is kept when I go on at once', async () => {
    await page.getByLabel('Over jezelf').fill('Ik zing in een koor.');
    await saved(page, () => page.locator('#details').getByLabel('Haar').selectOption({ label: 'Rood haar' }));
    await page.getByRole('link', { name: 'Bekijk je pagina' }).click();
    await expect(page.getByText('Ik zing in een koor.')).toBeVisible();
    await expect(page.getByText('Rood haar')).toBeVisible();
    await expect(page.getByText('Zo zien anderen je')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Profiel bewerken' })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
  });

  await test.step('orientation is kept with consent only', async () => {
    const block = page.locator('#orientation');
    await saved(page, () => block.getByRole('checkbox').check());
    await saved(page, () => block.getByRole('button', { name: 'Man', exact: true }).click());
    await page.reload();
    await expect(block.getByRole('button', { name: 'Man', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.evaluate(() => 'vonkEarly' in window)).toBe(false);
    await saved(page, () => block.getByRole('checkbox').uncheck());
    await page.reload();
    await expect(block.getByRole('checkbox')).not.toBeChecked();
  });

  await test.step('photos that are none, broken or HEIC each say what to do', async () => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 1000,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 120, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles([
      {
        name: 'tekst.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('dit is geen foto maar een tekst'),
      },
      {
        name: 'half.jpg',
        mimeType: 'image/jpeg',
        buffer: whole.subarray(0, whole.length / 2),
      },
      {
        name: 'iphone.heic',
        mimeType: 'image/heic',
        buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(300)]),
      },
    ]);
    for (const text of [
      'Dit is geen foto. Kies een JPEG, PNG of WebP.',
      'De foto is niet goed aangekomen.',
      'HEIC-foto',
    ])
      await expect(page.getByText(text)).toBeVisible();
    // The longest of them stands wholly on its tile.
    const tile = page.locator('.photo-tile-removed', { hasText: 'HEIC-foto' });
    expect(await tile.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});

test('a search that tells whom I look for is kept with consent, or without that (T75) @phone', async ({
  server,
  page,
  context,
  isMobile,
}) => {
  const lies = await another(server, 'lotte', { name: 'Lies' });
  await logIn(context, server, lies);
  await page.goto(server.url('/members?gender=female&min_age=30'));
  await awake(page);
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await page
    .getByRole('button', { name: /^Meer filters/ })
    .filter({ visible: true })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Meer filters' });
  await sheet.getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click();
  await sheet.getByLabel('Naam van de zoekopdracht').fill('Zij');
  await sheet.getByRole('button', { name: 'Bewaar', exact: true }).click();
  const consent = sheet.getByRole('checkbox', { name: /Bewaar wie ik zoek/ });
  await expect(consent).not.toBeChecked();
  await expectAccessible(page);
  await consent.check();
  await sheet.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Zij', exact: true })).toBeVisible();
  const { rows } = await withDatabase(server, (client) =>
    client.query(`select filters->>'gender' as gender from saved_searches where member_id = $1 and name = 'Zij'`, [
      lies.id,
    ]),
  );
  expect(rows).toEqual([{ gender: 'female' }]);
});
