import type { Browser, Response } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { another, type TestMember } from '../e2e/support/members.ts';
import { landerPaths } from '../e2e/support/public-paths.ts';
import type { TestServer } from '../e2e/support/real-server.ts';
import { withBrowser } from './opened.ts';

/**
 * Kilobytes (1000 bytes) of JavaScript a page may receive, packed, until it is idle and nobody touched it; 97 of them
 * are React, its router and its cache.
 */
const scriptBudget: Readonly<Record<string, number>> = { '/': 0, '/members': 145, '/chats/{id}': 148 };
/** What follows by itself to a page that stays untouched: what hears hints in messages. */
const laterBudget = 60;
/** Landing pages stand without a script until somebody touches them. */
const landerBudget = 0;
/** CPU milliseconds of the server for one page; a visitor's is rendered once for many. */
const cpuBudgets: Readonly<Record<string, number>> = { '/': 1, '/members': 8, '/chats/{id}': 8 };
const renderSeconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const atOnce = 8;
const crowdSize = 40;

/** Each member comes from a network of their own: what is asked from one is limited. */
const settings = { TRUST_PROXY: '1' };
const networkOf = (at: number): string => `10.0.${at % 256}.1`;

interface Asked {
  readonly name: string;
  readonly path: string;
  /** Those who open it, by turns; nobody for a visitor. */
  readonly members: readonly TestMember[];
}

/** Measures what a browser receives for a page, and what rendering it costs the server. */
export async function benchPages(): Promise<boolean> {
  return withBrowser(async (server, browser) => {
    const pages = await preparePages(server);
    const { publicId } = await another(server, 'anna');
    const landers = landerPaths(publicId).map((path) => ({ name: path.replace(publicId, '{id}'), path, members: [] }));
    const received = await measureBytes(browser, server, [...pages, ...landers]);
    const rendered = await measureRendering(server, pages);
    return received && rendered;
  }, settings);
}

async function preparePages(server: TestServer): Promise<Asked[]> {
  const crowd: TestMember[] = [];
  // Enough of them that none is held back for asking too often.
  for (let index = 0; index < crowdSize; index += 1) crowd.push(await another(server, 'anna'));
  const anna = await another(server, 'anna', { freeCredits: 100 });
  const bram = await another(server, 'bram', { freeCredits: 100, isPremium: true });
  const texts = Array.from(
    { length: 40 },
    (_, index) => `Bericht ${index + 1}: loop je ook wel eens langs de Eem, of ben je meer van het bos?`,
  );
  let conversation = '';
  for (const [index, text] of texts.entries()) {
    const [from, to] = index % 2 === 0 ? [anna, bram] : [bram, anna];
    conversation = await send(server, from, { profile: to.publicId, key: randomUUID(), text });
  }
  return [
    { name: '/', path: '/', members: [] },
    { name: '/members', path: '/members', members: crowd },
    { name: '/chats/{id}', path: `/chats/${conversation}`, members: [bram] },
  ];
}

async function send(
  server: TestServer,
  from: TestMember,
  message: { profile: string; key: string; text: string },
): Promise<string> {
  const answer = await fetch(server.url('/api/message.php'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${from.token}` },
    body: JSON.stringify(message),
  });
  if (!answer.ok) throw new Error(`a message was refused: ${await answer.text()}`);
  return ((await answer.json()) as { conversation: string }).conversation;
}

const kinds = ['html', 'script', 'style', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];
const kindOf: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};

async function measureBytes(browser: Browser, server: TestServer, pages: readonly Asked[]): Promise<boolean> {
  console.log(line(['kB received until idle', ...kinds, 'files', 'budget', 'later', '']));
  let isWithin = true;
  for (const page of pages) {
    const { bytes, files, later } = await receive(browser, server, page);
    const budget = scriptBudget[page.name] ?? landerBudget;
    const isOk = bytes.script / 1000 <= budget && later / 1000 <= laterBudget;
    isWithin &&= isOk;
    console.log(
      line([
        page.name,
        ...kinds.map((kind) => (bytes[kind] / 1000).toFixed(1)),
        String(files),
        String(budget),
        (later / 1000).toFixed(1),
        isOk ? 'ok' : 'over',
      ]),
    );
  }
  return isWithin;
}

/**
 * The packed bytes of every body that one page brings to a browser that has never been here, and those of scripts that
 * come to it later without a touch.
 */
async function receive(
  browser: Browser,
  server: TestServer,
  { path, members: [member] }: Asked,
): Promise<{ bytes: Record<Kind, number>; files: number; later: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  if (member) await context.addCookies([{ name: 'session', value: member.token, url: server.url('/') }]);
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(server.url(path), { waitUntil: 'load' });
  // A member's event stream never ends, so "network idle" would not come.
  await page.waitForTimeout(2000);
  const bytes: Record<Kind, number> = { html: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  const finished = answers.filter((answer) => !answer.url().includes('/api/events'));
  const before = new Set(answers);
  for (const answer of finished) {
    bytes[kindOf[answer.request().resourceType()] ?? 'other'] += (await answer.request().sizes()).responseBodySize;
  }
  await page.waitForTimeout(3000);
  const scripts = answers.filter((answer) => !before.has(answer) && answer.request().resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(async (answer) => (await answer.request().sizes()).responseBodySize));
  await context.close();
  return { bytes, files: finished.length, later: sizes.reduce((sum, size) => sum + size, 0) };
}

async function measureRendering(server: TestServer, pages: readonly Asked[]): Promise<boolean> {
  console.log(
    `\n${line([`pages rendered, ${atOnce} at once`, 'pages/s', 'CPU ms', 'p50 ms', 'p99 ms', 'budget', ''])}`,
  );
  let isWithin = true;
  for (const page of pages) {
    await render(server, page, 1);
    const { count, cpuMilliseconds, times } = await render(server, page, renderSeconds);
    const cpu = cpuMilliseconds / count;
    const cpuBudget = cpuBudgets[page.name] ?? 0;
    isWithin &&= cpu <= cpuBudget;
    const figures = [count / renderSeconds, cpu, percentile(times, 0.5), percentile(times, 0.99), cpuBudget];
    console.log(line([page.name, ...figures.map((figure) => figure.toFixed(1)), cpu <= cpuBudget ? 'ok' : 'over']));
  }
  return isWithin;
}

async function render(server: TestServer, { path, members }: Asked, seconds: number) {
  const times: number[] = [];
  let asked = 0;
  const cpuBefore = await cpuSeconds(server);
  const end = performance.now() + seconds * 1000;
  const ask = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const turn = (asked += 1) % members.length;
      const member = members[turn];
      const headers = {
        'accept-encoding': 'br',
        ...(member ? { cookie: `session=${member.token}`, 'x-forwarded-for': networkOf(turn) } : {}),
      };
      const answer = await fetch(server.url(path), { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return { count: times.length, cpuMilliseconds: ((await cpuSeconds(server)) - cpuBefore) * 1000, times };
}

/** The processor time the server has used so far, as it says itself. */
async function cpuSeconds(server: TestServer): Promise<number> {
  const text = await (await fetch(server.url('/metrics'))).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
const line = ([first = '', ...rest]: readonly string[]) =>
  first.padEnd(34) + rest.map((cell) => cell.padStart(9)).join('');
