import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { expect, test, type TestServer } from './support/server.ts';

async function screenOf(browser: Browser, server: TestServer, member: TestMember): Promise<Page> {
  const context = await browser.newContext();
  await logIn(context, server, member);
  return context.newPage();
}

const messages = (page: Page) => page.getByRole('log').getByRole('listitem');
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox').fill(text);
  await page.locator('form button[type=submit]').click();
};
const bodies = (page: Page) => page.locator('.bubble').allInnerTexts();

test('two people write each other, live on both screens, and nothing is lost when the server is killed in between (CHAT-2) @phone', async ({
  browser,
  server,
}) => {
  const mark = await another(server, 'bram', { freeCredits: 20 });
  const nathalie = await another(server, 'anna', { freeCredits: 20 });
  const [his, hers] = await Promise.all([screenOf(browser, server, mark), screenOf(browser, server, nathalie)]);

  await his.goto(server.url(`/members/${nathalie.publicId}/chat`));
  await hers.goto(server.url('/chats'));
  await write(his, 'Loop je ook wel eens langs de Eem?');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);

  await test.step('the list on her screen shows it without a reload, and opening it clears the badge', async () => {
    await expect(hers.getByText('Loop je ook wel eens langs de Eem?')).toBeVisible();
    await expect(hers.getByText('1 ongelezen bericht').first()).toBeAttached();
    await hers.getByRole('list', { name: 'Gesprekken' }).getByRole('link').click();
    await expect(messages(hers).filter({ hasText: 'langs de Eem' })).toBeVisible();
    await expect(hers.getByText('1 ongelezen bericht')).toHaveCount(0);
  });

  await test.step('her answer shows on his screen', async () => {
    await write(hers, 'Elke ochtend.');
    await expect(messages(his).filter({ hasText: 'Elke ochtend.' })).toBeVisible();
  });

  await test.step('typed text survives a reload', async () => {
    await his.getByRole('textbox').fill('Koffie, weet je iets goeds?');
    await his.reload();
    await expect(his.getByRole('textbox')).toHaveValue('Koffie, weet je iets goeds?');
  });

  await test.step('the server is killed; both go on by themselves, nothing lost, nothing doubled', async () => {
    await server.kill();
    await his.locator('form button[type=submit]').click();
    await expect(his.locator('.bubble').last()).toHaveText('Koffie, weet je iets goeds?');
    await write(hers, 'Ja, bij het Havik.');
    await server.start();
    await expect(messages(hers).filter({ hasText: 'Koffie, weet je iets goeds?' })).toBeVisible({ timeout: 40_000 });
    await expect(messages(his).filter({ hasText: 'Ja, bij het Havik.' })).toBeVisible({ timeout: 40_000 });
    await expect(his.getByText('staat klaar')).toHaveCount(0);
    const expected = [
      'Loop je ook wel eens langs de Eem?',
      'Elke ochtend.',
      'Ja, bij het Havik.',
      'Koffie, weet je iets goeds?',
    ];
    for (const page of [his, hers]) {
      await expect(page.locator('.bubble')).toHaveCount(4);
      expect((await bodies(page)).toSorted()).toEqual(expected.toSorted());
    }
    const { count, spent } = await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ count: number; spent: number }>(
        `select (select count(*)::int from messages where sender_id = any($1)) as count,
           (select sum(amount)::int from ledger_entries where member_id = any($1) and to_account = 'spent') as spent`,
        [[mark.id, nathalie.id]],
      );
      return rows[0] ?? { count: 0, spent: 0 };
    });
    expect([count, spent]).toEqual([4, 4]);
  });
});

test('who goes on typing while the first message makes the conversation keeps words, caret and focus (CHAT-9) @phone', async ({
  browser,
  server,
}) => {
  const [rolf, ilse] = [
    await another(server, 'bram', { freeCredits: 5 }),
    await another(server, 'anna', { name: 'Ilsetikt' }),
  ];
  const page = await screenOf(browser, server, rolf);
  await page.goto(server.url(`/members/${ilse.publicId}/chat`));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/message.php', async (route) => {
    await held.promise;
    await route.continue();
  });
  await expect(page.locator('.top-nav [aria-current]')).toHaveText(['Berichten']);
  await write(page, 'Hoi Ilse');
  const field = page.getByRole('textbox', { name: /Ilsetikt/ });
  await field.pressSequentially('Wat is je boek?');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  held.resolve();
  await expect(page).toHaveURL(/\/chats\/\w{14}$/);
  await expect(field).toBeFocused();
  await page.keyboard.type('lievelings');
  await expect(field).toHaveValue('Wat is je lievelingsboek?');
  expect(await bodies(page)).toEqual(['Hoi Ilse']);
});

test('CHAT-2: what is answered while the first message makes the conversation shows in it @phone', async ({
  browser,
  server,
}) => {
  const mark = await another(server, 'bram', { freeCredits: 5 });
  const nathalie = await another(server, 'anna', { freeCredits: 5 });
  const [his, hers] = await Promise.all([screenOf(browser, server, mark), screenOf(browser, server, nathalie)]);
  await his.goto(server.url(`/members/${nathalie.publicId}/chat`));
  const answered = Promise.withResolvers<void>();
  // It was read before the answer, and comes after it.
  await his.route('**/api/chat.php?profile=*', async (route) => {
    const response = await route.fetch();
    await answered.promise;
    await route.fulfill({ response });
  });
  await write(his, 'Loop je ook wel eens langs de Eem?');
  await hers.goto(server.url('/chats'));
  await hers.getByRole('list', { name: 'Gesprekken' }).getByRole('link').click();
  await expect(messages(hers).filter({ hasText: 'langs de Eem' })).toBeVisible();
  await write(hers, 'Iedere zondag, met de hond.');
  await expect(his.getByText('1 ongelezen bericht').first()).toBeAttached();
  answered.resolve();
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  await expect(messages(his).filter({ hasText: 'met de hond' })).toBeVisible();
});

test('on a slow phone nothing typed early is lost, and what was written meanwhile shows @phone', async ({
  browser,
  server,
}) => {
  const joris = await another(server, 'bram', { freeCredits: 5 });
  const lotte = await another(server, 'anna', { name: 'Lotte', freeCredits: 5 });
  const [his, hers] = await Promise.all([screenOf(browser, server, joris), screenOf(browser, server, lotte)]);
  await his.goto(server.url(`/members/${lotte.publicId}/chat`));
  await write(his, 'Hallo Lotte');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  // The scripts of her page come only after he has written again and she has begun to type.
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  await hers.route('**/assets/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await hers.goto(his.url(), { waitUntil: 'commit' });
  await hers.getByRole('textbox').fill('Ik typ al');
  await write(his, 'Ben je er?');
  await expect(messages(his).filter({ hasText: 'Ben je er?' })).toBeVisible();
  expect(await bodies(hers)).toEqual(['Hallo Lotte']);
  letGo();
  await expect(messages(hers).filter({ hasText: 'Ben je er?' })).toBeVisible();
  await expect(hers.getByRole('textbox')).toHaveValue('Ik typ al');
  await hers.locator('form button[type=submit]').click();
  await expect(messages(his).filter({ hasText: 'Ik typ al' })).toBeVisible();
});

test('written without a connection, a message waits and goes out by itself @desktop', async ({ browser, server }) => {
  const sander = await another(server, 'bram', { freeCredits: 5 });
  const noor = await another(server, 'anna', { freeCredits: 5 });
  const his = await screenOf(browser, server, sander);
  await his.goto(server.url(`/members/${noor.publicId}/chat`));
  await write(his, 'een');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  await his.context().setOffline(true);
  await write(his, 'twee');
  await write(his, 'drie');
  await expect(his.getByText('staat klaar').first()).toBeVisible();
  await expect(his.locator('.bubble')).toHaveText(['een', 'twee', 'drie']);
  await his.context().setOffline(false);
  await expect(his.getByText('staat klaar')).toHaveCount(0);
  const bodiesInOrder = () =>
    withDatabase(server, async (client) => {
      const text = 'select body from messages where sender_id = $1 order by seq';
      return (await client.query<{ body: string }>(text, [sander.id])).rows.map(({ body }) => body);
    });
  // What is on its way waits no more, and is not there yet.
  await expect.poll(bodiesInOrder).toEqual(['een', 'twee', 'drie']);
  await his.reload();
  await expect(his.locator('.bubble')).toHaveText(['een', 'twee', 'drie']);
});

test('what waits survives a closed browser and goes out in order, also from a tab that did not write it (CHAT-1, CHAT-2) @phone', async ({
  browser,
  server,
}) => {
  const [hugo, mila] = [await another(server, 'bram', { freeCredits: 9 }), await another(server, 'anna')];
  const his = await screenOf(browser, server, hugo);
  await his.goto(server.url(`/members/${mila.publicId}/chat`));
  await write(his, 'eerste');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  const conversation = his.url();
  await his.route('**/api/message.php', (route) => route.abort());
  for (const text of ['tweede', 'derde', 'vierde']) await write(his, text);
  await expect(his.getByText('staat klaar').first()).toBeVisible();
  const other = await his.context().newPage();
  await his.close();
  await other.goto(conversation);
  await expect(other.locator('.bubble')).toHaveText(['eerste', 'tweede', 'derde', 'vierde']);
  await expect(other.getByText('staat klaar')).toHaveCount(0);
  await expect
    .poll(async () => {
      const { rows } = await withDatabase(server, (client) =>
        client.query<{ body: string }>('select body from messages where sender_id = $1 order by seq', [hugo.id]),
      );
      return rows.map(({ body }) => body);
    })
    .toEqual(['eerste', 'tweede', 'derde', 'vierde']);
});

test('without a live stream the open conversation is read again by itself, and one’s own messages still go (CHAT-2) @desktop', async ({
  browser,
  server,
}) => {
  const [jasper, evi] = [
    await another(server, 'bram', { freeCredits: 9 }),
    await another(server, 'anna', { freeCredits: 9 }),
  ];
  const [his, hers] = await Promise.all([screenOf(browser, server, jasper), screenOf(browser, server, evi)]);
  await hers.context().route('**/api/events?*', (route) => route.abort());
  await his.goto(server.url(`/members/${evi.publicId}/chat`));
  await write(his, 'Komt dit aan?');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  await hers.goto(his.url());
  await write(hers, 'Ja hoor.');
  await expect(messages(his).filter({ hasText: 'Ja hoor.' })).toBeVisible();
  await write(his, 'En dit?');
  await expect(messages(hers).filter({ hasText: 'En dit?' })).toBeVisible({ timeout: 40_000 });
});

test('a message goes from sent to read, and with the ticks off it stays at delivered on both sides (CHAT-2, CHAT-6) @phone', async ({
  browser,
  server,
}) => {
  const lars = await another(server, 'bram', { boughtCredits: 9, isPremium: true });
  const saar = await another(server, 'anna', { boughtCredits: 9, isPremium: true });
  const [his, hers] = await Promise.all([screenOf(browser, server, lars), screenOf(browser, server, saar)]);
  const ticks = async (page: Page) => {
    await page.goto(server.url('/notifications?section=privacy'));
    await page.getByRole('switch', { name: 'Leesbevestigingen' }).click();
  };
  const state = (page: Page) => page.locator('.bubble-item-own .bubble-stamp').last();
  await his.goto(server.url(`/members/${saar.publicId}/chat`));
  await write(his, 'Zie je dit?');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  await expect(state(his)).toContainText('verstuurd');
  await hers.goto(server.url('/chats'));
  await hers.goto(his.url());
  await expect(state(his)).toContainText('gelezen');
  await ticks(hers);
  await expectAccessible(hers);
  await hers.goto(his.url());
  await write(hers, 'Ja.');
  await expect(messages(his).filter({ hasText: 'Ja.' })).toBeVisible();
  await write(his, 'Mooi.');
  await expect(messages(hers).filter({ hasText: 'Mooi.' })).toBeVisible();
  await expect(state(his)).toContainText('bezorgd');
  await his.reload();
  await expect(state(his)).toContainText('bezorgd');
  await expect(state(hers)).toContainText('bezorgd');
});

test('a second tab hears at once that a message was read (CHAT-7) @phone', async ({ browser, server }) => {
  const bram = await another(server, 'bram', { freeCredits: 5 });
  const anna = await another(server, 'anna');
  const his = await screenOf(browser, server, bram);
  const hers = await screenOf(browser, server, anna);
  const secondTab = await hers.context().newPage();
  await his.goto(server.url(`/members/${anna.publicId}/chat`));
  await write(his, 'Hallo Anna');
  await secondTab.goto(server.url('/chats'));
  await expect(secondTab.getByText('1 ongelezen bericht').first()).toBeAttached();
  await hers.goto(server.url('/chats'));
  await hers.bringToFront();
  await hers.getByRole('list', { name: 'Gesprekken' }).getByRole('link').click();
  await expect(messages(hers).filter({ hasText: 'Hallo Anna' })).toBeVisible();
  await secondTab.bringToFront();
  await expect(secondTab.getByText('1 ongelezen bericht')).toHaveCount(0);
});

test('two tabs that send the last credit at once send one message; the other keeps its text @desktop', async ({
  browser,
  server,
}) => {
  const dora = await another(server, 'anna', { boughtCredits: 1 });
  const erik = await another(server, 'bram');
  const one = await screenOf(browser, server, dora);
  const two = await one.context().newPage();
  for (const page of [one, two]) {
    await page.goto(server.url(`/members/${erik.publicId}/chat`));
    await page.getByRole('textbox').fill(page === one ? 'uit de eerste tab' : 'uit de tweede tab');
  }
  await Promise.all(
    [one, two].map((page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('form button[type=submit]')?.click()),
    ),
  );
  await expect
    .poll(async () => {
      const { rows } = await withDatabase(server, (client) =>
        client.query('select body from messages where sender_id = $1', [dora.id]),
      );
      return rows.length;
    })
    .toBe(1);
  // The other one was refused, or heard in time that the credit is gone: either way its words still stand there.
  const kept = async (page: Page) =>
    (await page.getByText('Niet verstuurd, geen credits afgeschreven.').count()) +
    (await page.getByLabel('Je bewaarde tekst').count());
  await expect.poll(async () => (await kept(one)) + (await kept(two))).toBeGreaterThan(0);
});

test('before sending I see what it costs, what is free and what is left after it; what is sent takes that, and a long text no more (T24, T25) @phone', async ({
  browser,
  server,
}) => {
  const ruud = await another(server, 'bram', { freeCredits: 1, boughtCredits: 2 });
  const tess = await another(server, 'anna');
  const page = await screenOf(browser, server, ruud);
  const button = page.locator('form button[type=submit]');
  await page.goto(server.url(`/members/${tess.publicId}/chat`));
  await expect(button).toContainText('gratis, nog 1');
  await write(page, 'Was jij bij de lezing?');
  await expect(button).toContainText(/1 credit · €\s1,00/);
  await expect(page.getByText('Saldo: 2 credits, hierna 1')).toBeVisible();
  await page.getByRole('textbox').fill('Ik heb er nog over nagedacht. '.repeat(30));
  await expect(button).toContainText(/1 credit · €\s1,00/);
  await button.click();
  await expect(page.getByText('Saldo: 1 credit, hierna 0')).toBeVisible();
});

test('a limit of one’s own holds in the chat, and going higher waits a day (T27) @phone', async ({
  browser,
  server,
}) => {
  const femke = await another(server, 'anna', { boughtCredits: 9 });
  const tim = await another(server, 'bram');
  const hers = await screenOf(browser, server, femke);
  await hers.goto(server.url('/credits/limits'));
  await hers.getByLabel('Per dag').selectOption({ label: '2 credits (€ 2,00)' });
  await expect(hers.getByText('Je limiet is ingesteld.')).toBeVisible();
  await expectAccessible(hers);
  await hers.goto(server.url(`/members/${tim.publicId}/chat`));
  await write(hers, 'een');
  await expect(hers).toHaveURL(/\/chats\/\w{14}$/);
  await hers.reload();
  await write(hers, 'twee');
  await expect(hers.locator('.bubble')).toHaveText(['een', 'twee']);
  await write(hers, 'drie');
  await expect(hers.getByText('Je daglimiet van 2 credits is bereikt.')).toBeVisible();
  await hers.goto(server.url('/credits/limits'));
  await hers.getByLabel('Per dag').selectOption({ label: 'Geen limiet' });
  await expect(hers.getByText(/Je hogere limiet gaat in op/)).toBeVisible();
  await expect(hers.getByLabel('Per dag')).toHaveValue('2');
});

/** Both like each other. */
async function match(server: TestServer, one: TestMember, other: TestMember): Promise<void> {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const answer = await fetch(server.url('/api/like.php'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `session=${from.token}` },
      body: JSON.stringify({ profile: to.publicId }),
    });
    expect(answer.status).toBe(200);
  }
}

test('T98, CHAT-9: where nothing was said yet one begins at the portraits, by keyboard too, and the opener’s button says what it sends', async ({
  browser,
  server,
}) => {
  const dirk = await another(server, 'bram', { boughtCredits: 9 });
  const mila = await another(server, 'anna');
  await match(server, dirk, mila);
  const page = await screenOf(browser, server, dirk);
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto(server.url(`/members/${mila.publicId}/chat`));
  await expect(page.getByRole('button', { name: /^Stuur deze zin gratis$/ })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Verstuur/ })).toHaveCount(1);
  const region = page.getByRole('region', { name: `Berichten met ${mila.name}` });
  // On so low a screen it overflows: it begins at its top, and is scrolled by keyboard.
  expect(await region.evaluate((element) => [element.scrollTop, element.scrollHeight > element.clientHeight])).toEqual([
    0,
    true,
  ]);
  await region.focus();
  await page.keyboard.press('End');
  await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await expectAccessible(page);
});

/** Notes in the page what moves for longer than an eye sees; what waits before it is there does not move. */
const noteMotion = `window.motion = [];
for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, () => {
  for (const each of document.getAnimations())
    if (each.effect.getComputedTiming().activeDuration > 10) motion.push((each.animationName ?? each.transitionProperty) + ' of ' + each.effect.target?.className);
}, true);`;

test('T98: for whoever asked for less motion nothing moves in list and conversation, and all of it works @desktop', async ({
  browser,
  server,
}) => {
  const jorrit = await another(server, 'bram', { boughtCredits: 9, isPremium: true });
  const ilse = await another(server, 'anna');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript({ content: noteMotion });
  await logIn(context, server, jorrit);
  const page = await context.newPage();
  await page.goto(server.url(`/members/${ilse.publicId}/chat`));
  await write(page, 'Dag, hoe was je dag?');
  await expect(page).toHaveURL(/\/chats\/\w{14}$/);
  await page.getByRole('button', { name: /^Cadeau sturen/ }).click();
  await page.getByRole('button', { name: /^Stuur Kop koffie/ }).click();
  await expect(messages(page).filter({ hasText: 'cadeau van jou' })).toBeVisible();
  await messages(page)
    .filter({ hasText: 'hoe was je dag' })
    .getByRole('button', { name: 'Opties bij dit bericht' })
    .click();
  await page.getByRole('button', { name: 'Kopiëren' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Emoji' }).click();
  await page.locator('.emoji').first().click();
  await expect(page.getByRole('textbox', { name: /^Je bericht aan/ })).not.toHaveValue('');
  await page
    .getByRole('textbox', { name: /^Je bericht aan/ })
    .fill(Array.from({ length: 40 }, (_, line) => `regel ${line}`).join('\n'));
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.bubble-item-own').filter({ hasText: 'regel 39' })).toBeVisible();
  const scroller = page.locator('.conversation-scroll');
  await scroller.evaluate((element) => element.scrollBy({ top: -900 }));
  await page.getByRole('button', { name: 'Naar het nieuwste bericht' }).click();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0);
  expect(await page.evaluate('motion')).toEqual([]);
  await page.goto(server.url('/chats'));
  const list = page.getByRole('list', { name: 'Gesprekken' });
  await expect(list.getByRole('link', { name: new RegExp(ilse.name) })).toBeVisible();
  expect(await page.evaluate('motion')).toEqual([]);
  await context.close();
});

test('an opener, an answer that quotes, a gift and a deleted message show as they should on both screens @phone', async ({
  browser,
  server,
}) => {
  const ruben = await another(server, 'bram', { boughtCredits: 9 });
  const sofie = await another(server, 'anna', { boughtCredits: 9 });
  const [his, hers] = await Promise.all([screenOf(browser, server, ruben), screenOf(browser, server, sofie)]);
  await his.goto(server.url(`/members/${sofie.publicId}/chat`));
  await expectAccessible(his);
  await his.getByRole('radio', { name: 'Wat deed je vandaag dat je niet had gepland?' }).check();
  await his
    .getByRole('group', { name: 'Openingszinnen' })
    .getByRole('button', { name: /Stuur deze zin/ })
    .click();
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  await hers.goto(his.url());
  const opener = messages(hers).filter({ hasText: 'Wat deed je vandaag' });
  await opener.getByRole('button', { name: 'Opties bij dit bericht' }).click();
  await hers.getByRole('button', { name: 'Antwoorden' }).click();
  await expect(hers.getByText(`Antwoord op ${ruben.name}`)).toBeVisible();
  await write(hers, 'Ik heb een uil gezien.');
  const answer = messages(his).filter({ hasText: 'Ik heb een uil gezien.' });
  await expect(answer.locator('blockquote')).toContainText('Wat deed je vandaag');

  await his.getByRole('button', { name: 'Cadeau sturen, 2 credits (€ 2,00)' }).click();
  await his.getByRole('radio', { name: 'Tulp' }).check({ force: true });
  await expectAccessible(his);
  await his.getByRole('button', { name: /Stuur Tulp/ }).click();
  await expect(messages(hers).filter({ hasText: `cadeau van ${ruben.name}` })).toContainText('Tulp');
  await expectAccessible(hers);

  await answer.getByRole('button', { name: 'Opties bij dit bericht' }).click();
  await his.getByRole('button', { name: 'Verwijderen voor mij' }).click();
  await expect(messages(his).filter({ hasText: 'Ik heb een uil gezien.' })).toHaveCount(0);
  await expect(messages(hers).filter({ hasText: 'Ik heb een uil gezien.' })).toHaveCount(1);
});

test('STAFF-4: a gift whose price moved since it was shown is not sent, says so and costs nothing @phone', async ({
  context,
  page,
  server,
}) => {
  const [teun, lotte] = [await another(server, 'bram', { boughtCredits: 5 }), await another(server, 'anna')];
  await logIn(context, server, teun);
  const shown = { gifts: [{ key: 'coffee', picture: 'coffee', name: 'Kop koffie' }], credits: 1 };
  await page.route('**/api/gifts.php*', (route) => route.fulfill({ json: shown }), { times: 1 });
  await page.goto(server.url(`/members/${lotte.publicId}/chat`));
  await page.getByRole('button', { name: /^Cadeau sturen/ }).click();
  await page.getByRole('button', { name: /^Stuur Kop koffie.*1 credit/ }).click();
  await expect(page.getByText('De prijs is veranderd. Kijk of je het nog wilt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Opnieuw', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await page.getByRole('button', { name: /^Cadeau sturen/ }).click();
  await page.getByRole('button', { name: /^Stuur Kop koffie.*2 credits/ }).click();
  await expect(messages(page).filter({ hasText: 'cadeau van jou' })).toContainText('Kop koffie');
});

test('a long conversation opens at the first unread message, leads to the newest, and the list finds people by name (CHAT-9)', async ({
  browser,
  server,
}) => {
  const kees = await another(server, 'bram', { name: 'Kees', boughtCredits: 60 });
  const iris = await another(server, 'anna', { name: 'Iris', boughtCredits: 5 });
  const otto = await another(server, 'bram', { boughtCredits: 5 });
  const [his, hers, third] = await Promise.all([
    screenOf(browser, server, kees),
    screenOf(browser, server, iris),
    screenOf(browser, server, otto),
  ]);
  await his.goto(server.url(`/members/${iris.publicId}/chat`));
  await write(his, 'Bericht 1');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  const conversation = his.url();
  await hers.goto(conversation);
  await expect(messages(hers).filter({ hasText: 'Bericht 1' })).toBeVisible();
  await hers.getByRole('button', { name: 'Emoji kiezen' }).click();
  await hers.getByRole('button', { name: '🌷' }).click();
  await expect(hers.getByRole('textbox')).toHaveValue('🌷');
  await expectAccessible(hers);
  await hers.goto(server.url('/profile'));
  for (let at = 2; at <= 25; at += 1) {
    const { status } = await his.request
      .post(server.url('/api/message.php'), {
        headers: { 'x-client': 'web' },
        data: { profile: iris.publicId, key: crypto.randomUUID(), text: `Bericht ${at}` },
      })
      .then((response) => ({ status: response.status() }));
    expect(status).toBe(200);
  }
  await third.goto(server.url(`/members/${iris.publicId}/chat`));
  await write(third, 'Hallo Iris');
  await expect(third).toHaveURL(/\/chats\/\w{14}$/);

  await hers.goto(server.url('/chats'));
  const list = hers.getByRole('list', { name: 'Gesprekken' }).getByRole('link');
  await expect(list).toHaveCount(2);
  await hers.getByRole('searchbox', { name: 'Zoek op naam' }).fill('kees');
  await expect(list).toHaveCount(1);
  await expectAccessible(hers);
  await list.click();
  await expect(hers).toHaveURL(conversation);
  await expect(hers.getByText('nieuw', { exact: true })).toBeInViewport();
  await expect(messages(hers).filter({ hasText: /^.*Bericht 25/ })).not.toBeInViewport();
  await hers.getByRole('button', { name: 'Naar het nieuwste bericht' }).click();
  await expect(messages(hers).filter({ hasText: /^.*Bericht 25/ })).toBeInViewport();
  await expect(hers.getByRole('textbox')).toHaveValue('🌷');

  await test.step('who writes from far up sees what they wrote', async () => {
    await messages(hers).filter({ hasText: 'Bericht 1' }).first().scrollIntoViewIfNeeded();
    await expect(messages(hers).filter({ hasText: /^.*Bericht 25/ })).not.toBeInViewport();
    await write(hers, 'Wat veel!');
    await expect(messages(hers).filter({ hasText: 'Wat veel!' })).toBeInViewport();
  });
});

/** The message in the middle of what is looked at, and where it is; none while nothing is drawn there. */
function rowInTheMiddle(scroller: Element): { id: string; top: number } {
  const middle = scroller.getBoundingClientRect().top + 300;
  const row = [...scroller.querySelectorAll('[id^=message-]')].find(
    (each) => each.getBoundingClientRect().bottom > middle,
  );
  const top = row?.getBoundingClientRect().top ?? 0;
  return row && top < middle + 100 ? { id: row.id, top } : { id: '', top };
}

test('a long past loads upwards by itself without a jump, and only what is near is drawn @phone', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const ties = await another(server, 'bram', { boughtCredits: 5, isPremium: true });
  const puck = await another(server, 'anna', { name: 'Puck', boughtCredits: 5 });
  const his = await screenOf(browser, server, ties);
  await his.goto(server.url(`/members/${puck.publicId}/chat`));
  await write(his, 'Het begin');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after, granted_after, created_at)
       select c.id, n, 1, case when n % 3 = 0 then c.low_id else c.high_id end, gen_random_uuid(), 'text',
         'Oud bericht ' || n || repeat(' en nog wat woorden', n % 9), 0, 0, 0, c.created_at + n * interval '20 minutes' - interval '30 days'
       from conversations c, generate_series(2, 700) n where c.started_by = $1`,
      [ties.id],
    );
    await client.query('update conversations set last_seq = 700 where started_by = $1', [ties.id]);
  });
  await his.reload();
  await awake(his);
  const newest = his.locator('#message-700');
  await expect(newest).toBeInViewport();
  const scroller = his.locator('.conversation-scroll');
  let loads = 0;
  his.on('response', (answer) => (loads += answer.url().includes('before=') ? 1 : 0));
  const older = his.getByRole('button', { name: 'Oudere berichten laden' });
  // Up to the oldest one there is, and each time what is looked at stays where it is while older ones come above it.
  while ((await older.count()) > 0) {
    const before = loads;
    await scroller.evaluate((element) => (element.scrollTop = -(element.scrollHeight - element.clientHeight) + 300));
    const looked = { id: '', top: 0 };
    await expect
      .poll(async () => {
        Object.assign(looked, await scroller.evaluate(rowInTheMiddle));
        return looked.id;
      })
      .not.toBe('');
    await expect.poll(async () => loads > before || (await older.count()) === 0).toBe(true);
    await expect(his.locator('.older-history [aria-busy=true]')).toHaveCount(0);
    const top = await his.locator(`#${looked.id}`).evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(top - looked.top), `${looked.id} moved`).toBeLessThan(3);
  }
  // What was never drawn has a guessed height: the top is reached when it is known.
  await expect(async () => {
    await scroller.evaluate((element) => (element.scrollTop = -element.scrollHeight));
    await expect(his.locator('#message-1')).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await his.locator('.message-list > li').count()).toBeLessThan(400);
  await expect(newest).toHaveCount(0);
  const aloud = his.locator('.conversation-scroll-frame > [role=status]');
  await test.step('what scrolling draws is not read aloud; what comes meanwhile is (T98)', async () => {
    await expect(his.getByRole('log')).toHaveAttribute('aria-live', 'off');
    await expect(aloud).toHaveText('');
    const { status } = await fetch(server.url('/api/message.php'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `session=${puck.token}` },
      body: JSON.stringify({ profile: ties.publicId, key: crypto.randomUUID(), text: 'Ben je er nog?' }),
    });
    expect(status).toBe(200);
    await expect(aloud).toHaveText(/^Puck\w*: Ben je er nog\?$/);
  });
  // Down again, a screen at a time: each place shows its messages, in order.
  for (let at = 0; at < 8; at += 1) {
    await scroller.evaluate(
      (element, share) => (element.scrollTop = -(element.scrollHeight - element.clientHeight) * share),
      1 - at / 8,
    );
    await expect
      .poll(() =>
        scroller.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const seen = [...element.querySelectorAll('[id^=message-]')].filter((row) => {
            const box = row.getBoundingClientRect();
            return box.bottom > top && box.top < bottom;
          });
          const seqs = seen.map(({ id }) => Number(id.slice('message-'.length)));
          const isWhole =
            seqs.length > 1 && seqs.every((seq, index) => index === 0 || seq === (seqs[index - 1] ?? 0) + 1);
          return isWhole && (seen[0]?.getBoundingClientRect().top ?? bottom) - top < 80;
        }),
      )
      .toBe(true);
  }
  await his.getByRole('button', { name: 'Naar het nieuwste bericht' }).click();
  await expect(newest).toBeInViewport();
  await expect(his.getByRole('log')).not.toHaveAttribute('aria-live', 'off');
  await expect(aloud).toHaveText('');
  await expectAccessible(his);

  await test.step('a word is found in it, and leads to its place', async () => {
    await his.goto(server.url('/chats'));
    // A hand is slower than the conversation of the last day, which opens again beside the list (C37).
    if ((his.viewportSize()?.width ?? 0) >= 992) await expect(his).toHaveURL(/\/chats\/\w{14}$/);
    await his.getByRole('searchbox', { name: 'Zoek op naam' }).fill('Oud bericht 123');
    await his.getByRole('button', { name: 'Zoek ‘Oud bericht 123’ in je berichten' }).click();
    await expect(his.getByRole('status').filter({ hasText: '1 bericht gevonden' })).toBeVisible();
    await expectAccessible(his);
    await his.getByRole('link').filter({ hasText: 'Oud bericht 123' }).click();
    await expect(his.locator('#message-123')).toBeInViewport();
  });
});

test('a photo is chosen, dropped or pasted, priced, blurred for the other until tapped, and kept in the gallery (CHAT-3, CHAT-6, T72) @desktop', async ({
  browser,
  server,
}) => {
  const joep = await another(server, 'bram', { boughtCredits: 9, isPremium: true });
  const fien = await another(server, 'anna', { freeCredits: 9 });
  const [his, hers] = await Promise.all([screenOf(browser, server, joep), screenOf(browser, server, fien)]);
  const bytes = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#28624f' } })
    .jpeg()
    .toBuffer();
  await his.goto(server.url(`/members/${fien.publicId}/chat`));
  const chooser = his.waitForEvent('filechooser');
  await his.getByRole('button', { name: 'Foto sturen, 2 credits (€ 2,00)' }).click();
  await (await chooser).setFiles({ name: 'strand.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(his.getByRole('img', { name: 'De foto die je verstuurt' })).toBeVisible();
  await expectAccessible(his);
  await his.getByRole('button', { name: /Stuur de foto/ }).click();
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  await expect(messages(his).getByRole('img', { name: 'Foto van jou' })).toBeVisible();
  await expect(his.getByText('Saldo: 7 credits, hierna 6')).toBeVisible();

  const asked: string[] = [];
  hers.on('request', (request) => request.url().includes('/chat-photos/') && asked.push(request.url()));
  await hers.goto(server.url('/chats'));
  await expect(hers.getByRole('list', { name: 'Gesprekken' }).getByText('Foto')).toBeVisible();
  await hers.goto(his.url());
  const veiled = hers.getByRole('button', { name: `Foto van ${joep.name} bekijken` });
  // Before anything is seen of it there is a way out beside it.
  const beside = messages(hers).filter({ has: veiled });
  await expect(beside.getByRole('button', { name: 'Blokkeren' })).toBeVisible();
  await beside.getByRole('button', { name: 'Melden' }).click();
  const report = hers.getByRole('dialog', { name: /Dit bericht van .* melden/ });
  await expect(report).toBeVisible();
  await hers.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(veiled).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((address) => !address.includes('/blur-v1'))).toEqual([]);
  await expectAccessible(hers);
  await veiled.click();
  await expect(messages(hers).getByRole('img', { name: `Foto van ${joep.name}` })).toBeVisible();
  await expect
    .poll(() => hers.locator('.bubble-photo img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(480);

  await test.step('over the whole screen, where it is reported and its sender blocked (T59, T72)', async () => {
    await messages(hers)
      .getByRole('button', { name: `Foto van ${joep.name}` })
      .press('Enter');
    const viewer = hers.getByRole('dialog', { name: `Foto van ${joep.name}`, exact: true });
    await expect(viewer.getByRole('img', { name: `Foto van ${joep.name}` })).toBeVisible();
    await expectAccessible(hers);
    await viewer.getByRole('button', { name: 'Blokkeren' }).press('Enter');
    await expect(hers.getByRole('dialog', { name: `${joep.name} blokkeren?` })).toBeVisible();
    await hers.keyboard.press('Escape');
    await viewer.getByRole('button', { name: 'Melden' }).press('Enter');
    await report.getByLabel('Wat is er aan de hand?').selectOption('sexual');
    await report.getByRole('button', { name: 'Verstuur melding' }).click();
    const done = hers.getByRole('dialog', { name: /Je nummer is/ });
    await expect(done).toBeVisible();
    await hers.keyboard.press('Escape');
    await expect(done).toBeHidden();
    await expect(viewer).toBeVisible();
    await hers.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(messages(hers).getByRole('button', { name: `Foto van ${joep.name}` })).toBeFocused();
  });

  await test.step('pasted, and once more dropped', async () => {
    for (const kind of ['paste', 'drop']) {
      await his.getByRole('textbox').evaluate(
        (element, { type, data }) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(data)], 'foto.jpg', { type: 'image/jpeg' }));
          const options = { bubbles: true, cancelable: true };
          element.dispatchEvent(
            type === 'paste'
              ? new ClipboardEvent(type, { ...options, clipboardData: transfer })
              : new DragEvent(type, { ...options, dataTransfer: transfer }),
          );
        },
        { type: kind, data: [...bytes] },
      );
      await his.getByRole('button', { name: /Stuur de foto/ }).click();
      await expect(his.getByRole('button', { name: /Stuur de foto/ })).toHaveCount(0);
    }
    await expect(messages(hers).getByRole('button', { name: `Foto van ${joep.name} bekijken` })).toHaveCount(2);
  });

  await hers.getByRole('button', { name: 'Opties', exact: true }).click();
  await hers.getByRole('button', { name: 'Gedeelde foto’s' }).click();
  await expect(hers.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(hers);
  await hers.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();

  await test.step('what was removed comes back when that is taken back', async () => {
    await hers.getByRole('button', { name: 'Opties', exact: true }).click();
    await hers.getByRole('button', { name: 'Gesprek verwijderen' }).click();
    await expect(hers).toHaveURL(/\/chats$/);
    await hers.getByRole('button', { name: 'Ongedaan maken' }).click();
    await hers.getByRole('list', { name: 'Gesprekken' }).getByRole('link').click();
    await expect(hers.locator('.bubble-photo')).toHaveCount(3);
  });

  await test.step('a free member is told that photos belong to premium', async () => {
    await hers.getByRole('button', { name: /^Foto sturen/ }).click();
    await expect(hers.getByRole('dialog', { name: 'Foto’s sturen hoort bij premium' })).toBeVisible();
    await expectAccessible(hers);
  });
});

test('CHAT-10: before the first conversation a member reads the entry warning, once for each version of it, on one device for all @phone', async ({
  browser,
  server,
}) => {
  const [teun, sanne] = [
    await another(server, 'bram', { boughtCredits: 2 }),
    await another(server, 'anna', { name: 'Sanne' }),
  ];
  const forget = (change: string) =>
    withDatabase(server, (client) => client.query(`${change} where kind = 'chat_entry' and member_id = $1`, [teun.id]));
  await forget('delete from notices');
  const warningOn = (page: Page) => page.getByRole('dialog', { name: 'Voor je gaat chatten' });
  const first = await screenOf(browser, server, teun);
  await first.goto(server.url(`/members/${sanne.publicId}/chat`));
  await expect(warningOn(first)).toContainText('Sommige profielen zijn fictief.');
  await expectAccessible(first);
  await first.keyboard.press('Escape');
  await expect(warningOn(first)).toBeVisible();
  await first.getByRole('button', { name: 'Begrepen, naar het gesprek' }).click();
  await expect(warningOn(first)).toHaveCount(0);
  await write(first, 'Hallo Sanne');
  await expect(first).toHaveURL(/\/chats\/\w{14}$/);

  const second = await screenOf(browser, server, teun);
  await second.goto(first.url());
  await expect(messages(second).filter({ hasText: 'Hallo Sanne' })).toBeVisible();
  await expect(warningOn(second)).toHaveCount(0);

  await forget("update notices set subject = 'an older version'");
  await second.reload();
  await expect(warningOn(second)).toBeVisible();
});

test('CHAT-2: a browser whose last event is kept no longer shows all that happened meanwhile, wherever it is looked at @phone', async ({
  browser,
  server,
}) => {
  const gerda = await another(server, 'anna', { name: 'Gerda', boughtCredits: 5, isPremium: true });
  const [arno, boris] = [
    await another(server, 'bram', { boughtCredits: 60, isPremium: true }),
    await another(server, 'bram', { boughtCredits: 5 }),
  ];
  const [his, theirs] = [await screenOf(browser, server, arno), await screenOf(browser, server, boris)];
  await his.goto(server.url(`/members/${gerda.publicId}/chat`));
  await write(his, 'Voor de reis');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  const hers = await screenOf(browser, server, gerda);
  await hers.setViewportSize({ width: 1280, height: 800 });
  await hers.goto(his.url());
  await write(hers, 'Ik ben lang weg');
  await expect(messages(his).filter({ hasText: 'Ik ben lang weg' })).toBeVisible();
  // That he read it is the last that she hears before she is cut off.
  await expect(messages(hers).filter({ hasText: 'Ik ben lang weg' })).toContainText('gelezen');
  const events = () =>
    withDatabase(server, async (client) => {
      const { rows } = await client.query<{ seq: number }>(
        'select last_seq::int as seq from live_streams where subscriber_id = $1',
        [gerda.id],
      );
      return rows[0]?.seq ?? 0;
    });
  const seen = await events();

  // Cut off from everything: setting it offline alone leaves an open stream open.
  await hers.route('**/api/**', (route) => route.abort());
  await hers.evaluate(() => window.dispatchEvent(new Event('online')));
  const say = (page: Page, text: string) =>
    page.request.post(server.url('/api/message.php'), {
      headers: { 'x-client': 'web' },
      data: { profile: gerda.publicId, key: crypto.randomUUID(), text },
    });
  for (let at = 1; at <= 25; at += 1) expect((await say(his, `Dag ${at}`)).status()).toBe(200);
  expect((await say(theirs, 'Hallo Gerda')).status()).toBe(200);
  expect(
    (
      await his.request.post(server.url('/api/like.php'), {
        headers: { 'x-client': 'web' },
        data: { profile: gerda.publicId },
      })
    ).status(),
  ).toBe(200);
  expect(await events()).toBeGreaterThan(seen + 25);
  // As the nightly job leaves it after thirty days: nothing of what she missed is told one by one any more.
  await withDatabase(server, (client) => client.query('delete from live_events where subscriber_id = $1', [gerda.id]));

  const hello = hers.waitForRequest((request) => request.url().endsWith(`/api/events?last_event_id=${seen}`));
  await hers.unroute('**/api/**');
  await hers.evaluate(() => window.dispatchEvent(new Event('online')));
  await hello;
  const days = Array.from({ length: 25 }, (_, at) => `Dag ${at + 1}`);
  await expect(hers.locator('.bubble')).toHaveText(['Voor de reis', 'Ik ben lang weg', ...days]);
  const list = hers.getByRole('list', { name: 'Gesprekken' }).getByRole('link');
  await expect(list).toHaveCount(2);
  await expect(list.filter({ hasText: boris.name })).toContainText('Hallo Gerda');
  await expect(hers.getByText('1 nieuwe like').first()).toBeAttached();

  // And what happens next is told as ever.
  await say(his, 'Weer live');
  await expect(messages(hers).filter({ hasText: 'Weer live' })).toBeVisible();
});

test('the whole conversation goes by keyboard, and the focus is kept @desktop', async ({ browser, server }) => {
  const [imke, daan] = [
    await another(server, 'anna', { boughtCredits: 9 }),
    await another(server, 'bram', { boughtCredits: 9 }),
  ];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await logIn(context, server, imke);
  const hers = await context.newPage();
  await hers.goto(server.url(`/members/${daan.publicId}/chat`));
  await write(hers, 'Eerste');
  await expect(hers).toHaveURL(/\/chats\/\w{14}$/);
  for (const text of ['Tweede', 'Derde']) await write(hers, text);
  await expect(hers.locator('.bubble')).toHaveText(['Eerste', 'Tweede', 'Derde']);
  const field = hers.getByRole('textbox');
  await expect(field).toBeFocused();
  const menuOf = (at: number) => hers.locator('.bubble-menu').nth(at);

  await test.step('from the writing up to the newest, between them, and back', async () => {
    // What walks the messages is fetched with the first key.
    await expect(async () => {
      await field.press('ArrowUp');
      await expect(menuOf(2)).toBeFocused({ timeout: 500 });
    }).toPass();
    await hers.keyboard.press('ArrowUp');
    await expect(menuOf(1)).toBeFocused();
    await hers.keyboard.press('Home');
    await expect(menuOf(0)).toBeFocused();
    await expect(menuOf(0)).toHaveAccessibleDescription(/Eerste/);
    await hers.keyboard.press('End');
    await hers.keyboard.press('ArrowDown');
    await expect(field).toBeFocused();
  });

  await test.step('all messages are one stop of the Tab key', async () => {
    await hers.keyboard.press('Shift+Tab');
    await expect(menuOf(2)).toBeFocused();
    await hers.keyboard.press('Shift+Tab');
    await expect(menuOf(1)).not.toBeFocused();
    await hers.keyboard.press('Tab');
    await expect(menuOf(2)).toBeFocused();
  });

  await test.step('the menu of a message, and what it does, keep the focus near', async () => {
    await hers.keyboard.press('ArrowUp');
    await hers.keyboard.press('Enter');
    await expect(hers.getByRole('button', { name: 'Antwoorden' })).toBeVisible();
    await hers.keyboard.press('ArrowDown');
    await expect(hers.getByRole('button', { name: 'Antwoorden' })).toBeFocused();
    await hers.keyboard.press('Escape');
    await expect(menuOf(1)).toBeFocused();
    await hers.keyboard.press('Enter');
    await expect(hers.getByRole('button', { name: 'Verwijderen voor mij' })).toBeVisible();
    await hers.keyboard.press('End');
    await expect(hers.getByRole('button', { name: 'Verwijderen voor mij' })).toBeFocused();
    await hers.keyboard.press('Enter');
    await expect(hers.locator('.bubble')).toHaveText(['Eerste', 'Derde']);
    await expect(menuOf(0)).toBeFocused();
    await hers.keyboard.press('Enter');
    await expect(hers.getByRole('button', { name: 'Antwoorden' })).toBeVisible();
    await hers.keyboard.press('ArrowDown');
    await hers.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(hers.getByText('Antwoord op jezelf')).toBeVisible();
  });

  await test.step('sent by a press on the button, one goes on writing', async () => {
    await field.fill('Vierde');
    await hers.locator('form button[type=submit]').click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });
});
