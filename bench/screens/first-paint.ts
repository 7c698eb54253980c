import type { Browser, BrowserContext } from '@playwright/test';
import { logIn, type TestMember } from '../../e2e/support/members.ts';
import type { TestServer } from '../../e2e/support/real-server.ts';
import { prepareConversation } from '../chat/chat-screen.ts';
import { withBrowser } from '../opened.ts';

/** Milliseconds from the address to something painted (First Contentful Paint), median. */
const budget = 400;
const rounds = 7;
const messages = 300;
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

/**
 * Measures when a page's first byte is there (TTFB), when it begins to show (FCP) and when its largest part stands
 * (LCP) on an unthrottled machine: for a browser that was never here, and for one that has its files.
 */
export async function benchFirstPaint(): Promise<boolean> {
  return withBrowser(async (server, browser) => {
    const { member, conversation } = await prepareConversation(server, messages);
    const rows: Record<string, object> = {};
    let longest = 0;
    for (const [screen, viewport] of Object.entries(screens))
      for (const [path, who] of [
        ['/', undefined],
        ['/members', member],
        [`/chats/${conversation}`, member],
      ] as const) {
        const name = `${path.replace(conversation, '{id}')}, ${screen}`;
        const [first, again] = await measure(browser, server, { path, who, viewport });
        rows[name] = {
          ...first,
          ...Object.fromEntries(Object.entries(again).map(([key, ms]) => [`${key} again`, ms])),
        };
        longest = Math.max(longest, first.fcp, again.fcp);
      }
    console.table(rows);
    console.log(`longest median to the first paint ${longest} ms (budget ${budget}), ${rounds} rounds`);
    return longest > 0 && longest <= budget;
  });
}

interface Paints {
  readonly ttfb: number;
  readonly fcp: number;
  readonly lcp: number;
}

interface Opened {
  readonly path: string;
  readonly who: TestMember | undefined;
  readonly viewport: { width: number; height: number };
}

async function measure(browser: Browser, server: TestServer, { path, who, viewport }: Opened) {
  const [first, again]: [Paints[], Paints[]] = [[], []];
  // The first of all renders is the server's own warming up.
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({ viewport });
    if (who) await logIn(context, server, who);
    const [cold, warm] = [await open(context, server.url(path)), await open(context, server.url(path))];
    if (round > 0) {
      first.push(cold);
      again.push(warm);
    }
    await context.close();
  }
  return [medianOf(first), medianOf(again)] as const;
}

async function open(context: BrowserContext, url: string): Promise<Paints> {
  const page = await context.newPage();
  await page.addInitScript({ content: notePaints });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  const paints = await page.evaluate<Paints>(
    "({ ...paints, ttfb: performance.getEntriesByType('navigation')[0].responseStart })",
  );
  await page.close();
  return paints;
}

function medianOf(paints: readonly Paints[]): Paints {
  const of = (values: readonly number[]) =>
    Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);
  return {
    ttfb: of(paints.map(({ ttfb }) => ttfb)),
    fcp: of(paints.map(({ fcp }) => fcp)),
    lcp: of(paints.map(({ lcp }) => lcp)),
  };
}

/** Runs in the page. */
const notePaints = `window.paints = { fcp: 0, lcp: 0 };
new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') paints.fcp = startTime;
}).observe({ type: 'paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) paints.lcp = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });`;
