import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { minute } from '@vonk/contract/durations';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { replyAsTeam, takeConversation } from '../chat/index.ts';
import { createKit } from '../../test/kit.ts';
import { password } from '../../test/members.ts';
import { addOther, another, type Person } from '../../test/profiles.ts';
import { startPushService } from '../../test/stand-ins/push-service.ts';
import { sql } from '../platform/database/db.ts';

const service = await startPushService();
const kit = await createKit({ PUSH_SERVICES: service.host });
const moment = 6000;

const send = async (from: Person, to: { publicId: string }, text = 'Zaterdag om elf uur dan?') =>
  (await kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text }, { as: from.browser })).ok
    .conversation;
const like = (from: Person, to: Person) =>
  kit.call('POST /api/like.php', { profile: to.publicId, source: 'card' }, { as: from.browser });
const subscribe = async (person: Person, subscription = service.browser()) => {
  expect((await kit.call('POST /api/push.php', { subscription }, { as: person.browser })).status).toBe(200);
  return { ...subscription, path: new URL(subscription.endpoint).pathname };
};
const choose = (person: Person, push: ('message' | 'conversation' | 'like')[], showsContent = false) =>
  kit.call('PUT /api/notifications.php', { push, shows_content: showsContent }, { as: person.browser });
const toldTo = ({ path }: { path: string }) => service.handed.filter((each) => each.path === path);
const tellings = sql('select kind, count, state, devices from tellings where member_id = $1 order by made_at');
const look = sql("insert into live_looks (subscriber_id, until) values ($1, now() + interval '1 minute')");

let anna: Person;
let bram: Person;

beforeEach(async () => {
  service.answer(201);
  anna = await another(kit, 'anna', { boughtCredits: 50, isPremium: true });
  bram = await another(kit, 'bram', { boughtCredits: 50, isPremium: true });
});

describe('a message is told on every browser of its reader (NOTI-1, NOTI-2)', () => {
  test('without name and text, encrypted, for a day, so that the same conversation stands once on the screen (X6)', async () => {
    const [phone, desk] = [await subscribe(bram), service.browser()];
    const other = kit.browser();
    await kit.call('POST /api/user.php', { email: bram.email, password }, { as: other });
    await kit.call('POST /api/push.php', { subscription: desk }, { as: other });
    const conversation = await send(anna, bram);
    await kit.advance(moment);
    const payload = {
      title: 'Vonk',
      body: 'Iemand is een gesprek met je begonnen',
      url: `/chats/${conversation}`,
      tag: `chat-${conversation}`,
      badge: 1,
    };
    for (const path of [phone.path, new URL(desk.endpoint).pathname]) {
      const [told, ...more] = toldTo({ path });
      expect(told?.payload).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...payload });
      expect(told?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
      expect(told?.headers['topic']).toMatch(/^[\w-]{32}$/);
      expect(told?.headers['authorization']).toMatch(/^vapid t=/);
      expect(more).toEqual([]);
    }
  });

  test('the first at once, what follows within ten minutes together', async () => {
    const browser = await subscribe(bram);
    await send(anna, bram);
    await kit.advance(moment);
    for (let at = 0; at < 3; at += 1) await send(anna, bram, `Nog iets ${at}`);
    await kit.advance(minute);
    expect(toldTo(browser)).toHaveLength(1);
    await kit.advance(10 * minute);
    expect(toldTo(browser).map(({ payload }) => payload.body)).toEqual([
      'Iemand is een gesprek met je begonnen',
      '3 nieuwe berichten',
    ]);
    expect(toldTo(browser).at(-1)?.payload.badge).toBe(4);
  });

  test('with the number that stands on the icon: messages and likes that are new (SHELL-3)', async () => {
    const browser = await subscribe(bram);
    await like(anna, bram);
    for (let at = 0; at < 2; at += 1) await send(anna, bram);
    await kit.advance(moment);
    const { ok } = await kit.call('GET /api/user.php', {}, { as: bram.browser });
    expect([ok.user?.unread_messages, ok.user?.new_likes]).toEqual([2, 1]);
    expect(toldTo(browser).map(({ payload }) => payload.badge)).toEqual([3, 3]);
  });

  test('handed over twice where the process dies before it noted the first: as the same, in its place (NOTI-2)', async () => {
    const browser = await subscribe(bram);
    const { push } = kit.services;
    if (!push) throw new Error('nothing is pushed here');
    const dying = vi.spyOn(push, 'send').mockImplementationOnce(async (...handed) => {
      await push.send(...handed);
      throw new Error('the process died');
    });
    await send(anna, bram);
    await expect(kit.advance(moment)).rejects.toThrow('send-push');
    dying.mockRestore();
    await kit.advance(minute);
    const [first, second, ...more] = toldTo(browser);
    expect(second?.payload).toEqual(first?.payload);
    expect(second?.headers['topic']).toBe(first?.headers['topic']);
    expect(more).toEqual([]);
    const { rows } = await kit.db.pool.query('select push from tellings where member_id = $1', [bram.id]);
    expect(rows).toEqual([{ push: 'told' }]);
  });

  test('with name and text where the reader wants them on the screen', async () => {
    await choose(bram, ['conversation', 'message'], true);
    const browser = await subscribe(bram);
    await send(anna, bram, 'Zaterdag om elf uur dan?');
    await kit.advance(moment);
    expect(toldTo(browser)[0]?.payload).toMatchObject({ title: anna.name, body: 'Zaterdag om elf uur dan?' });
  });

  test('in the language of the reader', async () => {
    await kit.call('PUT /api/user.php', { language: 'pl' }, { as: bram.browser });
    const browser = await subscribe(bram);
    await send(anna, bram);
    await kit.advance(moment);
    expect(toldTo(browser)[0]?.payload.body).toBe('Ktoś rozpoczął z tobą rozmowę');
  });
});

describe('nothing is told', () => {
  const untold: readonly [string, (conversation: string, browser: { endpoint: string }) => Promise<unknown>][] = [
    [
      'that was read meanwhile',
      (conversation) => kit.call('POST /api/chat-read.php', { conversation, seq: 1 }, { as: bram.browser }),
    ],
    ['to who has a page open', () => kit.db.transact((tx) => tx.run(look, [bram.id]))],
    [
      'of whom the reader blocked',
      () => kit.call('POST /api/block.php', { profile: anna.publicId }, { as: bram.browser }),
    ],
    ['that the reader switched off', () => choose(bram, ['like'])],
    ['on a browser that was logged out', () => kit.call('GET /api/logout.php', {}, { as: bram.browser })],
    [
      'on a browser that was switched off',
      (_, { endpoint }) => kit.call('DELETE /api/push.php', { endpoint }, { as: bram.browser }),
    ],
    [
      'of a conversation that was removed',
      (conversation) => kit.call('DELETE /api/chat.php', { conversation }, { as: bram.browser }),
    ],
  ];
  test.each(untold)('%s', async (_, act) => {
    const browser = await subscribe(bram);
    const conversation = (await send(anna, bram)) ?? '';
    await act(conversation, browser);
    await kit.advance(moment);
    expect(toldTo(browser)).toEqual([]);
  });

  test('twice: a job that runs again finds that it was told', async () => {
    const browser = await subscribe(bram);
    await send(anna, bram);
    await kit.advance(moment);
    await kit.advance(moment);
    expect(toldTo(browser)).toHaveLength(1);
    expect(await kit.db.rows(tellings, [bram.id])).toEqual([
      { kind: 'conversation', count: 1, state: 'told', devices: 1 },
    ]);
  });
});

test('likes are told together, an hour apart, by nobody’s name, unless all were seen (T17)', async () => {
  const browser = await subscribe(bram);
  const [carla, dina] = [await another(kit, 'anna'), await another(kit, 'anna')];
  await choose(bram, ['like'], true);
  await like(anna, bram);
  await kit.advance(moment);
  for (const each of [carla, dina]) await like(each, bram);
  await kit.advance(30 * minute);
  expect(toldTo(browser)).toHaveLength(1);
  await kit.advance(31 * minute);
  expect(toldTo(browser).map(({ payload }) => [payload.title, payload.body, payload.url])).toEqual([
    ['Vonk', 'Je hebt een nieuwe like', '/likes'],
    ['Vonk', 'Je hebt 2 nieuwe likes', '/likes'],
  ]);
  for (const each of [anna, carla, dina])
    await kit.call('POST /api/like-seen.php', { profile: each.publicId }, { as: bram.browser });
  const edith = await another(kit, 'anna');
  await like(edith, bram);
  await kit.call('POST /api/like-seen.php', { profile: edith.publicId }, { as: bram.browser });
  await kit.advance(61 * minute);
  expect(toldTo(browser)).toHaveLength(2);
});

test('what its service put off is not told once its kind was switched off, and the list says so (NOTI-1, NOTI-4)', async () => {
  const browser = await subscribe(bram);
  service.answer(503);
  await like(anna, bram);
  await expect(kit.advance(moment)).rejects.toThrow('send-push');
  await choose(bram, ['message']);
  service.answer(201);
  await kit.advance(10 * minute);
  expect(toldTo(browser)).toEqual([]);
  const { tellings: told } = (await kit.call('GET /api/tellings.php', {}, { as: bram.browser })).ok;
  expect(told.map(({ kind, push }) => [kind, push?.outcome])).toEqual([['like', 'unwanted']]);
});

describe('a browser', () => {
  test('that its service no longer knows is forgotten; one that is away for a moment is told later (NOTI-4)', async () => {
    const browser = await subscribe(bram);
    service.answer(503);
    await send(anna, bram);
    await expect(kit.advance(moment)).rejects.toThrow('send-push');
    service.answer(201);
    await kit.advance(10 * minute);
    expect(toldTo(browser)).toHaveLength(1);
    service.answer(500);
    await send(anna, bram);
    await expect(kit.advance(11 * minute)).rejects.toThrow('send-push');
    service.answer(201);
    await kit.advance(25 * 60 * minute);
    // After a day it is no news any more.
    expect(toldTo(browser)).toHaveLength(1);
    service.answer(410);
    await send(anna, bram);
    await kit.advance(11 * minute);
    expect((await kit.call('GET /api/push.php', {}, { as: bram.browser })).ok.devices).toEqual([]);
  });

  test.each([
    'https://evil.example/push/1',
    'https://fcm.googleapis.com.evil.example/1',
    'https://user@127.0.0.1/1',
    'ftp://127.0.0.1/push/1',
    'http://127.0.0.1:1/internal',
    'not an address',
  ])('at %s is not taken: nothing is asked of whoever is named', async (endpoint) => {
    const subscription = { ...service.browser(), endpoint };
    const { status, refusal } = await kit.call('POST /api/push.php', { subscription }, { as: bram.browser });
    expect([status, refusal.error]).toEqual([409, 'push_unavailable']);
  });

  test('of another member is theirs: who subscribes with it takes it over, and nobody removes what is not theirs', async () => {
    const browser = await subscribe(bram);
    const { devices } = (await kit.call('GET /api/push.php', {}, { as: bram.browser })).ok;
    await kit.call('DELETE /api/push.php', { id: devices[0]?.id }, { as: anna.browser });
    expect((await kit.call('GET /api/push.php', {}, { as: bram.browser })).ok.devices).toHaveLength(1);
    await subscribe(anna, browser);
    expect((await kit.call('GET /api/push.php', {}, { as: bram.browser })).ok.devices).toEqual([]);
  });

  test('may have many, of which the newest twenty are told', async () => {
    for (let at = 0; at < 22; at += 1) {
      const as = kit.browser();
      await kit.call('POST /api/user.php', { email: bram.email, password }, { as });
      await kit.call('POST /api/push.php', { subscription: service.browser() }, { as });
    }
    expect((await kit.call('GET /api/push.php', {}, { as: bram.browser })).ok.devices).toHaveLength(20);
  });

  test('is one of twenty, however many were put there: ten thousand are told no more than that', async () => {
    await subscribe(bram);
    await kit.db.pool.query(
      `insert into push_subscriptions
        select s.site_id, s.member_id, gen_random_uuid(), s.session_hash, s.endpoint || n, s.p256dh, s.auth, s.device,
          s.created_at - n * interval '1 second' from push_subscriptions s, generate_series(1, 10000) n
        where s.member_id = $1`,
      [bram.id],
    );
    const as = kit.browser();
    await kit.call('POST /api/user.php', { email: bram.email, password }, { as });
    expect((await kit.call('POST /api/push.php', { subscription: service.browser() }, { as })).status).toBe(200);
    const { rows } = await kit.db.pool.query('select count(*)::integer from push_subscriptions where member_id = $1', [
      bram.id,
    ]);
    expect(rows).toEqual([{ count: 20 }]);
  });

  test('may not ask for more than thirty subscriptions an hour', async () => {
    const answers: number[] = [];
    for (let at = 0; at < 31; at += 1)
      answers.push(
        (await kit.call('POST /api/push.php', { subscription: service.browser() }, { as: bram.browser })).status,
      );
    expect([answers.slice(0, 30).every((status) => status === 200), answers[30]]).toEqual([true, 429]);
    expect((await kit.call('GET /api/push.php', {}, { as: bram.browser })).ok.devices).toHaveLength(1);
  });

  const keys = service.browser().keys;
  test.each([
    ['a key that is too long', { keys: { ...keys, p256dh: `${keys.p256dh}AAAA` } }],
    ['a key of a megabyte', { keys: { ...keys, p256dh: 'A'.repeat(1024 * 1024) } }],
    ['a key that is too short', { keys: { ...keys, p256dh: 'AAAA' } }],
    ['a secret that is too long', { keys: { ...keys, auth: `${keys.auth}AAAA` } }],
    ['a key that is no base64url', { keys: { ...keys, p256dh: `${'<'.repeat(87)}` } }],
    ['no keys', { keys: {} }],
    ['an address that is too long', { endpoint: `http://${service.host}/${'a'.repeat(1000)}` }],
    ['something more', { subscription: 1 }],
  ])('with %s is refused, and nothing is kept of it', async (_, wrong) => {
    const subscription = 'subscription' in wrong ? wrong.subscription : { ...service.browser(), ...wrong };
    const { status } = await kit.callWith('POST /api/push.php', { subscription }, { as: bram.browser });
    expect([400, 413]).toContain(status);
    expect((await kit.call('GET /api/push.php', {}, { as: bram.browser })).ok.devices).toEqual([]);
  });

  test('whose key is no point of the curve is not taken, and forgotten where it was taken before', async () => {
    const { keys: right, ...wrong } = service.browser();
    const p256dh = `B${'A'.repeat(86)}`;
    const subscription = { ...wrong, keys: { ...right, p256dh } };
    const { refusal } = await kit.call('POST /api/push.php', { subscription }, { as: bram.browser });
    expect(refusal.error).toBe('push_unavailable');
    await subscribe(bram);
    await kit.db.pool.query('update push_subscriptions set p256dh = $2 where member_id = $1', [bram.id, p256dh]);
    await send(anna, bram);
    await kit.advance(moment);
    expect((await kit.call('GET /api/push.php', {}, { as: bram.browser })).ok.devices).toEqual([]);
  });

  test('subscribes by the older address too', async () => {
    const { app } = kit;
    const cookie = [...bram.browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await app.request('/api/user.php?push=1', {
      method: 'POST',
      headers: { host: bram.browser.host, 'x-client': 'web', 'content-type': 'application/json', cookie },
      body: JSON.stringify({ subscription: service.browser() }),
    });
    expect(answer.status).toBe(200);
    expect((await kit.call('GET /api/push.php', {}, { as: bram.browser })).ok.devices).toHaveLength(1);
  });
});

test('what an invented profile writes says so on every screen, with and without its name (X6)', async () => {
  const browser = await subscribe(anna);
  const luna = await addOther(kit, 'Luna');
  await kit.call(
    'POST /api/acknowledgement.php',
    { profile: luna.publicId, version: fictionalNoticeVersion },
    { as: anna.browser },
  );
  for (const [text, showsContent] of [
    ['Hallo Luna', false],
    ['En nu?', true],
  ] as const) {
    await choose(anna, ['message'], showsContent);
    const conversation = (await send(anna, luna, text)) ?? '';
    // Nobody answers before the notice was seen that an answer to a question for the truth begins with (T7).
    const { ok } = await kit.call('GET /api/chat.php', { conversation }, { as: anna.browser });
    const seq = ok.conversation.messages.at(-1)?.seq ?? 0;
    await kit.call('POST /api/chat-read.php', { conversation, seq }, { as: anna.browser });
    const desk = { siteId: 1, staff: 'eva', now: kit.clock.now() };
    await takeConversation(kit.db, desk, conversation);
    const answer = { conversation, key: randomUUID(), text: 'Welk boek was het?' };
    expect(await replyAsTeam(kit.services, desk, answer)).toBe('sent');
    await kit.advance(11 * minute);
  }
  expect(toldTo(browser).map(({ payload }) => [payload.title, payload.body])).toEqual([
    ['Vonk', 'Nieuw bericht in een gesprek met een fictief profiel'],
    ['Luna, fictief profiel', 'Welk boek was het?'],
  ]);
});
