import { randomUUID } from 'node:crypto';
import { api, type CallName } from '@vonk/contract/api';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { beforeAll, describe, expect, test } from 'vitest';
import { listInbox, replyAsTeam, takeConversation } from '../src/chat/index.ts';
import { showsPhotos } from './catalogue/shows-photos.ts';
import { giveCredits } from './credits.ts';
import { type Browser, createKit } from './kit.ts';
import { addOther, another, eventsOf, type Person } from './profiles.ts';
import { changeSite } from './sites.ts';

const kit = await createKit();
let me: Person;
let luna: { id: string; publicId: string; name: string };
let conversation: string;
beforeAll(async () => {
  me = await another(kit, 'pim', { columns: { country: 'NL' } });
  await giveCredits(kit, me, 40);
  luna = await addOther(kit, 'Luna');
  for (let at = 0; at < 6; at += 1)
    await another(kit, 'anna', { columns: { country: 'NL', last_active_on: '2026-11-21' } });
  await acknowledge();
  conversation = (await write('Bestaat dit echt?')).ok.conversation;
  await kit.call('POST /api/like.php', { profile: luna.publicId }, { as: me.browser });
  // The notice that answers the question; nobody writes before it was seen (T7).
  await kit.call('POST /api/chat-read.php', { conversation, seq: 2 }, { as: me.browser });
  await answer('Nee, ik ben verzonnen.');
  await kit.advance(0);
});
const acknowledge = () =>
  kit.call(
    'POST /api/acknowledgement.php',
    { profile: luna.publicId, version: fictionalNoticeVersion },
    { as: me.browser },
  );
const write = (text: string) =>
  kit.call('POST /api/message.php', { profile: luna.publicId, key: randomUUID(), text }, { as: me.browser });
/** The site's team answers for her, as from the desk. */
async function answer(text: string): Promise<string> {
  const desk = { siteId: 1, staff: 'ina', now: kit.clock.now() };
  if (!(await takeConversation(kit.db, desk, conversation))) return 'not taken';
  return replyAsTeam(kit.services, desk, { conversation, key: randomUUID(), text });
}
async function turn(on: boolean, as: Browser = me.browser): Promise<void> {
  // As often as a person does it.
  kit.clock.advance(60_000);
  expect((await kit.call('PUT /api/only-real-members.php', { on }, { as })).ok).toEqual({ only_real: on });
}

interface Surface {
  readonly input: () => object;
  /** What it answers with the switch on: names her no more, is not found, or refuses. */
  readonly turnsTo: 'silent' | 'not found' | 'refused';
}
const profile = () => ({ profile: luna.publicId });
const inConversation = (rest: object) => () => ({ conversation, ...rest });

/** Every surface on which she stands or something is done with her, of a member; a new one must be placed (below). */
const surfaces: Readonly<Partial<Record<CallName, Surface>>> = {
  'GET /api/members.php': { turnsTo: 'silent', input: () => ({ min_age: 18, max_age: 99, fresh: '1' }) },
  'GET /api/swipe.php': { turnsTo: 'silent', input: () => ({}) },
  'GET /api/auto-like.php': { turnsTo: 'silent', input: () => ({}) },
  'GET /api/likes.php': { turnsTo: 'silent', input: () => ({}) },
  'GET /api/chats.php': { turnsTo: 'silent', input: () => ({}) },
  'GET /api/chat-search.php': { turnsTo: 'silent', input: () => ({ text: 'verzonnen' }) },
  'GET /api/lander-members.php': { turnsTo: 'silent', input: () => ({ lander: 'gallery', slug: '50plus' }) },
  'GET /api/lander-member.php': { turnsTo: 'silent', input: () => ({ id: luna.publicId }) },
  'GET /api/member.php': { turnsTo: 'not found', input: () => ({ id: luna.publicId }) },
  'GET /api/chat.php': { turnsTo: 'not found', input: inConversation({}) },
  'GET /api/chat-photos.php': { turnsTo: 'not found', input: inConversation({}) },
  'POST /api/typing.php': { turnsTo: 'not found', input: inConversation({}) },
  'PUT /api/draft.php': { turnsTo: 'not found', input: inConversation({ text: 'nog niet af' }) },
  'POST /api/acknowledgement.php': {
    turnsTo: 'not found',
    input: () => ({ ...profile(), version: fictionalNoticeVersion }),
  },
  'POST /api/like.php': { turnsTo: 'not found', input: profile },
  'POST /api/swipe.php': { turnsTo: 'not found', input: () => ({ ...profile(), like: true }) },
  'POST /api/message.php': { turnsTo: 'refused', input: () => ({ ...profile(), key: randomUUID(), text: 'Hallo' }) },
};
const others: Readonly<Partial<Record<CallName, string>>> = {
  'GET /api/user.php': 'the member’s own card; its counts are below',
  'GET /api/photos.php': 'the member’s own photos',
  'GET /api/chat-photo.php': 'addresses of files; nobody invented sends photos',
  'DELETE /api/swipe.php': 'takes back a pass, whose card is read as all cards are',
};
const ownCalls = [
  'user',
  'photo',
  'photos',
  'photo-cut',
  'photo-objection',
  'signup',
  'activate',
  'unlock',
  'login-link',
  'first-password',
  'passkey-login',
  'two-step-login',
  'reset-password',
  'password',
  'mail-undo',
  'mail-change',
  'stay',
  'partner-signup',
  'fresh-login',
  'name-undo',
  'token',
].join('|');
const isOwn = new RegExp(String.raw`^(POST|PUT|DELETE) /api/(${ownCalls})\.php$`);

async function walk(name: CallName, { input }: Surface) {
  const { status, ok } = await kit.callWith(name, input(), { as: me.browser });
  return { status, names: JSON.stringify(ok).includes(luna.publicId) };
}

describe('“only real members” (T5, C20)', () => {
  test('every call that shows profiles is placed', () => {
    const shown = (Object.keys(api) as CallName[]).filter(showsPhotos);
    expect(shown.filter((name) => !(name in surfaces) && !(name in others) && !isOwn.test(name))).toEqual([]);
  });

  test.each(Object.entries(surfaces) as [CallName, Surface][])('%s', async (name, surface) => {
    const before = await walk(name, surface);
    expect(before.status).toBe(200);
    await turn(true);
    const after = await walk(name, surface);
    const statuses = { silent: [200], 'not found': [404], refused: [404, 409] };
    expect([after.names, statuses[surface.turnsTo]]).toEqual([false, expect.arrayContaining([after.status])]);
    await turn(false);
    // And all of it is back.
    expect(await walk(name, surface)).toEqual(before);
  });

  test('she is named by the surfaces she stands on, else nothing was tried', async () => {
    for (const name of [
      'GET /api/members.php',
      'GET /api/likes.php',
      'GET /api/chats.php',
      'GET /api/chat-search.php',
      'GET /api/member.php',
      'GET /api/chat.php',
    ] as const)
      expect([name, (await walk(name, surfaces[name]!)).names]).toEqual([name, true]);
  });

  test('nothing of hers reaches me or is counted, and no conversation with her opens by her name', async () => {
    const unread = async () => (await kit.call('GET /api/user.php', {}, { as: me.browser })).ok.user?.unread_messages;
    kit.clock.advance(60_000);
    await write('En nu?');
    await kit.advance(0);
    expect(await unread()).toBeGreaterThan(0);
    await turn(true);
    const [told, mailed] = [await eventsOf(kit, me), (await kit.mailsTo(me.email)).length];
    const desk = { siteId: 1, staff: 'ina', now: kit.clock.now() };
    expect((await listInbox(kit.db, desk)).map((entry) => entry.conversation)).not.toContain(conversation);
    expect(await answer('Ben je daar nog?')).not.toBe('sent');
    await kit.advance(60_000);
    expect(await eventsOf(kit, me)).toEqual(told);
    expect((await kit.mailsTo(me.email)).length).toBe(mailed);
    expect(await unread()).toBe(0);
    expect((await kit.call('GET /api/chat.php', { profile: luna.publicId }, { as: me.browser })).status).toBe(404);
    await turn(false);
    expect(await unread()).toBeGreaterThan(0);
  });
});

describe('a guest', () => {
  const see = async (as: Browser) => {
    const { ok } = await kit.call('GET /api/members.php', { min_age: 18, max_age: 99, gender: 'female' }, { as });
    const page = await kit.call('GET /api/member.php', { id: luna.publicId }, { as });
    return { found: JSON.stringify(ok).includes(luna.publicId), only: ok.only_real, page: page.status };
  };
  const nothing = { found: false, only: true, page: 404 };
  const all = { found: true, only: false, page: 200 };

  test('sees invented profiles as a new member would: labelled, or not before they ask (T5)', async () => {
    await changeSite(kit, { logged_out_search: true });
    expect(await see(kit.browser())).toEqual(all);
    await changeSite(kit, { logged_out_search: true, fictional_visibility: 'opt_in' });
    const guest = kit.browser();
    expect(await see(guest)).toEqual(nothing);
    await turn(false, guest);
    expect(await see(guest)).toEqual(all);
    await turn(true, guest);
    expect(await see(guest)).toEqual(nothing);
    expect(await see(kit.browser())).toEqual(nothing);
    await changeSite(kit, { logged_out_search: true, fictional_visibility: 'off' });
    expect(await see(kit.browser())).toMatchObject({ found: false, page: 404 });
  });
});
