import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { addOther, another, type Person } from '../../../test/profiles.ts';
import { newId } from '../../platform/ids.ts';
import { decideVerification, forgetEvidence, forgetPhotos, listWaitingVerifications, readEvidence } from '../index.ts';
import { ownPhotos } from '../own-data.ts';
import { evidenceKey } from './verifications.ts';

const kit = await createKit();
const { db, clock, services } = kit;
const hour = 3600_000;
const forget = forgetEvidence(services);
let count = 0;

const scopeOf = ({ id }: { id: string }) => ({ siteId: 1, memberId: id }) as Parameters<typeof forgetPhotos>[1];

async function withPhoto(): Promise<Person> {
  const person = await another(kit, 'anna');
  await addPhoto(person);
  return person;
}

async function addPhoto(person: Person): Promise<string> {
  const background = { r: (count += 40) % 255, g: 90, b: 120 };
  const body = await sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { ok } = await kit.call('POST /api/photo.php', {}, { as: person.browser, body });
  await kit.advance(0);
  await kit.advance(11_000);
  return ok.photo.id;
}

/** As a member asks: the evidence lies in the store, the row cites the consent. */
async function ask({ id }: { id: string }, { siteId = 1 } = {}): Promise<string> {
  const key = randomBytes(21).toString('base64url');
  await services.storage.put(evidenceKey({ siteId, key }), Buffer.from('a selfie'));
  await db.pool.query(
    `insert into verifications (site_id, id, profile_id, method, consent_version, consented_at, evidence_key, asked_at)
     values ($1, $2, $3, 'gesture_selfie', '2026-11-01', $4, $5, $4)`,
    [siteId, newId(clock.now()), id, clock.now(), key],
  );
  return evidenceKey({ siteId, key });
}
const decide = ({ publicId }: { publicId: string }, isSame: boolean) =>
  decideVerification(services, {
    siteId: 1,
    profile: publicId,
    reason: isSame ? null : 'other_person',
    actor: 'eva',
    now: clock.now(),
  });
const rowsOf = async ({ id }: { id: string }) =>
  (await db.pool.query('select * from verifications where profile_id = $1 order by asked_at, id', [id])).rows;

describe('T117: a verification', () => {
  test('waits for a person, who compares it with the main photo that others see; each decision stands in the log', async () => {
    const [anna, bram] = [await withPhoto(), await withPhoto()];
    await ask(anna);
    clock.advance(1000);
    await ask(bram);
    expect(await listWaitingVerifications(db, { siteId: 1 }, 10)).toMatchObject([
      { profile: anna.publicId, method: 'gesture_selfie' },
      { profile: bram.publicId },
    ]);
    expect(await listWaitingVerifications(db, { siteId: 2 }, 10)).toEqual([]);
    expect((await readEvidence(services, { siteId: 1 }, anna.publicId))?.bytes.toString()).toBe('a selfie');
    expect(await readEvidence(services, { siteId: 2 }, anna.publicId)).toBeUndefined();
    expect(await decide(anna, true)).toBe('done');
    expect(await decide(anna, false)).toBe('nothing_waits');
    expect(await decide(bram, false)).toBe('done');
    const { rows: photos } = await db.pool.query('select key from photos where profile_id = $1', [anna.id]);
    expect(await rowsOf(anna)).toMatchObject([{ state: 'verified', decided_by: 'eva', photo_key: photos[0].key }]);
    expect(await rowsOf(bram)).toMatchObject([{ state: 'refused', photo_key: null }]);
    const { rows: log } = await db.pool.query('select action from audit where subject = any($1) order by action', [
      [anna.publicId, bram.publicId],
    ]);
    expect(log).toEqual([{ action: 'verification_given' }, { action: 'verification_refused' }]);
  });

  test('is lost when the main photo becomes another one, and does not come back with the old one', async () => {
    const carla = await withPhoto();
    const first = (await kit.call('GET /api/photos.php', {}, { as: carla.browser })).ok.photos[0]!.id;
    const second = await addPhoto(carla);
    await ask(carla);
    await decide(carla, true);
    expect(await rowsOf(carla)).toMatchObject([{ state: 'verified' }]);
    await kit.call('PUT /api/photo.php', { photo: second, alt: 'Aan zee' }, { as: carla.browser });
    expect(await rowsOf(carla)).toMatchObject([{ state: 'verified', ended_at: null }]);
    const main = (photo: string) => kit.call('PUT /api/photo.php', { photo, main: true }, { as: carla.browser });
    expect((await main(second)).status).toBe(200);
    expect(await rowsOf(carla)).toMatchObject([{ state: 'lost', ended_at: clock.now() }]);
    await main(first);
    expect(await rowsOf(carla)).toMatchObject([{ state: 'lost' }]);
  });

  test('is lost with the main photo that is taken away or cut anew', async () => {
    const [dora, emma] = [await withPhoto(), await withPhoto()];
    for (const person of [dora, emma]) {
      await ask(person);
      await decide(person, true);
    }
    const photoOf = async (person: Person) =>
      (await kit.call('GET /api/photos.php', {}, { as: person.browser })).ok.photos[0]!.id;
    await kit.call('DELETE /api/photo.php', { photo: await photoOf(dora) }, { as: dora.browser });
    const cut = {
      photo: await photoOf(emma),
      rotation: 0 as const,
      crop: { left: 0, top: 0, width: 6000, height: 6000 },
    };
    await kit.call('POST /api/photo-cut.php', cut, { as: emma.browser });
    await kit.advance(0);
    for (const person of [dora, emma]) expect(await rowsOf(person)).toMatchObject([{ state: 'lost' }]);
  });

  test('needs a main photo that others see', async () => {
    const fien = await another(kit, 'anna');
    await ask(fien);
    expect(await decide(fien, true)).toBe('no_main_photo');
    expect(await decide(fien, false)).toBe('done');
  });

  test('is refused by the database for every profile that is no member', async () => {
    for (const kind of ['fictional', 'fictional_ai', 'livecam', 'partner'] as const) {
      const other = await addOther(kit, `niemand-${kind}`, { kind });
      await expect(ask(other)).rejects.toThrow('only a member');
    }
  });

  test('is asked for once at a time, with a consent, and its decision is never changed', async () => {
    const gijs = await withPhoto();
    await ask(gijs);
    await expect(ask(gijs)).rejects.toThrow('verifications_waiting');
    await decide(gijs, true);
    await expect(
      db.pool.query("update verifications set decided_by = 'other' where profile_id = $1", [gijs.id]),
    ).rejects.toThrow('stands');
    await expect(
      db.pool.query("update verifications set method = 'document' where profile_id = $1", [gijs.id]),
    ).rejects.toThrow('stands');
    await expect(
      db.pool.query(
        `insert into verifications (site_id, id, profile_id, method, consent_version, consented_at, evidence_key, asked_at)
         values (1, gen_random_uuid(), $1, 'document', '', now(), repeat('k', 28), now())`,
        [gijs.id],
      ),
    ).rejects.toThrow('consent_version');
  });
});

describe('T88: the evidence', () => {
  test('is deleted within 24 hours of the decision by a job; result, time and method stay', async () => {
    const [hanna, iris] = [await withPhoto(), await withPhoto()];
    const [decided, waiting] = [await ask(hanna), await ask(iris)];
    const decidedAt = clock.now();
    await decide(hanna, true);
    await runHourly(23);
    expect(await services.storage.get(decided)).toBeUndefined();
    expect(await services.storage.get(waiting)).toBeDefined();
    const [row] = await rowsOf(hanna);
    expect(row).toMatchObject({
      state: 'verified',
      method: 'gesture_selfie',
      decided_at: decidedAt,
      evidence_key: null,
    });
    expect(row.evidence_deleted_at.getTime() - decidedAt.getTime()).toBeLessThan(24 * hour);
    await decide(iris, false);
    await runHourly(23);
    expect(await services.storage.get(waiting)).toBeUndefined();
    expect(await ownPhotos(db, scopeOf(hanna))).toMatchObject({
      verifications: [{ method: 'gesture_selfie', state: 'verified' }],
    });
  });

  test('that nobody decided about is deleted after 14 days, and the member may ask again', async () => {
    const jet = await withPhoto();
    const file = await ask(jet);
    clock.advance(13 * 24 * hour);
    await runHourly(1);
    expect(await services.storage.get(file)).toBeDefined();
    clock.advance(24 * hour);
    await runHourly(1);
    expect(await services.storage.get(file)).toBeUndefined();
    expect(await rowsOf(jet)).toMatchObject([{ state: 'expired', evidence_key: null }]);
    await ask(jet);
  });

  test('T55: goes with the member who is erased, and the proof with it', async () => {
    const kaat = await withPhoto();
    const file = await ask(kaat);
    await db.transact((tx) => forgetPhotos(tx, scopeOf(kaat), clock.now()));
    await kit.advance(0);
    expect(await services.storage.get(file)).toBeUndefined();
    expect(await rowsOf(kaat)).toEqual([]);
  });

  test('T83: has no address: neither its owner nor anybody else is given the file', async () => {
    const lies = await withPhoto();
    const file = await ask(lies);
    for (const path of [`/${file}`, `/photos/../${file}`, `/api/photo-file.php?photo=${file}&variant=full`]) {
      const { status } = await kit.app.request(path, {
        headers: { host: 'localhost', cookie: `session=${lies.browser.cookies.get('session')}` },
      });
      expect([400, 403, 404]).toContain(status);
    }
  });
});

/** As the crontab does it, on the moved clock. */
async function runHourly(hours: number): Promise<void> {
  for (let passed = 0; passed < hours; passed += 1) {
    clock.advance(hour);
    await forget({}, { db, now: clock.now(), attempt: 1 });
  }
}
