import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { publicId } from '../../../server/src/platform/ids.ts';
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

const perMember = 20;

/**
 * Has photos wait, each a copy of the one photo of `owner` with an address of its own, of members who are made for
 * them. The first `withFiles` in line have files, at addresses that are served: other tests meet who was approved.
 * Answers their public ids, the first in line first.
 */
export async function copied(
  server: TestServer,
  owner: string,
  { count, withFiles }: { count: number; withFiles: number },
): Promise<string[]> {
  const members: string[] = [];
  while (members.length < count / perMember) members.push((await another(server, 'anna')).id);
  const { from, made } = await withDatabase(server, async (client) => {
    const { rows } = await client.query<{ id: string; key: string }>(
      `insert into photos (site_id, id, public_id, profile_id, key, state, position, width, height, content_hash,
          perceptual_hash, uploaded_at)
        select site_id, gen_random_uuid(), $5 || lpad(n::text, 9, '0'), ($2::uuid[])[1 + n % $3],
          $5 || translate(lpad(n::text, 23, '0'), '0123456789', 'ABCDEFGHJK'), 'under_inspection', n / $3,
          width, height, content_hash, perceptual_hash,
          now() - interval '1 hour' + n * interval '0.5 seconds'
        from photos, generate_series(0, $4::integer - 1) n where profile_id = $1 order by n
        returning public_id as id, key`,
      [owner, members, members.length, count, publicId().slice(0, 5)],
    );
    const { rows: source } = await client.query<{ key: string }>('select key from photos where profile_id = $1', [
      owner,
    ]);
    await client.query('analyze photos');
    return { from: source[0]?.key ?? '', made: rows.toSorted((one, other) => one.key.localeCompare(other.key)) };
  });
  const folder = join(server.dataDir, 'files/photos/1');
  for (const { key } of made.slice(0, withFiles)) await cp(join(folder, from), join(folder, key), { recursive: true });
  return made.map(({ id }) => id);
}
