import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { another, logIn, type TestMember, withDatabase } from '../members.ts';
import type { TestServer } from '../real-server.ts';

/** A picture with something on it, so that two of them are not alike. */
export const picture = (background: string): Promise<Buffer> =>
  sharp({
    create: { width: 700, height: 900, channels: 3, background, noise: { type: 'gaussian', mean: 30, sigma: 9 } },
  })
    .jpeg()
    .toBuffer();

/** The ten seconds of the demo are nothing that whoever asks for a photo waits for. */
const approveNow = `update graphile_worker._private_jobs set run_at = now()
  where run_at > now() and locked_at is null
    and task_id = (select id from graphile_worker._private_tasks where identifier = 'approve-photo')`;

const colours = ['#7a3b2e', '#2e4f7a', '#3b7a2e'];

/**
 * A member with so many photos that all stand in a state. They are uploaded as a member does it, past the demo, which
 * approves them by itself after ten seconds.
 */
export async function photographed(
  server: TestServer,
  browser: Browser,
  { count, state }: { count: 1 | 2 | 3; state: 'under_inspection' | 'active' },
): Promise<TestMember> {
  const member = await another(server, 'anna');
  const context = await browser.newContext();
  await logIn(context, server, member);
  const page = await context.newPage();
  await page.goto(server.url('/profile'));
  await page.locator('.photo-set input[type=file]').setInputFiles(
    await Promise.all(
      colours.slice(0, count).map(async (colour, at) => ({
        name: `${at}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture(colour),
      })),
    ),
  );
  const areReady = () =>
    withDatabase(server, async (client) => {
      await client.query(approveNow);
      const { rowCount } = await client.query("select from photos where profile_id = $1 and state = 'active'", [
        member.id,
      ]);
      return rowCount === count;
    });
  for (let tries = 0; !(await areReady()); tries += 1) {
    if (tries === 120) throw new Error('the photos of a member were not approved within a minute');
    await page.waitForTimeout(500);
  }
  await withDatabase(server, (client) =>
    client.query('update photos set state = $2 where profile_id = $1', [member.id, state]),
  );
  await context.close();
  return member;
}
