import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { createKit } from '../../test/kit.ts';
import { photoAddress } from '../../test/photos/address.ts';
import { another, eventsOf, type Person } from '../../test/profiles.ts';
import type { PhotoCrop } from '@vonk/contract/photos';
import { sql } from '../platform/database/db.ts';
import { decidePhoto, judgeObjection, listWaitingObjections } from './index.ts';

const kit = await createKit();
let count = 0;

const own = async (who: Person) => (await kit.call('GET /api/photos.php', {}, { as: who.browser })).ok.photos;
const whole: PhotoCrop = { left: 0, top: 0, width: 10_000, height: 10_000 };
const cut = (who: Person, photo: string, changes: { rotation?: 0 | 90 | 180 | 270; crop?: PhotoCrop } = {}) =>
  kit.call('POST /api/photo-cut.php', { photo, rotation: 0, crop: whole, ...changes }, { as: who.browser });
const order = (who: Person, ids: string[]) => kit.call('PUT /api/photos.php', { order: ids }, { as: who.browser });
const idOf = async (photo: string) =>
  (await kit.db.one<{ id: string }>(sql('select id from photos where public_id = $1'), [photo])).id;
const take = async (photo: string, actor = 'Roos') =>
  decidePhoto(kit.services, { siteId: 1, photoId: await idOf(photo), reason: 'not_you', actor, now: kit.clock.now() });

/** The left half red, the right half blue: what is cut and turned shows in the colours. */
async function halves(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  const red = sharp({ create: { width, height, channels: 3, background: '#ff0000' } });
  // A mark makes each file another one.
  const mark = await sharp({
    create: { width: 1, height: 1, channels: 3, background: { r: (count += 1), g: 0, b: 0 } },
  })
    .png()
    .toBuffer();
  return red
    .composite([
      { input: blue, left: width / 2, top: 0 },
      { input: mark, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
}

async function add(who: Person, { width = 800, height = 600, isApproved = true } = {}): Promise<string> {
  const { ok } = await kit.call('POST /api/photo.php', {}, { as: who.browser, body: await halves(width, height) });
  await kit.advance(0);
  if (isApproved) await kit.advance(11_000);
  return ok.photo.id;
}

const fetched = async (address: string, who: Person) =>
  kit.app.request(address, { headers: { host: 'localhost', cookie: `session=${who.browser.cookies.get('session')}` } });

/** The colours in the corners of a file, r for red and b for blue: top left, top right, bottom left, bottom right. */
async function corners(who: Person, address: string | null): Promise<string> {
  const { data, info } = await sharp(Buffer.from(await (await fetched(address!, who)).arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
    return data[from]! > 128 ? 'r' : 'b';
  };
  return at(0.1, 0.1) + at(0.9, 0.1) + at(0.1, 0.9) + at(0.9, 0.9);
}

describe('turning and cutting (PHOTO-1)', () => {
  test('is made by a job, under an address of its own, and leaves the picture as it was behind it', async () => {
    const anna = await another(kit, 'anna');
    const id = await add(anna);
    const [before] = await own(anna);
    const key = await kit.db.one<{ main_photo_key: string }>(sql('select main_photo_key from profiles where id = $1'), [
      anna.id,
    ]);
    const { status, ok } = await cut(anna, id, { rotation: 90 });
    expect([status, ok.photos[0]?.is_changing, ok.photos[0]?.rotation, ok.photos[0]?.width]).toEqual([
      200,
      true,
      90,
      800,
    ]);
    await kit.advance(0);
    const [after] = await own(anna);
    expect(after).toMatchObject({
      is_changing: false,
      rotation: 90,
      crop: whole,
      width: 600,
      height: 800,
      state: 'active',
      is_main: true,
    });
    expect(after?.full).not.toBe(before?.full);
    expect(await corners(anna, after!.full)).toBe('rrbb');
    expect(await corners(anna, after!.source)).toBe('rbrb');
    expect((await fetched(before!.full!, anna)).status).toBe(403);
    expect(
      (await kit.app.request(`/photos/${key.main_photo_key}/card-v1.webp`, { headers: { host: 'localhost' } })).status,
    ).toBe(404);
    expect((await eventsOf(kit, anna)).at(-1)).toMatchObject({
      kind: 'photo',
      payload: { photo: id, state: 'active' },
    });
  });

  test('cuts from the whole picture each time, and can be taken back without loss', async () => {
    const anna = await another(kit, 'anna');
    const id = await add(anna);
    await cut(anna, id, { crop: { left: 5000, top: 0, width: 5000, height: 10_000 } });
    await kit.advance(0);
    expect(await own(anna)).toMatchObject([{ width: 400, height: 600 }]);
    expect(await corners(anna, (await own(anna))[0]!.full)).toBe('bbbb');
    await cut(anna, id, { rotation: 180 });
    await kit.advance(0);
    expect(await own(anna)).toMatchObject([{ width: 800, height: 600, crop: whole }]);
    expect(await corners(anna, (await own(anna))[0]!.full)).toBe('brbr');
  });

  test('of what no inspector has seen goes back under inspection, of less than they saw stays (T118)', async () => {
    const anna = await another(kit, 'anna');
    const id = await add(anna, { isApproved: false });
    const right: PhotoCrop = { left: 5000, top: 0, width: 5000, height: 10_000 };
    await cut(anna, id, { crop: right });
    await kit.advance(0);
    await kit.advance(11_000);
    expect(await own(anna)).toMatchObject([{ state: 'active', crop: right }]);
    await cut(anna, id, { rotation: 270, crop: { left: 6000, top: 1000, width: 4000, height: 5000 } });
    await kit.advance(0);
    expect(await own(anna)).toMatchObject([{ state: 'active', rotation: 270 }]);
    await cut(anna, id);
    await kit.advance(0);
    expect(await own(anna)).toMatchObject([{ state: 'under_inspection', crop: whole }]);
    await kit.advance(11_000);
    expect(await own(anna)).toMatchObject([{ state: 'active' }]);
  });

  test('the last wish counts when two come at once', async () => {
    const anna = await another(kit, 'anna');
    const id = await add(anna);
    await cut(anna, id, { rotation: 90 });
    await cut(anna, id, { rotation: 180 });
    await kit.advance(0);
    expect(await own(anna)).toMatchObject([{ rotation: 180, is_changing: false, width: 800 }]);
    const files: string[] = [];
    const { key } = await kit.db.one<{ key: string }>(sql('select key from photos where public_id = $1'), [id]);
    for await (const file of kit.services.storage.list('photos/')) if (file.includes(key)) files.push(file);
    expect(files).toHaveLength(5);
  });

  test('nothing outside the picture, too little of it, somebody else’s or one that is gone', async () => {
    const [anna, bea] = [await another(kit, 'anna'), await another(kit, 'anna')];
    const id = await add(anna);
    expect((await cut(anna, id, { crop: { left: 6000, top: 0, width: 5000, height: 10_000 } })).status).toBe(400);
    expect((await cut(anna, id, { crop: { left: 0, top: 0, width: 900, height: 900 } })).status).toBe(400);
    expect((await cut(bea, id)).status).toBe(404);
    await take(id);
    expect((await cut(anna, id)).refusal.error).toBe('photo_not_whole');
  });

  test('the whole picture is its owner’s alone', async () => {
    const [anna, rich] = [await another(kit, 'anna'), await another(kit, 'anna', { isPremium: true })];
    const id = await add(anna);
    expect((await fetched(await photoAddress(kit, anna, id, 'source'), anna)).status).toBe(200);
    expect((await fetched(await photoAddress(kit, rich, id, 'source'), rich)).status).toBe(403);
  });

  test('the whole picture keeps nothing but its pixels either (T82)', async () => {
    const anna = await another(kit, 'anna');
    const body = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00ff0080' } })
      .withExif({ IFD0: { Make: 'Telefoon' }, IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' } })
      .png()
      .toBuffer();
    const { ok } = await kit.call('POST /api/photo.php', {}, { as: anna.browser, body });
    await kit.advance(0);
    const file = await fetched(await photoAddress(kit, anna, ok.photo.id, 'source'), anna);
    const { format, exif, icc, xmp, iptc } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect({ format, exif, icc, xmp, iptc }).toEqual({
      format: 'jpeg',
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
    });
  });
});

describe('order and description', () => {
  test('photos stand as they were put, and the first that others can see is the main one', async () => {
    const anna = await another(kit, 'anna');
    const [one, two, three] = [await add(anna), await add(anna), await add(anna, { isApproved: false })];
    const ids = async () => (await own(anna)).map(({ id }) => id);
    expect(await ids()).toEqual([one, two, three]);
    expect((await order(anna, [two, three, one])).ok.photos.map(({ id, is_main: isMain }) => [id, isMain])).toEqual([
      [two, true],
      [three, false],
      [one, false],
    ]);
    // One that waits cannot be the main one yet: the main one stays, and stays first.
    await order(anna, [three, one, two]);
    expect(await ids()).toEqual([two, three, one]);
    expect((await own(anna))[0]?.is_main).toBe(true);
  });

  test('of somebody else cannot be moved', async () => {
    const [anna, bea] = [await another(kit, 'anna'), await another(kit, 'anna')];
    const [hers, other] = [await add(anna), await add(anna)];
    await order(bea, [other, hers]);
    expect((await own(anna)).map(({ id }) => id)).toEqual([hers, other]);
  });

  test('a description is kept, cleaned, shown to others, and not of a locked photo', async () => {
    const [anna, free] = [await another(kit, 'anna'), await another(kit, 'anna')];
    const [main, second] = [await add(anna), await add(anna)];
    const describePhoto = (photo: string, alt: string) =>
      kit.call('PUT /api/photo.php', { photo, alt }, { as: anna.browser });
    expect((await describePhoto(main, '  Ik op het\nstrand ')).ok.photos[0]).toMatchObject({
      alt: 'Ik op het strand',
      is_main: true,
    });
    await describePhoto(second, 'Ik met mijn hond');
    const shown = (await kit.call('GET /api/member.php', { id: anna.publicId }, { as: free.browser })).ok.member.photos;
    expect(shown.map(({ locked, alt }) => [locked, alt])).toEqual([
      [false, 'Ik op het strand'],
      [true, ''],
    ]);
    expect((await describePhoto(main, 'x'.repeat(151))).refusal).toMatchObject({
      error: 'alt_too_long',
      field: 'alt',
      details: { max: 150 },
    });
  });
});

describe('a removal', () => {
  let anna: Person;
  let photo: string;
  beforeAll(async () => {
    anna = await another(kit, 'anna');
    photo = await add(anna);
    await take(photo);
  });
  const object = (text = 'Dit ben ik wel.', id = photo) =>
    kit.call('POST /api/photo-objection.php', { photo: id, text }, { as: anna.browser });
  const judge = (actor: string, outcome: 'restored' | 'upheld', id = photo) =>
    judgeObjection(kit.services, {
      siteId: 1,
      photo: id,
      judgement: outcome === 'upheld' ? { outcome, explanation: 'Op de foto staan twee mensen.' } : { outcome },
      actor,
      now: kit.clock.now(),
    });

  test('states why, on what ground, that a person decided, and until when one can object (T61)', async () => {
    expect(await own(anna)).toMatchObject([
      { state: 'removed', reason: 'not_you', statement: { ground: 'terms', is_automated: false, objection: null } },
    ]);
    const { decided_at: decidedAt, object_until: until } = (await own(anna))[0]!.statement!;
    expect(new Date(until).getTime() - new Date(decidedAt).getTime()).toBe(183 * 24 * 3600 * 1000);
  });

  test('without a statement is refused by the database, whoever asks (T61)', async () => {
    const other = await add(anna);
    const silently = sql(
      "update photos set state = 'removed', reason = 'quality', decided_at = $2 where public_id = $1",
    );
    await expect(kit.db.transact((tx) => tx.run(silently, [other, kit.clock.now()]))).rejects.toThrow(
      'statement of reasons',
    );
    const change = sql("update photo_statements set reason = 'minor' where photo_id = $1");
    await expect(kit.db.transact(async (tx) => tx.run(change, [await idOf(photo)]))).rejects.toThrow(
      'photo_statements',
    );
  });

  test('is objected to once, with words, by its owner, while it is removed (T62)', async () => {
    expect((await object('  ')).refusal).toMatchObject({ error: 'text_required', field: 'text' });
    expect((await object('x'.repeat(1001))).refusal.error).toBe('objection_too_long');
    const bea = await another(kit, 'anna');
    expect((await kit.call('POST /api/photo-objection.php', { photo, text: 'Nee' }, { as: bea.browser })).status).toBe(
      404,
    );
    expect((await object()).ok.photos.find(({ id }) => id === photo)?.statement?.objection).toBe('waiting');
    expect((await object()).refusal.error).toBe('objection_made');
    expect(await listWaitingObjections(kit.db, { siteId: 1 }, 10)).toMatchObject([
      { photo, member: anna.name, reason: 'not_you', decidedBy: 'Roos', text: 'Dit ben ik wel.' },
    ]);
  });

  test('is judged by somebody else than who decided, and restored as it was; the log has both (T62)', async () => {
    expect(await judge('Roos', 'restored')).toBe('same_person');
    expect(await judge('Sam', 'restored')).toBe('done');
    expect(await judge('Sam', 'upheld')).toBe('nothing_waits');
    expect((await own(anna)).find(({ id }) => id === photo)).toMatchObject({
      state: 'active',
      reason: null,
      statement: null,
    });
    const log = sql('select actor, action from audit where subject = $1 order by happened_at, id');
    expect(await kit.db.rows(log, [photo])).toEqual([
      { actor: 'Roos', action: 'photo_removed' },
      { actor: 'Sam', action: 'photo_objection_restored' },
    ]);
  });

  test('that is upheld stays, and says so; a second removal can be objected to anew', async () => {
    kit.clock.advance(1000);
    await take(photo, 'Sam');
    expect((await object()).status).toBe(200);
    expect(await judge('Roos', 'upheld')).toBe('done');
    expect((await own(anna)).find(({ id }) => id === photo)).toMatchObject({
      state: 'removed',
      statement: { objection: 'upheld', explanation: 'Op de foto staan twee mensen.' },
    });
  });

  test('of half a year ago cannot be objected to any more', async () => {
    const late = await add(anna);
    await take(late);
    const longAgo = new Date(kit.clock.now().getTime() - 184 * 24 * 3600 * 1000);
    await kit.db.transact(async (tx) => {
      await tx.run(sql('alter table photo_statements disable trigger photo_statements_stand'));
      await tx.run(sql('update photo_statements set decided_at = $2 where photo_id = $1'), [await idOf(late), longAgo]);
      await tx.run(sql('alter table photo_statements enable trigger photo_statements_stand'));
    });
    expect((await object('Toch', late)).refusal.error).toBe('objection_late');
  });
});
