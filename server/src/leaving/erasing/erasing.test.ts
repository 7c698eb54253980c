import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ledgerAgrees } from '../../../test/credits.ts';
import { createKit } from '../../../test/kit.ts';
import { password } from '../../../test/members.ts';
import { addOther, another, type Person } from '../../../test/profiles.ts';
import { takeConversation, listInbox, replyAsTeam } from '../../chat/index.ts';

import { grantCredits } from '../../credits/index.ts';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { eraseMembers } from '../index.ts';

const kit = await createKit();
const { db } = kit;
const day = 24 * 3600 * 1000;
const leave = (person: Person, input: { now?: boolean; reason?: 'other'; remarks?: string } = {}) =>
  kit.call('POST /api/leave.php', { password, now: false, ...input }, { as: person.browser });
const eraseDue = () => eraseMembers(kit.services)({}, { db, now: kit.clock.now(), attempt: 1 });
const give = (person: Person, amount: number) =>
  db.transact((tx) =>
    grantCredits(
      tx,
      { siteId: 1, memberId: person.id },
      { amount, cause: 'signup', causeKey: 'signup', now: kit.clock.now() },
    ),
  );
const write = (from: Person, to: string, text = 'Hallo') =>
  kit.call('POST /api/message.php', { profile: to, key: randomUUID(), text }, { as: from.browser });
const statusOf = async ({ id }: Person) =>
  (await db.pool.query<{ status: string }>('select status from accounts where id = $1', [id])).rows[0]?.status;
const linkTo = async ({ email }: Person) =>
  /\/([\w-]{43})\s/.exec((await kit.mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
const countOf = async (statement: string, values: unknown[]) =>
  (await db.pool.query<{ count: number }>(`select count(*)::integer as count from ${statement}`, values)).rows[0]
    ?.count;

test('both sides of a conversation leave, one with a message hidden: both are erased, and so is what they said (T54, T55)', async () => {
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  await give(anna, 5);
  const { conversation, seq } = (await write(anna, bram.publicId, 'Spoorloos')).ok;
  await kit.call('DELETE /api/message.php', { conversation: conversation ?? '', seq: seq ?? 0 }, { as: anna.browser });
  await leave(anna);
  await leave(bram, { now: true });
  const token = await linkTo(bram);
  await kit.advance(14 * day - 1000);
  expect((await kit.call('POST /api/erase.php', { token })).ok).toEqual({ done: true });
  await kit.advance(1000);
  await eraseDue();
  expect([await statusOf(anna), await statusOf(bram)]).toEqual(['erased', 'erased']);
  expect(await countOf('messages where body = $1', ['Spoorloos'])).toBe(0);
  expect(await countOf('hidden_messages where member_id = $1', [anna.id])).toBe(0);
});

test('whoever an error keeps from being erased stops nobody else, is tried again after all others, and raises an alarm', async () => {
  const stuck = await another(kit, 'anna');
  const wish = await another(kit, 'anna');
  const after = [await another(kit, 'anna'), await another(kit, 'bram')];
  await db.pool.query(
    `create function stick() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`,
  );
  await db.pool.query(
    `create trigger stick before update on profiles for each row
       when (new.status = 'erased' and new.id in ('${stuck.id}', '${wish.id}')) execute function stick()`,
  );
  for (const person of [stuck, ...after]) await leave(person);
  await leave(wish, { now: true });
  // A wish that an error stands in the way of is kept, and the answer says that it is not done.
  expect((await kit.call('POST /api/erase.php', { token: await linkTo(wish) })).ok).toEqual({ done: false });
  await kit.advance(14 * day);
  await eraseDue();
  expect(await Promise.all([stuck, wish, ...after].map(statusOf))).toEqual(['leaving', 'leaving', 'erased', 'erased']);
  const mails = async () =>
    (await kit.mailsTo(kit.services.sites.byId(1)?.company.support_email ?? '')).filter(({ subject }) =>
      subject.includes('niet gewist'),
    );
  expect((await mails()).map(({ subject }) => subject)).toEqual(['2 leden kunnen niet gewist worden']);
  const metrics = await (await kit.app.request('/metrics', { headers: { host: 'localhost' } })).text();
  expect(metrics).toMatch(/^vonk_members_not_erased 2$/m);
  const failures = async () =>
    (await db.pool.query<{ n: number }>('select erase_failures as n from accounts where id = $1', [stuck.id])).rows[0]
      ?.n;
  await kit.advance(3_600_000);
  await eraseDue();
  expect([await failures(), (await mails()).length]).toEqual([1, 1]);
  await kit.advance(day);
  await eraseDue();
  expect([await failures(), (await mails()).length]).toEqual([2, 2]);
  await db.pool.query('drop trigger stick on profiles');
  await kit.advance(day);
  await eraseDue();
  expect(await Promise.all([stuck, wish].map(statusOf))).toEqual(['erased', 'erased']);
});

test('messages that are on their way while their reader is erased leave nothing with them, and are all paid for or refused', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [gone, writer] = [await another(kit, 'anna'), await another(kit, 'bram', { isPremium: true })];
    await give(writer, 50);
    await write(writer, gone.publicId);
    await leave(gone, { now: true });
    const token = await linkTo(gone);
    // Back to be written to: the wish stands, the account is open to others until it is carried out.
    await db.pool.query("update profiles set status = 'active' where id = $1", [gone.id]);
    const [erased, ...sent] = await Promise.all([
      kit.call('POST /api/erase.php', { token }),
      ...Array.from({ length: 6 }, (_, at) => write(writer, gone.publicId, `Onderweg ${at}`)),
    ]);
    expect(erased.ok).toEqual({ done: true });
    expect(sent.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await countOf('conversation_members where member_id = $1', [gone.id])).toBe(0);
    expect(await countOf('live_events where subscriber_id = $1', [gone.id])).toBe(0);
    expect(await countOf('live_streams where subscriber_id = $1', [gone.id])).toBe(0);
    expect(await ledgerAgrees(kit)).toBe(true);
  }
});

test('nothing that is told later gives an erased member a stream again', async () => {
  const [gone, friend] = [await another(kit, 'anna'), await another(kit, 'bram')];
  await give(friend, 10);
  const { conversation } = (await write(friend, gone.publicId)).ok;
  await give(gone, 10);
  await write(gone, friend.publicId);
  await leave(gone, { now: true });
  await kit.call('POST /api/erase.php', { token: await linkTo(gone) });
  await kit.call('POST /api/chat-read.php', { conversation: conversation ?? '', seq: 2 }, { as: friend.browser });
  await write(friend, gone.publicId);
  await kit.call('GET /api/chat.php', { conversation: conversation ?? '' }, { as: friend.browser });
  await leave(friend);
  expect(await countOf('live_streams where subscriber_id = $1', [gone.id])).toBe(0);
  expect(await countOf('live_events where subscriber_id = $1', [gone.id])).toBe(0);
});

test('erased twice at once is erased once', async () => {
  const person = await another(kit, 'anna');
  await leave(person, { now: true });
  const token = await linkTo(person);
  await kit.advance(14 * day - 60_000);
  await Promise.all([kit.call('POST /api/erase.php', { token }), eraseDue(), eraseDue()]);
  expect(await statusOf(person)).toBe('erased');
  const { rows } = await db.pool.query('select erase_failures as n from accounts where id = $1', [person.id]);
  expect(rows).toEqual([{ n: 0 }]);
});

test('chats with a profile that is no person go with the member, and wait for no answer from the moment they leave (T11, T55)', async () => {
  const member = await another(kit, 'bram', { isPremium: true });
  const luna = await addOther(kit, 'Luna');
  await give(member, 20);
  await kit.call(
    'POST /api/acknowledgement.php',
    { profile: luna.publicId, version: fictionalNoticeVersion },
    { as: member.browser },
  );
  const { conversation } = (await write(member, luna.publicId, 'Aan niemand verteld')).ok;
  const desk = { siteId: 1, staff: 'ina', now: kit.clock.now() };
  expect((await listInbox(db, desk)).map((entry) => entry.conversation)).toEqual([conversation]);
  expect(await takeConversation(db, desk, conversation ?? '')).toHaveLength(1);
  await leave(member, { now: true });
  expect(await listInbox(db, desk)).toEqual([]);
  expect(await takeConversation(db, desk, conversation ?? '')).toBeUndefined();
  const answer = { conversation: conversation ?? '', key: randomUUID(), text: 'Ben je er nog?' };
  expect(await replyAsTeam(kit.services, desk, answer)).toBe('unavailable');
  await kit.call('POST /api/erase.php', { token: await linkTo(member) });
  expect(await countOf("messages where body = 'Aan niemand verteld'", [])).toBe(0);
  expect(await countOf('conversations where public_id = $1', [conversation])).toBe(0);
  expect(await countOf('conversation_members where other_id = $1', [member.id])).toBe(0);
});

test('who cannot be seen any more looks the same for whatever reason: a name, and nothing that would tell why (C22)', async () => {
  const [viewer, blocked, erased] = [
    await another(kit, 'bram', { isPremium: true }),
    await another(kit, 'anna'),
    await another(kit, 'anna'),
  ];
  await give(viewer, 20);
  for (const { publicId } of [blocked, erased]) await write(viewer, publicId);
  // Whom one blocked oneself is not in the list (CHAT-8).
  await kit.call('POST /api/block.php', { profile: viewer.publicId }, { as: blocked.browser });
  await leave(erased, { now: true });
  await kit.call('POST /api/erase.php', { token: await linkTo(erased) });
  const { chats } = (await kit.call('GET /api/chats.php', {}, { as: viewer.browser })).ok;
  const cards = chats.map(({ profile }) => ({ ...profile, id: null, name: null }));
  expect(cards).toHaveLength(2);
  expect(cards[0]).toEqual(cards[1]);
  expect(cards[0]).toMatchObject({ age: null, gender: null, country: null });
});

test('what is said beside another reason is kept without a name, and asked of nobody else (LEAVE-1)', async () => {
  await leave(await another(kit, 'anna'), { reason: 'other', remarks: '  Ik ga op wereldreis.  ' });
  const { rows } = await db.pool.query('select remarks from departure_remarks');
  expect(rows).toEqual([{ remarks: 'Ik ga op wereldreis.' }]);
  const quiet = await another(kit, 'anna');
  await kit.call(
    'POST /api/leave.php',
    { password, now: false, reason: 'price', remarks: 'Toch iets' },
    { as: quiet.browser },
  );
  expect(await countOf('departure_remarks', [])).toBe(1);
});
