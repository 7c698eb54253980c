import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { giveCredits, readSums } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { logIn, type TestMember } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { sql } from '../../platform/database/db.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';

const kit = await createKit();

const send = (from: Person, to: TestMember, text: string) =>
  kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text }, { as: from.browser });
const open = async (of: Person, conversation: string) =>
  (await kit.call('GET /api/chat.php', { conversation }, { as: of.browser })).ok.conversation;

const confirmAccount = sql(`update accounts set status = 'confirmed' where site_id = 1 and id = $1`);
const confirmProfile = sql('update profiles set is_confirmed = true where site_id = 1 and id = $1');
async function confirm(person: Person, credits: number): Promise<void> {
  await kit.db.transact(async (tx) => {
    await tx.run(confirmAccount, [person.id]);
    await tx.run(confirmProfile, [person.id]);
  });
  await giveCredits(kit, person, credits, 'granted');
}
async function release(person: Person): Promise<void> {
  await kit.db.transact((tx) =>
    enqueue(tx, { task: 'release-held-messages', payload: { siteId: 1, memberId: person.id } }),
  );
  await kit.advance(0);
}

test('what was held goes out in the order it was written, is charged now, and is told to both', async () => {
  const wim = await another(kit, 'nico');
  const [xena, yara] = await Promise.all([another(kit, 'anna'), another(kit, 'anna')]);
  const { ok: first } = await send(wim, xena, 'een');
  kit.clock.advance(1000);
  const { ok: other } = await send(wim, yara, 'twee');
  kit.clock.advance(1000);
  await send(wim, xena, 'drie');
  kit.clock.advance(3600_000);
  await confirm(wim, 3);
  await release(wim);
  expect(await readSums(kit, wim)).toMatchObject({ balance: 0, granted: 0, ledger: 0, lots: 0 });
  const shown = await open(xena, first.conversation);
  expect(shown.messages.map(({ body, seq }) => [seq, body])).toEqual([
    [1, 'een'],
    [2, 'drie'],
  ]);
  expect(shown.num_unread_messages).toBe(2);
  expect(shown.messages.map(({ created_at }) => created_at)).toEqual(Array(2).fill(kit.clock.now().toISOString()));
  expect((await open(yara, other.conversation)).messages.map(({ body }) => body)).toEqual(['twee']);
  expect((await open(wim, first.conversation)).held).toEqual([]);
  const events = sql(
    `select payload->>'body' as body from live_events where subscriber_id = $1 and kind = 'message' order by seq`,
  );
  expect((await kit.db.rows<{ body: string }>(events, [wim.id])).map(({ body }) => body)).toEqual([
    'een',
    'twee',
    'drie',
  ]);
  // The job may run twice.
  await release(wim);
  expect((await open(xena, first.conversation)).messages).toHaveLength(2);
});

test('what cannot be paid stays, and goes out when it can', async () => {
  const zeno = await another(kit, 'nico');
  const anna = await another(kit, 'anna');
  const { ok } = await send(zeno, anna, 'een');
  await send(zeno, anna, 'twee');
  await send(zeno, anna, 'drie');
  await confirm(zeno, 2);
  await release(zeno);
  expect((await open(anna, ok.conversation)).messages.map(({ body }) => body)).toEqual(['een', 'twee']);
  expect((await open(zeno, ok.conversation)).held.map(({ body }) => body)).toEqual(['drie']);
  expect(await readSums(kit, zeno)).toMatchObject({ balance: 0, ledger: 0 });
  await giveCredits(kit, zeno, 10);
  await release(zeno);
  expect((await open(anna, ok.conversation)).messages.map(({ body }) => body)).toEqual(['een', 'twee', 'drie']);
  expect((await readSums(kit, zeno)).balance).toBe(9);
});

test('what cannot be delivered is not charged and reaches nobody', async () => {
  const bob = await another(kit, 'nico');
  const [carla, dora] = await Promise.all([
    another(kit, 'anna', { name: 'carla' }),
    another(kit, 'anna', { name: 'dora' }),
  ]);
  const { ok: blocked } = await send(bob, carla, 'Dag Carla');
  const { ok: open1 } = await send(bob, dora, 'Dag Dora');
  const block = sql('insert into blocks (site_id, blocker_id, blocked_id, created_at) values (1, $1, $2, $3)');
  await kit.db.transact((tx) => tx.run(block, [carla.id, bob.id, kit.clock.now()]));
  await confirm(bob, 3);
  await release(bob);
  expect((await readSums(kit, bob)).balance).toBe(2);
  expect((await open(dora, open1.conversation)).messages).toHaveLength(1);
  expect((await kit.call('GET /api/chats.php', {}, { as: carla.browser })).ok.chats).toEqual([]);
  expect((await open(bob, blocked.conversation)).composer).toBe('unavailable');
});

test('a conversation removed before confirming takes what it held with it', async () => {
  const erik = await another(kit, 'nico');
  const fien = await another(kit, 'anna');
  const { ok } = await send(erik, fien, 'Toch maar niet');
  await kit.call('DELETE /api/chat.php', { conversation: ok.conversation }, { as: erik.browser });
  await confirm(erik, 3);
  await release(erik);
  expect((await kit.call('GET /api/chats.php', {}, { as: fien.browser })).ok.chats).toEqual([]);
  expect((await readSums(kit, erik)).balance).toBe(3);
});

test('what still waits after 30 days is forgotten', async () => {
  const gijs = await another(kit, 'nico');
  const hilda = await another(kit, 'anna');
  const { ok } = await send(gijs, hilda, 'Hallo');
  const forget = () => kit.db.transact((tx) => enqueue(tx, { task: 'forget-over', payload: {} }));
  await forget();
  await kit.advance(29 * 24 * 3600 * 1000);
  expect((await open(gijs, ok.conversation)).held).toHaveLength(1);
  await forget();
  await kit.advance(2 * 24 * 3600 * 1000);
  const later = { ...gijs, browser: await logIn(kit, gijs) };
  expect((await open(later, ok.conversation)).held).toEqual([]);
});
