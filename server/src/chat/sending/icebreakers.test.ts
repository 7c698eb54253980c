import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';

const kit = await createKit();

const own = (key: string, words: string, more: object = {}) => ({
  key,
  interest: null,
  is_on: true,
  texts: Object.fromEntries(
    ['nl', 'en', 'de', 'es', 'fr', 'it', 'pl'].map((locale) => [locale, `${words} (${locale})`]),
  ),
  ...more,
});
async function offer(...icebreakers: object[]): Promise<void> {
  await kit.db.pool.query(
    `update sites set settings = settings || jsonb_build_object('icebreakers', $1::jsonb) where id = 1`,
    [JSON.stringify(icebreakers)],
  );
  await kit.services.sites.reload();
}
const pair = () => Promise.all([another(kit, 'anna', { boughtCredits: 5 }), another(kit, 'bram')]);
const talk = async (from: Person, to: Person) =>
  (await kit.call('GET /api/chat.php', { profile: to.publicId }, { as: from.browser })).ok.conversation;
const send = (from: Person, to: Person, about: { icebreaker: string; shown?: string }, key: string = randomUUID()) =>
  kit.call('POST /api/message.php', { profile: to.publicId, key, text: '', ...about }, { as: from.browser });
const creditsOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.credits;

test('STAFF-4: a member is offered the openers of the site that are on, in its order and their language', async () => {
  const [anna, bram] = await pair();
  await offer(own('second', 'Twee'), own('off', 'Uit', { is_on: false }), own('first', 'Een'));
  expect(await talk(anna, bram)).toMatchObject({
    icebreakers: ['second', 'first'],
    icebreaker_words: { second: 'Twee (nl)', first: 'Een (nl)' },
  });
  const { ok } = await send(anna, bram, { icebreaker: 'first', shown: 'Een (nl)' });
  expect(ok).toMatchObject({ outcome: 'sent', price: 1, credits: 4 });
  // What was sent stays as it was read, whatever becomes of the opener.
  await offer(own('second', 'Twee'));
  expect((await talk(bram, anna)).messages).toMatchObject([{ kind: 'icebreaker', body: 'Een (nl)' }]);
});

test.each([
  ['is off', [own('bird', 'Vogel', { is_on: false })]],
  ['was removed', []],
  ['has other words now', [own('bird', 'Vis')]],
])(
  'STAFF-4: an opener that %s meanwhile is not sent and costs nothing, and one that was sent is answered again',
  async (_, later) => {
    const [anna, bram] = await pair();
    await offer(own('bird', 'Vogel'));
    const about = { icebreaker: 'bird', shown: 'Vogel (nl)' };
    const key = randomUUID();
    const first = await send(anna, bram, about, key);
    await offer(...later);
    const again = await send(anna, bram, about, key);
    expect(again.ok).toEqual(first.ok);
    const { status, refusal } = await send(anna, bram, about);
    expect([status, refusal.error, refusal.field]).toEqual([409, 'icebreaker_gone', 'icebreaker']);
    expect(await creditsOf(anna)).toBe(4);
    expect((await talk(bram, anna)).messages).toHaveLength(1);
  },
);
