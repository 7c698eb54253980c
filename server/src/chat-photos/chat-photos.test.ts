import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { giveCredits, readSums } from '../../test/credits.ts';
import { type Browser, createKit } from '../../test/kit.ts';
import { addOther, another, type Person } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';

const kit = await createKit();
const jpeg = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: `#${randomUUID().slice(0, 6)}` } })
    .jpeg()
    .toBuffer();

const send = (
  from: Person,
  profile: string,
  { key = randomUUID() as string, body }: { key?: string; body: Uint8Array },
) => kit.call('POST /api/chat-photo.php', { profile, key }, { as: from.browser, body });
const cookies = (browser: Browser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
type Variant = 'blur' | 'card' | 'full';
/** Where a file of a photo lies for this browser; undefined when it is told nothing of it. */
const addressOf = async (photo: string, variant: Variant, browser: Browser): Promise<string | undefined> =>
  (await kit.call('GET /api/chat-photo.php', { photos: photo }, { as: browser })).ok.photos?.[0]?.[variant];
const fetchAt = async (address: string, browser: Browser) => {
  const answer = await kit.app.request(address, { headers: { host: browser.host, cookie: cookies(browser) } });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};
const fetchPhoto = async (photo: string, variant: Variant, browser: Browser) =>
  fetchAt((await addressOf(photo, variant, browser)) ?? '/photos/none', browser);
const files = async () => {
  const found: string[] = [];
  for await (const file of kit.services.storage.list('chat-photos/')) found.push(file);
  return found;
};
const rowCount = async () =>
  (await kit.db.one<{ count: number }>(sql('select count(*)::int as count from chat_photos where site_id = 1'), []))
    .count;

describe('a photo in a chat', () => {
  let anna: Person;
  let bram: Person;
  beforeAll(async () => {
    [anna, bram] = [await another(kit, 'anna', { isPremium: true }), await another(kit, 'bram')];
    await giveCredits(kit, anna, 10, 'bought');
  });

  test('is a message at its own price, sent once for one key, and seen by the two and nobody else (C17, CHAT-1, CHAT-3)', async () => {
    const [key, body] = [randomUUID(), await jpeg()];
    const first = await send(anna, bram.publicId, { key, body });
    expect(first.ok).toMatchObject({
      outcome: 'sent',
      seq: 1,
      price: 2,
      credits: 8,
      photo: { width: 900, height: 700 },
    });
    const again = await send(anna, bram.publicId, { key, body });
    expect(again.ok).toEqual(first.ok);
    expect((await readSums(kit, anna)).balance).toBe(8);
    const { id } = first.ok.photo;
    const { conversation } = (
      await kit.call('GET /api/chat.php', { conversation: first.ok.conversation }, { as: bram.browser })
    ).ok;
    expect(conversation.messages).toMatchObject([{ kind: 'photo', body: '', data: { photo: { id } } }]);
    const full = await fetchPhoto(id, 'full', bram.browser);
    expect([full.status, full.type]).toEqual([200, 'image/webp']);
    const { exif, width } = await sharp(full.bytes).metadata();
    expect([exif, width]).toEqual([undefined, 900]);
    expect((await sharp((await fetchPhoto(id, 'blur', bram.browser)).bytes).metadata()).width).toBe(24);
    const carla = await another(kit, 'anna', { isPremium: true });
    const foreign = await another(kit, 'elsa', { isPremium: true, host: 'dichterbij.localhost' });
    const address = (await addressOf(id, 'full', bram.browser))!;
    for (const browser of [carla.browser, kit.browser(), foreign.browser]) {
      expect(await addressOf(id, 'full', browser)).toBeUndefined();
      expect((await fetchAt(address, browser)).status).toBe(403);
    }
    // Each of the two has addresses of their own.
    expect((await fetchAt(address, anna.browser)).status).toBe(403);
    expect((await fetchAt(address.replace('/full-', '/card-'), bram.browser)).status).toBe(403);
    expect((await fetchAt(address.replace(/\?.*/, ''), bram.browser)).status).toBe(404);
    expect((await fetchAt(`/api/chat-photo-file.php?photo=${id}&variant=full`, bram.browser)).status).toBe(404);
  });

  test('is told of in one call with others, sixty at most; one of somebody else is left out', async () => {
    const gerda = await another(kit, 'anna', { isPremium: true });
    await giveCredits(kit, gerda, 4, 'bought');
    const ids: string[] = [];
    for (let at = 0; at < 2; at += 1) ids.push((await send(gerda, bram.publicId, { body: await jpeg() })).ok.photo.id);
    const ask = (photos: string) => kit.call('GET /api/chat-photo.php', { photos }, { as: bram.browser });
    const { ok } = await ask([...ids, 'nobodys'].join(','));
    expect(ok.photos.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect((await ask(Array.from({ length: 61 }, () => ids[0]).join(','))).status).toBe(400);
    expect((await ask('')).status).toBe(400);
  });

  test('is found in the gallery of the conversation by both, until one deletes it for themself', async () => {
    const { ok } = await send(anna, bram.publicId, { body: await jpeg() });
    const gallery = async (who: Person) =>
      (
        await kit.call('GET /api/chat-photos.php', { conversation: ok.conversation }, { as: who.browser })
      ).ok.photos.map(({ seq }) => seq);
    expect([await gallery(anna), await gallery(bram)]).toEqual([
      [2, 1],
      [2, 1],
    ]);
    await kit.call('DELETE /api/message.php', { conversation: ok.conversation, seq: 2 }, { as: bram.browser });
    expect([await gallery(anna), await gallery(bram)]).toEqual([[2, 1], [1]]);
    const carla = await another(kit, 'anna');
    expect(
      (await kit.call('GET /api/chat-photos.php', { conversation: ok.conversation }, { as: carla.browser })).status,
    ).toBe(404);
  });

  test('that is refused costs nothing and leaves nothing behind', async () => {
    const before = [await files(), await rowCount()];
    const dirk = await another(kit, 'bram', { isPremium: true });
    const luna = await addOther(kit, 'Luna');
    const refusals = [
      [await send(bram, anna.publicId, { body: await jpeg() }), 'premium_required'],
      [await send(dirk, anna.publicId, { body: await jpeg() }), 'insufficient_credits'],
      [await send(anna, luna.publicId, { body: await jpeg() }), 'no_chat'],
      [await send(anna, bram.publicId, { body: Buffer.from('not a picture, whatever it says') }), 'photo_type'],
      [await send(anna, bram.publicId, { body: (await jpeg()).subarray(0, 900) }), 'photo_broken'],
      [await send(anna, 'nobody', { body: await jpeg() }), 'not_available'],
    ] as const;
    expect(refusals.map(([{ refusal }]) => refusal.error)).toEqual(refusals.map(([, code]) => code));
    await kit.call('POST /api/block.php', { profile: anna.publicId }, { as: bram.browser });
    expect((await send(anna, bram.publicId, { body: await jpeg() })).refusal.error).toBe('not_available');
    await kit.call('DELETE /api/block.php', { profile: anna.publicId }, { as: bram.browser });
    expect([await files(), await rowCount()]).toEqual(before);
    expect((await readSums(kit, anna)).balance).toBe(6);
  });

  test('sent twenty times at once with one key is one photo and one charge', async () => {
    const eva = await another(kit, 'anna', { isPremium: true });
    await giveCredits(kit, eva, 10, 'bought');
    // In the first day fewer photos are let through (T124).
    await kit.db.pool.query("update accounts set signed_up_at = signed_up_at - interval '2 days' where id = $1", [
      eva.id,
    ]);
    const [key, body, before] = [randomUUID(), await jpeg(), (await files()).length];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(eva, bram.publicId, { key, body })));
    expect(new Set(answers.map(({ ok }) => JSON.stringify(ok))).size).toBe(1);
    expect([(await readSums(kit, eva)).balance, (await files()).length - before]).toEqual([8, 4]);
  });

  test('goes with the account of whoever sent it, files and all; the message stays and shows nothing', async () => {
    const fleur = await another(kit, 'anna', { isPremium: true });
    await giveCredits(kit, fleur, 4, 'bought');
    const { ok } = await send(fleur, bram.publicId, { body: await jpeg() });
    const before = (await files()).length;
    const given = (await addressOf(ok.photo.id, 'card', bram.browser))!;
    const leave = sql(
      "update accounts set status = 'leaving', left_as = status, erase_at = $2 where site_id = 1 and id = $1",
    );
    await kit.db.transact(async (tx) => {
      await tx.run(leave, [fleur.id, kit.clock.now()]);
      await tx.rows(sql("select graphile_worker.add_job('erase-members', '{}')"), []);
    });
    await kit.advance(0);
    expect((await fetchAt(given, bram.browser)).status).toBe(404);
    expect(await addressOf(ok.photo.id, 'card', bram.browser)).toBeUndefined();
    expect(before - (await files()).length).toBe(4);
    const { conversation } = (
      await kit.call('GET /api/chat.php', { conversation: ok.conversation }, { as: bram.browser })
    ).ok;
    expect(conversation.messages).toMatchObject([{ kind: 'photo' }]);
  });

  test('whose sending broke off is swept after a day', async () => {
    const body = await jpeg();
    const { ok } = await send(anna, bram.publicId, { body });
    const unsend = sql('update chat_photos set sent_at = null where site_id = 1 and public_id = $1');
    await kit.db.transact((tx) => tx.run(unsend, [ok.photo.id]));
    const [sweep, before] = [sql("select graphile_worker.add_job('sweep-chat-photos', '{}')"), (await files()).length];
    await kit.db.transact((tx) => tx.rows(sweep, []));
    await kit.advance(0);
    expect((await files()).length).toBe(before);
    kit.clock.advance(25 * 3_600_000);
    await kit.db.transact((tx) => tx.rows(sweep, []));
    await kit.advance(0);
    expect(before - (await files()).length).toBe(4);
  });
});
