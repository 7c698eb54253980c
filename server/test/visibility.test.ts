import { randomUUID } from 'node:crypto';
import { api, type CallName } from '@vonk/contract/api';
import { liveKinds } from '@vonk/contract/live';
import { describe, expect, test } from 'vitest';
import { grantCredits } from '../src/credits/index.ts';
import { createKit } from './kit.ts';
import { another, eventsOf, type Person, setColumns } from './profiles.ts';

const kit = await createKit();

/** What two people have before something comes between them. */
type Past = 'none' | 'their like' | 'conversation';
/** What comes between them. Whoever is invisible keeps those they have a past with (B6). */
const walls = [
  'I block them',
  'they block me',
  'they turn invisible',
  'they have not told who they are',
  'I have not told who I am',
] as const;
type Wall = (typeof walls)[number];

interface Walk {
  readonly past: Past;
  readonly input: (them: Person, conversation: string) => object;
  /**
   * `shows`: names them, and then no more. `opens`: is there, and then not found. `does`: works, and then is refused.
   * `silent`: my own things, done as before, of which they hear nothing any more.
   */
  readonly kind: 'shows' | 'opens' | 'does' | 'silent';
  /** What is done once before the wall goes up. */
  readonly before?: (me: Person, them: Person) => Promise<unknown>;
  /** An old conversation keeps its name and texts, and nothing else of the person (C22). */
  readonly keepsName?: true;
}

const mine = 'the member’s own, or nobody’s: another one’s name never stands in it';
const conversationOf = (_: Person, conversation: string) => ({ conversation });
const profileOf = ({ publicId }: Person) => ({ profile: publicId });
const everywhere = { min_age: 18, max_age: 99, fresh: '1' } as const;

/**
 * Every endpoint there is: why it shows and reaches nobody else, or how that is tried. A new endpoint must be placed
 * here.
 */
const endpoints: { readonly [Name in CallName]: string | Walk } = {
  'GET /api/settings.php': mine,
  'GET /api/companyinfo.php': mine,
  'POST /api/user.php': mine,
  'GET /api/user.php': 'only counts; they are held against the lists below',
  'POST /api/unlock.php': mine,
  'PUT /api/user.php': mine,
  'GET /api/logout.php': mine,
  'POST /api/signup.php': mine,
  'POST /api/name-check.php': 'only whether a name is taken, as signing up says too; never whose it is',
  'POST /api/activation-mail.php': mine,
  'GET /api/token.php': mine,
  'POST /api/activate.php': mine,
  'POST /api/reset-password.php': mine,
  'PUT /api/reset-password.php': mine,
  'PUT /api/password.php': mine,
  'POST /api/mail-change.php': mine,
  'PUT /api/mail-change.php': mine,
  'POST /api/mail-undo.php': mine,
  'POST /api/name-undo.php': mine,
  'GET /api/devices.php': mine,
  'DELETE /api/device.php': mine,
  'POST /api/fresh-login.php': mine,
  'GET /api/passkeys.php': mine,
  'POST /api/passkey-start.php': mine,
  'POST /api/passkey.php': mine,
  'PUT /api/passkey.php': mine,
  'DELETE /api/passkey.php': mine,
  'POST /api/passkey-login-start.php': mine,
  'POST /api/passkey-login.php': mine,
  'GET /api/restriction.php': mine,
  'POST /api/restriction-objection.php': mine,
  'GET /api/two-step.php': mine,
  'POST /api/two-step-start.php': mine,
  'POST /api/two-step.php': mine,
  'DELETE /api/two-step.php': mine,
  'POST /api/backup-codes.php': mine,
  'POST /api/two-step-login.php': mine,
  'POST /api/partner-signup.php': mine,
  'POST /api/login-link.php': mine,
  'POST /api/first-password.php': mine,
  'GET /api/notifications.php': mine,
  'PUT /api/notifications.php': mine,
  'GET /api/unsubscribe.php': mine,
  'POST /api/unsubscribe.php': mine,
  'PUT /api/unsubscribe.php': mine,
  'POST /api/notice.php': mine,
  'GET /api/tellings.php': 'what I was told, by kind and number; never of whom',
  'POST /api/telling-opened.php': 'that I opened what I was told; answers nothing',
  'GET /api/push.php': mine,
  'POST /api/push.php': mine,
  'DELETE /api/push.php': mine,
  'GET /api/top-up.php': mine,
  'PUT /api/top-up.php': mine,
  'DELETE /api/top-up.php': mine,
  'POST /api/top-up-mail.php': mine,
  'GET /api/top-up-link.php': mine,
  'POST /api/top-up-link.php': mine,
  'GET /api/gifts.php': mine,
  'GET /api/packages.php': mine,
  'POST /api/payment.php': mine,
  'GET /api/payment.php': mine,
  'POST /api/payment-check.php': mine,
  'GET /api/refunds.php': mine,
  'GET /api/transactions.php': mine,
  'GET /api/withdrawal.php': mine,
  'POST /api/withdrawal.php': mine,
  'POST /api/payment-notification.php': mine,
  'POST /api/mail-events.php': mine,
  'GET /api/discountcode.php': mine,
  'GET /api/regions.php': mine,
  'GET /api/geocode.php': mine,
  'GET /api/cities.php': mine,
  'GET /api/profile.php': mine,
  'PUT /api/profile.php': mine,
  'GET /api/privacy.php': mine,
  'PUT /api/privacy.php': mine,
  'GET /api/interests.php': mine,
  'GET /api/direct-debit.php': mine,
  'POST /api/direct-debit.php': mine,
  'DELETE /api/direct-debit.php': mine,
  'POST /api/direct-debit-code.php': mine,
  'DELETE /api/direct-debit-code.php': mine,
  'POST /api/direct-debit-resend.php': mine,
  'GET /api/saved-cards.php': mine,
  'PUT /api/saved-card.php': mine,
  'PUT /api/refund-account.php': mine,
  'DELETE /api/saved-card.php': mine,
  'GET /api/spending-limits.php': mine,
  'PUT /api/spending-limits.php': mine,
  'GET /api/photos.php': mine,
  'POST /api/photo.php': mine,
  'PUT /api/photo.php': mine,
  'DELETE /api/photo.php': mine,
  'POST /api/photo-cut.php': mine,
  'PUT /api/photos.php': mine,
  'POST /api/photo-objection.php': mine,
  'GET /api/verification.php': mine,
  'POST /api/verification.php': mine,
  'POST /api/verification-photo.php': mine,
  'DELETE /api/verification.php': mine,
  'POST /api/block.php': 'the wall itself; told to both in the same words',
  'DELETE /api/block.php': 'takes the wall away; told to both in the same words',
  'GET /api/blocks.php': 'whom I blocked myself; who blocked me never stands in it (below)',
  'GET /api/saved-searches.php': mine,
  'POST /api/saved-search.php': mine,
  'DELETE /api/saved-search.php': mine,
  'PUT /api/only-real-members.php': mine,
  'GET /api/leave.php': mine,
  'POST /api/leave.php': mine,
  'POST /api/stay.php': mine,
  'POST /api/erase.php': mine,
  'POST /api/retention-offer.php': mine,
  'GET /api/export.php': 'whether the own file is ready; what I received stays mine (T79)',
  'POST /api/export.php': 'asks for the own file',
  'GET /api/lander.php': 'drawn models alone (X7)',
  'POST /api/page-hidden.php': mine,
  'GET /api/page.php': mine,
  'GET /api/terms.php': mine,
  'GET /api/terms-text.php': mine,
  'POST /api/terms.php': mine,
  'POST /api/complaint.php': mine,
  'GET /api/report-looks.php': mine,
  'GET /api/dev-mails.php': 'the mailbox of a demo',
  'GET /api/dev-letters.php': 'mails of nobody, with made-up data',
  'GET /api/dev-sms.php': 'the telephones of a demo',
  'POST /api/acknowledgement.php': 'only of profiles that are nobody',
  'GET /api/members.php': { past: 'none', kind: 'shows', input: () => everywhere },
  'GET /api/swipe.php': { past: 'none', kind: 'shows', input: () => ({}) },
  'GET /api/lander-members.php': {
    past: 'none', kind: 'shows', input: () => ({ lander: 'gallery', slug: '50plus' }),
    before: () => kit.db.pool.query("update lander_variants set faces = 'members'"),
  },
  'GET /api/lander-member.php': { past: 'none', kind: 'shows', input: ({ publicId }) => ({ id: publicId }) },
  'GET /api/member.php': { past: 'none', kind: 'opens', input: ({ publicId }) => ({ id: publicId }) },
  'POST /api/like.php': { past: 'none', kind: 'does', input: profileOf },
  'POST /api/swipe.php': { past: 'none', kind: 'does', input: (them) => ({ ...profileOf(them), like: true }) },
  'DELETE /api/swipe.php': {
    past: 'none', kind: 'shows', input: () => ({}),
    before: (me, { publicId }) => kit.call('POST /api/swipe.php', { profile: publicId, like: false }, { as: me.browser }),
  },
  'POST /api/message.php': { past: 'none', kind: 'does', input: (them) => ({ ...profileOf(them), key: randomUUID(), text: 'Hallo' }) },
  'GET /api/likes.php': { past: 'their like', kind: 'shows', input: () => ({}) },
  'GET /api/auto-like.php': { past: 'their like', kind: 'shows', input: () => ({}) },
  'POST /api/like-seen.php': { past: 'their like', kind: 'silent', input: profileOf },
  'DELETE /api/like.php': { past: 'their like', kind: 'silent', input: profileOf },
  'GET /api/chats.php': { past: 'conversation', kind: 'shows', keepsName: true, input: () => ({}) },
  'GET /api/chat.php': { past: 'conversation', kind: 'shows', keepsName: true, input: conversationOf },
  'GET /api/chat-search.php': {
    past: 'conversation', kind: 'shows', keepsName: true, input: () => ({ text: 'Bekekene' }),
    before: ({ id }) => kit.db.pool.query('update accounts set is_premium = true where id = $1', [id]),
  },
  'GET /api/chat-photos.php': { past: 'conversation', kind: 'silent', input: conversationOf },
  'GET /api/chat-photo.php': 'addresses of the files of photos that I was sent, which stay mine (C22); names nobody',
  'POST /api/chat-restore.php': 'brings back what I removed from my own list',
  'POST /api/chat-photo.php': 'a message like any other: the same function sends or refuses it',
  'POST /api/typing.php': { past: 'conversation', kind: 'silent', input: conversationOf },
  'POST /api/chat-read.php': { past: 'conversation', kind: 'silent', input: (_, conversation) => ({ conversation, seq: 1 }) },
  'POST /api/chat-delivered.php': { past: 'conversation', kind: 'silent', input: () => ({}) },
  'PUT /api/draft.php': { past: 'conversation', kind: 'silent', input: (_, conversation) => ({ conversation, text: 'nog niet af' }) },
  'DELETE /api/message.php': { past: 'conversation', kind: 'silent', input: (_, conversation) => ({ conversation, seq: 1 }) },
  'DELETE /api/chat.php': { past: 'conversation', kind: 'silent', input: conversationOf },
  'POST /api/report.php': { past: 'conversation', kind: 'silent', input: (them) => ({ ...profileOf(them), reason: 'other', text: 'Zie het gesprek.' }) },
}; // prettier-ignore

let count = 0;
/** What only a card or a page of theirs would tell. */
const secrets = (at: number) => ({
  quote: `Kenmerkzin${at}`,
  about: `Kenmerktekst${at}`,
  city: `Kenmerkstad${at}`,
  main_photo_key: `1/kenmerkfoto${at}`,
});

interface Pair {
  me: Person;
  them: Person;
  conversation: string;
  secrets: string[];
}

async function meet(past: Past): Promise<Pair> {
  await kit.db.pool.query("update profiles set status = 'leaving'");
  const at = (count += 1);
  const me = await another(kit, 'luuk', { name: `Kijker${at}` });
  const columns = { country: 'NL', photo_count: 1, ad_consent: true, last_active_on: '2026-11-21', ...secrets(at) };
  const them = await another(kit, 'anna', { name: `Bekekene${at}`, columns });
  for (const { id } of [me, them])
    await kit.db.transact((tx) =>
      grantCredits(
        tx,
        { siteId: 1, memberId: id },
        { amount: 9, cause: 'signup', causeKey: 'signup', now: kit.clock.now() },
      ),
    );
  let conversation = '';
  if (past === 'their like') await kit.call('POST /api/like.php', { profile: me.publicId }, { as: them.browser });
  if (past === 'conversation') {
    const say = (from: Person, to: Person) =>
      kit.call(
        'POST /api/message.php',
        { profile: to.publicId, key: randomUUID(), text: `Van ${from.name}` },
        { as: from.browser },
      );
    conversation = (await say(them, me)).ok.conversation;
    await say(me, them);
    await say(them, me);
  }
  await kit.advance(0);
  return { me, them, conversation, secrets: Object.values(secrets(at)) };
}

/** As whoever a partner signed up is until they tell their gender (ACC-4). */
const untold = { gender: null, is_confirmed: false };

const raise: Readonly<Record<Wall, (pair: Pair) => Promise<unknown>>> = {
  'I block them': ({ me, them }) => kit.call('POST /api/block.php', { profile: them.publicId }, { as: me.browser }),
  'they block me': ({ me, them }) => kit.call('POST /api/block.php', { profile: me.publicId }, { as: them.browser }),
  'they turn invisible': ({ them }) => kit.call('PUT /api/privacy.php', { invisible: true }, { as: them.browser }),
  'they have not told who they are': ({ them }) => setColumns(kit, them.id, untold),
  'I have not told who I am': ({ me }) => setColumns(kit, me.id, untold),
};

async function walk(name: CallName, { input }: Walk, { me, them, conversation }: Pair) {
  const answer = await kit.callWith(name, input(them, conversation), { as: me.browser });
  return { status: answer.status, text: JSON.stringify(answer.ok) };
}

/** What reached them: live events and mails. */
const heard = async ({ them }: Pair) => ({
  events: (await eventsOf(kit, them)).length,
  mails: (await kit.mailsTo(them.email)).length,
});

const walks = (Object.entries(endpoints) as [CallName, string | Walk][]).flatMap(([name, how]) =>
  typeof how === 'string'
    ? []
    : walls.flatMap((wall) => (wall === 'they turn invisible' && how.past !== 'none' ? [] : [{ name, how, wall }])),
);

test('every endpoint of the contract is placed, and none that is gone', () => {
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(api).sort());
  expect(walks.length).toBeGreaterThan(40);
});

describe('two people with a wall between them (T123, T133, PRIV-1, ACC-4)', () => {
  test.each(walks)('$name, when $wall', async ({ name, how, wall }) => {
    // First without the wall, so that what is looked for would be found.
    const together = await meet(how.past);
    await how.before?.(together.me, together.them);
    const before = await walk(name, how, together);
    expect(before.status).toBe(200);
    expect(how.kind === 'shows' || how.kind === 'opens' ? before.text.includes(together.them.publicId) : true).toBe(
      true,
    );

    const apart = await meet(how.past);
    await how.before?.(apart.me, apart.them);
    // A warm cache must not matter either.
    if (how.kind === 'opens' || name === 'GET /api/members.php') await walk(name, how, apart);
    await raise[wall](apart);
    const told = await heard(apart);
    const after = await walk(name, how, apart);
    expect(apart.secrets.filter((secret) => after.text.includes(secret))).toEqual([]);
    expect(await heard(apart)).toEqual(told);
    const refusals = { shows: [200], opens: [404], does: [404, 409], silent: [200, 404] };
    expect(refusals[how.kind]).toContain(after.status);
    expect(how.keepsName ?? !(after.text.includes(apart.them.publicId) || after.text.includes(apart.them.name))).toBe(
      true,
    );
  });
});

/** What each live event is about: whether it could tell one member of another. */
const events: Readonly<Record<(typeof liveKinds)[number], string>> = {
  account: 'my own account',
  balance: 'my own credits',
  payment: 'my own payment',
  photo: 'my own photo',
  receipt: 'my own receipt',
  chat_removed: 'my own list',
  message_hidden: 'my own list',
  like_given: 'my own like, on my other devices',
  like_seen: 'my own badge',
  people_changed: 'that lists must be loaded anew; names nobody',
  like: 'their act',
  like_ended: 'their act',
  match: 'their act',
  message: 'their act',
  typing: 'their act',
  read: 'their act',
  delivered: 'their act',
};

test('no act of theirs reaches me as an event, a count or a mail once one of us blocked the other', async () => {
  expect(Object.keys(events).sort()).toEqual([...liveKinds].sort());
  for (const wall of ['I block them', 'they block me'] as const) {
    const pair = await meet('conversation');
    const { me, them, conversation } = pair;
    await raise[wall](pair);
    await kit.advance(0);
    const [eventsBefore, mailsBefore] = [await eventsOf(kit, me), (await kit.mailsTo(me.email)).length];
    const as = them.browser;
    const profile = me.publicId;
    await kit.call('POST /api/message.php', { profile, key: randomUUID(), text: 'Kom terug' }, { as });
    await kit.call('POST /api/message.php', { profile, key: randomUUID(), text: '', gift: 'coffee' }, { as });
    await kit.call('POST /api/like.php', { profile }, { as });
    await kit.call('POST /api/swipe.php', { profile, like: true }, { as });
    await kit.call('POST /api/typing.php', { conversation }, { as });
    await kit.call('POST /api/chat-read.php', { conversation, seq: 2 }, { as });
    await kit.call('POST /api/chat-delivered.php', {}, { as });
    await kit.advance(60_000);
    expect(await eventsOf(kit, me)).toEqual(eventsBefore);
    expect((await kit.mailsTo(me.email)).length).toBe(mailsBefore);
  }
});

test('every count is the length of the list it stands for, with the wall and without it', async () => {
  for (const wall of [undefined, ...walls]) {
    for (const past of ['their like', 'conversation'] as const) {
      const pair = await meet(past);
      if (wall) await raise[wall](pair);
      const as = pair.me.browser;
      const { user } = (await kit.call('GET /api/user.php', {}, { as })).ok;
      const likes = (await kit.call('GET /api/likes.php', {}, { as })).ok;
      const { chats, unread_total } = (await kit.call('GET /api/chats.php', {}, { as })).ok;
      const found = (await kit.call('GET /api/members.php', everywhere, { as })).ok;
      expect(user?.new_likes).toBe(likes.liked_by.filter(({ like_new }) => like_new).length);
      expect(likes.totals.received).toBe(likes.liked_by.length);
      expect([user?.unread_messages, unread_total]).toEqual(
        Array(2).fill(chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0)),
      );
      expect(found.numResults).toBe(found.results.length);
    }
  }
});

test('who is blocked cannot tell it from an account that is gone (CHAT-8)', async () => {
  const blocked = await meet('none');
  await raise['they block me'](blocked);
  const gone = await meet('none');
  await kit.db.pool.query("update profiles set status = 'erased' where id = $1", [gone.them.id]);
  await kit.db.pool.query("update profiles set status = 'active' where id = any($1)", [
    [blocked.me.id, blocked.them.id],
  ]);
  for (const name of [
    'GET /api/member.php',
    'POST /api/like.php',
    'POST /api/message.php',
    'GET /api/lander-member.php',
  ] as const) {
    const how = endpoints[name] as Walk;
    const [one, other] = [await walk(name, how, blocked), await walk(name, how, gone)];
    expect(one).toEqual(other);
  }
  expect((await kit.call('GET /api/blocks.php', {}, { as: blocked.me.browser })).ok.blocked).toEqual([]);
});
