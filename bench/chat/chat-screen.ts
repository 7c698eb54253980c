import type { Page } from '@playwright/test';
import { another, logIn, type TestMember, withDatabase } from '../../e2e/support/members.ts';
import type { TestServer } from '../../e2e/support/real-server.ts';
import { withBrowser } from '../opened.ts';

/**
 * Of the chat screen on a processor four times as slow: the longest task in milliseconds, and the kilobytes of script
 * until it is idle.
 */
const budget = { longestTask: 600, script: 148 };
const slowdown = 4;
const messageCount = 2000;

/**
 * Measures the chat screen under a slow processor: what it loads, and tasks of more than 50 ms while it opens, is
 * written in and scrolled.
 */
export async function benchChatScreen(): Promise<boolean> {
  return withBrowser(async (server, browser) => {
    const { member, conversation } = await prepareConversation(server, messageCount);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await logIn(context, server, member);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript({ content: noteLongTasks });
    const scriptBytes = countScript(page);
    const rows: Record<string, { 'tasks over 50 ms': number; longest: number; together: number }> = {};
    const note = async (what: string) => (rows[what] = summary(await page.evaluate<number[]>('longTasks.splice(0)')));
    await page.goto(server.url(`/chats/${conversation}`));
    await page.locator('form button[type=submit]:enabled').waitFor();
    await page.waitForTimeout(2000);
    const script = scriptBytes() / 1000;
    await note('opening');
    await page.getByRole('textbox').pressSequentially('Zullen we zaterdag langs de Eem lopen?', { delay: 30 });
    await note('typing');
    await page.locator('form button[type=submit]').click();
    await page.locator('.bubble-item-own').last().waitFor();
    await page.waitForTimeout(1000);
    await note('sending');
    for (let step = 0; step < 60; step += 1) {
      await page.evaluate("document.querySelector('.conversation-scroll').scrollBy({ top: -900 })");
      await page.waitForTimeout(50);
    }
    await note('scrolling up through the past');
    console.table(rows);
    const longest = Math.max(...Object.values(rows).map((row) => row.longest));
    console.log(
      `script ${script.toFixed(1)} kB (budget ${budget.script}), ` +
        `longest task ${longest} ms (budget ${budget.longestTask}) at 1/${slowdown} speed`,
    );
    return script <= budget.script && longest <= budget.longestTask;
  });
}

function countScript(page: Page): () => number {
  let bytes = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      void request.sizes().then(
        ({ responseBodySize }) => (bytes += responseBodySize),
        () => undefined,
      );
  });
  return () => bytes;
}

/** Runs in the page. */
export const noteLongTasks = `window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
.observe({ type: 'longtask', buffered: true });`;

export const summary = (tasks: readonly number[]) => ({
  'tasks over 50 ms': tasks.length,
  longest: Math.round(Math.max(0, ...tasks)),
  together: Math.round(tasks.reduce((sum, each) => sum + each, 0)),
});

/** A conversation of so many messages, and the premium member who looks at it. */
export async function prepareConversation(
  server: TestServer,
  count: number,
): Promise<{ member: TestMember; conversation: string }> {
  const member = await another(server, 'bram', { boughtCredits: 100, isPremium: true });
  const other = await another(server, 'anna');
  const answer = await fetch(server.url('/api/message.php'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${member.token}` },
    body: JSON.stringify({ profile: other.publicId, key: crypto.randomUUID(), text: 'Hallo' }),
  });
  const { conversation } = (await answer.json()) as { conversation: string };
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
         granted_after, created_at)
       select c.id, n, 1, case when n % 3 = 0 then c.low_id else c.high_id end, gen_random_uuid(), 'text',
         'Loop je ook wel eens langs de Eem?' || repeat(' Of ben je meer van het bos?', n % 4), 0, 0, 0, c.created_at
       from conversations c, generate_series(2, $2::integer) n where c.public_id = $1`,
      [conversation, count],
    );
    await client.query('update conversations set last_seq = $2 where public_id = $1', [conversation, count]);
  });
  return { member, conversation };
}
