import { randomBytes } from 'node:crypto';
import { maxInventedPictures } from '@vonk/contract/admin/sites/invented-pictures';
import { hour } from '@vonk/contract/durations';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { addOther, another } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';
import { forgetPhotos } from '../../photos/index.ts';

/** As the IPTC calls what a machine made. */
const madeByMachine = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

const kit = await createKit();
// Nothing is shown by itself after ten seconds, as it is in the demo.
Object.assign(kit.services, { isDemo: false });
const owner = await firstOwner(kit);
const mara = await hire(kit, owner, [{ role: 'marketing', site: 1 }], 'Mara');
const nora = await hire(kit, owner, [{ role: 'moderator', site: 1 }], 'Nora');
const bram = await another(kit, 'bram', { isPremium: true });
let as: Browser = mara.browser;
beforeEach(async () => {
  await kit.advance(2 * hour);
  as = await logInAgain(kit, mara);
});

/** Blocks of grey, as coarse as what a look is told by, so that each picture is unlike the others. */
const scene = () =>
  sharp(randomBytes(9 * 8), { raw: { width: 9, height: 8, channels: 1 } })
    .resize(720, 640, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toBuffer();
const add = (profile: string, body: Buffer, part: object = {}) =>
  adminCall(
    kit,
    'POST /api/admin/invented-picture',
    { site: 1, profile, origin: 'licensed', note: 'Licentie 17.', alt: '', ...part },
    { as, body },
  );
const list = async (profile: string) =>
  (await adminCall(kit, 'GET /api/admin/invented-pictures', { site: 1, profile }, { as })).ok.pictures;
const change = (profile: string, picture: string, part: object) =>
  adminCall(kit, 'PUT /api/admin/invented-picture', { site: 1, profile, picture, ...part }, { as });
const shown = async (profile: string) =>
  (await kit.call('GET /api/member.php', { id: profile }, { as: bram.browser })).ok.member.photos;
const fileOf = async (address: string, browser: Browser) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return kit.app.request(address, { headers: { host: 'localhost', cookie } });
};

const cardOf = ([picture]: readonly { card: string }[]) => picture?.card ?? '';

test('STAFF-4: a picture is decoded as members’ are, shown at once, put in order, described and taken away; the log has each', async () => {
  const { publicId: luna } = await addOther(kit, 'Lunabeeld');
  expect((await add(luna, await scene(), { alt: 'Een vrouw leest.' })).status).toBe(200);
  expect((await add(luna, await scene(), { origin: 'model', note: 'Toestemming 4.' })).status).toBe(200);
  expect((await add(luna, await scene())).status).toBe(200);
  const placed = await list(luna);
  const ids = placed.map(({ id }) => id);
  const [first = '', second = '', third = ''] = ids;
  expect(placed.slice(0, 2)).toMatchObject([
    { is_main: true, alt: 'Een vrouw leest.', origin: 'licensed', note: 'Licentie 17.' },
    { is_main: false, origin: 'model', note: 'Toestemming 4.' },
  ]);
  expect((await shown(luna)).map(({ id, is_main: isMain }) => [id, isMain])).toEqual([
    [first, true],
    [second, false],
    [third, false],
  ]);
  expect((await fileOf(cardOf(placed), as)).headers.get('content-type')).toBe('image/webp');
  expect((await fileOf(cardOf(placed), nora.browser)).status).not.toBe(200);
  expect((await change(luna, second, { main: true })).ok.pictures.map(({ id }) => id)[0]).toBe(second);
  expect((await change(luna, second, { alt: 'Ze lacht.' })).ok.pictures.map(({ alt }) => alt)[0]).toBe('Ze lacht.');
  const order = [second, third, first];
  const ordered = await adminCall(kit, 'PUT /api/admin/invented-pictures', { site: 1, profile: luna, order }, { as });
  expect(ordered.ok.pictures.map(({ id }) => id)).toEqual(order);
  const gone = { site: 1, profile: luna, picture: second, reason: 'Licentie voorbij.' };
  expect((await adminCall(kit, 'POST /api/admin/invented-picture-removal', gone, { as })).ok.pictures).toMatchObject([
    { id: third, is_main: true },
    { id: first },
  ]);
  const origins = await kit.db.pool.query('select photo_id from picture_origins');
  expect(origins.rowCount).toBe(ids.length - 1);
  const { rows } = await kit.db.pool.query<{ line: string }>(
    `select action || ' ' || reason as line from audit join audit_chain on audit_id = id
      where subject = $1 order by position`,
    [luna],
  );
  expect(rows.map(({ line }) => line)).toEqual([
    'profile_picture_added Licentie 17.',
    'profile_picture_added Toestemming 4.',
    'profile_picture_added Licentie 17.',
    'profile_pictures_changed ',
    'profile_pictures_changed Ze lacht.',
    'profile_pictures_changed ',
    'profile_picture_removed Licentie voorbij.',
  ]);
});

test('T12: what a machine made says so on the picture and in each of its files; another does not', async () => {
  const { publicId: luna } = await addOther(kit, 'Lunaai', { kind: 'fictional_ai' });
  const grey = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#c8c8c8' } })
    .png()
    .toBuffer();
  expect((await add(luna, grey, { origin: 'ai', note: 'Eigen model.' })).status).toBe(200);
  const [made] = await list(luna);
  for (const address of [made?.full ?? '', made?.card ?? '']) {
    const bytes = Buffer.from(await (await fileOf(address, as)).arrayBuffer());
    expect(bytes.toString('latin1')).toContain(madeByMachine);
    const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    const dark = (left: number) =>
      data.filter((dot, at) => dot < 90 && at % info.width < left && at > (info.height - 80) * info.width).length;
    expect(dark(120)).toBeGreaterThan(200);
  }
  const { publicId: zoe } = await addOther(kit, 'Zoebeeld');
  await add(zoe, await scene());
  const [licensed] = await list(zoe);
  const bytes = Buffer.from(await (await fileOf(licensed?.full ?? '', as)).arrayBuffer());
  expect(bytes.toString('latin1')).not.toContain(madeByMachine);
});

test('T1: a photo of a member or a former one is refused, saved anew or mirrored too, and leaves nothing', async () => {
  const { publicId: luna } = await addOther(kit, 'Lunageleend');
  const [anna, gone] = [await another(kit, 'anna'), await another(kit, 'anna')];
  const [living, former] = [await scene(), await scene()];
  for (const [who, body] of [
    [anna, living],
    [gone, former],
  ] as const) {
    await kit.call('POST /api/photo.php', {}, { as: who.browser, body });
    await kit.advance(0);
  }
  const scope = { siteId: 1, memberId: gone.id } as Parameters<typeof forgetPhotos>[1];
  await kit.db.transact((tx) => forgetPhotos(tx, scope, kit.clock.now()));
  for (const picture of [living, former]) {
    const copy = () => sharp(picture).resize(500, 444, { fit: 'fill' }).modulate({ brightness: 1.05 });
    for (const body of [picture, await copy().jpeg({ quality: 60 }).toBuffer(), await copy().flop().png().toBuffer()])
      expect((await add(luna, body)).refusal.error).toBe('photo_of_person');
  }
  expect(await list(luna)).toEqual([]);
  const { rows } = await kit.db.pool.query(
    'select from photos p join profiles o on o.id = p.profile_id where o.public_id = $1',
    [luna],
  );
  expect(rows).toEqual([]);
});

test.each([
  ['no picture', () => Promise.resolve(Buffer.from('geen foto')), {}, 'photo_type'],
  [
    'a picture too small',
    () =>
      sharp({ create: { width: 40, height: 40, channels: 3, background: '#abc' } })
        .png()
        .toBuffer(),
    {},
    'photo_small',
  ],
  ['one without an origin', scene, { origin: '' }, 'invalid_input'],
  ['one without a note', scene, { note: ' ' }, 'invalid_input'],
] as const)('%s is refused', async (name, body, part, error) => {
  const { publicId } = await addOther(kit, `Fout${name.length}`);
  expect((await add(publicId, await body(), part)).refusal.error).toBe(error);
});

test('there are twelve at most; those of a person, and of another site, are not touched', async () => {
  const { publicId: luna } = await addOther(kit, 'Lunavol');
  for (let at = 0; at < maxInventedPictures; at += 1) expect((await add(luna, await scene())).status).toBe(200);
  expect((await add(luna, await scene())).refusal.error).toBe('photo_limit');
  expect((await add(bram.publicId, await scene())).refusal.error).toBe('not_found');
  const { publicId: elsewhere } = await addOther(kit, 'Lunaelders', { siteId: 2 });
  expect((await add(elsewhere, await scene())).refusal.error).toBe('not_found');
  const { publicId: other } = await addOther(kit, 'Lunaander');
  const [picture] = await list(luna);
  expect((await change(other, picture?.id ?? '', { main: true })).refusal.error).toBe('not_found');
});
