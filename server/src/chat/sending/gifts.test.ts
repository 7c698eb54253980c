import { randomUUID } from 'node:crypto';
import { giftPictures } from '@vonk/contract/gifts';
import { locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import { ownChats } from '../own-data.ts';

const kit = await createKit();

const namesOf = (name: string) => Object.fromEntries(locales.map((locale) => [locale, `${name} (${locale})`]));
const own = (key: string, name: string, more: object = {}) => ({
  key,
  picture: 'tulip',
  is_on: true,
  names: namesOf(name),
  ...more,
});
const offer = (...gifts: object[]) => changeSite(kit, { gifts, gift_credits: 2 });
const pair = () =>
  Promise.all([another(kit, 'anna', { boughtCredits: 6 }), another(kit, 'bram', { boughtCredits: 1 })]);
const gifts = async (from: Person) => (await kit.call('GET /api/gifts.php', {}, { as: from.browser })).ok;
const send = (
  from: Person,
  to: Person,
  about: { gift: string; shown?: string; gift_price?: number },
  key: string = randomUUID(),
) => kit.call('POST /api/message.php', { profile: to.publicId, key, text: '', ...about }, { as: from.browser });
const talk = async (from: Person, to: Person) =>
  (await kit.call('GET /api/chat.php', { profile: to.publicId }, { as: from.browser })).ok.conversation;
const creditsOf = async ({ browser }: Person) =>
  (await kit.call('GET /api/user.php', {}, { as: browser })).ok.user?.credits;
const settings = async () => (await kit.call('GET /api/settings.php', {}, {})).ok.settings;

test('STAFF-4: as it comes a site has one gift of each picture, called as the picture is, at one price', async () => {
  const anna = await another(kit, 'anna');
  const { gifts: offered, credits } = await gifts(anna);
  expect(offered.map(({ key, picture }) => [key, picture])).toEqual(giftPictures.map((each) => [each, each]));
  expect(offered[1]?.name).toBe('Tulp');
  expect(credits).toBe(2);
  expect((await settings()).has_gifts).toBe(true);
});

test('STAFF-4: a member is offered the gifts of the site that are on, in its order and their language', async () => {
  const [anna, bram] = await pair();
  await offer(own('second', 'Twee'), own('off', 'Uit', { is_on: false }), own('first', 'Een', { picture: 'coffee' }));
  expect(await gifts(anna)).toEqual({
    gifts: [
      { key: 'second', picture: 'tulip', name: 'Twee (nl)' },
      { key: 'first', picture: 'coffee', name: 'Een (nl)' },
    ],
    credits: 2,
  });
  const { ok } = await send(anna, bram, { gift: 'first', shown: 'Een (nl)', gift_price: 2 });
  expect(ok).toMatchObject({ outcome: 'sent', price: 2, credits: 4 });
  await offer();
  expect(await gifts(anna)).toEqual({ gifts: [], credits: 2 });
  expect((await settings()).has_gifts).toBe(false);
});

test('STAFF-4: what was sent keeps its name, in every language, and its picture, whatever becomes of the gift', async () => {
  const [anna, bram] = await pair();
  await offer(own('heart', 'Koek', { picture: 'breakfast' }));
  const { ok } = await send(anna, bram, { gift: 'heart', shown: 'Koek (nl)', gift_price: 2 });
  await send(anna, bram, { gift: 'heart' });
  await offer(own('heart', 'Taart', { picture: 'umbrella' }));
  const gift = { picture: 'breakfast', names: namesOf('Koek') };
  const { messages } = await talk(bram, anna);
  expect(messages).toMatchObject([
    { kind: 'gift', body: 'Koek (nl)', data: { gift } },
    { kind: 'gift', body: 'Koek (nl)', data: { gift } },
  ]);
  const { chats } = (await kit.call('GET /api/chats.php', {}, { as: bram.browser })).ok;
  expect(chats[0]?.last_message).toEqual({ mine: false, kind: 'gift', body: 'Koek (nl)', gift });
  // An answer quotes it as it was, too.
  await kit.call(
    'POST /api/message.php',
    { profile: anna.publicId, key: randomUUID(), text: 'Lekker!', reply_to: ok.seq ?? 0 },
    { as: bram.browser },
  );
  expect((await talk(anna, bram)).messages.at(-1)?.data).toMatchObject({ reply: { kind: 'gift', mine: true, gift } });
});

test.each([
  ['is off', () => offer(own('bird', 'Vogel', { is_on: false })), 'gift_gone', 'gift'],
  ['was removed', () => offer(), 'gift_gone', 'gift'],
  ['is called otherwise', () => offer(own('bird', 'Vis')), 'gift_gone', 'gift'],
  ['became dearer', () => changeSite(kit, { gift_credits: 3 }), 'price_changed', 'gift_price'],
  ['became cheaper', () => changeSite(kit, { gift_credits: 1 }), 'price_changed', 'gift_price'],
])(
  'STAFF-4: a gift that %s meanwhile is not sent and costs nothing, and one that was sent is answered again',
  async (_, change, code, field) => {
    const [anna, bram] = await pair();
    await offer(own('bird', 'Vogel'));
    const about = { gift: 'bird', shown: 'Vogel (nl)', gift_price: 2 };
    const key = randomUUID();
    const first = await send(anna, bram, about, key);
    await change();
    const again = await send(anna, bram, about, key);
    expect(again.ok).toEqual(first.ok);
    const { status, refusal } = await send(anna, bram, about);
    expect([status, refusal.error, refusal.field]).toEqual([409, code, field]);
    expect(await creditsOf(anna)).toBe(4);
    expect((await talk(bram, anna)).messages).toHaveLength(1);
  },
);

test('a gift is chosen in one language and sent in another, and who may not write hears that first', async () => {
  const [anna, bram] = await pair();
  await offer(own('bird', 'Vogel'));
  expect((await send(anna, bram, { gift: 'bird', shown: 'Vogel (de)', gift_price: 2 })).ok.price).toBe(2);
  await kit.call('POST /api/block.php', { profile: anna.publicId }, { as: bram.browser });
  expect((await send(anna, bram, { gift: 'none' })).refusal.error).toBe('not_available');
});

test('an export says what was given', async () => {
  const [anna, bram] = await pair();
  await offer(own('bird', 'Vogel'));
  await send(anna, bram, { gift: 'bird' });
  const { messages } = await ownChats(kit.db, { siteId: 1, memberId: anna.id });
  expect(messages).toMatchObject([{ kind: 'gift', body: 'Vogel (nl)', price: 2, from_me: true }]);
});
