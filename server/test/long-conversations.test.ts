import { hour, minute } from '@vonk/contract/durations';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { tasksOf } from '../src/main/jobs.ts';
import { createKit } from './kit.ts';
import { openProbe } from './plans/touched.ts';
import { another } from './profiles.ts';

const kit = await createKit();
const { db, clock } = kit;
const probe = await openProbe(kit);
const [pairs, messages] = [5, 2_000];
/** Entries and rows that are read for each message, by all statements of a job together. */
const mostForEach = 25;

/** Two who wrote each other so many messages, by turns, the last of them now, which one of them has not read. */
async function talk(): Promise<void> {
  const [anna, bram] = [await another(kit, 'anna', { boughtCredits: 5 }), await another(kit, 'bram')];
  const first = { profile: bram.publicId, key: randomUUID(), text: 'Loop je ook wel eens langs de Eem?' };
  const { conversation } = (await kit.call('POST /api/message.php', first, { as: anna.browser })).ok;
  const { rows } = await db.pool.query<{ id: string }>(
    `update conversations set last_seq = $2 where public_id = $1 returning id`,
    [conversation, messages],
  );
  await db.pool.query(
    `insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price, balance_after,
        granted_after, created_at)
      select $1, n, 1, case when n % 2 = 1 then $2::uuid else $3 end, gen_random_uuid(), 'text', 'Hoi', 0, 0, 0,
        $4::timestamptz - ($5 - n) * interval '1 second'
      from generate_series(2, $5::integer) n`,
    [rows[0]?.id, anna.id, bram.id, clock.now(), messages],
  );
  await db.pool.query('update conversation_members set unread = $3 where conversation_id = $1 and member_id = $2', [
    rows[0]?.id,
    bram.id,
    messages / 2,
  ]);
}

const tasks = Object.entries(tasksOf(kit.services)).flatMap(([name, run]) =>
  typeof run === 'function' ? [{ name, run }] : [],
);
const context = () => ({ db, now: clock.now(), attempt: 1 });

test.each(['before its statistics were taken', 'and after'])(
  'what runs by the clock reads each message of a long conversation a few times at most, %s',
  async (moment) => {
    // What counts since it last did has begun.
    for (const { run } of tasks) await run({}, context());
    clock.advance(hour);
    for (let at = 0; at < pairs; at += 1) await talk();
    clock.advance(6 * minute);
    if (moment === 'and after') await db.pool.query('analyze');
    await probe.forgetPlans();
    const read = new Map<string, number>();
    for (const { name, run } of tasks) {
      const touched = await probe.ofTransactions(() => run({}, context()));
      read.set(
        name,
        touched.reduce((sum, each) => sum + each.read, 0),
      );
    }
    const most = pairs * messages * mostForEach;
    expect([...read].filter(([, entries]) => entries > most)).toEqual([]);
    expect(read.get('count-numbers')).toBeGreaterThan(pairs * messages);
  },
);
