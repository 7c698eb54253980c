import type { Page } from '@playwright/test';
import { another, logIn } from '../../e2e/support/members.ts';
import { prepareConversation } from '../chat/chat-screen.ts';
import { withBrowser } from '../opened.ts';

/**
 * Milliseconds from the press to what is next painted (Interaction to Next Paint), on a processor four times as slow.
 */
const budget = 200;
const slowdown = 4;
const messages = 300;
const rest = 700;

/**
 * Measures how long a press waits for its picture under a slow processor, as the browser's Event Timing counts it: in
 * the list of members, its filters, a profile's photo viewer and a conversation, on a phone and among the demo's
 * people.
 */
export async function benchInteractions(): Promise<boolean> {
  return withBrowser(
    async (server, browser) => {
      const { member, conversation } = await prepareConversation(server, messages);
      const looker = await another(server, 'bram', { boughtCredits: 100, isPremium: true });
      const rows: Record<string, Row> = {};
      const open = async (who: typeof looker, path: string) => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
        await logIn(context, server, who);
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.addInitScript({ content: notePresses });
        await page.goto(server.url(path));
        await page.waitForLoadState('networkidle');
        return page;
      };
      const note = async (what: string, page: Page) => {
        await page.waitForTimeout(rest);
        const presses = await page.evaluate<Press[]>('presses.splice(0)');
        const longest = presses.reduce((most, press) => (press.duration > most.duration ? press : most), noPress);
        rows[what] = { presses: presses.length, longest: longest.duration, at: longest.name };
      };
      const list = await open(looker, '/members');
      const cards = list.getByRole('list', { name: 'Gevonden leden' }).getByRole('article');
      await cards.first().waitFor();
      await cards.first().getByRole('button').first().click();
      await note('list: a button of a card', list);
      await list.getByRole('button', { name: /^Filters/ }).click();
      await note('search: opening the filters', list);
      const filters = list.getByRole('dialog', { name: 'Filters' });
      for (const filter of (await filters.getByRole('switch').all()).slice(0, 3)) {
        await filter.click();
        await list.waitForTimeout(rest);
      }
      await filters.getByRole('button', { name: /^Meer filters/ }).click();
      await note('search: filters', list);
      await list.goBack();
      await list.goto(server.url('/members'));
      await list.waitForLoadState('networkidle');
      await cards.first().getByRole('link').first().click();
      await list.getByRole('button', { name: 'Bekijk foto 1 groot' }).waitFor();
      await note('list: opening a profile', list);
      await list.getByRole('button', { name: 'Bekijk foto 1 groot' }).click();
      await list.getByRole('dialog').waitFor();
      await note('photo viewer: opening', list);
      for (let step = 0; step < 3; step += 1) {
        await list.keyboard.press('ArrowRight');
        await list.waitForTimeout(rest);
      }
      await list.keyboard.press('Escape');
      await note('photo viewer: next photos and closing', list);
      const chat = await open(member, `/chats/${conversation}`);
      await chat.locator('form button[type=submit]:enabled').waitFor();
      await chat.getByRole('textbox').click();
      await chat.getByRole('textbox').pressSequentially('Zullen we zaterdag langs de Eem lopen?', { delay: 60 });
      await note('chat: typing', chat);
      await chat.locator('form button[type=submit]').click();
      await chat.locator('.bubble-item-own').last().waitFor();
      await note('chat: sending', chat);
      console.table(rows);
      const all = Object.values(rows);
      const isMeasured = all.every(({ presses }) => presses > 0);
      const longest = Math.max(...all.map((row) => row.longest));
      const missing = isMeasured ? '' : '; A PART WAS NOT MEASURED';
      console.log(`longest ${longest} ms (budget ${budget}) at 1/${slowdown} speed${missing}`);
      return isMeasured && longest <= budget;
    },
    { SKIP_SEED: 'false' },
  );
}

interface Row {
  presses: number;
  longest: number;
  at: string;
}

interface Press {
  name: string;
  duration: number;
}
const noPress: Press = { name: '', duration: 0 };

/** Runs in the page. Only presses of a pointer or key have an id of an interaction. */
const notePresses = `window.presses = [];
new PerformanceObserver((list) => presses.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0)
  .map(({ name, duration }) => ({ name, duration }))))
.observe({ type: 'event', durationThreshold: 16, buffered: true });`;
