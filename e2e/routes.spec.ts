import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { landerNames } from '../contract/src/landers.ts';
import { locales } from '../contract/src/locales.ts';
import { shell } from '../locales/src/nl/shell.ts';
import { awake } from './support/awake.ts';
import { another, type TestMember } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

type Layout = 'default' | 'chat' | 'lander' | 'empty';
type Who = 'visitor' | 'free' | 'premium';
/** A page, or where one is sent to. */
type Answer = 'page' | 'login' | 'away';

interface Route {
  path: string;
  layout: Layout;
  /** What each one gets; a visitor of a member's screen goes to the login. */
  answers: Readonly<Record<Who, Answer>>;
}

const forAll = { visitor: 'page', free: 'page', premium: 'page' } as const;
const forMembers = { visitor: 'login', free: 'page', premium: 'page' } as const;
const forVisitors = { visitor: 'page', free: 'away', premium: 'away' } as const;

interface Cast {
  free: TestMember;
  premium: TestMember;
  other: TestMember;
}

/** Every address of the map, with people of this test in it. */
const routesOf = ({ other }: Cast, { conversation, payment }: { conversation: string; payment: string }): Route[] => [
  { path: '/', layout: 'lander', answers: forVisitors },
  ...landerNames.map((name): Route => {
    const path = name.startsWith('landing') ? `/members/${other.publicId}/${name}` : `/landers/${name}`;
    return { path, layout: 'lander', answers: forVisitors };
  }),
  { path: `/members/${other.publicId}/landing`, layout: 'lander', answers: forVisitors },
  { path: '/landers/gallery/50plus', layout: 'lander', answers: forVisitors },
  { path: '/match-finder', layout: 'default', answers: forAll },
  { path: '/complete-signup', layout: 'empty', answers: forMembers },
  { path: '/complete-signup?api_signup_complete=1', layout: 'empty', answers: forMembers },
  { path: '/signup-matches', layout: 'empty', answers: forMembers },
  { path: `/unsubscribe/${'A'.repeat(120)}`, layout: 'empty', answers: forAll },
  { path: '/swipe-game', layout: 'default', answers: forMembers },
  { path: '/restriction', layout: 'default', answers: forMembers },
  { path: '/likes', layout: 'default', answers: forMembers },
  { path: '/likes/given', layout: 'default', answers: forMembers },
  { path: '/likes/matches', layout: 'default', answers: forMembers },
  { path: `/likes/m/${other.publicId}`, layout: 'default', answers: forMembers },
  { path: '/chats', layout: 'chat', answers: forMembers },
  { path: `/chats/${conversation}`, layout: 'chat', answers: forMembers },
  { path: '/complaints', layout: 'default', answers: forAll },
  { path: '/report', layout: 'default', answers: forAll },
  { path: '/withdraw', layout: 'default', answers: forAll },
  { path: '/credits', layout: 'default', answers: forMembers },
  { path: '/credits/limits', layout: 'default', answers: forMembers },
  { path: '/credits/repeat-order', layout: 'default', answers: forMembers },
  { path: '/credits/30', layout: 'default', answers: forMembers },
  { path: '/credits/30/ideal', layout: 'default', answers: forMembers },
  { path: '/directdebit', layout: 'default', answers: forMembers },
  { path: '/lang-config', layout: 'default', answers: forAll },
  { path: '/login', layout: 'empty', answers: forVisitors },
  { path: '/members', layout: 'default', answers: forMembers },
  { path: `/members/${other.publicId}`, layout: 'default', answers: forMembers },
  {
    path: `/members/${other.publicId}/chat`,
    layout: 'chat',
    answers: { visitor: 'login', free: 'away', premium: 'away' },
  },
  { path: `/members/${other.publicId}/signup`, layout: 'empty', answers: forVisitors },
  { path: '/notifications', layout: 'default', answers: forMembers },
  { path: '/premium', layout: 'default', answers: forAll },
  { path: '/pricing', layout: 'default', answers: forAll },
  { path: '/profile', layout: 'default', answers: forMembers },
  { path: '/reset-password', layout: 'empty', answers: forAll },
  { path: '/reset-password/do', layout: 'empty', answers: forAll },
  { path: '/signup', layout: 'empty', answers: forVisitors },
  { path: '/refunds', layout: 'default', answers: forMembers },
  { path: '/transactions', layout: 'default', answers: forMembers },
  { path: `/transactions/${payment}`, layout: 'default', answers: forMembers },
  { path: '/activate/done', layout: 'empty', answers: forMembers },
  { path: '/activate/error', layout: 'empty', answers: forAll },
  { path: '/mail-change/do', layout: 'empty', answers: forAll },
  ...[
    'ban',
    'cookies',
    'faq',
    'privacy',
    'return-policy',
    'service',
    'terms',
    'about',
    'accessibility',
    'image-removal',
  ].map((page): Route => ({ path: `/pages/${page}`, layout: 'default', answers: forAll })),
];

const post = async <T>(
  server: TestServer,
  path: string,
  { member, body }: { member: TestMember; body: object },
): Promise<T> => {
  const answer = await fetch(server.url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${member.token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** Two members who both wrote with a third and ordered something. */
async function prepare(server: TestServer) {
  const cast: Cast = {
    free: await another(server, 'floris'),
    premium: await another(server, 'bram', { isPremium: true, boughtCredits: 5 }),
    other: await another(server, 'anna'),
  };
  const ids = async (member: TestMember) => {
    const message = { profile: cast.other.publicId, key: randomUUID(), text: 'Loop je ook wel eens langs de Eem?' };
    const { conversation } = await post<{ conversation: string }>(server, '/api/message.php', {
      member,
      body: message,
    });
    const order = { credits: 10, method: 'ideal', start_now: true, key: randomUUID() };
    const { payment } = await post<{ payment: { id: string } }>(server, '/api/payment.php', { member, body: order });
    return { conversation, payment: payment.id };
  };
  const [free, premium] = [await ids(cast.free), await ids(cast.premium)];
  return { visitor: routesOf(cast, free), free: routesOf(cast, free), premium: routesOf(cast, premium), cast };
}

const everybody = ['visitor', 'free', 'premium'] as const;
const cookieOf = (who: Who, { free, premium }: Cast): string =>
  who === 'visitor' ? '' : `session=${(who === 'free' ? free : premium).token}; `;

const namespaces = readdirSync(fileURLToPath(new URL('../locales/src/nl/', import.meta.url))).map((file) =>
  file.replace('.ts', ''),
);
/** What stands where a text is missing: its key, or an argument nobody gave. */
const missing = new RegExp(String.raw`\b(${namespaces.join('|')})\.[a-z]\w*(\.\w+)*\b|\{[a-zA-Z]+\}`);

/** What is wrong with a page, in words; nothing when all is well. */
function faultsOf(html: string, { layout, locale }: { layout: Layout; locale: string }): string[] {
  const body = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ');
  const text = body.slice(body.indexOf('<body')).replaceAll(/<[^>]+>/g, ' ');
  const isPlain = body.includes('top-bar-plain');
  const isChat = body.includes('class="chat-frame"');
  const hasFooter = body.includes('class="site-footer"');
  const shown: Layout = isChat ? 'chat' : isPlain ? (hasFooter ? 'lander' : 'empty') : 'default';
  return [
    !html.includes(`<html lang="${locale}"`) && 'another language',
    shown !== layout && `the layout is ${shown}`,
    !/<h1[^>]*>(?!<\/h1>)[\s\S]*?\p{L}/u.test(body) && 'no heading',
    !/<title>[^<]+<\/title>/.test(html) && 'no title',
    !isChat && !body.includes('href="/withdraw"') && 'no way to withdraw',
    missing.test(text) && `a text is missing: ${missing.exec(text)?.[0]}`,
  ].filter((fault) => fault !== false);
}

test.describe.configure({ timeout: 300_000 });

test('every address answers everybody in seven languages: status, layout, heading, and no text missing (LANG-1, LANG-2, C8, C10, C31) @desktop', async ({
  server,
}) => {
  test.slow();
  const prepared = await prepare(server);
  const faults: string[] = [];
  for (const who of everybody)
    for (const { path, layout, answers } of prepared[who])
      await Promise.all(
        // Where somebody is sent on to does not depend on the language.
        (answers[who] === 'page' ? locales : locales.slice(0, 1)).map(async (locale) => {
          const headers = { cookie: `${cookieOf(who, prepared.cast)}locale=${locale}` };
          const answer = await fetch(server.url(path), { headers, redirect: 'manual' });
          const html = await answer.text();
          const where = `${path} for ${who} in ${locale}`;
          const to = answer.headers.get('location') ?? '';
          const expected = answers[who];
          if (expected === 'page' && answer.status === 200) {
            faults.push(...faultsOf(html, { layout, locale }).map((fault) => `${where}: ${fault}`));
          } else if (expected === 'page') faults.push(`${where}: ${answer.status} ${to}`);
          else if (answer.status < 300 || answer.status > 399) faults.push(`${where}: ${answer.status}, not sent on`);
          else if (expected === 'login' && to !== `/login?next=${encodeURIComponent(path)}`)
            faults.push(`${where}: sent to ${to}`);
        }),
      );
  expect(faults.toSorted()).toEqual([]);
});

test('an address that leads nowhere is a page that says so, in its language @desktop', async ({ server }) => {
  for (const locale of locales) {
    const answer = await fetch(server.url('/nergens'), { headers: { cookie: `locale=${locale}` } });
    const html = await answer.text();
    expect([answer.status, html.includes(`<html lang="${locale}"`)]).toEqual([404, true]);
    const source = readFileSync(fileURLToPath(new URL(`../locales/src/${locale}/shell.ts`, import.meta.url)), 'utf8');
    const [, words = '?'] = /notFound: ['"](.*)['"],/.exec(source) ?? [];
    expect(html.replaceAll('&#x27;', "'")).toContain(words);
  }
});

test('the entry warning stands before what is shown, not before what is read, complained of or withdrawn (C12) @desktop', async ({
  server,
}) => {
  const isWarned = async (path: string) =>
    (await (await fetch(server.url(path))).text()).includes(`>${shell.entry.title}</h2>`);
  for (const path of ['/', '/pricing', '/landers/gallery']) expect([path, await isWarned(path)]).toEqual([path, true]);
  for (const path of [
    '/pages/terms',
    '/complaints',
    '/report',
    '/withdraw',
    '/landers/adultonly',
    `/${'k'.repeat(43)}`,
  ])
    expect([path, await isWarned(path)]).toEqual([path, false]);
});

test('what the law of the United States asks stands under pages in English for visitors from there, and under no other (C13, T132) @desktop', async ({
  server,
}) => {
  const isSaid = async (locale: string, country: string) => {
    const html = await (
      await fetch(server.url('/pricing'), { headers: { cookie: `locale=${locale}; country=${country}` } })
    ).text();
    return /<strong class="[^"]*uppercase[^"]*">[^<]*criminal background screenings/.test(html);
  };
  expect(await isSaid('en', 'US')).toBe(true);
  expect([await isSaid('en', 'GB'), await isSaid('es', 'US'), await isSaid('nl', 'NL')]).toEqual([false, false, false]);
});

/** Notes what a page complains about while it comes alive. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return complaints;
}

test('no page complains when it comes alive @desktop', async ({ browser, server }) => {
  test.slow();
  const prepared = await prepare(server);
  for (const who of everybody) {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);
    if (who !== 'visitor')
      await context.addCookies([{ name: 'session', value: prepared.cast[who].token, url: server.url('/') }]);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    for (const { path, answers } of prepared[who]) {
      if (answers[who] !== 'page') continue;
      await page.goto(server.url(path));
      await expect(page.locator('h1').first(), `${path} for ${who}`).toBeAttached();
      // A quiet page comes alive when it is touched.
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await awake(page);
    }
    expect(complaints, who).toEqual([]);
    await context.close();
  }
});
