import { randomUUID } from 'node:crypto';
import { day, hour, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another } from '../../test/profiles.ts';
import { startPushService } from '../../test/stand-ins/push-service.ts';
import { countNumbers } from './count-numbers.ts';

const service = await startPushService();
const kit = await createKit({ LOG_LEVEL: 'silent', PUSH_SERVICES: service.host });
const job = countNumbers({ sites: { all: () => [{ siteId: 1, timeZone: 'Europe/Amsterdam' }] } });

/** Lets time go on, in which a push may be put off. */
async function pass(milliseconds: number): Promise<void> {
  await kit.advance(milliseconds).catch((error: Error) => {
    if (!error.message.includes('send-push')) throw error;
  });
}

/** What all pushes came to, counted twice: what is counted is counted once. */
async function counted(): Promise<Record<string, number>> {
  await pass(6 * minute);
  for (const attempt of [1, 2]) await job({}, { db: kit.db, now: kit.clock.now(), attempt });
  const { rows } = await kit.db.pool.query<{ part: string; amount: number }>(
    `select part, sum(amount)::integer as amount from counted_days
      where site_id = 1 and measure = 'pushes' and step = 'day' group by 1`,
  );
  return Object.fromEntries(rows.map(({ part, amount }) => [part, amount]));
}

async function meet() {
  service.answer(201);
  await counted();
  await kit.db.pool.query("delete from counted_days where measure = 'pushes'");
  const anna = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
  const bram = await another(kit, 'bram');
  await kit.call(
    'PUT /api/notifications.php',
    { quiet: null, mail: [], push: ['conversation', 'message'] },
    { as: bram.browser },
  );
  const subscription = service.browser();
  await kit.call('POST /api/push.php', { subscription }, { as: bram.browser });
  return {
    bram,
    subscription,
    /** Writes, and waits until it was to be told. */
    async write(): Promise<void> {
      const message = { profile: bram.publicId, key: randomUUID(), text: 'Hoi' };
      expect((await kit.call('POST /api/message.php', message, { as: anna.browser })).status).toBe(200);
      await pass(11 * minute);
    },
  };
}

test('STAFF-5: a push is counted by what became of it: sent at once, refused or given up once it is over', async () => {
  const { write } = await meet();
  await write();
  expect(await counted()).toEqual({ sent: 1 });
  service.answer(413);
  await write();
  expect(await counted()).toEqual({ sent: 1 });
  await pass(day);
  expect(await counted()).toEqual({ sent: 1, refused: 1 });
  service.answer(500);
  await write();
  expect(await counted()).toEqual({ sent: 1, refused: 1 });
  for (let at = 0; at < 13; at += 1) await pass(2 * hour);
  expect(await counted()).toEqual({ sent: 1, refused: 1, given_up: 1 });
  service.answer(201);
  await pass(2 * day);
  expect(await counted()).toEqual({ sent: 1, refused: 1, given_up: 1 });
});

test('STAFF-5: one that a device refused and another took later is sent, once', async () => {
  const { bram, subscription, write } = await meet();
  await kit.db.pool.query(
    `insert into push_subscriptions select site_id, member_id, gen_random_uuid(), session_hash, $2, p256dh, auth, device,
      created_at from push_subscriptions where member_id = $1`,
    [bram.id, subscription.endpoint.replace(/^https?:\/\/[^/]+/, 'https://nowhere.test')],
  );
  service.answer(429);
  await write();
  const { rows } = await kit.db.pool.query('select push from tellings where member_id = $1', [bram.id]);
  expect(rows).toEqual([{ push: 'refused' }]);
  expect(await counted()).toEqual({});
  service.answer(201);
  await pass(hour);
  expect(await counted()).toEqual({ sent: 1 });
  await pass(day);
  expect(await counted()).toEqual({ sent: 1 });
});
