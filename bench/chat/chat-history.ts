import type { CDPSession, Page } from '@playwright/test';
import { logIn } from '../../e2e/support/members.ts';
import { noteLongTasks, prepareConversation, summary } from './chat-screen.ts';
import { withBrowser } from '../opened.ts';

/**
 * The most that any step may show, on a machine with nothing else to do; memory is that of script, times are in
 * milliseconds.
 */
const budget = { elements: 2000, 'MB of script': 60, longest: 250 };
/** Of the frames while one scrolls by wheel, those that may take over 50 ms. */
const slowShare = 0.02;
const messageCount = 100_000;
/** Older messages come in pages of this many. */
const pageSize = 100;
/** So far the member scrolls by wheel; the rest is loaded by going to the top again and again. */
const wheelPages = 40;
const byWheel = `by wheel through ${wheelPages * pageSize}`;

interface Row {
  loaded: number;
  elements: number;
  'MB of script': number;
  'tasks over 50 ms': number;
  longest: number;
  'frames over 50 ms': number;
  frames: number;
}

/**
 * Opens a conversation of 100,000 messages as a premium member, goes through all of it to its first message, back to
 * the newest, and writes there.
 */
export async function benchChatHistory(): Promise<boolean> {
  return withBrowser(async (server, browser) => {
    const { member, conversation } = await prepareConversation(server, messageCount);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await logIn(context, server, member);
    const page = await context.newPage();
    await page.addInitScript({ content: `${noteLongTasks}${noteFrames}` });
    const rows: Record<string, Row> = {};
    const session = await context.newCDPSession(page);
    const note = async (what: string) => (rows[what] = await measure(page, session));
    await page.goto(server.url(`/chats/${conversation}`));
    await page.locator('form button[type=submit]:enabled').waitFor();
    await page.waitForTimeout(1000);
    await note('opening');
    await wheelUp(page);
    await note(byWheel);
    await goToStart(page);
    await note('on to the first message');
    await page.getByRole('button', { name: 'Naar het nieuwste bericht' }).click();
    await page.locator(`#message-${messageCount}`).waitFor();
    await page.waitForTimeout(500);
    await note('to the newest');
    await page.getByRole('textbox').pressSequentially('Zullen we zaterdag langs de Eem lopen?', { delay: 30 });
    await page.locator('form button[type=submit]').click();
    await page.locator(`#message-${messageCount + 1}`).waitFor();
    await note('writing and sending');
    console.table(rows);
    return isWithin(rows);
  });
}

function isWithin(rows: Readonly<Record<string, Row>>): boolean {
  const most = Object.entries(budget).map(([figure, limit]) => {
    const worst = Math.max(...Object.values(rows).map((row) => row[figure as keyof typeof budget]));
    console.log(`${figure}: ${worst} of ${limit}`);
    return worst <= limit;
  });
  const wheel = rows[byWheel];
  const share = wheel ? wheel['frames over 50 ms'] / wheel.frames : 1;
  console.log(`slow frames by wheel: ${(share * 100).toFixed(1)} % of ${slowShare * 100} %`);
  return most.every(Boolean) && share <= slowShare;
}

/** Runs in the page: how long each frame took. */
const noteFrames = `window.frames_ = []; { let before; const tick = (now) => {
if (before !== undefined) frames_.push(now - before); before = now; requestAnimationFrame(tick); };
requestAnimationFrame(tick); }`;

/** The smallest number of a message that is drawn; what is left out above is loaded too. */
const lowestDrawn = (page: Page) =>
  page.evaluate<number>(
    "Math.min(...[...document.querySelectorAll('[id^=message-]')].map(({ id }) => Number(id.slice(8))))",
  );

async function wheelUp(page: Page): Promise<void> {
  await page.mouse.move(195, 400);
  while ((await lowestDrawn(page)) > messageCount - wheelPages * pageSize) {
    await page.mouse.wheel(0, -1200);
    await page.waitForTimeout(30);
  }
}

async function goToStart(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const scroller = document.querySelector('.conversation-scroll');
    const step = () => {
      if (document.getElementById('message-1')) return done();
      scroller.scrollTo({ top: -scroller.scrollHeight });
      setTimeout(step, 20);
    };
    step();
  })`);
}

async function measure(page: Page, session: CDPSession): Promise<Row> {
  const tasks = summary(await page.evaluate<number[]>('longTasks.splice(0)'));
  const frames = await page.evaluate<number[]>('frames_.splice(0)');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    loaded: messageCount - (await lowestDrawn(page)) + 1,
    elements: await page.evaluate<number>("document.querySelectorAll('*').length"),
    'MB of script': Math.round(usedSize / 1e6),
    'tasks over 50 ms': tasks['tasks over 50 ms'],
    longest: tasks.longest,
    'frames over 50 ms': frames.filter((each) => each > 50).length,
    frames: frames.length,
  };
}
