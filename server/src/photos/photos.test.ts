import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { comeHome, setHome } from '../sites/index.ts';
import { createKit } from '../../test/kit.ts';
import { photoAddress } from '../../test/photos/address.ts';
import { addOther, another, eventsOf, type Person, setColumns } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';
import { newId, publicId } from '../platform/ids.ts';
import { decidePhoto, placePhoto } from './index.ts';
import type { PhotoFile } from './files/photo-address.ts';

const kit = await createKit();
let count = 0;

const upload = (who: Person, body: Uint8Array) => kit.call('POST /api/photo.php', {}, { as: who.browser, body });
const own = async (who: Person) => (await kit.call('GET /api/photos.php', {}, { as: who.browser })).ok.photos;
const profile = (who: { id: string }) =>
  kit.db.one<{ main_photo_key: string | null; photo_count: number; completeness: number }>(
    sql('select * from profiles where id = $1'),
    [who.id],
  );
async function files(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of kit.services.storage.list('')) keys.push(key);
  return keys.sort();
}
const get = (path: string, who?: Person) =>
  kit.app.request(path.startsWith('/') ? path : `/${path}`, {
    headers: { host: 'localhost', cookie: who ? `session=${who.browser.cookies.get('session')}` : '' },
  });
const colours = ['red', 'green', 'blue', 'orange', 'purple'];
const picture = (width = 900, height = 1200) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: colours[(count += 1) % 5]!,
      noise: { type: 'gaussian', mean: 100 + count, sigma: 40 },
    },
  });
const jpeg = () => picture().jpeg().toBuffer();
const waitForFiles = () => kit.advance(0);
const approval = () => kit.advance(11_000);

/** Uploads a photo that is then active. */
async function addActive(who: Person): Promise<string> {
  const { ok } = await upload(who, await jpeg());
  await waitForFiles();
  await approval();
  return ok.photo.id;
}

describe('an upload', () => {
  test('PHOTO-2: is under inspection for its owner, then active on the card, and each step reaches the open screens', async () => {
    const anna = await another(kit, 'anna');
    const { status, ok } = await upload(anna, await jpeg());
    expect([status, ok.photo.state, ok.photo.is_main, ok.photo.card]).toEqual([200, 'uploading', true, null]);
    await waitForFiles();
    expect(await own(anna)).toMatchObject([{ state: 'under_inspection', width: 900, height: 1200 }]);
    expect(await profile(anna)).toMatchObject({ main_photo_key: null, photo_count: 0 });
    await approval();
    expect(await own(anna)).toMatchObject([{ state: 'active', is_main: true }]);
    expect(await profile(anna)).toMatchObject({ photo_count: 1, completeness: 30 });
    expect((await profile(anna)).main_photo_key).toMatch(/^1\/[1-9A-Za-z]{28}$/);
    expect((await eventsOf(kit, anna)).map(({ kind, payload }) => [kind, payload['state']])).toEqual([
      ['photo', 'uploading'],
      ['photo', 'under_inspection'],
      ['photo', 'active'],
    ]);
  });

  test('keeps nothing but the picture: no position, no camera, upright by its tag (T82)', async () => {
    const bea = await another(kit, 'anna');
    const tagged = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Make: 'Telefoon' }, IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif?.length).toBeGreaterThan(50);
    await upload(bea, tagged);
    await waitForFiles();
    const [photo] = await own(bea);
    expect(photo).toMatchObject({ width: 200, height: 400 });
    for (const variant of ['thumb', 'card', 'full', 'blur'] as const) {
      const address = await photoAddress(kit, bea, photo!.id, variant);
      const served = Buffer.from(await (await get(address, bea)).arrayBuffer());
      const { format, exif, icc, xmp, iptc, width, height } = await sharp(served).metadata();
      expect({ format, exif, icc, xmp, iptc }).toEqual({
        format: 'webp',
        exif: undefined,
        icc: undefined,
        xmp: undefined,
        iptc: undefined,
      });
      expect(Math.max(width, height) < 32).toBe(variant === 'blur');
    }
  });

  test('is judged by its bytes, not its name: PNG and WebP are taken, whatever they are called', async () => {
    const chris = await another(kit, 'anna');
    for (const bytes of [await picture().png().toBuffer(), await picture(300, 300).webp().toBuffer()])
      expect((await upload(chris, bytes)).status).toBe(200);
    await waitForFiles();
    expect((await own(chris)).map(({ state }) => state)).toEqual(['under_inspection', 'under_inspection']);
  });

  test('is counted to the limit: 3 for free members, 25 for premium ones, also when they come at once (PHOTO-3)', async () => {
    const [free, premium] = [await another(kit, 'anna'), await another(kit, 'anna', { isPremium: true })];
    const four = await Promise.all([jpeg(), jpeg(), jpeg(), jpeg()]);
    const answers = await Promise.all(four.map((bytes) => upload(free, bytes)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
      error: 'photo_limit',
      details: { limit: 3 },
    });
    for (const bytes of four) expect((await upload(premium, bytes)).status).toBe(200);
    expect((await kit.call('GET /api/photos.php', {}, { as: premium.browser })).ok.limit).toBe(25);
    await waitForFiles();
    await kit.call('DELETE /api/photo.php', { photo: (await own(free))[0]!.id }, { as: free.browser });
    expect((await upload(free, four[3]!)).status).toBe(200);
    await waitForFiles();
  });
});

describe('what is refused, and leaves nothing behind (PHOTO-1)', () => {
  let eva: Person;
  let before: string[];
  beforeAll(async () => {
    eva = await another(kit, 'anna');
    await waitForFiles();
    before = await files();
  });
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]);
  const bomb = () =>
    sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const cut = async (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['an empty body', async () => new Uint8Array(0), 'photo_type'],
    ['a text', async () => Buffer.from('GIF89a, or so it says, and a little more'), 'photo_type'],
    ['a GIF', async () => picture(50, 50).gif().toBuffer(), 'photo_type'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'photo_type',
    ],
    ['a HEIC', async () => heic, 'photo_heic'],
    ['a truncated JPEG', async () => cut(await jpeg()), 'photo_broken'],
    ['a truncated PNG', async () => cut(await picture().png().toBuffer()), 'photo_broken'],
    ['a truncated WebP', async () => cut(await picture().webp().toBuffer()), 'photo_broken'],
    [
      'a JPEG head with noise behind',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(2000)]),
      'photo_broken',
    ],
    ['a bomb of 9000 by 9000', bomb, 'photo_pixels'],
  ])('%s', async (_, make, code) => {
    const { status, refusal } = await upload(eva, await make());
    expect([status, refusal.error]).toEqual([409, code]);
    expect(refusal.message.length).toBeGreaterThan(10);
    expect(await own(eva)).toEqual([]);
    expect(await files()).toEqual(before);
  });

  test('more than 15 MB', async () => {
    expect((await upload(eva, Buffer.alloc(15 * 1024 * 1024 + 1, 1))).status).toBe(413);
  });

  test('a picture that breaks only when it is decoded fails in its job and says so', async () => {
    const bytes = Buffer.from(await picture().png().toBuffer());
    bytes.fill(0x55, 2000, 6000);
    expect((await upload(eva, bytes)).status).toBe(200);
    await waitForFiles();
    expect(await own(eva)).toMatchObject([{ state: 'failed', reason: 'photo_broken', card: null }]);
    expect(await files()).toEqual(before);
    expect((await eventsOf(kit, eva)).at(-1)).toMatchObject({ kind: 'photo', payload: { state: 'failed' } });
    await kit.advance(25 * 3600 * 1000);
    await kit.db.transact((tx) => tx.run(sql("select graphile_worker.add_job('sweep-photos', '{}')")));
    await kit.advance(0);
    expect(await own(eva)).toEqual([]);
  });

  test('a guest’s', async () => {
    expect((await kit.call('POST /api/photo.php', {}, { body: await jpeg() })).status).toBe(403);
  });
});

describe('who sees a photo (T83, T84, T118)', () => {
  let owner: Person;
  let free: Person;
  let premium: Person;
  let main: string;
  let second: string;
  beforeAll(async () => {
    [owner, free, premium] = [
      await another(kit, 'anna'),
      await another(kit, 'anna'),
      await another(kit, 'anna', { isPremium: true }),
    ];
    main = await addActive(owner);
    second = await addActive(owner);
  });
  const file = async (photo: string, variant: PhotoFile, who?: Person) =>
    (await get(await photoAddress(kit, who ?? owner, photo, variant), who)).status;

  test('none has a bare address: where its files lie opens nothing, nor does what was an address once', async () => {
    const keys = await kit.db.rows<{ key: string }>(sql('select key from photos where public_id = any($1)'), [
      [main, second],
    ]);
    for (const { key } of keys)
      for (const name of ['thumb-v1.webp', 'card-v1.webp', 'full-v1.webp', 'blur-v1.webp', 'source-v1.jpg'])
        expect([name, (await get(`photos/1/${key}/${name}`, owner)).status]).toEqual([name, 404]);
    expect((await get(`api/photo-file.php?photo=${second}&variant=card`, owner)).status).toBe(404);
  });

  test('the others are sharp for owner and premium, blurred for free members, and nothing for guests', async () => {
    for (const variant of ['thumb', 'card', 'full', 'blur'] as const) {
      expect(await file(second, variant, owner)).toBe(200);
      expect(await file(second, variant, premium)).toBe(200);
      expect(await file(second, variant, free)).toBe(variant === 'blur' ? 200 : 403);
      expect(await file(second, variant)).toBe(403);
      expect(await file(main, variant, free)).toBe(200);
    }
    expect(await file(second, '../full' as PhotoFile, premium)).toBe(404);
    expect(await file('nothing', 'card', premium)).toBe(403);
    const answer = await get(await photoAddress(kit, premium, second, 'card'), premium);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('an address is its viewer’s alone, ends within the hour and cannot be lengthened (T83)', async () => {
    const shown = (await kit.call('GET /api/member.php', { id: owner.publicId }, { as: premium.browser })).ok.member
      .photos;
    const { full } = shown.find(({ id }) => id === second)!;
    const rich = await another(kit, 'anna', { isPremium: true });
    const status = async (address: string, who?: Person) => (await get(address, who)).status;
    expect([
      await status(full!, premium),
      await status(full!, rich),
      await status(full!, free),
      await status(full!, owner),
      await status(full!),
    ]).toEqual([200, 403, 403, 403, 403]);
    const until = Number(/until=(\d+)/.exec(full!)![1]) * 1000;
    expect(until - kit.clock.now().getTime()).toBeLessThanOrEqual(3600_000);
    expect(until % 3600_000).toBe(0);
    const other = (
      await kit.call('GET /api/member.php', { id: owner.publicId }, { as: free.browser })
    ).ok.member.photos.find(({ id }) => id === second)!;
    expect([
      other.locked,
      other.full,
      await status(other.card, free),
      await status(other.card.replace('/blur-v1', '/card-v1'), free),
    ]).toEqual([true, null, 200, 403]);
    kit.clock.advance(until - kit.clock.now().getTime());
    expect(await status(full!, premium)).toBe(403);
    expect(await status(full!.replace(/until=\d+/, `until=${until / 1000 + 3600}`), premium)).toBe(403);
    expect(await file(second, 'full', premium)).toBe(200);
  });

  test('nobody but the owner sees one under inspection, and a blocked, invisible or foreign one is refused', async () => {
    const { ok } = await upload(owner, await jpeg());
    await waitForFiles();
    expect([
      await file(ok.photo.id, 'card', owner),
      await file(ok.photo.id, 'card', premium),
      await file(ok.photo.id, 'blur', free),
    ]).toEqual([200, 403, 403]);
    await kit.call('DELETE /api/photo.php', { photo: ok.photo.id }, { as: owner.browser });
    await kit.call('POST /api/block.php', { profile: premium.publicId }, { as: owner.browser });
    expect(await file(second, 'card', premium)).toBe(403);
    await kit.call('DELETE /api/block.php', { profile: premium.publicId }, { as: owner.browser });
    expect(await file(second, 'card', premium)).toBe(200);
    await setColumns(kit, owner.id, { is_invisible: true });
    expect(await file(second, 'card', premium)).toBe(403);
    await setColumns(kit, owner.id, { is_invisible: false });
    const foreign = await another(kit, 'anna', { siteId: 2, host: 'dichterbij.localhost', isPremium: true });
    const answer = await kit.app.request(await photoAddress(kit, foreign, second, 'card'), {
      headers: { host: 'dichterbij.localhost', cookie: `session=${foreign.browser.cookies.get('session')}` },
    });
    expect(answer.status).toBe(403);
  });

  test('a new main photo is given from then on; what was given of the old one ends with the hour', async () => {
    const shownMain = async () =>
      (await kit.call('GET /api/lander-member.php', { id: owner.publicId })).ok.member?.main_image?.filename ?? '';
    await setColumns(kit, owner.id, { ad_consent: true });
    const old = await shownMain();
    const { ok } = await kit.call('PUT /api/photo.php', { photo: second, main: true }, { as: owner.browser });
    expect(ok.photos.map(({ id, is_main: isMain }) => [id, isMain])).toEqual([
      [second, true],
      [main, false],
    ]);
    expect(await shownMain()).not.toBe(old);
    expect([(await get(old)).status, (await get(await shownMain())).status]).toEqual([200, 200]);
    await kit.advance(3600_000);
    expect([(await get(old)).status, (await get(await shownMain())).status]).toEqual([403, 200]);
  });

  test('PHOTO-2: a removed one is its owner’s alone, with the reason; the main place goes to the next', async () => {
    const { id } = await kit.db.one<{ id: string }>(sql('select id from photos where public_id = $1'), [second]);
    const page = (await kit.call('GET /api/member.php', { id: owner.publicId }, { as: free.browser })).ok.member;
    const given = page.main_image?.filename ?? '';
    expect(
      await decidePhoto(kit.services, {
        siteId: 1,
        photoId: id,
        reason: 'nudity',
        mayNotReturn: true,
        now: kit.clock.now(),
      }),
    ).toBe(true);
    expect((await own(owner)).find((photo) => photo.id === second)).toMatchObject({
      state: 'removed',
      reason: 'nudity',
      is_main: false,
    });
    expect((await own(owner)).find((photo) => photo.id === main)).toMatchObject({ is_main: true });
    expect(await file(second, 'card', owner)).toBe(200);
    expect(await file(second, 'blur', free)).toBe(403);
    expect(await profile(owner)).toMatchObject({ photo_count: 1 });
    // Whoever was shown it a moment ago has an address that nothing lies at any more.
    expect((await get(given)).status).toBe(200);
    await kit.advance(0);
    expect((await get(given)).status).toBe(404);
    expect([await file(second, 'card', owner), await file(second, 'source', owner)]).toEqual([200, 200]);
  });

  test('one of somebody else can be neither chosen nor deleted', async () => {
    expect((await kit.call('DELETE /api/photo.php', { photo: main }, { as: free.browser })).status).toBe(404);
    expect((await kit.call('PUT /api/photo.php', { photo: main, main: true }, { as: free.browser })).status).toBe(404);
  });
});

test('a deleted photo takes its files with it', async () => {
  const fred = await another(kit, 'anna');
  const id = await addActive(fred);
  const { key } = await kit.db.one<{ key: string }>(sql('select key from photos where public_id = $1'), [id]);
  expect((await files()).filter((name) => name.includes(key))).toHaveLength(5);
  await kit.call('DELETE /api/photo.php', { photo: id }, { as: fred.browser });
  await kit.advance(0);
  expect((await files()).filter((name) => name.includes(key))).toEqual([]);
  expect(await profile(fred)).toMatchObject({ main_photo_key: null, photo_count: 0 });
});

test('the very file that was removed for good cannot come back, for anybody (T73)', async () => {
  const [one, other] = [await another(kit, 'anna'), await another(kit, 'anna')];
  const bytes = await jpeg();
  await upload(one, bytes);
  await kit.advance(0);
  const { id } = await kit.db.one<{ id: string }>(sql('select id from photos where profile_id = $1'), [one.id]);
  await decidePhoto(kit.services, {
    siteId: 1,
    photoId: id,
    reason: 'minor',
    mayNotReturn: true,
    now: kit.clock.now(),
  });
  expect((await upload(other, bytes)).refusal.error).toBe('photo_refused');
});

test('files that belong to no photo are swept', async () => {
  const luna = await addOther(kit, 'Luna');
  expect(luna.id).toBeTruthy();
  await kit.advance(0);
  const before = await files();
  const stray = 'photos/1/2222222222222222222222222222/card-v1.webp';
  await kit.services.storage.put(stray, Buffer.from('x'));
  await kit.db.transact((tx) => tx.run(sql("select graphile_worker.add_job('sweep-photos', '{}')")));
  await kit.advance(0);
  expect(await files()).toEqual(before);
});

test('files of a site that lives in another cluster are its own, though nobody here knows whose they are', async () => {
  const theirs = 'photos/2/3333333333333333333333333333/card-v1.webp';
  await kit.services.storage.put(theirs, Buffer.from('x'));
  const sweep = async () => {
    await kit.db.transact((tx) => tx.run(sql("select graphile_worker.add_job('sweep-photos', '{}')")));
    await kit.advance(0);
    return (await files()).includes(theirs);
  };
  await kit.db.transact((tx) => setHome(tx, { siteId: 2, state: 'away', cluster: 'other' }, kit.clock.now()));
  expect(await sweep()).toBe(true);
  await kit.db.transact((tx) => comeHome(tx, { siteId: 2 }));
  expect(await sweep()).toBe(false);
});

test('a person’s photo never becomes the picture of an invented profile (T1)', async () => {
  const gert = await another(kit, 'anna');
  const { ok } = await upload(gert, await jpeg());
  await kit.advance(0);
  const { hash } = await kit.db.one<{ hash: Buffer }>(
    sql('select content_hash as hash from photos where public_id = $1'),
    [ok.photo.id],
  );
  const luna = await addOther(kit, 'Luna3');
  const borrow = (contentHash: Buffer) =>
    kit.db.transact((tx) =>
      placePhoto(tx, kit.services, {
        siteId: 1,
        memberId: luna.id,
        id: newId(kit.clock.now()),
        publicId: publicId(),
        key: publicId() + publicId(),
        contentHash,
        width: 10,
        height: 10,
        perceptualHash: randomBytes(8),
        now: kit.clock.now(),
      }),
    );
  await expect(borrow(hash)).rejects.toThrow('belongs to a person');
  await borrow(randomBytes(32));
});
