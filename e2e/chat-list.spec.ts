import type { Page } from '@playwright/test';
import { awake } from './support/awake.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

/** Gives a member conversations with made-up people, `Ada1` the newest; answers their addresses in that order. */
const addTalks = (server: TestServer, member: TestMember, count: number) =>
  withDatabase(server, async (client) => {
    const mark = member.publicId.slice(0, 6);
    await client.query(
      `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, created_at)
       select 1, gen_random_uuid(), left(md5($1::text || n), 14), 'fictional', 'active', true, 'Ada' || $1::text || n,
         '1985-03-14', 'female', now() from generate_series(1, $2::int) n`,
      [mark, count],
    );
    const { rows } = await client.query<{ public_id: string }>(
      `with other as (
         select id, substr(name, 10)::int as n from profiles where site_id = 1 and name like 'Ada' || $2::text || '%'),
       talk as (insert into conversations
           (site_id, id, public_id, low_id, high_id, started_by, last_seq, created_at)
         select 1, gen_random_uuid(), left(md5(id::text), 14), least($1::uuid, id), greatest($1::uuid, id), $1::uuid, 0,
           now() from other returning id, public_id, low_id, high_id),
       listed as (insert into conversation_members
           (site_id, conversation_id, member_id, other_id, is_listed, last_message_at, unread)
         select 1, t.id, $1::uuid, o.id, true, now() - make_interval(mins => o.n), case when o.n = $3 then 1 else 0 end
         from talk t join other o on o.id in (t.low_id, t.high_id))
       select t.public_id from talk t join other o on o.id in (t.low_id, t.high_id) order by o.n`,
      [member.id, mark, count],
    );
    return rows.map(({ public_id: id }) => id);
  });

const list = (page: Page) => page.getByRole('list', { name: 'Gesprekken' }).getByRole('link');

test('the list finds a name and puts unread first among all conversations, not only the loaded ones (CHAT-9, X9) @desktop', async ({
  page,
  context,
  server,
}) => {
  const bram = await another(server, 'bram');
  const ids = await addTalks(server, bram, 60);
  await logIn(context, server, bram);
  await page.goto(server.url('/chats'));
  await awake(page);
  await expect(list(page)).toHaveCount(50);
  await expect(page).toHaveTitle(/^\(1\) Berichten · /);
  const mark = bram.publicId.slice(0, 6);
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill(`ada${mark}60`.toUpperCase());
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toHaveAttribute('href', `/chats/${ids.at(-1)}`);
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('niemand zo');
  await expect(page.getByText('Geen gesprek met die naam.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Zoek op naam' }).fill('');
  await page.getByRole('button', { name: 'Ongelezen bovenaan' }).click();
  await expect(list(page).first()).toHaveAttribute('href', `/chats/${ids.at(-1)}`);
  await expect(list(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Toon oudere gesprekken' }).click();
  await expect(list(page)).toHaveCount(60);
  const shown = await list(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(shown).size).toBe(60);
});

test('CHAT-9: what is searched in the list stays where one opens what was found, and where the last conversation opens again meanwhile @desktop', async ({
  page,
  context,
  server,
}) => {
  const bram = await another(server, 'bram');
  const [first] = await addTalks(server, bram, 3);
  await logIn(context, server, bram);
  await page.goto(server.url('/chats'));
  await awake(page);
  const field = page.getByRole('searchbox', { name: 'Zoek op naam' });
  const name = `Ada${bram.publicId.slice(0, 6)}1`;
  await field.fill(name);
  await expect(list(page)).toHaveCount(1);
  await list(page).click();
  await expect(page).toHaveURL(server.url(`/chats/${first}`));
  await expect(page.getByText('Kies een gesprek')).toHaveCount(0);
  await expect(field).toHaveValue(name);
  await expect(list(page)).toHaveCount(1);

  // The last one to type: the conversation is on its way, and the screen with the field is still there.
  await page.addInitScript(() => {
    const { replaceState } = history;
    history.replaceState = function replace(state, unused, address) {
      if (/^\/chats\/\w{14}/.test(String(address)) && location.pathname === '/chats') {
        const typed = document.querySelector<HTMLInputElement>('input[type=search]')!;
        typed.focus();
        document.execCommand('insertText', false, 'ada');
      }
      replaceState.call(history, state, unused, address);
    };
  });
  await page.goto(server.url('/chats'));
  await expect(page).toHaveURL(server.url(`/chats/${first}`));
  await expect(page.getByText('Kies een gesprek')).toHaveCount(0);
  await expect(field).toHaveValue('ada');
  await expect(field).toBeFocused();
});

test('C37: beside the list the conversation of the last day opens again, until it is removed @desktop', async ({
  page,
  context,
  server,
}) => {
  const bram = await another(server, 'bram');
  const [first] = await addTalks(server, bram, 3);
  await logIn(context, server, bram);
  await page.goto(server.url('/chats'));
  await awake(page);
  await expect(page.getByText('Kies een gesprek')).toBeVisible();
  await list(page).first().click();
  await expect(page).toHaveURL(server.url(`/chats/${first}`));
  await expect(page.getByText('Kies een gesprek')).toHaveCount(0);
  await page.goto(server.url('/members'));
  await page.goto(server.url('/chats'));
  await expect(page).toHaveURL(server.url(`/chats/${first}`));

  await test.step('not over what one has begun to look for meanwhile', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/chat.php*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(server.url('/chats'));
    await awake(page);
    const search = page.getByRole('searchbox', { name: 'Zoek op naam' });
    await search.fill('zoek');
    held.resolve();
    await expect(search).toHaveValue('zoek');
    // Nothing tells of what does not happen.
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(server.url('/chats'));
    await expect(search).toHaveValue('zoek');
    await page.unroute('**/api/chat.php*');
  });

  await test.step('not after a day', async () => {
    await page.evaluate((hours) => {
      for (const name of Object.keys(localStorage).filter((each) => each.startsWith('chats:last:')))
        localStorage.setItem(
          name,
          JSON.stringify({ ...JSON.parse(localStorage.getItem(name) ?? ''), at: Date.now() - hours * 3_600_000 }),
        );
    }, 25);
    await page.goto(server.url('/chats'));
    await awake(page);
    await expect(page.getByText('Kies een gesprek')).toBeVisible();
    await expect(page).toHaveURL(server.url('/chats'));
  });

  const remembered = () =>
    page.evaluate(() => Object.keys(localStorage).filter((each) => each.startsWith('chats:last:')).length);
  await test.step('nor once the other one was blocked, wherever that was done', async () => {
    await list(page).nth(1).click();
    // The list has a link of that name too.
    const name = new RegExp(`Ada${bram.publicId.slice(0, 6)}2`);
    await page
      .getByRole('region', { name: /^Gesprek met/ })
      .getByRole('link', { name })
      .click();
    await page.getByRole('button', { name: 'Blokkeren' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Blokkeer/ })
      .click();
    await expect(page).toHaveURL(server.url('/members'));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Berichten/ })
      .first()
      .click();
    await expect(list(page)).toHaveCount(2);
    await expect(page.getByText('Kies een gesprek')).toBeVisible();
    await expect.poll(remembered).toBe(0);
    await expect(page).toHaveURL(server.url('/chats'));
  });

  await test.step('nor once it was removed', async () => {
    await list(page).first().click();
    await expect(page).toHaveURL(server.url(`/chats/${first}`));
    await page.getByRole('button', { name: 'Opties' }).last().click();
    await page.getByText('Gesprek verwijderen').click();
    await expect(page).toHaveURL(server.url('/chats'));
    await expect(page.getByText('Kies een gesprek')).toBeVisible();
    await expect(list(page)).toHaveCount(1);
  });
});

test('whoever scrolls up before the script listens gets the older messages once it does (CHAT-5) @phone', async ({
  page,
  context,
  server,
}) => {
  const bram = await another(server, 'bram', { isPremium: true });
  const [id] = await addTalks(server, bram, 1);
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
         granted_after, created_at)
       select c.id, n, 1, c.started_by, gen_random_uuid(), 'text', 'Oud bericht ' || n, 0, 0, 0, now()
       from conversations c, generate_series(1, 120) n where c.public_id = $1`,
      [id],
    );
    await client.query('update conversations set last_seq = 120 where public_id = $1', [id]);
  });
  await logIn(context, server, bram);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  let loads = 0;
  page.on('request', (request) => (loads += request.url().includes('before=') ? 1 : 0));
  await page.goto(server.url(`/chats/${id}`), { waitUntil: 'commit' });
  await expect(page.getByText('Oud bericht 120', { exact: true })).toBeVisible();
  await page.locator('.conversation-scroll').evaluate((element) => (element.scrollTop = -element.scrollHeight));
  expect(loads).toBe(0);
  // The server draws hardly more than a screen shows.
  await expect(page.getByText('Oud bericht 101', { exact: true })).toBeAttached();
  await expect(page.getByText('Oud bericht 100', { exact: true })).toHaveCount(0);
  release();
  await expect.poll(() => loads).toBeGreaterThan(0);
  await expect(page.getByText('Oud bericht 60', { exact: true })).toBeAttached();
});

for (const path of ['/chats', '/login', '/pages/faq', '/landers/gallery', '/landers/adultonly'])
  test(`LIKE-3: what asks for the popup stands in the address of ${path} no more @desktop`, async ({
    page,
    context,
    server,
  }) => {
    if (path === '/chats') {
      const [anna, bram] = [await another(server, 'anna'), await another(server, 'bram')];
      await withDatabase(server, (client) =>
        client.query(
          "insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', now())",
          [anna.id, bram.id],
        ),
      );
      await logIn(context, server, bram);
      await page.goto(server.url('/chats?t=1'));
      await expect(page.getByRole('dialog', { name: new RegExp(anna.name) })).toBeVisible();
    } else await page.goto(server.url(`${path}?t=900`));
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(server.url(path));
  });
