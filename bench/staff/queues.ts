import type { Page } from '@playwright/test';
import { withDatabase } from '../../e2e/support/members.ts';
import type { TestServer } from '../../e2e/support/real-server.ts';
import { colleague, enter } from '../../e2e/support/staff/colleagues.ts';
import { copied, photographed } from '../../e2e/support/staff/photographed.ts';
import { withBrowser } from '../opened.ts';

/** Milliseconds at the 99th percentile from the key that decides a photo until the next one is painted. */
const budget = 100;
const waiting = 5000;
/** More than the list holds, so that it is read on meanwhile. */
const decided = 150;
/** Every so many is refused with a reason, the others are shown to members. */
const refusedEach = 5;
/** What somebody quick looks at a photo. */
const lookMilliseconds = 700;
/** How long the last decisions may take: ten seconds in which they can be taken back, and the jobs. */
const settleSeconds = 60;

/**
 * A moderator decides photos from the keyboard while thousands wait (PHOTO-2, STAFF-2): how long the next one takes to
 * stand there.
 */
export const benchQueues = (): Promise<boolean> =>
  withBrowser(async (server, browser) => {
    const { id: owner } = await photographed(server, browser, {
      count: 1,
      state: 'active',
    });
    // Nobody comes to those that are further behind.
    await copied(server, owner, { count: waiting, withFiles: decided + 10 });
    const context = await browser.newContext({
      locale: 'nl-NL',
      viewport: { width: 1280, height: 800 },
    });
    await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }]));
    const page = await context.newPage();
    await page.goto(server.url('/admin/photos'));
    await page.locator('.photo-stage img').waitFor();
    const approved: number[] = [];
    const refused: number[] = [];
    for (let count = 1; count <= decided; count += 1) {
      await page.waitForTimeout(lookMilliseconds);
      if (count % refusedEach > 0) approved.push(await press(page, 'g'));
      else {
        await page.keyboard.press('2');
        refused.push(await press(page, 'Enter'));
      }
    }
    await areCarriedOut(server);
    const all = [...approved, ...refused];
    console.table({
      'shown to members': row(approved),
      'refused with a reason': row(refused),
      all: row(all),
    });
    const [p50, p99] = [percentile(all, 0.5), percentile(all, 0.99)];
    const isKept = p99 <= budget;
    console.log(
      `key to the next photo, ${waiting} waiting: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
        `budget ${budget}: ${isKept ? 'kept' : 'BROKEN'}`,
    );
    return isKept;
  });

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

const row = (times: readonly number[]) => ({
  photos: times.length,
  p50: Math.round(percentile(times, 0.5)),
  p99: Math.round(percentile(times, 0.99)),
});

/** Presses a key that decides; milliseconds from it until another photo is painted. */
async function press(page: Page, key: string): Promise<number> {
  // It has to listen before the key arrives, so the page is asked twice.
  await page.evaluate(watch(key));
  await page.keyboard.press(key);
  return page.evaluate<number>('window.painted');
}

/** Runs in the page. */
const watch = (key: string) => `void (window.painted = new Promise((resolve, reject) => {
  const before = document.querySelector('.photo-stage img').src;
  const listen = (event) => {
    if (event.key !== '${key}') return;
    removeEventListener('keydown', listen, true);
    const look = async () => {
      const image = document.querySelector('.photo-stage img');
      if (!image || image.src === before) return void requestAnimationFrame(look);
      await image.decode().catch(reject);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
    };
    look();
  };
  addEventListener('keydown', listen, true);
}))`;

/** What was decided is so: the times above are those of work that was done. */
async function areCarriedOut(server: TestServer): Promise<void> {
  const left = () =>
    withDatabase(server, async (client) => {
      const { rows } = await client.query<{ left: number }>(
        "select count(*)::integer as left from photos where state = 'under_inspection'",
      );
      return rows[0]?.left;
    });
  for (let second = 0; (await left()) !== waiting - decided; second += 1) {
    if (second === settleSeconds) throw new Error(`${await left()} photos wait, of ${waiting} with ${decided} decided`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
