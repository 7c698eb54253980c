import { verificationGestures, type VerificationMethod } from '@vonk/contract/verification';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { refuseDressedOthers } from '../../../test/non-members.ts';
import { addOther, another, type Person } from '../../../test/profiles.ts';
import { decideVerification, forgetEvidence, forgetPhotos, listWaitingVerifications, readEvidence } from '../index.ts';
import { drawInstruction } from './begin-verification.ts';

const kit = await createKit();
const { db, clock, services } = kit;
let count = 0;

const picture = () =>
  sharp({
    create: { width: 300, height: 400, channels: 3, background: { r: (count += 7) % 255, g: 90, b: 120 } },
  });
/** With a camera and a place in it, as a phone makes them. */
const selfie = () =>
  picture()
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera', Model: 'Geheim' } })
    .toBuffer();

async function withPhoto(): Promise<Person> {
  const person = await another(kit, 'anna');
  await kit.call('POST /api/photo.php', {}, { as: person.browser, body: await picture().jpeg().toBuffer() });
  await kit.advance(0);
  await kit.advance(11_000);
  return person;
}
const state = async ({ browser }: Person) => (await kit.call('GET /api/verification.php', {}, { as: browser })).ok;
const begin = ({ browser }: Person, method: VerificationMethod = 'gesture_selfie', consent = true) =>
  kit.call('POST /api/verification.php', { method, consent }, { as: browser });
const send = async ({ browser }: Person, body?: Uint8Array) =>
  kit.call('POST /api/verification-photo.php', {}, { as: browser, body: body ?? (await selfie()) });
const withdraw = ({ browser }: Person) => kit.call('DELETE /api/verification.php', {}, { as: browser });
const decide = ({ publicId }: Person, reason: Parameters<typeof decideVerification>[1]['reason'] = null) =>
  decideVerification(services, { siteId: 1, profile: publicId, reason, actor: 'eva', now: clock.now() });
const evidenceOf = ({ publicId }: Person) => readEvidence(services, { siteId: 1 }, publicId);
async function stored(): Promise<string[]> {
  const files: string[] = [];
  for await (const file of services.storage.list('verifications/')) files.push(file);
  return files;
}
const consentsOf = async ({ id }: Person) =>
  (
    await db.pool.query(
      "select given from consents where account_id = $1 and kind = 'verification' order by decided_at, id",
      [id],
    )
  ).rows.map(({ given }) => given as boolean);
const cardOf = async ({ publicId }: { publicId: string }, by?: Person) =>
  (await kit.call('GET /api/member.php', { id: publicId }, by ? { as: by.browser } : {})).ok.member;

describe('T117: a member is verified', () => {
  test('with a consent of its own, what is drawn at that moment, a picture, and a person who compares', async () => {
    const [anna, bram] = [await withPhoto(), await another(kit, 'bram')];
    expect(await state(anna)).toMatchObject({ state: 'none', tries_left: 3, has_main_photo: true });
    expect((await cardOf(anna, bram)).verified).toBe(false);
    expect((await begin(anna, 'gesture_selfie', false)).refusal).toMatchObject({ error: 'verification_consent' });
    expect(await consentsOf(anna)).toEqual([]);
    const { ok: open } = await begin(anna);
    expect(open).toMatchObject({ state: 'open', method: 'gesture_selfie', number: null, tries_left: 2 });
    expect(verificationGestures).toContain(open.gesture);
    expect(await consentsOf(anna)).toEqual([true]);
    expect((await send(anna)).ok).toMatchObject({ state: 'waiting', gesture: null });
    const [waiting] = await listWaitingVerifications(db, { siteId: 1 }, 10);
    expect(waiting).toMatchObject({ profile: anna.publicId, instruction: open.gesture });
    expect(await decide(anna)).toBe('done');
    expect(await state(anna)).toMatchObject({ state: 'verified', reason: null, since: clock.now().toISOString() });
    expect((await cardOf(anna, bram)).verified).toBe(true);
    const [mail] = await kit.mailsTo(anna.email);
    expect(mail).toMatchObject({ subject: 'Je foto is bekeken' });
    expect(mail?.text).toContain('We hebben je hoofdfoto bevestigd');
    expect((await begin(anna)).refusal).toMatchObject({ error: 'verification_stands' });
  });

  test('without a selfie too: by a document beside a number that is drawn', async () => {
    const carla = await withPhoto();
    const { ok } = await begin(carla, 'document');
    expect(ok).toMatchObject({ state: 'open', method: 'document', gesture: null });
    expect(ok.number).toMatch(/^\d{4}$/);
    await send(carla);
    expect((await listWaitingVerifications(db, { siteId: 1 }, 10)).at(-1)).toMatchObject({
      method: 'document',
      instruction: ok.number,
    });
    await decide(carla);
    expect(await state(carla)).toMatchObject({ state: 'verified' });
  });

  test('or is refused with a reason that stands on their page and not in the mail (T92)', async () => {
    const dora = await withPhoto();
    await begin(dora);
    await send(dora);
    await decide(dora, 'no_fresh_picture');
    expect(await state(dora)).toMatchObject({ state: 'refused', reason: 'no_fresh_picture', tries_left: 2 });
    const [mail] = await kit.mailsTo(dora.email);
    expect(mail?.text).toContain('konden je hoofdfoto niet bevestigen');
    expect(mail?.text).not.toMatch(/scherm|bewerkt/);
    expect((await cardOf(dora, await another(kit, 'bram'))).verified).toBe(false);
    const { rows } = await db.pool.query('select reason from audit where subject = $1', [dora.publicId]);
    expect(rows).toEqual([{ reason: 'no_fresh_picture' }]);
  });

  test('not without a main photo that others see, nor before the address is confirmed', async () => {
    const emma = await another(kit, 'anna');
    expect((await begin(emma)).refusal).toMatchObject({ error: 'verification_needs_photo' });
    const fien = await another(kit, 'anna', { status: 'not_confirmed' });
    expect((await begin(fien)).refusal).toMatchObject({ error: 'confirm_first' });
  });

  test('and is not any more with another main photo', async () => {
    const [gwen, bram] = [await withPhoto(), await another(kit, 'bram')];
    await begin(gwen);
    await send(gwen);
    await decide(gwen);
    const isVerified = async () => (await cardOf(gwen, bram)).verified;
    expect(await isVerified()).toBe(true);
    await kit.call('POST /api/photo.php', {}, { as: gwen.browser, body: await picture().jpeg().toBuffer() });
    await kit.advance(0);
    await kit.advance(11_000);
    const { photos } = (await kit.call('GET /api/photos.php', {}, { as: gwen.browser })).ok;
    await kit.call('PUT /api/photo.php', { photo: photos[1]?.id ?? '', main: true }, { as: gwen.browser });
    expect(await state(gwen)).toMatchObject({ state: 'lost' });
    expect(await isVerified()).toBe(false);
    // Nor where a version that knows nothing of verifications changes the photo.
    await begin(gwen);
    await send(gwen);
    await decide(gwen);
    expect(await isVerified()).toBe(true);
    await db.pool.query("update profiles set main_photo_key = '1/elsewhere' where id = $1", [gwen.id]);
    expect(await isVerified()).toBe(false);
  });

  test('T10: which is nobody else: their cards lack the field, and nothing can be begun for them', async () => {
    const bram = await another(kit, 'bram');
    for (const kind of ['fictional', 'fictional_ai', 'livecam', 'partner'] as const) {
      const other = await addOther(kit, `zonder-${kind}`, { kind });
      expect(await cardOf(other, bram)).not.toHaveProperty('verified');
      const beginning = db.pool.query(
        `insert into verification_tries (site_id, id, profile_id, method, instruction, consent_version, begun_at, ends_at)
         values (1, gen_random_uuid(), $1, 'document', '1234', '1', now(), now())`,
        [other.id],
      );
      await expect(beginning).rejects.toThrow('only a member');
    }
  });
});

test('T10: an answer that dresses who is no member as one, or tells a guest, fails whatever test asks for it', () => {
  const card = { kind: 'fictional', main_image: null, city: null };
  const judge =
    (more: object, isGuest = false) =>
    () =>
      refuseDressedOthers('it', { of: [{ ...card, ...more }] }, isGuest);
  expect(judge({})).not.toThrow();
  expect(judge({ verified: false })).toThrow('verified');
  expect(judge({ city: 'Gouda' })).toThrow('city');
  expect(judge({ kind: 'member', city: 'Gouda', verified: true })).not.toThrow();
  expect(judge({ kind: 'member', verified: true }, true)).toThrow('guest');
});

describe('C46: a verification may be tried three times a week', () => {
  test('each with another gesture; one that is open goes on, one that was not used counts too', async () => {
    const hanna = await withPhoto();
    const asked = [(await begin(hanna)).ok.gesture];
    expect((await begin(hanna)).ok).toMatchObject({ gesture: asked[0], tries_left: 2 });
    await send(hanna);
    await decide(hanna, 'unclear');
    clock.advance(60_000);
    asked.push((await begin(hanna)).ok.gesture);
    await withdraw(hanna);
    expect(await state(hanna)).toMatchObject({ state: 'none', tries_left: 1 });
    asked.push((await begin(hanna)).ok.gesture);
    expect(new Set(asked).size).toBe(3);
    clock.advance(61 * 60_000);
    expect((await send(hanna)).refusal).toMatchObject({ error: 'verification_over' });
    const { tries_left: left, next_try_at: next } = await state(hanna);
    expect(left).toBe(0);
    expect((await begin(hanna)).refusal).toMatchObject({ error: 'verification_limit' });
    clock.advance(new Date(next ?? 0).getTime() - clock.now().getTime());
    expect((await begin(hanna)).ok).toMatchObject({ state: 'open', tries_left: 0 });
  });

  test('and at one moment once', async () => {
    const iris = await withPhoto();
    const answers = await Promise.all([begin(iris), begin(iris), begin(iris)]);
    expect(new Set(answers.map(({ ok }) => ok.gesture)).size).toBe(1);
    expect((await state(iris)).tries_left).toBe(2);
    const sent = await Promise.all([send(iris), send(iris)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('no gesture is asked twice in a week', () => {
    const asked: string[] = [];
    for (const _ of verificationGestures) asked.push(drawInstruction('gesture_selfie', asked));
    expect(asked.toSorted()).toEqual([...verificationGestures].toSorted());
  });
});

describe('the picture', () => {
  test('T82: is decoded and stored anew, without what the camera wrote; what is no picture is refused', async () => {
    const jet = await withPhoto();
    await begin(jet);
    for (const [body, error] of [
      [Buffer.from('geen foto'), 'photo_type'],
      [(await selfie()).subarray(0, 400), 'photo_broken'],
      [
        await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        'photo_small',
      ],
    ] as const)
      expect((await send(jet, body)).refusal).toMatchObject({ error });
    expect(await state(jet)).toMatchObject({ state: 'open' });
    const body = await selfie();
    expect(body.includes('Geheim')).toBe(true);
    expect((await send(jet, body)).status).toBe(200);
    const evidence = await evidenceOf(jet);
    expect(evidence?.bytes.includes('Geheim')).toBe(false);
    expect(await sharp(evidence?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
  });

  test('goes with the consent, at once, and with it the result', async () => {
    const kaat = await withPhoto();
    const before = await stored();
    await begin(kaat);
    await send(kaat);
    clock.advance(1000);
    expect((await stored()).length).toBe(before.length + 1);
    expect((await withdraw(kaat)).ok).toMatchObject({ state: 'none', tries_left: 2 });
    await kit.advance(0);
    expect(await stored()).toEqual(before);
    expect(await decide(kaat)).toBe('nothing_waits');
    clock.advance(1000);
    await begin(kaat);
    await send(kaat);
    await decide(kaat);
    clock.advance(1000);
    expect((await withdraw(kaat)).ok).toMatchObject({ state: 'none' });
    await kit.advance(0);
    expect(await stored()).toEqual(before);
    const { rows } = await db.pool.query('select from verifications where profile_id = $1', [kaat.id]);
    expect(rows).toEqual([]);
    expect(await consentsOf(kaat)).toEqual([true, false, true, false]);
  });

  test('that was stored for a try which was broken off is deleted by the hourly job; tries by the week', async () => {
    const lies = await withPhoto();
    await begin(lies);
    const { rows } = await db.pool.query('select evidence_key as key from verification_tries where profile_id = $1', [
      lies.id,
    ]);
    const file = `verifications/1/${rows[0].key}.jpg`;
    await services.storage.put(file, await selfie());
    const forget = () => forgetEvidence(services)({}, { db, now: clock.now(), attempt: 1 });
    await forget();
    expect(await services.storage.get(file)).toBeDefined();
    clock.advance(3 * 3600_000);
    await forget();
    expect(await services.storage.get(file)).toBeUndefined();
    expect((await send(lies)).refusal).toMatchObject({ error: 'verification_over' });
  });

  test('T55: is erased with the member, in the midst of a try too', async () => {
    const mila = await withPhoto();
    const before = await stored();
    await begin(mila);
    await send(mila);
    await decide(mila, 'unclear');
    await begin(mila);
    const scope = { siteId: 1, memberId: mila.id } as Parameters<typeof forgetPhotos>[1];
    await db.transact((tx) => forgetPhotos(tx, scope, clock.now()));
    await kit.advance(0);
    expect(await stored()).toEqual(before);
    for (const table of ['verifications', 'verification_tries'])
      expect((await db.pool.query(`select from ${table} where profile_id = $1`, [mila.id])).rows).toEqual([]);
  });
});

test('nobody sees or changes another one’s verification', async () => {
  const [nora, otto] = [await withPhoto(), await withPhoto()];
  await begin(nora);
  expect((await send(otto)).refusal).toMatchObject({ error: 'verification_over' });
  await withdraw(otto);
  expect(await state(nora)).toMatchObject({ state: 'open' });
  expect(await state(otto)).toMatchObject({ state: 'none' });
  for (const name of ['GET /api/verification.php', 'DELETE /api/verification.php'] as const)
    expect((await kit.call(name, {})).refusal).toMatchObject({ error: 'authentication_required' });
});
