import { hour } from '@vonk/contract/durations';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { openProbe } from '../../../test/plans/touched.ts';
import { publicId } from '../../platform/ids.ts';
import { countReplies } from './count-replies.ts';

const kit = await createKit();
const probe = await openProbe(kit);

/** A conversation of so many messages, by turns, the last of them now. */
async function talkOf(messages: number): Promise<void> {
  const [id, low, high] = [randomUUID(), `0${randomUUID().slice(1)}`, `f${randomUUID().slice(1)}`];
  await kit.db.pool.query(
    `insert into conversations (id, site_id, public_id, low_id, high_id, started_by, last_seq, created_at)
      values ($1, 1, $2, $3, $4, $3, $5, $6)`,
    [id, publicId(), low, high, messages, kit.clock.now()],
  );
  await kit.db.pool.query(
    `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
        granted_after, created_at)
      select $1, n, 1, case when n % 2 = 1 then $2::uuid else $3 end, gen_random_uuid(), 'text', 'Hoi', 0, 0, 0,
        $4::timestamptz - ($5 - n) * interval '1 second'
      from generate_series(1, $5::integer) n`,
    [id, low, high, kit.clock.now(), messages],
  );
}

test('a long conversation is gone over once, however many messages of it lie in the stretch', async () => {
  const messages = 2_000;
  for (let at = 0; at < 5; at += 1) await talkOf(messages);
  const stretch = { from: new Date(+kit.clock.now() - hour), to: new Date(+kit.clock.now() + hour) };
  const counted = () => countReplies(kit.db, { siteId: 1 }, { ...stretch, timeZone: 'Europe/Amsterdam' });
  const readBy = async () => (await probe.of(counted)).reduce((sum, { read }) => sum + read, 0);
  expect((await counted()).reduce((sum, { count }) => sum + count, 0)).toBe(5);
  // Some eight entries and rows each; looked up for each message it was a thousand.
  const most = 5 * messages * 10;
  expect(await readBy()).toBeLessThan(most);
  await kit.db.pool.query('analyze');
  await probe.forgetPlans();
  expect(await readBy()).toBeLessThan(most);
});
