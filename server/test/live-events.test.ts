import { randomUUID } from 'node:crypto';
import { type LiveKind, liveKinds } from '@vonk/contract/live';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Tx } from '../src/platform/database/db.ts';
import { appendEvent } from '../src/platform/live/live-events.ts';
import type { Signal } from '../src/platform/live/bus/notify-bus.ts';
import type { Live } from '../src/platform/live/live.ts';
import { confirmMember } from '../src/signup/index.ts';
import { giveCredits } from './credits.ts';
import { createKit } from './kit.ts';
import { freePort, listen } from './listen.ts';
import { another, eventsOf, type Person } from './profiles.ts';
import { misfits } from './live/told.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);

const say = async (from: Person, to: Person) =>
  (
    await kit.call(
      'POST /api/message.php',
      { profile: to.publicId, key: randomUUID(), text: 'Hoi' },
      { as: from.browser },
    )
  ).ok.conversation;
const like = (from: Person, { publicId }: Person) =>
  kit.call('POST /api/like.php', { profile: publicId }, { as: from.browser });

async function pay(me: Person) {
  const input = { credits: 30, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const { ok } = await kit.call('POST /api/payment.php', input, { as: me.browser });
  await kit.app.request(new URL(ok.redirect ?? '').pathname, {
    method: 'POST',
    body: 'outcome=paid',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  // The provider tells of it a moment later.
  await kit.advance(1000);
}

/** What happens so that I am told of each kind. A new kind is not there before something tells it. */
const acts: Readonly<Record<LiveKind, (me: Person, them: Person) => Promise<unknown>>> = {
  account: (me) =>
    kit.db.transact((tx) =>
      confirmMember(
        tx,
        { siteId: 1, memberId: me.id },
        { ...kit.services, site: kit.services.sites.byId(1)!, now: kit.clock.now() },
      ),
    ),
  balance: pay,
  chat_removed: async (me, them) =>
    kit.call('DELETE /api/chat.php', { conversation: await say(me, them) }, { as: me.browser }),
  async delivered(me, them) {
    await say(me, them);
    await kit.call('POST /api/chat-delivered.php', {}, { as: them.browser });
  },
  like: (me, them) => like(them, me),
  async like_ended(me, them) {
    await like(them, me);
    await kit.call('DELETE /api/like.php', { profile: me.publicId }, { as: them.browser });
  },
  like_given: like,
  async like_seen(me, them) {
    await like(them, me);
    await kit.call('POST /api/like-seen.php', { profile: them.publicId }, { as: me.browser });
  },
  async match(me, them) {
    await like(me, them);
    await like(them, me);
  },
  message: (me, them) => say(them, me),
  message_hidden: async (me, them) =>
    kit.call('DELETE /api/message.php', { conversation: await say(me, them), seq: 1 }, { as: me.browser }),
  payment: pay,
  people_changed: (me, them) => kit.call('POST /api/block.php', { profile: me.publicId }, { as: them.browser }),
  async photo(me) {
    const background = 'green';
    const body = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await kit.call('POST /api/photo.php', {}, { as: me.browser, body });
    await kit.advance(0);
  },
  read: async (me, them) =>
    kit.call('POST /api/chat-read.php', { conversation: await say(them, me), seq: 1 }, { as: me.browser }),
  receipt: async (me, them) =>
    kit.call('POST /api/chat-read.php', { conversation: await say(me, them), seq: 1 }, { as: them.browser }),
  typing: async (me, them) =>
    kit.call('POST /api/typing.php', { conversation: await say(me, them) }, { as: them.browser }),
};

const signals: Signal[] = [];
kit.services.notifier.subscribe('live_signal', (signal) => void signals.push(JSON.parse(signal)));
await kit.services.notifier.isListening();

/** What a member was told of a kind. */
const toldTo = async ({ id }: Person, kind: LiveKind) =>
  [
    ...(await eventsOf(kit, { id })),
    ...signals.flatMap(({ ids, kind, body }) => (ids.includes(id) ? [{ kind, payload: body }] : [])),
  ].filter((told) => told.kind === kind);

test.each(liveKinds)('%s is told where it happens, in the shape that the contract has', async (kind) => {
  const me = await another(kit, kind === 'account' ? 'nora' : 'anna', { isPremium: true });
  const them = await another(kit, 'bram', { isPremium: true });
  for (const member of [me, them]) await giveCredits(kit, member, 10);
  await acts[kind](me, them);
  await expect.poll(() => toldTo(me, kind)).not.toEqual([]);
  expect(misfits(await toldTo(me, kind), [kind])).toEqual([]);
});

test('what does not fit is found: a kind that is none, a field too many, one too few, one of another type', () => {
  const payload = { conversation: 'a', seq: 1 };
  expect(misfits([{ kind: 'receipt', payload }], ['receipt'])).toEqual([]);
  for (const told of [
    { kind: 'recept', payload },
    { kind: 'receipt', payload: { ...payload, body: 'Hoi' } },
    { kind: 'receipt', payload: { conversation: 'a' } },
    { kind: 'receipt', payload: { ...payload, seq: '1' } },
    { kind: 'typing', payload: { conversation: 'a' } },
  ])
    expect(misfits([told], ['receipt'])).toHaveLength(1);
});

/** Never run: what must not compile. */
export async function tellWrongly(tx: Tx, live: Live): Promise<void> {
  const now = kit.clock.now();
  // @ts-expect-error -- no such kind
  await appendEvent(tx, '', { kind: 'recept', payload: { conversation: 'a', seq: 1 }, now });
  // @ts-expect-error -- another kind's payload
  await appendEvent(tx, '', { kind: 'receipt', payload: { profile: 'a', new_likes: 1 }, now });
  // @ts-expect-error -- a field too many
  await appendEvent(tx, '', { kind: 'receipt', payload: { conversation: 'a', seq: 1, unread: 0 }, now });
  // @ts-expect-error -- a signal is kept nowhere
  await appendEvent(tx, '', { kind: 'typing', payload: { conversation: 'a' }, now });
  // @ts-expect-error -- an event must be kept
  live.signal([], { kind: 'receipt', payload: { conversation: 'a', seq: 1 } });
}
