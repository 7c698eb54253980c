import { randomUUID } from 'node:crypto';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { asksForTruth } from '@vonk/phrases/truth';
import { beforeEach, describe, expect, test } from 'vitest';
import { giveCredits, readSums } from '../../test/credits.ts';
import { createKit } from '../../test/kit.ts';
import { addOther, another, eventsOf, type Person } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';
import { releaseConversation, takeConversation } from './inbox/hold-conversation.ts';
import { listInbox } from './inbox/list-inbox.ts';
import { replyAsTeam } from './inbox/reply-as-team.ts';

const kit = await createKit();
const hour = 3_600_000;
let count = 0;
let anna: Person;
let luna: { id: string; publicId: string; name: string };

const send = (text: string, to = luna, from = anna) =>
  kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text }, { as: from.browser });
const acknowledge = (to = luna, from = anna) =>
  kit.call(
    'POST /api/acknowledgement.php',
    { profile: to.publicId, version: fictionalNoticeVersion },
    { as: from.browser },
  );
const show = async () =>
  (await kit.call('GET /api/chat.php', { profile: luna.publicId }, { as: anna.browser })).ok.conversation;

beforeEach(async () => {
  count += 1;
  kit.clock.advance(hour);
  anna = await another(kit, 'anna', { isPremium: true });
  await giveCredits(kit, anna, 300);
  luna = await addOther(kit, `luna${count}`);
  await acknowledge();
});

describe('a question for the truth', () => {
  test.each([
    [
      'nl',
      [
        'Ben je echt?',
        'ben jij een bot',
        'Zullen we afspreken?',
        'Kunnen we elkaar ontmoeten?',
        'Mag ik je nummer?',
        'Zit je op WhatsApp?',
      ],
    ],
    [
      'en',
      ['Are you real?', 'are you a bot', 'Can we meet up?', 'What is your number?', 'Call me', 'Do you have Telegram?'],
    ],
    [
      'de',
      [
        'Bist du echt?',
        'Bist du ein Bot?',
        'Wollen wir uns treffen?',
        'Gib mir deine Nummer',
        'Darf ich dich anrufen?',
      ],
    ],
    ['es', ['¿Eres real?', 'eres un bot', '¿Quedamos mañana?', '¿Me das tu número?', 'Quiero llamarte']],
    [
      'fr',
      [
        'Es-tu réelle ?',
        'tu es un robot',
        'On se voit demain ?',
        'Je peux avoir ton numéro ?',
        'Je voudrais t’appeler',
      ],
    ],
    ['it', ['Sei vera?', 'sei un bot', 'Possiamo vederci?', 'Mi dai il tuo numero?', 'Vorrei chiamarti']],
    ['pl', ['Czy jesteś prawdziwa?', 'jesteś botem', 'Możemy się spotkać?', 'Daj mi twój numer', 'Zadzwoń do mnie']],
  ])('in %s is known (T7)', (_, questions) => {
    expect(questions.filter((question) => !asksForTruth(question))).toEqual([]);
  });

  test.each([
    'Hoe was je dag?',
    'Ik heb echt honger',
    'What a real treat',
    'Das Essen war gut',
    'Me gusta el vino',
    'J’aime la mer',
    'Mi piace il mare',
    'Lubię koty',
  ])('is not heard in "%s"', (text) => expect(asksForTruth(text)).toBe(false));

  test('is answered at once by a notice that costs nothing, before anybody can reply; a real member gets none (T7)', async () => {
    const { ok } = await send('Ben je echt?');
    expect(ok).toMatchObject({ outcome: 'sent', seq: 1, price: 1 });
    expect((await show()).messages).toMatchObject([
      { kind: 'text', mine: true },
      { kind: 'notice', mine: false, body: '' },
    ]);
    expect((await eventsOf(kit, anna)).at(-1)).toMatchObject({
      kind: 'message',
      payload: { kind: 'notice', seq: 2, mine: false, profile: luna.publicId, unread: 1 },
    });
    expect((await show()).num_unread_messages).toBe(1);
    expect(await readSums(kit, anna)).toMatchObject({ balance: 299, ledger: 299 });
    const bram = await another(kit, 'bram');
    await send('Ben je echt? Zullen we afspreken?', bram);
    const talk = await kit.call('GET /api/chat.php', { profile: bram.publicId }, { as: anna.browser });
    expect(talk.ok.conversation.messages).toHaveLength(1);
  });

  test('asked three times pauses writing to such profiles for a day, and to nobody else (T9)', async () => {
    for (const text of ['Ben je echt?', 'Hoe was je dag?', 'Zullen we afspreken?', 'Mag ik je nummer?']) {
      expect((await send(text)).status).toBe(200);
      kit.clock.advance(2000);
    }
    const { status, refusal } = await send('Hallo?');
    expect([status, refusal.error, refusal.details?.['hours']]).toEqual([429, 'chat_paused', 24]);
    expect(await show()).toMatchObject({ composer: 'paused' });
    const other = await addOther(kit, `bianca${count}`);
    await acknowledge(other);
    expect((await send('Hoi', other)).refusal.error).toBe('chat_paused');
    const bram = await another(kit, 'bram');
    expect((await send('Hoi', bram)).status).toBe(200);
    kit.clock.advance(25 * hour);
    expect((await show()).composer).toBe('open');
    expect((await send('Hallo?')).status).toBe(200);
    expect((await send('Ben je echt?')).status).toBe(200);
    expect((await send('Nog iets')).status).toBe(200);
  });
});

test('fifty euro in a day pauses before more is spent, and nothing is charged for what is refused (T9)', async () => {
  const sendMany = async (many: number) => {
    for (let at = 0; at < many; at += 1) {
      expect((await send(`${at}`)).status).toBe(200);
      kit.clock.advance(3000);
    }
  };
  await sendMany(50);
  expect((await send('te veel')).refusal.error).toBe('chat_paused');
  expect((await send('nog eens')).refusal.error).toBe('chat_paused');
  expect(await readSums(kit, anna)).toMatchObject({ balance: 250, ledger: 250, lots: 250 });
  for (const _ of [1, 2]) {
    kit.clock.advance(25 * hour);
    await sendMany(50);
  }
  kit.clock.advance(25 * hour);
  expect((await send('150 is bereikt')).refusal.error).toBe('chat_paused');
  const reasons = await kit.db.rows<{ reason: string }>(
    sql('select reason from chat_pauses where member_id = $1 order by created_at'),
    [anna.id],
  );
  expect(reasons.map(({ reason }) => reason)).toEqual(['day', 'month']);
});

test('T12: a conversation in which a computer writes along begins with the notice, which is stored and costs nothing', async () => {
  const nova = await addOther(kit, `nova${count}`, { kind: 'fictional_ai' });
  await acknowledge(nova);
  const key = randomUUID();
  const write = () =>
    kit.call('POST /api/message.php', { profile: nova.publicId, key, text: 'Hallo Nova' }, { as: anna.browser });
  const first = await write();
  expect(first.ok).toMatchObject({ seq: 2 });
  expect((await write()).ok).toMatchObject({ seq: 2 });
  const stored = sql(
    'select seq, kind, sender_id = $2 as "isTheirs", price from messages where conversation_id =' +
      ' (select id from conversations where public_id = $1) order by seq',
  );
  expect(await kit.db.rows(stored, [first.ok.conversation, nova.id])).toEqual([
    { seq: 1, kind: 'notice', isTheirs: true, price: 0 },
    { seq: 2, kind: 'text', isTheirs: false, price: 1 },
  ]);
  const { ok } = await kit.call('GET /api/chat.php', { profile: nova.publicId }, { as: anna.browser });
  expect(ok.conversation.messages).toMatchObject([{ kind: 'notice' }, { kind: 'text', body: 'Hallo Nova' }]);
  const mine = sql('select unread from conversation_members where member_id = $1 and other_id = $2');
  expect(await kit.db.rows(mine, [anna.id, nova.id])).toEqual([{ unread: 0 }]);
  expect(await readSums(kit, anna)).toMatchObject({ balance: 299 });
  await send('Hallo Luna');
  expect((await show()).messages).toMatchObject([{ kind: 'text', body: 'Hallo Luna' }]);
});

test('T12: what an unconfirmed member writes there waits behind the notice', async () => {
  const nico = await another(kit, 'nico');
  const nova = await addOther(kit, `nova${count}`, { kind: 'fictional_ai' });
  await acknowledge(nova, nico);
  const { ok } = await send('Hallo Nova', nova, nico);
  const stored = sql(`select m.kind, m.seq from messages m join conversations c on c.id = m.conversation_id
    where c.public_id = $1`);
  expect(await kit.db.rows(stored, [ok.conversation])).toEqual([{ kind: 'notice', seq: 1 }]);
});

describe('the team’s inbox', () => {
  const desk = (staff: string) => ({ siteId: 1, staff, now: kit.clock.now() });
  const reply = (staff: string, conversation: string, key: string = randomUUID()) =>
    replyAsTeam(kit.services, desk(staff), { conversation, key, text: 'Vertel eens.' });

  test('shows what members wrote to invented profiles; one of the team holds it, reads it and answers once (T11)', async () => {
    const { ok } = await send('Hallo Luna');
    const waiting = (await listInbox(kit.db, desk('eva'))).filter(
      ({ conversation }) => conversation === ok.conversation,
    );
    expect(waiting).toMatchObject([{ profile: luna.name, member: anna.name, waiting: 1, heldBy: null }]);
    expect(await reply('eva', ok.conversation)).toBe('not_held');
    expect(await takeConversation(kit.db, desk('eva'), ok.conversation)).toMatchObject([
      { byProfile: false, body: 'Hallo Luna' },
    ]);
    expect(await takeConversation(kit.db, desk('tom'), ok.conversation)).toBeUndefined();
    expect(await reply('tom', ok.conversation)).toBe('not_held');
    const key = randomUUID();
    expect([await reply('eva', ok.conversation, key), await reply('eva', ok.conversation, key)]).toEqual([
      'sent',
      'sent',
    ]);
    expect((await show()).messages).toMatchObject([
      { body: 'Hallo Luna' },
      { mine: false, kind: 'text', body: 'Vertel eens.' },
    ]);
    expect(
      (await listInbox(kit.db, desk('eva'))).filter(({ conversation }) => conversation === ok.conversation),
    ).toEqual([]);
    const acts = sql('select actor, action from audit where subject = $1 order by action');
    expect(await kit.db.rows(acts, [ok.conversation])).toEqual([
      { actor: 'eva', action: 'inbox_read' },
      { actor: 'eva', action: 'inbox_replied' },
      { actor: 'eva', action: 'inbox_replied' },
    ]);
    expect(await readSums(kit, anna)).toMatchObject({ balance: 299 });
  });

  test('shows nothing but the conversation (T11), and flags one in which the truth was asked for (T7)', async () => {
    const { ok } = await send('Hallo Luna');
    await send('Ben je echt?');
    const since = kit.clock.now();
    const entry = (await listInbox(kit.db, desk('eva'))).find(({ conversation }) => conversation === ok.conversation);
    expect(entry).toStrictEqual({
      conversation: ok.conversation,
      profile: luna.name,
      member: anna.name,
      waiting: 2,
      since,
      askedForTruth: 1,
      heldBy: null,
      heldUntil: null,
      isPaused: false,
    });
    const seen = await takeConversation(kit.db, desk('eva'), ok.conversation);
    expect(seen?.filter(({ kind }) => kind === 'text')).toStrictEqual([
      { byProfile: false, kind: 'text', body: 'Hallo Luna', at: since },
      { byProfile: false, kind: 'text', body: 'Ben je echt?', at: since },
    ]);
    expect(
      seen?.flatMap((message) => Object.keys(message)).filter((key) => !/^(byProfile|kind|body|at)$/.test(key)),
    ).toEqual([]);
    const columns = sql(`select column_name as name from information_schema.columns
      where table_name in ('inbox_locks', 'conversations', 'conversation_members') and column_name ~ 'note|remark|memo'`);
    expect(await kit.db.rows(columns)).toEqual([]);
    expect(await kit.db.rows(sql('select action from audit where subject = $1'), [ok.conversation])).toEqual([
      { action: 'inbox_read' },
    ]);
  });

  test('never lets a profile write twice in a row, to whom blocked it, or into a conversation between people (T6)', async () => {
    const { ok } = await send('Hallo Luna');
    await takeConversation(kit.db, desk('eva'), ok.conversation);
    expect(await reply('eva', ok.conversation)).toBe('sent');
    expect(await reply('eva', ok.conversation)).toBe('unavailable');
    kit.clock.advance(1000);
    await send('Goed, en jij?');
    await releaseConversation(kit.db, desk('eva'), ok.conversation);
    expect(await takeConversation(kit.db, desk('tom'), ok.conversation)).toHaveLength(3);
    await kit.call('POST /api/block.php', { profile: luna.publicId }, { as: anna.browser });
    expect(await reply('tom', ok.conversation)).toBe('unavailable');
    const bram = await another(kit, 'bram');
    const between = await send('Hoi', bram);
    expect(await takeConversation(kit.db, desk('eva'), between.ok.conversation)).toBeUndefined();
    expect(await reply('eva', between.ok.conversation)).toBe('not_found');
  });
});
