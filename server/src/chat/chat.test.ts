import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { giveCredits, readSums } from '../../test/credits.ts';
import { createKit } from '../../test/kit.ts';
import type { TestMember } from '../../test/members.ts';
import { addOther, another, away, type Person } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';
import { newId, publicId } from '../platform/ids.ts';

const kit = await createKit();

const send = (from: Person, to: { publicId: string }, text: string, key: string = randomUUID()) =>
  kit.call('POST /api/message.php', { profile: to.publicId, key, text }, { as: from.browser });
const chats = async (of: Person) => (await kit.call('GET /api/chats.php', {}, { as: of.browser })).ok;
const open = (of: Person, conversation: string) => kit.call('GET /api/chat.php', { conversation }, { as: of.browser });
const countMessages = sql('select count(*)::int as count from messages');
const messageCount = async () => (await kit.db.one<{ count: number }>(countMessages)).count;
const events = sql('select kind, seq, payload from live_events where subscriber_id = $1 order by seq');
const eventsOf = (person: TestMember) =>
  kit.db.rows<{ kind: string; seq: number; payload: Record<string, unknown> }>(events, [person.id]);
const block = sql('insert into blocks (site_id, blocker_id, blocked_id, created_at) values (1, $1, $2, $3)');

describe('sending a message', () => {
  let anna: Person;
  let bram: Person;
  beforeAll(async () => {
    anna = await another(kit, 'anna', { boughtCredits: 5, freeCredits: 2 });
    bram = await another(kit, 'bram', { isPremium: true, boughtCredits: 10 });
  });

  test('delivers it to both lists, tells both screens and takes one credit, free ones first (CHAT-1, CHAT-3)', async () => {
    const { status, ok } = await send(anna, bram, '  Loop je ook wel eens langs de Eem?  ');
    expect(status).toBe(200);
    expect(ok).toMatchObject({ outcome: 'sent', seq: 1, price: 1, credits: 6, free_credits: 1 });
    const received = await chats(bram);
    expect(received).toMatchObject({
      unread_total: 1,
      chats: [
        {
          id: ok.conversation,
          profile: { id: anna.publicId, kind: 'member' },
          num_unread_messages: 1,
          last_message: { mine: false, body: 'Loop je ook wel eens langs de Eem?' },
        },
      ],
    });
    expect((await chats(anna)).chats[0]).toMatchObject({ num_unread_messages: 0, last_message: { mine: true } });
    expect((await eventsOf(bram)).at(-1)).toMatchObject({
      kind: 'message',
      payload: { mine: false, seq: 1, unread: 1, profile: anna.publicId, body: 'Loop je ook wel eens langs de Eem?' },
    });
    expect((await eventsOf(anna)).at(-1)).toMatchObject({
      kind: 'message',
      payload: { mine: true, credits: 6, profile: bram.publicId },
    });
  });

  test('with the same key again gets the first answer and costs nothing (CHAT-1)', async () => {
    const key = randomUUID();
    const first = await send(anna, bram, 'Zaterdag?', key);
    const before = await messageCount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(anna, bram, 'Zaterdag?', key)));
    for (const { ok } of answers) expect(ok).toEqual(first.ok);
    expect(await messageCount()).toBe(before);
    const { balance, ledger, lots } = await readSums(kit, anna);
    expect([balance, ledger, lots]).toEqual([5, 5, 5]);
  });

  test('is refused when it is empty or longer than the site allows, and charges nothing; its length changes no price (CHAT-1, T25, X2)', async () => {
    expect((await send(anna, bram, ' \n ')).refusal).toMatchObject({ error: 'message_empty', field: 'text' });
    expect((await send(anna, bram, '👩‍👩‍👧'.repeat(1000))).status).toBe(200);
    expect((await send(anna, bram, 'a'.repeat(1001))).refusal).toMatchObject({
      error: 'message_too_long',
      details: { max: 1000, length: 1001 },
    });
    expect((await send(anna, bram, 'a'.repeat(100_000))).refusal).toMatchObject({
      error: 'too_large',
      statusCode: 413,
    });
    expect((await readSums(kit, anna)).balance).toBe(4);
  });

  test('keeps a hostile text as text, without the characters that turn lines around', async () => {
    const { ok } = await send(anna, bram, '<script>alert(1)</script>\u202Eevil');
    const { ok: shown } = await open(bram, ok.conversation);
    expect(shown.conversation.messages.at(-1)?.body).toBe('<script>alert(1)</script>evil');
  });

  test('without credits is refused with the name and the way is open again after buying (CHAT-3)', async () => {
    const chris = await another(kit, 'bram', { boughtCredits: 1 });
    await send(chris, anna, 'Hallo');
    const { status, refusal } = await send(chris, anna, 'Nog een');
    expect(status).toBe(409);
    expect(refusal).toMatchObject({ error: 'insufficient_credits', details: { name: 'anna', credits: 0, price: 1 } });
    await giveCredits(kit, chris, 10);
    expect((await send(chris, anna, 'Nog een')).status).toBe(200);
  });

  test('to oneself, to nobody, or to a member of another site is not found', async () => {
    const other = await away(kit, 'elsa', { name: 'other' });
    for (const publicIdOfNobody of [anna.publicId, 'zzzzzzzzzzzzzz', other.publicId])
      expect((await send(anna, { publicId: publicIdOfNobody }, 'Hallo')).refusal).toMatchObject({
        error: 'not_found',
        statusCode: 404,
      });
  });
});

describe('money under pressure', () => {
  test('two messages at once on the last credit: one is sent, one is refused, nothing is lost', async () => {
    const dora = await another(kit, 'anna', { boughtCredits: 1 });
    const erik = await another(kit, 'bram');
    const answers = await Promise.all([send(dora, erik, 'een'), send(dora, erik, 'twee')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readSums(kit, dora)).toMatchObject({ balance: 0, ledger: 0, lots: 0 });
    expect((await chats(erik)).chats[0]?.num_unread_messages).toBe(1);
  });

  test('two hundred sends at once on five credits send five (CHAT-3, CRED-1)', async () => {
    const fien = await another(kit, 'anna', { boughtCredits: 5 });
    const gijs = await another(kit, 'bram');
    kit.clock.advance(61_000);
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const { status } = await send(fien, gijs, `bericht ${at}`);
        return status;
      }),
    );
    const sent = statuses.filter((status) => status === 200).length;
    expect(sent).toBe(5);
    expect(await readSums(kit, fien)).toMatchObject({ balance: 0, ledger: 0, lots: 0 });
  });

  test('the same key for two people is two messages, each charged', async () => {
    const [gerda, h1, h2] = await Promise.all([
      another(kit, 'anna', { boughtCredits: 5 }),
      another(kit, 'bram'),
      another(kit, 'bram'),
    ]);
    const key = randomUUID();
    expect((await send(gerda, h1, 'Hoi', key)).status).toBe(200);
    expect((await send(gerda, h2, 'Hoi', key)).status).toBe(200);
    expect(await readSums(kit, gerda)).toMatchObject({ balance: 3, ledger: 3, lots: 3 });
  });

  test('credits that are taken back during a send leave it refused and nothing written', async () => {
    const [iris, jan] = await Promise.all([another(kit, 'anna', { boughtCredits: 1 }), another(kit, 'bram')]);
    const before = await messageCount();
    const take = sql('update credit_balances set balance = 0 where site_id = 1 and member_id = $1');
    const empty = sql('update credit_lots set remaining = 0 where site_id = 1 and member_id = $1');
    let sending: ReturnType<typeof send> | undefined;
    await kit.db.transact(async (tx) => {
      await tx.run(take, [iris.id]);
      await tx.run(empty, [iris.id]);
      sending = send(iris, jan, 'Hoi');
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect((await sending)?.refusal.error).toBe('insufficient_credits');
    expect(await messageCount()).toBe(before);
    expect((await chats(iris)).chats).toEqual([]);
  });

  test('sending, reading and removing one conversation at the same time never deadlock', async () => {
    const [kim, luuk] = await Promise.all([
      another(kit, 'anna', { boughtCredits: 60 }),
      another(kit, 'bram', { boughtCredits: 60 }),
    ]);
    const { ok } = await send(kim, luuk, 'begin');
    const input = { conversation: ok.conversation };
    kit.clock.advance(61_000);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const [from, to] = at % 2 === 0 ? [kim, luuk] : [luuk, kim];
        return [
          send(from, to, `bericht ${at}`),
          kit.call('POST /api/chat-read.php', { ...input, seq: at }, { as: from.browser }),
          kit.call('POST /api/chat-delivered.php', {}, { as: to.browser }),
          kit.call('DELETE /api/chat.php', input, { as: to.browser }),
        ];
      }).flat(),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  });

  test('two people writing each other at the same time never wait for each other for ever', async () => {
    const hans = await another(kit, 'bram', { boughtCredits: 30 });
    const inge = await another(kit, 'anna', { boughtCredits: 30 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? send(hans, inge, `h${at}`) : send(inge, hans, `i${at}`))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { ok } = await open(hans, answers[0]?.ok.conversation ?? '');
    expect(ok.conversation.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    for (const person of [hans, inge])
      expect((await eventsOf(person)).map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });
});

describe('limits and people', () => {
  test('a free member starts two conversations, a removed one counts, answering is always possible (CHAT-4)', async () => {
    const joke = await another(kit, 'anna', { name: 'joke', boughtCredits: 20 });
    const others = await Promise.all([1, 2, 3].map(() => another(kit, 'bram', { boughtCredits: 5 })));
    const [first, second, third] = others as [Person, Person, Person];
    const { ok } = await send(joke, first, 'Hoi');
    await send(joke, second, 'Hoi');
    await kit.call('DELETE /api/chat.php', { conversation: ok.conversation }, { as: joke.browser });
    expect((await send(joke, third, 'Hoi')).refusal.error).toBe('conversation_limit');
    await send(third, joke, 'Dag Joke');
    expect((await send(joke, third, 'Dag')).status).toBe(200);
  });

  test('a conversation of others does not exist for anybody else', async () => {
    const [leo, mia, nico] = await Promise.all([
      another(kit, 'bram', { boughtCredits: 5 }),
      another(kit, 'anna'),
      another(kit, 'bram'),
    ]);
    const { ok } = await send(leo, mia, 'Hoi');
    const input = { conversation: ok.conversation };
    expect((await open(nico, ok.conversation)).status).toBe(404);
    expect((await kit.call('POST /api/chat-read.php', { ...input, seq: 1 }, { as: nico.browser })).status).toBe(404);
    expect((await kit.call('DELETE /api/chat.php', input, { as: nico.browser })).status).toBe(404);
    expect((await kit.call('PUT /api/draft.php', { ...input, text: 'x' }, { as: nico.browser })).status).toBe(404);
    expect((await kit.call('GET /api/chats.php', {})).status).toBe(403);
  });

  test('after a block neither can write, old texts stay readable, nothing is charged, and nothing says it was a block (C22, CHAT-3, CHAT-8, T24, T123)', async () => {
    const [olga, piet] = await Promise.all([
      another(kit, 'anna', { name: 'olga', boughtCredits: 5 }),
      another(kit, 'bram', { boughtCredits: 5 }),
    ]);
    const { ok } = await send(piet, olga, 'Hoi Olga');
    await kit.db.transact((tx) => tx.run(block, [olga.id, piet.id, kit.clock.now()]));
    for (const [from, to] of [
      [piet, olga],
      [olga, piet],
    ] as const) {
      expect((await send(from, to, 'Nog iets')).refusal.error).toBe('not_available');
      const { ok: shown } = await open(from, ok.conversation);
      expect(shown.conversation).toMatchObject({
        composer: 'unavailable',
        messages: [{ body: 'Hoi Olga' }],
        profile: { main_image: null, presence: null, city: null },
      });
    }
    expect((await readSums(kit, piet)).balance).toBe(4);
  });

  test('whom one blocked leaves the list and the badge, stays in the list of the other, and is back after unblocking (CHAT-8, C22)', async () => {
    const [tess, ugo, vera] = await Promise.all([
      another(kit, 'anna', { boughtCredits: 5 }),
      another(kit, 'bram', { boughtCredits: 5 }),
      another(kit, 'anna', { boughtCredits: 5 }),
    ]);
    const { ok: kept } = await send(vera, tess, 'Hoi Tess');
    kit.clock.advance(1000);
    const { ok: gone } = await send(ugo, tess, 'Hé Tess');
    const listOf = async (of: Person) => (await chats(of)).chats.map(({ id }) => id);
    const badge = async () => (await kit.call('GET /api/user.php', {}, { as: tess.browser })).ok.user?.unread_messages;
    const told = { profile: ugo.publicId };
    await kit.call('POST /api/block.php', told, { as: tess.browser });
    expect(await listOf(tess)).toEqual([kept.conversation]);
    expect((await chats(tess)).unread_total).toBe(1);
    expect(await badge()).toBe(1);
    expect(await listOf(ugo)).toEqual([gone.conversation]);
    await kit.call('DELETE /api/block.php', told, { as: tess.browser });
    expect(await listOf(tess)).toEqual([gone.conversation, kept.conversation]);
    expect(await badge()).toBe(2);
  });

  test('an invisible member is found by nobody new, except by whom they liked', async () => {
    const [ria, sam] = await Promise.all([another(kit, 'anna', { boughtCredits: 5 }), another(kit, 'bram')]);
    const hide = sql('update profiles set is_invisible = true where site_id = 1 and id = $1');
    await kit.db.transact((tx) => tx.run(hide, [sam.id]));
    expect((await send(ria, sam, 'Hoi')).refusal.error).toBe('not_found');
    const like = sql(
      `insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', $3)`,
    );
    await kit.db.transact((tx) => tx.run(like, [sam.id, ria.id, kit.clock.now()]));
    expect((await send(ria, sam, 'Hoi')).status).toBe(200);
  });

  test('reading sets unread to nought on all devices and tells the other side how far (CHAT-2, CHAT-7)', async () => {
    const [quinn, rosa] = await Promise.all([
      another(kit, 'bram', { boughtCredits: 5, isPremium: true }),
      another(kit, 'anna', { boughtCredits: 5 }),
    ]);
    const { ok } = await send(quinn, rosa, 'een');
    await send(quinn, rosa, 'twee');
    const read = await kit.call(
      'POST /api/chat-read.php',
      { conversation: ok.conversation, seq: 2 },
      { as: rosa.browser },
    );
    expect(read.ok).toEqual({ num_unread_messages: 0, unread_total: 0 });
    expect((await eventsOf(rosa)).at(-1)).toMatchObject({ kind: 'read', payload: { unread: 0, seq: 2 } });
    expect((await eventsOf(quinn)).at(-1)).toMatchObject({ kind: 'receipt', payload: { seq: 2 } });
    expect((await open(quinn, ok.conversation)).ok.conversation.other_read_seq).toBe(2);
    await send(rosa, quinn, 'drie');
    expect((await open(rosa, ok.conversation)).ok.conversation.other_read_seq).toBeNull();
  });

  test('unread counts what the other wrote after the last message read, own messages aside (CHAT-7)', async () => {
    const [stef, tara] = await Promise.all([
      another(kit, 'bram', { boughtCredits: 9 }),
      another(kit, 'anna', { boughtCredits: 9 }),
    ]);
    const { ok } = await send(stef, tara, 'een');
    await send(stef, tara, 'twee');
    await send(tara, stef, 'drie');
    const read = (seq: number) =>
      kit.call('POST /api/chat-read.php', { conversation: ok.conversation, seq }, { as: tara.browser });
    expect((await read(1)).ok).toEqual({ num_unread_messages: 1, unread_total: 1 });
    // An old tab that tells what it read an hour ago takes nothing back.
    expect((await read(2)).ok.num_unread_messages).toBe(0);
    expect((await read(1)).ok.num_unread_messages).toBe(0);
    expect((await read(999)).ok.num_unread_messages).toBe(0);
    await send(stef, tara, 'vier');
    expect((await chats(tara)).chats[0]?.num_unread_messages).toBe(1);
  });

  test('a free member is told that a message arrived, never that it was read; premium is told both (CHAT-2, CHAT-6)', async () => {
    const [ugo, vita] = await Promise.all([
      another(kit, 'bram', { boughtCredits: 9 }),
      another(kit, 'anna', { boughtCredits: 9, isPremium: true }),
    ]);
    const { ok } = await send(ugo, vita, 'een');
    const arrive = (person: Person) => kit.call('POST /api/chat-delivered.php', {}, { as: person.browser });
    await arrive(vita);
    await arrive(vita);
    await kit.call('POST /api/chat-read.php', { conversation: ok.conversation, seq: 1 }, { as: vita.browser });
    const told = (await eventsOf(ugo)).filter(({ kind }) => kind !== 'message');
    expect(told.map(({ kind, payload }) => [kind, payload])).toEqual([
      ['delivered', { conversation: ok.conversation, seq: 1 }],
    ]);
    expect((await open(ugo, ok.conversation)).ok.conversation).toMatchObject({
      delivered_seq: 1,
      other_read_seq: null,
    });
    await send(vita, ugo, 'twee');
    await arrive(ugo);
    await kit.call('POST /api/chat-read.php', { conversation: ok.conversation, seq: 2 }, { as: ugo.browser });
    const toldPremium = (await eventsOf(vita)).filter(({ kind }) => kind === 'delivered' || kind === 'receipt');
    expect(toldPremium.map(({ kind, payload }) => [kind, payload['seq']])).toEqual([
      ['delivered', 2],
      ['receipt', 2],
    ]);
  });

  test('who hides what they read is told nothing of what others read, and nobody is told of theirs (CHAT-2)', async () => {
    const [wubbo, xenia] = await Promise.all([
      another(kit, 'bram', { boughtCredits: 9, isPremium: true }),
      another(kit, 'anna', { boughtCredits: 9, isPremium: true }),
    ]);
    const ticks = (person: Person, read_ticks: boolean) =>
      kit.call('PUT /api/privacy.php', { read_ticks }, { as: person.browser });
    const readBy = (person: Person, seq: number) =>
      kit.call('POST /api/chat-read.php', { conversation: ok.conversation, seq }, { as: person.browser });
    const seenBy = async (person: Person) => (await open(person, ok.conversation)).ok.conversation.other_read_seq;
    const { ok } = await send(wubbo, xenia, 'een');
    expect((await ticks(xenia, false)).ok).toMatchObject({ read_ticks: false, invisible: false });
    await readBy(xenia, 1);
    expect((await eventsOf(wubbo)).at(-1)).toMatchObject({ kind: 'delivered', payload: { seq: 1 } });
    await send(xenia, wubbo, 'twee');
    await readBy(wubbo, 2);
    expect((await eventsOf(xenia)).at(-1)).toMatchObject({ kind: 'delivered', payload: { seq: 2 } });
    expect([await seenBy(wubbo), await seenBy(xenia)]).toEqual([null, null]);
    await ticks(xenia, true);
    expect([await seenBy(wubbo), await seenBy(xenia)]).toEqual([1, 2]);
    await send(xenia, wubbo, 'drie');
    await readBy(wubbo, 3);
    expect((await eventsOf(xenia)).at(-1)).toMatchObject({ kind: 'receipt', payload: { seq: 3 } });
  });

  test('words are found in one’s own conversations alone, what was removed or deleted aside, and by premium members only (CHAT-6)', async () => {
    const [veerle, wesley, yvonne] = await Promise.all([
      another(kit, 'anna', { boughtCredits: 9, isPremium: true }),
      another(kit, 'bram', { name: 'wesley', boughtCredits: 9 }),
      another(kit, 'anna', { boughtCredits: 9 }),
    ]);
    const search = async (who: Person, text: string) =>
      kit.call('GET /api/chat-search.php', { text }, { as: who.browser });
    const found = async (who: Person, text: string) =>
      (await search(who, text)).ok.found.map(({ message, profile }) => [profile.name, message.body, message.mine]);
    const { ok } = await send(wesley, veerle, 'Zaterdag naar de KOFFIEbar?');
    await send(veerle, wesley, 'Koffie, 100% ja_');
    await send(veerle, yvonne, 'Liever thee');
    await send(wesley, yvonne, 'koffie met jou');
    expect(await found(veerle, 'koffie')).toEqual([
      ['wesley', 'Koffie, 100% ja_', true],
      ['wesley', 'Zaterdag naar de KOFFIEbar?', false],
    ]);
    expect(await found(veerle, '0% ja_')).toHaveLength(1);
    expect(await found(veerle, '%%')).toEqual([]);
    expect((await search(veerle, 'k')).refusal).toMatchObject({
      error: 'search_length',
      details: { min: 2, max: 100 },
    });
    expect((await search(wesley, 'koffie')).refusal.error).toBe('premium_required');
    await kit.call('DELETE /api/message.php', { conversation: ok.conversation, seq: 2 }, { as: veerle.browser });
    expect(await found(veerle, 'koffie')).toHaveLength(1);
    await kit.call('DELETE /api/chat.php', { conversation: ok.conversation }, { as: veerle.browser });
    expect(await found(veerle, 'koffie')).toEqual([]);
  });

  test('taking back that a conversation was removed brings it back as it was, unread and all; once, and for oneself alone (CHAT-7)', async () => {
    const [roel, siena] = await Promise.all([another(kit, 'bram', { boughtCredits: 5 }), another(kit, 'anna')]);
    const { ok } = await send(roel, siena, 'een');
    await send(roel, siena, 'twee');
    const { conversation } = ok;
    await kit.call('POST /api/chat-read.php', { conversation, seq: 1 }, { as: siena.browser });
    const [before] = (await chats(siena)).chats;
    const restore = (who: Person) => kit.call('POST /api/chat-restore.php', { conversation }, { as: who.browser });
    expect((await restore(siena)).status).toBe(404);
    for (let times = 0; times < 2; times += 1)
      await kit.call('DELETE /api/chat.php', { conversation }, { as: siena.browser });
    expect((await chats(siena)).chats).toEqual([]);
    expect((await restore(roel)).status).toBe(404);
    expect((await restore(siena)).status).toBe(200);
    expect((await chats(siena)).chats[0]).toEqual(before);
    expect((await open(siena, conversation)).ok.conversation.messages.map(({ body }) => body)).toEqual(['een', 'twee']);
    expect((await restore(siena)).status).toBe(404);
    expect((await eventsOf(siena)).at(-1)?.kind).toBe('people_changed');
  });

  test('a removed conversation comes back with the next message, without the old ones (CHAT-7)', async () => {
    const [sven, tess] = await Promise.all([another(kit, 'bram', { boughtCredits: 5 }), another(kit, 'anna')]);
    const { ok } = await send(sven, tess, 'oud');
    await kit.call('DELETE /api/chat.php', { conversation: ok.conversation }, { as: tess.browser });
    expect((await chats(tess)).chats).toEqual([]);
    await send(sven, tess, 'nieuw');
    expect((await open(tess, ok.conversation)).ok.conversation.messages.map(({ body }) => body)).toEqual(['nieuw']);
    expect((await open(sven, ok.conversation)).ok.conversation.messages.map(({ body }) => body)).toEqual([
      'oud',
      'nieuw',
    ]);
  });

  test('a free member reads the newest 50 messages and is told how many are older; premium reads all (CHAT-5, CHAT-6)', async () => {
    const [uma, vera] = await Promise.all([
      another(kit, 'anna', { boughtCredits: 60 }),
      another(kit, 'anna', { isPremium: true, boughtCredits: 60 }),
    ]);
    let conversation = '';
    for (let at = 0; at < 60; at += 1) {
      kit.clock.advance(2000);
      conversation = (await send(at % 2 ? uma : vera, at % 2 ? vera : uma, `bericht ${at}`)).ok.conversation;
    }
    expect((await open(uma, conversation)).ok.conversation).toMatchObject({ has_older: false, hidden_older: 10 });
    const premium = (await open(vera, conversation)).ok.conversation;
    expect(premium).toMatchObject({ has_older: true, hidden_older: 0 });
    const older = await kit.call(
      'GET /api/chat.php',
      { conversation, before: premium.messages[0]?.seq },
      { as: vera.browser },
    );
    expect(older.ok.conversation.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('before the address is confirmed', () => {
  test('messages are held, shown to the sender alone, and go out in order and charged at confirmation (C2)', async () => {
    const wim = await another(kit, 'nico');
    const xena = await another(kit, 'anna');
    const first = await send(wim, xena, 'een');
    expect(first.ok).toMatchObject({ outcome: 'held', seq: null, price: 0 });
    await send(wim, xena, 'twee');
    await send(wim, xena, 'drie');
    expect((await send(wim, xena, 'vier')).refusal.error).toBe('held_limit');
    expect((await chats(xena)).chats).toEqual([]);
    expect((await chats(wim)).chats[0]).toMatchObject({ held: true, last_message: { body: 'drie' } });
    expect((await open(wim, first.ok.conversation)).ok.conversation.held.map(({ body }) => body)).toEqual([
      'een',
      'twee',
      'drie',
    ]);
  });

  test('one cannot answer before confirming', async () => {
    const yara = await another(kit, 'nora', { name: 'yara' });
    const zeno = await another(kit, 'bram', { boughtCredits: 5 });
    // Nobody finds an unconfirmed profile; this one confirmed, was written to, and then lost its confirmation.
    const confirm = sql(`update profiles set is_confirmed = true where site_id = 1 and id = $1`);
    await kit.db.transact((tx) => tx.run(confirm, [yara.id]));
    const { ok } = await send(zeno, yara, 'Dag Yara');
    expect((await send(yara, zeno, 'Dag')).refusal.error).toBe('confirm_first');
    expect((await open(yara, ok.conversation)).ok.conversation.composer).toBe('confirm_first');
  });
});

describe('a profile that is invented', () => {
  const insert =
    sql(`insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, created_at, company)
    values (1, $1, $2, $3, 'active', true, $4, '1990-01-01', 'female', $5, $6)`);
  const company = JSON.stringify({ name: 'Camera B.V.', price: '€ 2,00 per minuut', url: 'https://camera.example' });
  const addProfile = async (kind: string, name: string) => {
    const profile = { id: newId(kit.clock.now()), publicId: publicId() };
    await kit.db.transact((tx) =>
      tx.run(insert, [
        profile.id,
        profile.publicId,
        kind,
        name,
        kit.clock.now(),
        kind === 'fictional' ? null : company,
      ]),
    );
    return profile;
  };

  test('costs nothing before its notice was read, in this version (T3)', async () => {
    const adam = await another(kit, 'bram', { boughtCredits: 5 });
    const luna = await addProfile('fictional', 'Luna');
    expect((await send(adam, luna, 'Hoi Luna')).refusal.error).toBe('acknowledgement_required');
    expect((await readSums(kit, adam)).balance).toBe(5);
    const shown = await kit.call('GET /api/chat.php', { profile: luna.publicId }, { as: adam.browser });
    expect(shown.ok.conversation).toMatchObject({
      id: null,
      composer: 'acknowledgement_required',
      profile: { kind: 'fictional' },
    });
    const old = await kit.call(
      'POST /api/acknowledgement.php',
      { profile: luna.publicId, version: 'old' },
      { as: adam.browser },
    );
    expect(old.refusal.error).toBe('wrong_version');
    await kit.call(
      'POST /api/acknowledgement.php',
      { profile: luna.publicId, version: '2026-11-01' },
      { as: adam.browser },
    );
    expect((await send(adam, luna, 'Hoi Luna')).status).toBe(200);
    expect((await readSums(kit, adam)).balance).toBe(4);
  });

  test('of another company has no chat (T14)', async () => {
    const bas = await another(kit, 'bram', { boughtCredits: 5 });
    for (const kind of ['livecam', 'partner'] as const) {
      const profile = await addOther(kit, kind, { kind });
      expect((await send(bas, profile, 'Hoi')).refusal.error).toBe('no_chat');
    }
    expect((await readSums(kit, bas)).balance).toBe(5);
  });
});

describe('how much one may send (T124)', () => {
  test('in the first day ten conversations may be begun, and the answer says how long to wait (T124)', async () => {
    const newcomer = await another(kit, 'petra');
    const others = await Promise.all(Array.from({ length: 11 }, () => away(kit, 'bram')));
    const statuses = [];
    for (const other of others.slice(0, 10)) {
      const { status } = await send(newcomer, other, 'Hallo');
      statuses.push(status);
      kit.clock.advance(60_000);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    const { status, refusal } = await send(newcomer, others[10]!, 'Hallo');
    expect([status, refusal.error, refusal.details]).toEqual([
      429,
      'too_many_conversations',
      { seconds: 86_400 - 600, hours: 24 },
    ]);
    expect((await send(newcomer, others[0]!, 'Nog iets')).status).toBe(200);
    kit.clock.advance((86_400 - 600) * 1000);
    expect((await send(newcomer, others[10]!, 'Hallo')).status).toBe(200);
  });

  test('more than thirty messages a minute on the first day, or sixty later, must wait (T124)', async () => {
    const [newcomer, partner] = await Promise.all([another(kit, 'anna', { boughtCredits: 200 }), another(kit, 'bram')]);
    const firstRefused = async () => {
      for (let at = 0; at < 61; at += 1) {
        const { status, refusal } = await send(newcomer, partner, `${at}`);
        if (status === 429) return { at, refusal };
      }
      return undefined;
    };
    kit.clock.advance(61_000);
    expect(await firstRefused()).toMatchObject({
      at: 30,
      refusal: { error: 'too_many_requests', details: { seconds: 62 } },
    });
    kit.clock.advance(86_400_000);
    expect(await firstRefused()).toMatchObject({ at: 60 });
  });
});

describe('what else one can send', () => {
  const sendWith = (
    from: Person,
    to: { publicId: string },
    about: { gift?: 'tulip'; icebreaker?: 'bird'; reply_to?: number; text?: string },
  ) =>
    kit.call(
      'POST /api/message.php',
      { profile: to.publicId, key: randomUUID(), text: '', ...about },
      { as: from.browser },
    );

  test('a gift costs bought credits at its own price, and says its name (CHAT-3)', async () => {
    const [giver, taker] = await Promise.all([
      another(kit, 'anna', { boughtCredits: 2, freeCredits: 5 }),
      another(kit, 'bram'),
    ]);
    const { ok } = await sendWith(giver, taker, { gift: 'tulip' });
    expect(ok).toMatchObject({ outcome: 'sent', price: 2, credits: 5, free_credits: 5 });
    expect((await open(taker, ok.conversation)).ok.conversation.messages).toMatchObject([
      { kind: 'gift', body: 'Tulp', data: { gift: { picture: 'tulip', names: { nl: 'Tulp', en: 'Tulip' } } } },
    ]);
    expect((await sendWith(giver, taker, { gift: 'tulip' })).refusal.error).toBe('insufficient_credits');
    expect(
      (
        await kit.callWith(
          'POST /api/message.php',
          { profile: taker.publicId, key: randomUUID(), text: '', gift: 'car' },
          { as: giver.browser },
        )
      ).status,
    ).toBe(409);
  });

  test('the first opener between two who like each other is free, also without credits; the second is not (C34, CHAT-3)', async () => {
    const [liker, liked] = await Promise.all([another(kit, 'anna'), another(kit, 'bram', { name: 'liked' })]);
    for (const [from, to] of [
      [liker, liked],
      [liked, liker],
    ] as const) {
      const { status } = await kit.call('POST /api/like.php', { profile: to.publicId }, { as: from.browser });
      expect(status).toBe(200);
    }
    const empty = await kit.call('GET /api/chat.php', { profile: liked.publicId }, { as: liker.browser });
    expect(empty.ok.conversation).toMatchObject({ id: null, free_icebreaker: true });
    expect(empty.ok.conversation.icebreakers.length).toBeGreaterThanOrEqual(6);
    const { ok } = await sendWith(liker, liked, { icebreaker: 'bird', text: 'iets anders' });
    expect(ok).toMatchObject({ price: 0, credits: 0 });
    const received = (await open(liked, ok.conversation)).ok.conversation;
    expect(received.messages).toMatchObject([{ kind: 'icebreaker', body: 'Welke vogel zou jij zijn, en waarom die?' }]);
    expect(received.icebreakers).toEqual([]);
    expect((await sendWith(liker, liked, { icebreaker: 'bird' })).refusal.error).toBe('insufficient_credits');
    expect((await sendWith(liked, liker, { icebreaker: 'bird' })).ok).toMatchObject({ price: 0 });
  });

  test('an answer quotes what it answers, from where each one stands; a message that is not there is not quoted', async () => {
    const [asker, replier] = await Promise.all([
      another(kit, 'anna', { boughtCredits: 2 }),
      another(kit, 'bram', { boughtCredits: 3 }),
    ]);
    const { ok } = await send(asker, replier, 'Zaterdag?');
    await sendWith(replier, asker, { text: 'Ja', reply_to: 1 });
    await sendWith(replier, asker, { text: 'Nee', reply_to: 99 });
    const quoted = async (person: Person) =>
      (await open(person, ok.conversation)).ok.conversation.messages.map(({ data }) => data?.['reply'] ?? null);
    const reply = { seq: 1, kind: 'text', body: 'Zaterdag?' };
    expect(await quoted(replier)).toEqual([null, { ...reply, mine: false }, null]);
    expect(await quoted(asker)).toEqual([null, { ...reply, mine: true }, null]);
    const told = (await eventsOf(asker)).filter(({ kind, payload }) => kind === 'message' && payload['seq'] === 2);
    expect(told).toMatchObject([{ payload: { data: { reply: { mine: true } } } }]);
  });

  test('a message that is deleted is gone for me and my list, and stays with the other', async () => {
    const [keeper, deleter, stranger] = await Promise.all([
      another(kit, 'anna', { boughtCredits: 2 }),
      another(kit, 'bram'),
      another(kit, 'anna'),
    ]);
    const { ok } = await send(keeper, deleter, 'een');
    await send(keeper, deleter, 'twee');
    const remove = (of: Person, seq: number) =>
      kit.call('DELETE /api/message.php', { conversation: ok.conversation, seq }, { as: of.browser });
    expect((await remove(deleter, 2)).status).toBe(200);
    expect((await remove(deleter, 2)).status).toBe(200);
    expect((await open(deleter, ok.conversation)).ok.conversation.messages.map(({ body }) => body)).toEqual(['een']);
    expect((await chats(deleter)).chats[0]?.last_message).toBeNull();
    expect((await open(keeper, ok.conversation)).ok.conversation.messages).toHaveLength(2);
    expect((await eventsOf(deleter)).at(-1)).toMatchObject({ kind: 'message_hidden', payload: { seq: 2 } });
    expect((await remove(stranger, 1)).status).toBe(404);
    expect((await remove(deleter, 7)).status).toBe(404);
  });

  test('typing is told to nobody but the other side, and not past a block (CHAT-2, T123)', async () => {
    const [typist, reader] = await Promise.all([another(kit, 'anna', { boughtCredits: 1 }), another(kit, 'bram')]);
    const { ok } = await send(typist, reader, 'Hallo');
    const told: unknown[] = [];
    kit.services.notifier.subscribe('live_signal', (payload) => void told.push(JSON.parse(payload)));
    const type = (of: Person) =>
      kit.call('POST /api/typing.php', { conversation: ok.conversation }, { as: of.browser });
    expect((await type(typist)).status).toBe(200);
    await expect
      .poll(() => told)
      .toMatchObject([{ ids: [reader.id], kind: 'typing', body: { conversation: ok.conversation } }]);
    await kit.db.transact((tx) => tx.run(block, [reader.id, typist.id, kit.clock.now()]));
    expect((await type(typist)).status).toBe(200);
    expect((await type(await another(kit, 'anna'))).status).toBe(404);
    expect(told).toHaveLength(1);
  });
});
