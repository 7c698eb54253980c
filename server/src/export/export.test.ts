import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { unzip } from '../../test/files/unzip.ts';
import { createKit } from '../../test/kit.ts';
import { password } from '../../test/members.ts';
import { another, play } from '../../test/profiles.ts';
import { grantCredits } from '../credits/index.ts';
import { sweepExports } from './index.ts';

const kit = await createKit();
const hour = 3_600_000;

const cookies = (browser: { cookies: Map<string, string> }) =>
  [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const fetchFile = (address: string, browser: { cookies: Map<string, string> }) =>
  kit.app.request(address, { headers: { host: 'localhost', cookie: cookies(browser) } });

test('an export holds everything about me and no secret, and is fetched by my session alone, for a day (PRIV-2, T79, X10)', async () => {
  const { anna, bram } = await play(kit, 'anna', 'bram');
  const as = anna.browser;
  await kit.call('PUT /api/profile.php', { quote: 'Mijn zin', city_id: 2745912 }, { as });
  const body = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#aa3355' } })
    .jpeg()
    .toBuffer();
  await kit.call('POST /api/photo.php', {}, { as, body });
  await kit.call('POST /api/like.php', { profile: bram.publicId }, { as });
  for (const { id } of [anna, bram])
    await kit.db.transact((tx) =>
      grantCredits(
        tx,
        { siteId: 1, memberId: id },
        { amount: 5, cause: 'signup', causeKey: 'signup', now: kit.clock.now() },
      ),
    );
  await kit.call('POST /api/message.php', { profile: bram.publicId, key: randomUUID(), text: 'Van mij' }, { as });
  await kit.call(
    'POST /api/message.php',
    { profile: anna.publicId, key: randomUUID(), text: 'Aan mij' },
    { as: bram.browser },
  );
  await kit.advance(0);

  expect((await kit.call('POST /api/export.php', {}, { as })).ok).toEqual({ state: 'making', address: null });
  const mail = (await kit.mailsTo(anna.email)).find(({ subject }) => subject === 'Je gegevens staan klaar');
  const { state, address } = (await kit.call('GET /api/export.php', {}, { as })).ok;
  expect(state).toBe('ready');
  expect(mail?.text).toContain(address);

  const answer = await fetchFile(address ?? '', as);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const entries = unzip(Buffer.from(await answer.arrayBuffer()));
  const read = (name: string) =>
    JSON.parse(entries.get(`${name}.json`)?.toString() ?? 'null') as Record<string, unknown>[];
  expect(read('account')).toMatchObject([{ email: anna.email }]);
  expect(read('profile')).toMatchObject([{ quote: 'Mijn zin', city: 'Utrecht' }]);
  expect(read('messages').map(({ body, from_me }) => [body, from_me])).toEqual([
    ['Van mij', true],
    ['Aan mij', false],
  ]);
  expect(read('likes_given')).toMatchObject([{ name: 'bram' }]);
  expect(read('credit_movements').length).toBeGreaterThan(1);
  expect(read('sessions')).toHaveLength(1);
  expect(read('report_looks')).toEqual([]);
  const photo = [...entries].find(([name]) => name.startsWith('photos/') && name.endsWith('.webp'))?.[1];
  expect((await sharp(photo).metadata()).format).toBe('webp');
  const everything = [...entries.values()].map(String).join('\n');
  for (const secret of ['password_hash', 'token_hash', bram.email, bram.id]) expect(everything).not.toContain(secret);

  for (const other of [bram.browser, kit.browser()]) expect((await fetchFile(address ?? '', other)).status).toBe(403);
  await kit.advance(24 * hour);
  expect((await fetchFile(address ?? '', as)).status).toBe(403);
});

test('asks a fresh login: an old session gives nobody my data (T130)', async () => {
  const { browser: as } = await another(kit, 'anna');
  await kit.advance(16 * 60_000);
  const ask = () => kit.call('POST /api/export.php', {}, { as });
  expect(await ask()).toMatchObject({ status: 401, refusal: { error: 'fresh_login_required' } });
  expect((await kit.call('POST /api/fresh-login.php', { password: 'wrong' }, { as })).refusal.error).toBe(
    'password_wrong',
  );
  await kit.call('POST /api/fresh-login.php', { password }, { as });
  expect((await ask()).status).toBe(200);
});

test('is asked three times a day at most; the newest counts, and no file outlives its day', async () => {
  const { browser: as } = await another(kit, 'anna');
  const ask = () => kit.call('POST /api/export.php', {}, { as });
  for (let times = 0; times < 3; times += 1) {
    expect((await ask()).status).toBe(200);
    await kit.advance(0);
  }
  expect((await ask()).status).toBe(429);
  const files = async () => {
    const found: string[] = [];
    for await (const file of kit.services.storage.list('exports/')) found.push(file);
    return found;
  };
  expect((await files()).length).toBeGreaterThan(0);
  await kit.advance(25 * hour);
  await sweepExports(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  expect(await files()).toEqual([]);
});
