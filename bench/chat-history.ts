import { chromium, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.mjs';
import { logIn } from '../e2e/support/members.ts';
import { createServer, freePort } from '../e2e/support/real-server.ts';
import { noteLongTasks, prepareConversation, summary } from './chat-screen.ts';

/** Of a conversation with all its messages loaded: elements on the page, megabytes of script memory, and the longest task in milliseconds. */
const budget = { elements: 6000, megabytes: 150, longestTask: 600 };
const messageCount = 100_000;
/** Older messages come in pages of this many. */
const pageSize = 100;
/** So far the member scrolls by wheel; the rest is loaded by going to the top again and again. */
const wheelPages = 40;

interface Row {
  loaded: number;
  elements: number;
  'MB of script': number;
  'tasks over 50 ms': number;
  longest: number;
  'frames over 50 ms': string;
}

/** Opens a conversation of 100,000 messages as a premium member, goes through all of it to its first message, back to the newest, and writes there. */
export async function benchChatHistory(): Promise<boolean> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no browser to measure with');
  const server = createServer(await freePort());
  await server.start();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
  try {
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
    await note(`by wheel through ${wheelPages * pageSize}`);
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
    const most = (of: (row: Row) => number) => Math.max(...Object.values(rows).map(of));
    const [elements, megabytes, longest] = [most((row) => row.elements), most((row) => row['MB of script']), most((row) => row.longest)];
    console.log(
      `${elements} elements (budget ${budget.elements}), ${megabytes} MB (budget ${budget.megabytes}), longest task ${longest} ms (budget ${budget.longestTask})`,
    );
    return elements <= budget.elements && megabytes <= budget.megabytes && longest <= budget.longestTask;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Runs in the page: how long each frame took. */
const noteFrames = `window.frames_ = []; { let before; const tick = (now) => { if (before !== undefined) frames_.push(now - before); before = now; requestAnimationFrame(tick); };
requestAnimationFrame(tick); }`;

/** The smallest number of a message that is drawn; what is left out above is loaded too. */
const lowestDrawn = (page: Page) =>
  page.evaluate<number>("Math.min(...[...document.querySelectorAll('[id^=message-]')].map(({ id }) => Number(id.slice(8))))");

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
    'frames over 50 ms': `${frames.filter((each) => each > 50).length} of ${frames.length}`,
  };
}
