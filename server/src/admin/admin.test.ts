import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { password } from '../../test/members.ts';
import { join } from '../../test/profiles.ts';
import { inspectPhoto, listWaitingPhotos, readInspectedPhoto } from '../photos/index.ts';
import { closeAccount, restoreAccount } from './index.ts';

const kit = await createKit();
const { db, clock, services } = kit;
const audit = async (subject: string) =>
  (await db.pool.query('select actor, action, reason from audit where subject = $1 order by happened_at, id', [subject])).rows;
const deed = (email: string) => ({ siteId: 1, email, actor: 'eva', reason: 'reported for fraud', now: clock.now() });

test('a photo that waits is looked at, shown or taken away with its reason; each decision stands in the log', async () => {
  const anna = await join(kit, 'anna');
  const body = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#336655' } }).jpeg().toBuffer(); // prettier-ignore
  const { id: photo } = (await kit.call('POST /api/photo.php', {}, { as: anna.browser, body })).ok.photo;
  await kit.advance(0);
  expect(await listWaitingPhotos(db, 1, 10)).toMatchObject([{ photo, member: 'anna' }]);
  expect(await listWaitingPhotos(db, 2, 10)).toEqual([]);
  expect((await readInspectedPhoto(services, 1, photo))?.type).toBe('image/webp');
  expect(await readInspectedPhoto(services, 2, photo)).toBeUndefined();

  const decision = { siteId: 1, photo, mayNotReturn: true, actor: 'eva', now: clock.now() };
  expect(await inspectPhoto(services, { ...decision, siteId: 2, reason: null })).toBe(false);
  expect(await inspectPhoto(services, { ...decision, reason: 'no_person' })).toBe(true);
  expect(await inspectPhoto(services, { ...decision, reason: 'no_person' })).toBe(false);
  expect((await kit.call('GET /api/photos.php', {}, { as: anna.browser })).ok.photos).toMatchObject([
    { state: 'removed', reason: 'no_person' },
  ]);
  expect(await audit(photo)).toEqual([{ actor: 'eva', action: 'photo_removed', reason: 'no_person' }]);
  expect((await kit.call('POST /api/photo.php', {}, { as: anna.browser, body })).refusal.error).toBe('photo_refused');
});

test('an account is closed and opened again as it was, with a reason in the log', async () => {
  const [bea, carl] = [await join(kit, 'bea'), await join(kit, 'carl', { gender: 'male' })];
  await db.pool.query('update accounts set confirmed_at = signed_up_at where id = $1', [bea.id]);
  const sees = async () => (await kit.call('GET /api/member.php', { id: bea.publicId }, { as: carl.browser })).status;
  expect(await closeAccount(services, deed(bea.email))).toBe(true);
  expect(await closeAccount(services, deed(bea.email))).toBe(false);
  expect((await kit.call('GET /api/user.php', {}, { as: bea.browser })).ok.user).toBeNull();
  expect(await sees()).toBe(404);
  clock.advance(1000);
  expect(await restoreAccount(services, deed(bea.email))).toBe(true);
  expect(await restoreAccount(services, deed(bea.email))).toBe(false);
  expect(await sees()).toBe(200);
  const { ok } = await kit.call('POST /api/user.php', { email: bea.email, password }, { as: kit.browser() });
  expect(ok.user.status).toBe('confirmed');
  expect(await audit(bea.id)).toEqual([
    { actor: 'eva', action: 'account_closed', reason: 'reported for fraud' },
    { actor: 'eva', action: 'account_restored', reason: 'reported for fraud' },
  ]);
  expect(await closeAccount(services, deed('nobody@example.org'))).toBe(false);
});
