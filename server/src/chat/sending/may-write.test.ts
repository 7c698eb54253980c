import { randomUUID } from 'node:crypto';
import { type Conversation, fictionalNoticeVersion } from '@vonk/contract/chat';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { addOther, another, type Person, setColumns } from '../../../test/profiles.ts';

// Whether somebody may write is judged twice: beside the conversation, before anything is typed, and by the send
// itself.
const kit = await createKit();
let count = 0;

interface Case {
  from: Person;
  to: { id: string; publicId: string };
}

const rich = { boughtCredits: 20 };
const other = (kind: 'fictional' | 'livecam' | 'partner') => {
  count += 1;
  return addOther(kit, `ander${count}`, { kind });
};
const send = ({ from, to }: Case) =>
  kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text: 'Hallo' }, { as: from.browser });
const acknowledge = ({ from, to }: Case) =>
  kit.call(
    'POST /api/acknowledgement.php',
    { profile: to.publicId, version: fictionalNoticeVersion },
    { as: from.browser },
  );

async function between(from: Promise<Person>, to: Promise<Case['to']>): Promise<Case> {
  return { from: await from, to: await to };
}
async function atLimit(to: Promise<Case['to']>, options = {}): Promise<Case> {
  const pair = await between(another(kit, 'anna', { ...rich, ...options }), to);
  for (const _ of [1, 2]) await send({ ...pair, to: await another(kit, 'anna', rich) });
  return pair;
}
async function paused(): Promise<Case> {
  const pair = await between(another(kit, 'anna', { ...rich, isPremium: true }), other('fictional'));
  await acknowledge(pair);
  await kit.db.pool.query(
    `insert into chat_pauses (site_id, member_id, reason, spent, created_at, paused_until)
     values (1, $1, 'day', 0, $2::timestamptz, $2::timestamptz + interval '1 day')`,
    [pair.from.id, kit.clock.now()],
  );
  return pair;
}
async function answering(): Promise<Case> {
  const pair = await between(another(kit, 'nora', rich), another(kit, 'anna', rich));
  await setColumns(kit, pair.from.id, { is_confirmed: true });
  await send({ from: pair.to as Person, to: pair.from });
  return pair;
}
async function known(pair: Case): Promise<Case> {
  await acknowledge(pair);
  return pair;
}
async function blocked(): Promise<Case> {
  const pair = await between(another(kit, 'anna', rich), another(kit, 'anna', rich));
  await send(pair);
  await kit.call('POST /api/block.php', { profile: pair.from.publicId }, { as: (pair.to as Person).browser });
  return pair;
}

/** What came of a send, as the composer calls it. */
const composerOf: Record<string, Conversation['composer']> = {
  sent: 'open',
  held: 'open',
  not_available: 'unavailable',
  chat_paused: 'paused',
};

const cases: [string, () => Promise<Case>, Conversation['composer']][] = [
  ['to a member', () => between(another(kit, 'anna', rich), another(kit, 'anna', rich)), 'open'],
  [
    'to a member, before the address is confirmed',
    () => between(another(kit, 'nora', rich), another(kit, 'anna', rich)),
    'open',
  ],
  [
    'to an invented profile whose notice was read',
    async () => known(await between(another(kit, 'anna', rich), other('fictional'))),
    'open',
  ],
  ['to an invented profile', () => between(another(kit, 'anna', rich), other('fictional')), 'acknowledgement_required'],
  ['to a livecam profile', () => between(another(kit, 'anna', rich), other('livecam')), 'no_chat'],
  ['to a profile of a partner', () => between(another(kit, 'anna', rich), other('partner')), 'no_chat'],
  ['to one more than a free member may begin', () => atLimit(another(kit, 'anna', rich)), 'conversation_limit'],
  ['to one more as a premium member', () => atLimit(another(kit, 'anna', rich), { isPremium: true }), 'open'],
  ['to an invented profile and one more', () => atLimit(other('fictional')), 'acknowledgement_required'],
  ['to a livecam profile and one more', () => atLimit(other('livecam')), 'no_chat'],
  ['as an answer, before the address is confirmed', answering, 'confirm_first'],
  ['to an invented profile during a pause', paused, 'paused'],
  ['to a member during a pause', async () => ({ ...(await paused()), to: await another(kit, 'anna', rich) }), 'open'],
  ['to who blocked one', blocked, 'unavailable'],
];

test.each(cases)('writing %s is judged the same beforehand and at the send', async (_, prepare, expected) => {
  const pair = await prepare();
  const shown = await kit.call('GET /api/chat.php', { profile: pair.to.publicId }, { as: pair.from.browser });
  const sent = await send(pair);
  const said = sent.status === 200 ? sent.ok.outcome : sent.refusal.error;
  expect([shown.ok.conversation.composer, composerOf[said] ?? said]).toEqual([expected, expected]);
});
