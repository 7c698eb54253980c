import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { addOther, another } from '../../test/profiles.ts';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { inspectPhoto, listWaitingPhotos, readInspectedPhoto } from '../photos/index.ts';
import { randomUUID } from 'node:crypto';
import { giveCredits, readSums } from '../../test/credits.ts';
import { restrictMember } from '../restrictions/index.ts';
import { makeInvented, showInvented } from './index.ts';
import { listInvented } from '../profile/index.ts';

const kit = await createKit();
const { db, clock, services } = kit;
const audit = async (subject: string) =>
  (
    await db.pool.query('select actor, action, reason from audit where subject = $1 order by happened_at, id', [
      subject,
    ])
  ).rows;
const fraudOf = (email: string) =>
  ({
    siteId: 1,
    email,
    kind: 'suspended',
    reason: 'fraud',
    facts: 'Vroeg om geld.',
    until: null,
    actor: 'eva',
    now: clock.now(),
  }) as const;

test('a photo that waits is looked at, shown or taken away with its reason; each decision stands in the log', async () => {
  const anna = await another(kit, 'anna');
  const body = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer();
  const { id: photo } = (await kit.call('POST /api/photo.php', {}, { as: anna.browser, body })).ok.photo;
  await kit.advance(0);
  expect(await listWaitingPhotos(db, { siteId: 1 }, 10)).toMatchObject([{ photo, member: 'anna' }]);
  expect(await listWaitingPhotos(db, { siteId: 2 }, 10)).toEqual([]);
  expect((await readInspectedPhoto(services, { siteId: 1 }, photo))?.type).toBe('image/webp');
  expect(await readInspectedPhoto(services, { siteId: 2 }, photo)).toBeUndefined();

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

test('a profile that is no person is made with its label, hidden and shown again; each deed stands in the log (T1)', async () => {
  const dirk = await another(kit, 'bram');
  const staff = { siteId: 1, actor: 'eva', now: clock.now() };
  const luna = {
    kind: 'fictional',
    name: 'Lunalied',
    birthDate: '1990-01-01',
    gender: 'female',
    country: 'NL',
    quote: 'Ik besta niet.',
    about: '',
    company: null,
    performers: null,
  } as const;
  const profile = await makeInvented(services, staff, luna);
  const see = () => kit.call('GET /api/member.php', { id: profile }, { as: dirk.browser });
  expect((await see()).ok.member).toMatchObject({ kind: 'fictional', name: 'Lunalied', city: null });
  expect(await listInvented(db, { siteId: 1 }, { limit: 10 })).toMatchObject([
    { publicId: profile, kind: 'fictional', name: 'Lunalied', status: 'active' },
  ]);
  const hide = () => showInvented(services, staff, { profile, isShown: false });
  // By several at once: it is done one time, and stands in the log one time.
  expect((await Promise.all([hide(), hide(), hide()])).sort()).toEqual([false, false, true]);
  expect(await hide()).toBe(false);
  expect((await see()).status).toBe(404);
  clock.advance(1000);
  expect(await showInvented(services, { ...staff, now: clock.now() }, { profile, isShown: true })).toBe(true);
  expect(await showInvented(services, staff, { profile: dirk.publicId, isShown: false })).toBe(false);
  expect(
    (await audit(profile)).map(({ action, reason }: { action: string; reason: string }) => [action, reason]).sort(),
  ).toEqual([
    ['profile_hidden', ''],
    ['profile_made', 'fictional'],
    ['profile_shown', ''],
  ]);
});

test('T1: no profile becomes another kind: no call takes one, and the database refuses it once it was written to', async () => {
  const dirk = await another(kit, 'bram');
  const luna = await addOther(kit, 'Lunablijft');
  for (const name of ['PUT /api/profile.php', 'PUT /api/privacy.php'] as const)
    expect((await kit.callWith(name, { kind: 'fictional' }, { as: dirk.browser })).status).toBe(400);
  await giveCredits(kit, dirk, 5, 'bought');
  const version = fictionalNoticeVersion;
  await kit.call('POST /api/acknowledgement.php', { profile: luna.publicId, version }, { as: dirk.browser });
  const said = { profile: luna.publicId, key: randomUUID(), text: 'Hallo' };
  expect((await kit.call('POST /api/message.php', said, { as: dirk.browser })).status).toBe(200);
  const become = (id: string, kind: string) => db.pool.query('update profiles set kind = $2 where id = $1', [id, kind]);
  for (const kind of ['member', 'fictional_ai', 'partner']) await expect(become(luna.id, kind)).rejects.toThrow('kind');
  for (const kind of ['fictional', 'livecam']) await expect(become(dirk.id, kind)).rejects.toThrow('kind');
  await expect(db.pool.query('update profiles set kind = null where id = $1', [luna.id])).rejects.toThrow('kind');
});

describe('T14: a profile that is no person', () => {
  const staff = { siteId: 1, actor: 'eva', now: clock.now() };
  const performers = { reference: 'C-17', checkedBy: 'eva', checkedOn: '2026-11-01' };
  const company = { name: 'Camhuis B.V.', price: '€ 1,99 per minuut', url: 'https://cam.example/' };
  const cam = {
    kind: 'livecam',
    name: 'Camlied',
    birthDate: '1990-01-01',
    gender: 'female',
    country: 'NL',
    quote: '',
    about: '',
    company,
    performers,
  } as const;
  const made = async () =>
    (await db.pool.query("select count(*)::integer as count from profiles where name = 'Camlied'")).rows[0].count;

  test.each([
    ['without the company that runs it', { company: null }, 'company'],
    ['with a company it does not have', { kind: 'fictional' as const, performers: null }, 'company'],
    ['without a price', { company: { ...company, price: ' ' } }, 'price'],
    ['with an address that is not https', { company: { ...company, url: 'http://cam.example/' } }, 'https'],
    ['with an address that is none', { company: { ...company, url: 'https://' } }, 'https'],
    ['under age', { birthDate: '2010-01-01' }, '18'],
    ['with a name that may not be used', { name: '@cam' }, 'name'],
    ['with a longer quote than a member may have', { quote: 'é'.repeat(161) }, '160'],
    ['with a longer text than a member may have', { about: 'a'.repeat(2001) }, '2000'],
    ['without a record of its performer', { performers: null }, 'record'],
    ['with a record that nobody checked', { performers: { ...performers, checkedBy: '' } }, 'record'],
    ['with a record that is still to be checked', { performers: { ...performers, checkedOn: '2099-01-01' } }, 'day'],
    ['with a record it does not need', { kind: 'partner' as const }, 'record'],
  ])('%s is not made, whoever asks', async (_, changes, words) => {
    await expect(makeInvented(services, staff, { ...cam, ...changes })).rejects.toThrow(words);
    expect(await made()).toBe(0);
  });

  test('is not shown by the database either without a record or with another address', async () => {
    const profile = await makeInvented(services, staff, cam);
    const set = (column: string, value: unknown) =>
      db.pool.query(`update profiles set ${column} = $2 where public_id = $1`, [profile, value]);
    await expect(set('performer_record', null)).rejects.toThrow('profiles_performers_recorded');
    await expect(set('performer_record', { reference: 'C-17' })).rejects.toThrow('profiles_performers_recorded');
    await expect(set('company', { ...company, url: 'http://cam.example/' })).rejects.toThrow(
      'profiles_company_by_https',
    );
    await set('status', 'disabled');
    await set('performer_record', null);
    await expect(showInvented(services, staff, { profile, isShown: true })).rejects.toThrow(
      'profiles_performers_recorded',
    );
  });
});

test('T17: what somebody sent who is closed for fraud is told to nobody: no mail, no like in the list, no number on the badge', async () => {
  const [rik, sara] = [
    await another(kit, 'bram', { name: 'rik-verdacht', isPremium: true }),
    await another(kit, 'anna'),
  ];
  await giveCredits(kit, rik, 10, 'bought');
  const badge = async () => {
    const { user } = (await kit.call('GET /api/user.php', {}, { as: sara.browser })).ok;
    return [user?.new_likes, user?.unread_messages];
  };
  await kit.call('POST /api/like.php', { profile: sara.publicId }, { as: rik.browser });
  await kit.call(
    'POST /api/message.php',
    { profile: sara.publicId, key: randomUUID(), text: 'Hallo' },
    { as: rik.browser },
  );
  expect(await badge()).toEqual([1, 1]);
  expect(await restrictMember(services, fraudOf(rik.email))).toBe('done');
  await kit.advance(0);
  expect(await badge()).toEqual([0, 0]);
  expect((await kit.call('GET /api/likes.php', {}, { as: sara.browser })).ok).toMatchObject({
    liked_by: [],
    totals: { received: 0 },
  });
  await kit.advance(24 * 3_600_000);
  expect(
    (await kit.mailsTo(sara.email)).filter(({ text }) => text.includes(rik.publicId) || text.includes('rik-verdacht')),
  ).toEqual([]);
});

test('an account closed for fraud: who talked with it gets all credits back, who had no answer those of 14 days; the first are warned in the chat and by mail, once (T24, T121)', async () => {
  const [robert, gina, hilde, irma] = [
    await another(kit, 'bram', { isPremium: true }),
    await another(kit, 'anna'),
    await another(kit, 'anna'),
    await another(kit, 'anna'),
  ];
  for (const one of [robert, gina, hilde]) await giveCredits(kit, one, 10, 'bought');
  const send = (from: typeof gina, to: typeof gina) =>
    kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text: 'Hallo' }, { as: from.browser });
  const { conversation } = (await send(gina, robert)).ok;
  await send(hilde, robert);
  await kit.advance(15 * 24 * 3_600_000);
  await send(gina, robert);
  await send(robert, gina);
  await send(hilde, robert);
  await send(robert, irma);
  const fraud = fraudOf(robert.email);
  expect(await restrictMember(services, fraud)).toBe('done');
  await kit.advance(0);
  expect([(await readSums(kit, gina)).balance, (await readSums(kit, hilde)).balance]).toEqual([10, 9]);
  const { ok } = await kit.call('GET /api/chat.php', { conversation }, { as: gina.browser });
  expect(ok.conversation.messages.at(-1)).toMatchObject({ kind: 'notice', body: 'fraud', mine: false });
  expect(ok.conversation).toMatchObject({ composer: 'unavailable', num_unread_messages: 1 });
  const [mail, ...others] = (await kit.mailsTo(gina.email)).filter(({ subject }) => subject.includes('fraude'));
  expect([mail?.text.includes(robert.publicId), mail?.text.includes('Stuur nooit geld'), others.length]).toEqual([
    true,
    true,
    0,
  ]);
  for (const one of [hilde, irma])
    expect((await kit.mailsTo(one.email)).filter(({ subject }) => subject.includes('fraude'))).toEqual([]);

  const again = JSON.stringify({ site_id: 1, profile_id: robert.id, removed_at: fraud.now.toISOString() });
  for (const job of ['warn-of-fraud', 'return-message-credits'])
    await db.pool.query('select graphile_worker.add_job($1, $2)', [job, again]);
  await kit.advance(0);
  expect((await readSums(kit, gina)).balance).toBe(10);
  expect((await kit.mailsTo(gina.email)).filter(({ subject }) => subject.includes('fraude'))).toHaveLength(1);
});
