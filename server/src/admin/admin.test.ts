import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another } from '../../test/profiles.ts';
import { inspectPhoto, listWaitingPhotos, readInspectedPhoto } from '../photos/index.ts';
import { randomUUID } from 'node:crypto';
import { giveCredits, readSums } from '../../test/credits.ts';
import { restrictMember } from '../restrictions/index.ts';
import { listInvented, makeInvented, mistakeIn, showInvented } from './index.ts';

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
  } as const;
  expect(mistakeIn(luna, clock.now())).toBeUndefined();
  const profile = await makeInvented(services, staff, luna);
  const see = () => kit.call('GET /api/member.php', { id: profile }, { as: dirk.browser });
  expect((await see()).ok.member).toMatchObject({ kind: 'fictional', name: 'Lunalied', city: null });
  expect(await listInvented(db, { siteId: 1 }, 10)).toEqual([
    { profile, kind: 'fictional', name: 'Lunalied', status: 'active' },
  ]);
  expect(await showInvented(services, staff, { profile, isShown: false })).toBe(true);
  expect(await showInvented(services, staff, { profile, isShown: false })).toBe(false);
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

test('a profile that is no person is not made under age, without the company that runs it, or with one that does not (T14)', () => {
  const cam = {
    kind: 'livecam',
    name: 'Camlied',
    birthDate: '1990-01-01',
    gender: 'female',
    country: 'NL',
    quote: '',
    about: '',
    company: null,
  } as const;
  const company = { name: 'Camhuis B.V.', price: '€ 1,99 per minuut', url: 'https://cam.example/' };
  expect(mistakeIn({ ...cam, company }, clock.now())).toBeUndefined();
  expect(mistakeIn(cam, clock.now())).toContain('company');
  expect(mistakeIn({ ...cam, kind: 'fictional', company }, clock.now())).toContain('company');
  expect(mistakeIn({ ...cam, company: { ...company, url: 'http://cam.example/' } }, clock.now())).toContain('https');
  expect(mistakeIn({ ...cam, company, birthDate: '2010-01-01' }, clock.now())).toContain('18');
  expect(mistakeIn({ ...cam, company, name: '@cam' }, clock.now())).toContain('name');
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
  expect(await restrictMember(services, fraudOf(rik.email))).toBe(true);
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

test('an account closed for fraud: who wrote gets the credits of 14 days back, who talked with it is warned in the chat and by mail, once (T24, T121)', async () => {
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
  await kit.advance(15 * 24 * 3_600_000);
  await send(gina, robert);
  await send(robert, gina);
  await send(hilde, robert);
  await send(robert, irma);
  const fraud = fraudOf(robert.email);
  expect(await restrictMember(services, fraud)).toBe(true);
  await kit.advance(0);
  expect([(await readSums(kit, gina)).balance, (await readSums(kit, hilde)).balance]).toEqual([9, 10]);
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
  expect((await readSums(kit, gina)).balance).toBe(9);
  expect((await kit.mailsTo(gina.email)).filter(({ subject }) => subject.includes('fraude'))).toHaveLength(1);
});
