import { type Browser, expect, type Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BreakingProxy, createBreakingProxy } from './breaking-proxy.ts';
import { another, logIn, type TestMember, withDatabase } from './members.ts';
import type { TestServer } from './real-server.ts';
import { seededRandom } from './seeded.ts';

export interface FaultPlan {
  seed: number;
  /** Messages of each of the two. */
  messages: number;
  /** How long the server lives before it is killed: at least, and at most so much longer. */
  lifeMilliseconds: number;
  /** How often each screen is loaded anew. */
  reloads: number;
  /** How long all may take. */
  patienceMilliseconds: number;
}

export interface FaultReport {
  serverKills: number;
  databaseCrashes: number;
  proxy: BreakingProxy['done'];
  seconds: number;
}

const databaseCrashes = 2;

/**
 * Two people write each other through a line that breaks, while the server is killed again and again and the database
 * crashes twice. Throws unless every message is there once, in the order it was written, shown so on both screens, and
 * charged once.
 */
export async function runFaults(
  browsers: readonly [Browser, Browser],
  server: TestServer,
  plan: FaultPlan,
): Promise<FaultReport> {
  const started = performance.now();
  const random = seededRandom(plan.seed);
  const proxy = await createBreakingProxy(server.port, random);
  const credits = plan.messages + 100;
  const mark = await another(server, 'pim', { boughtCredits: credits });
  const nora = await another(server, 'petra', { boughtCredits: credits });
  const [his, hers] = await Promise.all([
    openScreen(browsers[0], { server, proxy, member: mark, path: `/members/${nora.publicId}/chat` }),
    openScreen(browsers[1], { server, proxy, member: nora, path: `/members/${mark.publicId}/chat` }),
  ]);
  const writers = [
    { page: his, name: 'm', written: 0 },
    { page: hers, name: 'n', written: 0 },
  ];
  proxy.breakCalls(true);
  const shaking = shake(server, {
    random,
    plan,
    isDone: () => writers.every(({ written }) => written === plan.messages),
  });
  await Promise.all([shaking, ...writers.map((writer) => writeAll(writer, plan))]);
  const { serverKills } = await shaking;
  proxy.breakCalls(false);

  const bodies = [mark, nora].map((_, side) =>
    Array.from({ length: plan.messages }, (__, at) => textOf(writers[side]?.name ?? '', at)),
  );
  const patience = { timeout: plan.patienceMilliseconds };
  // What was refused would never come; its reason says more than a count.
  for (const { page } of writers) expect(await page.locator('.bubble-failed').allInnerTexts()).toEqual([]);
  await expect
    .poll(async () => (await readMessages(server, [mark, nora])).length, patience)
    .toBeGreaterThanOrEqual(plan.messages * 2);
  const stored = await readMessages(server, [mark, nora]);
  for (const [side, member] of [mark, nora].entries())
    expect(stored.filter(({ sender }) => sender === member.id).map(({ body }) => body)).toEqual(bodies[side]);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, at) => at + 1));
  for (const member of [mark, nora])
    expect(await readMoney(server, member)).toEqual(moneyAfter(credits, plan.messages));
  const newest = stored.slice(-40).map(({ body }) => body);
  for (const { page } of writers) {
    await expect(page.locator('.bubble-waiting, .bubble-failed')).toHaveCount(0, patience);
    await expect
      .poll(async () => (await page.locator('.bubble').allInnerTexts()).slice(-newest.length), patience)
      .toEqual(newest);
    const shown = await page.locator('.bubble').allInnerTexts();
    expect(new Set(shown).size).toBe(shown.length);
  }
  await Promise.all(writers.map(({ page }) => page.context().close()));
  await proxy.close();
  return { serverKills, databaseCrashes, proxy: proxy.done, seconds: Math.round((performance.now() - started) / 1000) };
}

const textOf = (name: string, at: number) => `${name} ${at + 1}`;

type Screen = { server: TestServer; proxy: BreakingProxy; member: TestMember; path: string };

async function openScreen(browser: Browser, { server, proxy, member, path }: Screen): Promise<Page> {
  const context = await browser.newContext({ locale: 'nl-NL' });
  await logIn(context, server, member);
  const page = await context.newPage();
  await page.goto(`http://localhost:${proxy.port}${path}`);
  await expect(page.getByRole('textbox')).toBeEditable();
  return page;
}

/** Writes one's messages one after another, whatever the line does, and loads the screen anew in between. */
async function writeAll(
  writer: { page: Page; name: string; written: number },
  { messages, reloads, patienceMilliseconds }: FaultPlan,
) {
  const { page, name } = writer;
  const field = page.getByRole('textbox');
  const reloadAt = Math.ceil(messages / (reloads + 1));
  while (writer.written < messages) {
    const text = textOf(name, writer.written);
    // Two at most may be under way: enough for order to matter, and what is shown is what was sent.
    await expect.poll(() => page.locator('.bubble-waiting').count(), { timeout: patienceMilliseconds }).toBeLessThan(8);
    await field.fill(text);
    await page.locator('form button[type=submit]').click();
    await expect(field).toHaveValue('');
    writer.written += 1;
    if (writer.written % reloadAt === 0 && writer.written < messages) await loadAnew(page, patienceMilliseconds);
  }
}

async function loadAnew(page: Page, patienceMilliseconds: number): Promise<void> {
  const until = performance.now() + patienceMilliseconds;
  const address = page.url();
  while (performance.now() < until) {
    const answer = await page.goto(address).catch(() => undefined);
    if (
      answer?.ok() &&
      (await page
        .locator('form button[type=submit]:enabled')
        .waitFor({ timeout: 20_000 })
        .then(
          () => true,
          () => false,
        ))
    )
      return;
    await sleep(300);
  }
  throw new Error('the screen could not be loaded anew');
}

/** Kills the server every few seconds, and crashes the database twice, until all is written. */
async function shake(
  server: TestServer,
  { random, plan, isDone }: { random: () => number; plan: FaultPlan; isDone: () => boolean },
): Promise<{ serverKills: number }> {
  let serverKills = 0;
  for (let turn = 0; !isDone() || turn < databaseCrashes * 2; turn += 1) {
    await sleep(plan.lifeMilliseconds * (1 + random()));
    if (turn % 2 === 1 && turn < databaseCrashes * 2) {
      crashDatabase(server);
      await expect
        .poll(
          () =>
            fetch(server.url('/readyz')).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true);
    } else {
      await server.kill();
      serverKills += 1;
      await sleep(500 * random());
      await server.start();
    }
  }
  return { serverKills };
}

/**
 * Ends the database as an immediate shutdown does: what was not committed is gone, and it recovers when it is started
 * again.
 */
function crashDatabase({ dataDir }: TestServer): void {
  const lock = readdirSync(join(dataDir, 'postgres'), { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('postmaster.pid'),
  );
  const path = join(dataDir, 'postgres', lock ?? '');
  if (lock === undefined || !existsSync(path)) throw new Error('no database runs');
  process.kill(Number(readFileSync(path, 'utf8').split('\n')[0]), 'SIGQUIT');
}

interface Stored {
  seq: number;
  sender: string;
  body: string;
}

const readMessages = (server: TestServer, members: readonly TestMember[]): Promise<Stored[]> =>
  withDatabase(server, async (client) => {
    const text = 'select seq, sender_id as sender, body from messages where sender_id = any($1) order by seq';
    return (await client.query<Stored>(text, [members.map(({ id }) => id)])).rows;
  });

interface Money {
  balance: number;
  ledger: number;
  lots: number;
  charged: number;
  charges: number;
}

/**
 * What a member has by the balance, by the ledger's sum and by the lots, and how often they were charged for a message.
 */
const readMoney = (server: TestServer, { id }: TestMember): Promise<Money | undefined> =>
  withDatabase(server, async (client) => {
    const { rows } = await client.query<Money>(
      `select (select balance from credit_balances where member_id = $1) as balance,
        (select sum(case when to_account = 'member' then amount when from_account = 'member' then -amount end)::int
          from ledger_entries where member_id = $1) as ledger,
        (select sum(remaining)::int from credit_lots where member_id = $1) as lots,
        (select sum(amount)::int from ledger_entries where member_id = $1 and cause = 'message') as charged,
        (select count(*)::int from ledger_entries where member_id = $1 and cause = 'message') as charges`,
      [id],
    );
    return rows[0];
  });

const moneyAfter = (credits: number, messages: number): Money => ({
  balance: credits - messages,
  ledger: credits - messages,
  lots: credits - messages,
  charged: messages,
  charges: messages,
});
