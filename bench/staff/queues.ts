import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { another, withDatabase } from '../../e2e/support/members.ts';
import type { TestServer } from '../../e2e/support/real-server.ts';
import { colleague, enter } from '../../e2e/support/staff/colleagues.ts';
import { photographed } from '../../e2e/support/staff/photographed.ts';
import { withBrowser } from '../opened.ts';

/** Milliseconds at the 99th percentile from the key that decides a photo until the next one is painted. */
const budget = 100;
const waiting = 5000;
const perMember = 20;
/** Fewer than the list holds, so that one goes through it without reading it anew. */
const decided = 80;
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
    await fill(server, owner);
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

/**
 * Has photos wait, each a copy of the one of `owner` with an address of its own. The first in line have files; what is
 * behind them nobody comes to.
 */
async function fill(server: TestServer, owner: string): Promise<void> {
  const members: string[] = [];
  while (members.length < waiting / perMember) members.push((await another(server, 'anna')).id);
  const { from, keys } = await withDatabase(server, async (client) => {
    const { rows: made } = await client.query<{ key: string }>(
      `insert into photos (site_id, id, public_id, profile_id, key, state, position, width, height, content_hash,
          perceptual_hash, uploaded_at)
        select site_id, gen_random_uuid(), 'waits' || lpad(n::text, 9, '0'), ($2::uuid[])[1 + n % $3],
          'waits' || lpad(n::text, 27, '0'), 'under_inspection', n / $3, width, height, content_hash, perceptual_hash,
          now() - interval '1 hour' + n * interval '0.5 seconds'
        from photos, generate_series(0, $4::integer - 1) n where profile_id = $1 order by n returning key`,
      [owner, members, members.length, waiting],
    );
    const { rows: source } = await client.query<{ key: string }>('select key from photos where profile_id = $1', [
      owner,
    ]);
    await client.query('analyze photos');
    return {
      from: source[0]?.key ?? '',
      keys: made.map(({ key }) => key).toSorted(),
    };
  });
  const folder = join(server.dataDir, 'files/photos/1');
  for (const key of keys.slice(0, decided + 10)) await cp(join(folder, from), join(folder, key), { recursive: true });
}

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
