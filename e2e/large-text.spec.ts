import type { Page } from '@playwright/test';
import { locales } from '../contract/src/locales.ts';
import { isTooWide } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { addInvented } from './support/invented.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

/**
 * What cannot be read or pressed, in words: texts that lie over each other, controls that something covers wherever one
 * scrolls, and what stays in place while one scrolls and is taller than half the screen. Runs in the page.
 */
const findUnreadable = `(() => {
  const name = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], .visually-hidden, .skip-link');
  const stays = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
  };
  const clip = (rect, element) => {
    let { left, top, right, bottom } = rect;
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue;
      const box = at.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right),
        Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const dialog = document.querySelector('dialog[open]:modal');
  const root = dialog ?? document.body;
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!/[\\p{L}\\d]/u.test(node.data) || !shown(element) || stays(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The letters are lower than their line: what lines share above and below is empty.
    for (const rect of range.getClientRects()) {
      const box = clip(rect, element);
      const inset = (box.bottom - box.top) * 0.22;
      if (box.right - box.left > 2 && box.bottom - box.top > 4)
        texts.push({ node, text: node.data.trim().slice(0, 30), ...box, top: box.top + inset, bottom: box.bottom - inset });
    }
  }
  const faults = new Set();
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1))
      if (one.node !== other.node && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2)
        faults.add('"' + one.text + '" lies over "' + other.text + '"');
  const place = scrollY;
  for (const control of root.querySelectorAll('a[href], button, input, textarea, select, summary')) {
    if (!shown(control) || control.disabled) continue;
    const box = control.getBoundingClientRect();
    if (box.width < 4 || box.height < 4 || getComputedStyle(control).opacity === '0') continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const now = control.getClientRects()[0];
    const hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
    const label = control.labels?.[0];
    if (!hit || !(control.contains(hit) || hit.contains(control) || label?.contains(hit)))
      faults.add('"' + name(control) + '" is covered by "' + (hit ? hit.className || name(hit) : 'the edge') + '"');
  }
  scrollTo({ top: place, behavior: 'instant' });
  for (const element of root.querySelectorAll('*'))
    if (shown(element) && stays(element) === element && element.tagName !== 'DIALOG') {
      const { height } = element.getBoundingClientRect();
      if (height > innerHeight / 2) faults.add(element.className + ' stays and is ' + Math.round(height) + ' px high');
    }
  return [...faults];
})()`;

/** Words of cards that go past the sides of their card. Runs in the page. */
const beyondTheirCard = `(() => [...document.querySelectorAll('.member-card')].flatMap((card) => {
  const edge = card.getBoundingClientRect();
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 2 && (box.left < edge.left - 1 || box.right > edge.right + 1)) found.push(node.data);
  }
  return found;
}))()`;

/** The screens a member uses most, as one who has somebody to write with. */
async function screens(server: TestServer): Promise<{ member: TestMember; paths: string[] }> {
  const member = await another(server, 'bram', { boughtCredits: 8 });
  const others = [await another(server, 'anna', { name: 'Wilhelmina' }), await another(server, 'anna')];
  const luna = await addInvented(server);
  await withDatabase(server, (client) =>
    client.query(`update profiles set quote = $1 where id = any ($2)`, [
      'Zoekt iemand die ook liever een omweg neemt, en weet waar de koffie goed is.',
      others.map(({ id }) => id),
    ]),
  );
  // First in the list, so that its label stands beside another's sentence.
  await withDatabase(server, (client) =>
    client.query('update profiles set rank = (select max(rank) + 1 from profiles) where id = $1', [luna.id]),
  );
  const [first] = others;
  const profile = `/members/${first?.publicId}`;
  return {
    member,
    paths: [
      '/members',
      profile,
      `${profile}/chat`,
      '/chats',
      '/likes',
      '/swipe-game',
      '/credits',
      '/credits/10',
      '/profile',
      '/notifications',
      '/premium',
      '/transactions',
      '/refunds',
    ],
  };
}

/** Words that break nowhere, as long as a name can be, a screen of them, in each language's own label. */
async function addLongWords(server: TestServer): Promise<void> {
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push((await another(server, 'anna')).id);
  const invented = [await addInvented(server), await addInvented(server, 'fictional_ai')];
  await withDatabase(server, async (client) => {
    for (const [at, id] of [...ids, ...invented.map((each) => each.id)].entries())
      await client.query(
        'update profiles set name = $2, quote = $3, rank = (select max(rank) + 1 from profiles) where id = $1',
        [
          id,
          `Wilhelminavanderbergenho${String.fromCharCode(97 + at)}`,
          'Levensverzekeringsmaatschappijdirecteur in ruste, en Hottentottententententoonstelling.',
        ],
      );
  });
}

async function faultsOf(page: Page): Promise<string[]> {
  const faults = await page.evaluate<string[]>(findUnreadable);
  if (await isTooWide(page)) faults.push('one must scroll sideways');
  return faults.map((fault) => `${new URL(page.url()).pathname}: ${fault}`);
}

const ways = [
  { how: 'with text of 200 %', size: { width: 390, height: 844 }, text: 32 },
  { how: 'at 320 × 640', size: { width: 320, height: 640 }, text: 16 },
];

for (const { how, size, text } of ways)
  test(`the main screens ${how} can be read and pressed: nothing lies over anything @phone`, async ({
    page,
    context,
    server,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: text } });
    const failures: string[] = [];
    for (const path of ['/', '/login', '/signup']) {
      await context.addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);
      await page.goto(server.url(path));
      failures.push(...(await faultsOf(page)));
    }
    const { member, paths } = await screens(server);
    await logIn(context, server, member);
    await test.step('a conversation', async () => {
      await page.goto(server.url(paths[2] ?? ''));
      await awake(page);
      for (const words of [
        'Hoi! Zullen we zondag eens langs de Eem lopen, of liever koffie in de stad?',
        'Ik trakteer.',
      ]) {
        await page.getByRole('textbox').fill(words);
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('.bubble').filter({ hasText: words })).toBeVisible();
        // The first one moves the screen to the conversation's own address, and with it what one presses.
        await expect(page).toHaveURL(/\/chats\/\w{14}$/);
      }
    });
    for (const path of paths) {
      await page.goto(server.url(path));
      await awake(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      failures.push(...(await faultsOf(page)));
    }
    if (text > 16)
      await test.step('the label of an invented profile beside long words, in each language (T2)', async () => {
        await addLongWords(server);
        for (const locale of locales) {
          await context.addCookies([{ name: 'locale', value: locale, url: server.url('/') }]);
          await page.goto(server.url('/members'));
          const long = page.locator('.member-card').filter({ hasText: 'Wilhelminavanderbergenho' });
          await expect(long.locator('.fictional-mark')).toHaveCount(2);
          failures.push(...(await faultsOf(page)).map((fault) => `${locale}, ${fault}`));
          const beyond = await page.evaluate<string[]>(beyondTheirCard);
          failures.push(...beyond.map((words) => `${locale}, beyond its card: ${words}`));
        }
      });
    expect(failures).toEqual([]);
  });
