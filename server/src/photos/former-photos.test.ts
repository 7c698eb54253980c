import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { addOther, another, type Person } from '../../test/profiles.ts';
import { newId, publicId } from '../platform/ids.ts';
import { differenceHash, forgetPhotos, inspectPhoto, listWaitingPhotos, placePhoto } from './index.ts';

const kit = await createKit();
const { db, clock } = kit;
// Nothing is shown by itself after ten seconds, as it is in the demo.
Object.assign(kit.services, { isDemo: false });

/** Blocks of grey, as coarse as what the number is made of, so that each picture is unlike the others. */
const scene = () =>
  sharp(randomBytes(9 * 8), { raw: { width: 9, height: 8, channels: 1 } })
    .resize(720, 640, { kernel: 'nearest', fit: 'fill' })
    .png()
    .toBuffer();
/** As somebody else would save it: smaller, by another encoder, a little brighter. */
const copyOf = (picture: Buffer) =>
  sharp(picture).resize(500, 444, { fit: 'fill' }).modulate({ brightness: 1.05 }).jpeg({ quality: 60 }).toBuffer();

async function upload({ browser }: Person, body: Buffer): Promise<string> {
  const { ok } = await kit.call('POST /api/photo.php', {}, { as: browser, body });
  await kit.advance(0);
  return ok.photo.id;
}
const erase = ({ id }: Person) =>
  db.transact((tx) => forgetPhotos(tx, { siteId: 1, memberId: id } as Parameters<typeof forgetPhotos>[1], clock.now()));
/** The one way by which a profile that is nobody's gets a picture. */
const place = async (profile: { id: string }, picture: Buffer, siteId = 1) => {
  const perceptualHash = await differenceHash(sharp(picture));
  return db.transact((tx) =>
    placePhoto(tx, kit.services, {
      siteId,
      memberId: profile.id,
      id: newId(clock.now()),
      publicId: publicId(),
      key: publicId() + publicId(),
      contentHash: randomBytes(32),
      width: 720,
      height: 640,
      perceptualHash,
      now: clock.now(),
    }),
  );
};
const refusal = 'looks like one of a former member';

test('T1: what looks like a photo of a former member never becomes the picture of an invented profile', async () => {
  const [anna, picture, another1] = [await another(kit, 'anna'), await scene(), await scene()];
  await upload(anna, picture);
  await erase(anna);
  const others = await Promise.all(
    (['fictional', 'fictional_ai', 'livecam', 'partner'] as const).map((kind) => addOther(kit, `na-${kind}`, { kind })),
  );
  for (const other of others) {
    await expect(place(other, picture)).rejects.toThrow(refusal);
    await expect(place(other, await copyOf(picture))).rejects.toThrow(refusal);
    await place(other, await scene());
  }
  const elsewhere = await addOther(kit, 'elders', { siteId: 2 });
  await expect(place(elsewhere, picture, 2)).rejects.toThrow(refusal);
  await place(elsewhere, another1, 2);
  // By no other way either.
  const hash = await differenceHash(sharp(picture));
  await expect(
    db.pool.query('update photos set perceptual_hash = $2 where profile_id = $1', [others[0]?.id, hash]),
  ).rejects.toThrow(refusal);
});

test('T1: whoever comes back may show the same photo again; nothing tells whose it was', async () => {
  const [bea, picture] = [await another(kit, 'anna'), await scene()];
  await upload(bea, picture);
  await erase(bea);
  const { rows } = await db.pool.query('select * from erased_photos order by erased_on desc');
  for (const row of rows) expect(Object.keys(row)).toEqual(['perceptual_hash', 'erased_on']);
  const again = await another(kit, 'anna');
  const photo = await upload(again, picture);
  expect((await listWaitingPhotos(db, { siteId: 1 }, 10)).find((one) => one.photo === photo)).toMatchObject({
    isLikeRemoved: false,
  });
});

test('T73: a photo that looks like one removed for good stands first in the queue, and a person decides', async () => {
  const [cleo, dirk, picture] = [await another(kit, 'anna'), await another(kit, 'anna'), await scene()];
  const removed = await upload(cleo, picture);
  await inspectPhoto(kit.services, {
    siteId: 1,
    photo: removed,
    reason: 'nudity',
    mayNotReturn: true,
    actor: 'eva',
    now: clock.now(),
  });
  expect((await kit.call('POST /api/photo.php', {}, { as: dirk.browser, body: picture })).refusal).toMatchObject({
    error: 'photo_refused',
  });
  const innocent = await upload(dirk, await scene());
  const alike = await upload(dirk, await copyOf(picture));
  const waiting = await listWaitingPhotos(db, { siteId: 1 }, 10);
  expect(waiting[0]).toMatchObject({ photo: alike, isLikeRemoved: true });
  expect(waiting.find(({ photo }) => photo === innocent)).toMatchObject({ isLikeRemoved: false });
  await expect(place(await addOther(kit, 'geleend'), await copyOf(picture))).rejects.toThrow(refusal);
});
