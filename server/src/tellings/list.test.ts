import { hour, minute } from '@vonk/contract/durations';
import { toldPageSize } from '@vonk/contract/notifications';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { startPushService } from '../../test/stand-ins/push-service.ts';

const service = await startPushService();
const kit = await createKit({ PUSH_SERVICES: service.host });
const send = async (from: Person, to: Person) =>
  (
    await kit.call(
      'POST /api/message.php',
      { profile: to.publicId, key: randomUUID(), text: 'Zaterdag dan?' },
      { as: from.browser },
    )
  ).ok.conversation ?? '';
const listOf = async ({ browser }: Person, after?: string) =>
  (await kit.call('GET /api/tellings.php', after === undefined ? {} : { after }, { as: browser })).ok;

test('a member sees of what they were told, when, by which way, and what became of it', async () => {
  const anna = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
  const bram = await another(kit, 'bram', { boughtCredits: 50, isPremium: true });
  expect(await listOf(bram)).toEqual({ tellings: [], next: null });
  const at = kit.clock.now().toISOString();
  const conversation = await send(anna, bram);
  await kit.advance(6000);
  expect((await listOf(bram)).tellings).toMatchObject([
    { kind: 'conversation', count: 1, at, push: { outcome: 'no_device', at: null }, mail: { outcome: 'waiting' } },
  ]);
  await kit.advance(11 * minute);
  const mailedAt = kit.clock.now().toISOString();
  expect((await listOf(bram)).tellings).toMatchObject([{ mail: { outcome: 'told', at: mailedAt } }]);
  await kit.call('POST /api/push.php', { subscription: service.browser() }, { as: bram.browser });
  await kit.call('PUT /api/notifications.php', { mail: [] }, { as: bram.browser });
  await send(anna, bram);
  await kit.advance(6000);
  const pushedAt = kit.clock.now().toISOString();
  await kit.advance(2 * hour);
  expect((await listOf(bram)).tellings[0]).toMatchObject({
    kind: 'message',
    push: { outcome: 'told', at: pushedAt },
    mail: { outcome: 'unwanted', at: null },
  });
  // What was seen before it was told is no news.
  await send(anna, bram);
  await kit.call('POST /api/chat-read.php', { conversation, seq: 3 }, { as: bram.browser });
  await kit.advance(hour);
  expect((await listOf(bram)).tellings).toHaveLength(2);
  expect(JSON.stringify(await listOf(bram))).not.toMatch(new RegExp(`${anna.name}|${anna.publicId}|${conversation}`));
});

test('the list comes by pages, each telling once, and nobody goes on with another’s', async () => {
  const anna = await another(kit, 'anna');
  const bram = await another(kit, 'bram');
  await kit.db.pool.query(
    `insert into tellings (site_id, id, member_id, kind, about, profile_id, state, made_at, done_at, devices)
      select 1, gen_random_uuid(), $1, 'message', 'c' || n, $2, 'told', $3::timestamptz - n % 7 * interval '1 hour', $3, 1
      from generate_series(1, ${2 * toldPageSize + 5}) n`,
    [bram.id, anna.id, kit.clock.now()],
  );
  const seen: string[] = [];
  let next: string | null | undefined;
  do {
    const page = await listOf(bram, next ?? undefined);
    seen.push(...page.tellings.map(({ id }) => id));
    next = page.next;
  } while (next);
  expect([seen.length, new Set(seen).size]).toEqual([2 * toldPageSize + 5, 2 * toldPageSize + 5]);
  expect(await listOf(anna, seen[0])).toEqual({ tellings: [], next: null });
  expect((await kit.callWith('GET /api/tellings.php', { after: 'x' }, { as: bram.browser })).status).toBe(400);
});
