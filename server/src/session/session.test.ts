import { another, away } from '../../test/profiles.ts';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { logIn, password } from '../../test/members.ts';
import { sql } from '../platform/database/db.ts';

const kit = await createKit();
const day = 24 * 3600 * 1000;
const minute = 60_000;
const anna = await away(kit, 'anna');
const attempt = (email: string, password: string) => kit.call('POST /api/user.php', { email, password });
const userOf = async (as: Parameters<typeof kit.call>[2]) => (await kit.call('GET /api/user.php', {}, as)).ok.user;

describe('logging in', () => {
  test('with address and password shows the member and keeps them logged in', async () => {
    const browser = kit.browser();
    const { status, ok, headers } = await kit.call(
      'POST /api/user.php',
      { email: ' ANNA@example.org ', password },
      { as: browser },
    );
    expect(status).toBe(200);
    expect(ok.user).toMatchObject({
      email: 'anna@example.org',
      status: 'confirmed',
      credits: 0,
      unread_messages: 0,
      paid_user: false,
    });
    expect(ok.user.profile).toMatchObject({
      id: anna.publicId,
      name: 'anna',
      age: 41,
      status: 'active',
      main_image: null,
    });
    const cookie = headers.getSetCookie().find((header) => header.startsWith('session='));
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await userOf({ as: browser })).toEqual(ok.user);
  });

  test('with a wrong password, or without an account, fails alike', async () => {
    const wrong = await attempt('anna@example.org', 'not the password');
    const unknown = await attempt('nobody@example.org', 'not the password');
    expect(wrong.status).toBe(409);
    expect(wrong.refusal).toEqual(unknown.refusal);
    expect(wrong.refusal).toMatchObject({ error: 'login_failed', message: 'Login mislukt, probeer opnieuw' });
  });

  test('gives the session a new name, and the old one is worth nothing (ACC-6, T129)', async () => {
    const browser = await logIn(kit, anna);
    const old = new Map(browser.cookies);
    await kit.call('POST /api/user.php', { email: anna.email, password }, { as: browser });
    expect(browser.cookies.get('session')).not.toBe(old.get('session'));
    expect(await userOf({ as: { ...browser, cookies: old } })).toBeNull();
    expect(await userOf({ as: browser })).not.toBeNull();
  });

  test('on one site does not log in on another (SITE-2)', async () => {
    const browser = await logIn(kit, anna);
    expect(await userOf({ as: { ...browser, host: 'dichterbij.localhost' } })).toBeNull();
    expect(
      (
        await kit.call(
          'POST /api/user.php',
          { email: anna.email, password },
          { as: kit.browser('dichterbij.localhost') },
        )
      ).status,
    ).toBe(409);
  });

  test('speaks the language of the account, unless one was chosen on this device (C14)', async () => {
    const browser = kit.browser('dichterbij.localhost');
    const greta = await away(kit, 'elsa');
    await kit.call('POST /api/user.php', { email: greta.email, password }, { as: browser });
    expect(browser.cookies.get('locale')).toBe('nl');
    const chosen = await kit.call('PUT /api/user.php', { language: 'fr' }, { as: browser });
    expect(chosen.ok.user.language).toBe('fr');
    browser.cookies.set('locale', 'it');
    await kit.call('POST /api/user.php', { email: greta.email, password }, { as: browser });
    expect(browser.cookies.get('locale')).toBe('it');
  });
});

describe('five wrong passwords', () => {
  test('in fifteen minutes lock the account for fifteen, and the text names the minutes left (ACC-5)', async () => {
    const bram = await away(kit, 'anna');
    for (let failure = 1; failure <= 4; failure += 1) {
      expect((await attempt(bram.email, 'wrong')).refusal.error).toBe('login_failed');
      kit.clock.advance(3 * minute);
    }
    const fifth = await attempt(bram.email, 'wrong');
    expect(fifth.refusal).toMatchObject({
      error: 'login_locked',
      message: 'Te veel foute pogingen, account voor 15 min geblokkeerd.',
      details: { minutes: 15 },
    });
    kit.clock.advance(10 * minute + 1);
    expect((await attempt(bram.email, password)).refusal).toMatchObject({
      error: 'login_locked',
      details: { minutes: 5 },
    });
    kit.clock.advance(5 * minute);
    expect((await attempt(bram.email, password)).status).toBe(200);
  });

  test('over more than fifteen minutes lock nothing', async () => {
    const carla = await away(kit, 'anna');
    for (let failure = 1; failure <= 7; failure += 1) {
      expect((await attempt(carla.email, 'wrong')).refusal.error).toBe('login_failed');
      kit.clock.advance(4 * minute);
    }
    expect((await attempt(carla.email, password)).status).toBe(200);
  });

  test('lock an address without an account just the same', async () => {
    const answers = [];
    for (let failure = 1; failure <= 6; failure += 1)
      answers.push((await attempt('ghost@example.org', 'wrong')).refusal.error);
    expect(answers).toEqual([...Array<string>(4).fill('login_failed'), 'login_locked', 'login_locked']);
  });

  test('at one moment let no sixth be tried', async () => {
    const dora = await away(kit, 'anna');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => attempt(dora.email, at === 11 ? password : 'wrong')),
    );
    const failed = guesses.filter(({ refusal }) => refusal.error === 'login_failed').length;
    const passed = guesses.filter(({ status }) => status === 200).length;
    expect(failed + passed).toBeLessThanOrEqual(5);
    expect(guesses.filter(({ refusal }) => refusal.error === 'login_locked').length).toBeGreaterThanOrEqual(7);
  });

  test('are forgotten at a right one', async () => {
    const ella = await away(kit, 'anna');
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 1; failure <= 4; failure += 1) await attempt(ella.email, 'wrong');
      expect((await attempt(ella.email, password)).status).toBe(200);
    }
  });
});

describe('the mail about a locked account', () => {
  const lock = async (email: string) => {
    for (let failure = 1; failure <= 5; failure += 1) await attempt(email, 'wrong');
  };
  const linkIn = (text: string) => /http:\/\/localhost:3000\/([\w-]{43})/.exec(text)?.[1] ?? '';

  test('reaches its owner once, and its link lets them in while the lock still holds (ACC-5, T127)', async () => {
    const finn = await away(kit, 'anna');
    await lock(finn.email);
    kit.clock.advance(16 * minute);
    await lock(finn.email);
    const mails = await kit.mailsTo(finn.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Je account is even op slot']);
    expect(mails[0]?.from).toEqual({ name: 'Vonk', address: 'klantenservice@vonk.example' });
    const token = linkIn(mails[0]?.text ?? '');

    expect(
      (await kit.call('POST /api/unlock.php', { token }, { as: kit.browser('dichterbij.localhost') })).refusal.error,
    ).toBe('link_invalid');
    const browser = kit.browser();
    expect((await kit.call('POST /api/unlock.php', { token }, { as: browser })).ok.user.email).toBe(finn.email);
    expect((await userOf({ as: browser }))?.email).toBe(finn.email);
    expect((await attempt(finn.email, password)).status).toBe(200);
    const again = await kit.call('POST /api/unlock.php', { token });
    expect(again.refusal).toMatchObject({ error: 'link_used', message: 'Deze link is al gebruikt.' });
  });

  test('is not written for an address without an account', async () => {
    await lock('nobody-here@example.org');
    expect(await kit.mailsTo('nobody-here@example.org')).toEqual([]);
  });

  test('has a link that ends after a day', async () => {
    const gina = await away(kit, 'anna');
    await lock(gina.email);
    const [mail] = await kit.mailsTo(gina.email);
    await kit.advance(day);
    expect((await kit.call('POST /api/unlock.php', { token: linkIn(mail?.text ?? '') })).refusal.error).toBe(
      'link_invalid',
    );
  });
});

describe('a session', () => {
  test('lasts thirty days from its last day of use (ACC-6)', async () => {
    const browser = await logIn(kit, anna);
    kit.clock.advance(29 * day);
    const used = await kit.call('GET /api/user.php', {}, { as: browser });
    expect(used.headers.getSetCookie().join()).toContain('Max-Age=2592000');
    expect((await kit.call('GET /api/user.php', {}, { as: browser })).headers.getSetCookie()).toEqual([]);
    kit.clock.advance(29 * day);
    expect(await userOf({ as: browser })).not.toBeNull();
    kit.clock.advance(30 * day);
    expect(await userOf({ as: browser })).toBeNull();
  });

  test('is stored hashed, with a device one knows again', async () => {
    const browser = kit.browser();
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
    await kit.call('POST /api/user.php', { email: anna.email, password }, { as: browser, headers });
    const rows = await kit.db.rows<{ device: string; hash: string }>(
      sql(`select device, encode(token_hash, 'base64') as hash from sessions order by created_at desc limit 1`),
    );
    expect(rows[0]?.device).toBe('Firefox · Linux');
    expect(rows[0]?.hash).not.toContain(browser.cookies.get('session'));
  });

  test('of a forged or broken cookie is none', async () => {
    for (const session of ['', 'x', '%zz', 'A'.repeat(5000)]) {
      expect(
        (
          await kit.call(
            'GET /api/user.php',
            {},
            { as: { host: 'localhost', cookies: new Map([['session', session]]) } },
          )
        ).ok.user,
      ).toBeNull();
    }
  });
});

describe('logging out', () => {
  test('ends the session and its cookie', async () => {
    const browser = await logIn(kit, anna);
    const copy = new Map(browser.cookies);
    expect(
      (await kit.call('GET /api/logout.php', {}, { as: browser, headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(200);
    expect(browser.cookies.has('session')).toBe(false);
    expect(await userOf({ as: { ...browser, cookies: copy } })).toBeNull();
  });

  test('is not done for another origin, nor for a link (ACC-8)', async () => {
    const browser = await logIn(kit, anna);
    const foreign = await kit.call(
      'GET /api/logout.php',
      {},
      { as: browser, headers: { 'sec-fetch-site': 'cross-site' } },
    );
    expect(foreign.refusal.error).toBe('cross_origin');
    const link = await kit.app.request('/api/logout.php', {
      headers: { host: 'localhost', cookie: `session=${browser.cookies.get('session')}` },
    });
    expect(link.status).toBe(403);
    expect(await userOf({ as: browser })).not.toBeNull();
  });
});

test('the member is told how many messages and likes are new', async () => {
  const [hugo, ines] = [await away(kit, 'anna'), await away(kit, 'anna', { name: 'ines' })];
  await kit.db.pool.query(
    `insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', $3)`,
    [hugo.id, ines.id, kit.clock.now()],
  );
  const hers = await logIn(kit, ines);
  expect(await userOf({ as: hers })).toMatchObject({ new_likes: 1, unread_messages: 0 });
  await kit.db.pool.query(
    `select grant_credits_v1(1::smallint, $1, $1, 'granted', 3, 'signup', 'signup', null, null, null, $2)`,
    [hugo.id, kit.clock.now()],
  );
  const his = await logIn(kit, hugo);
  await kit.call(
    'POST /api/message.php',
    { profile: ines.publicId, key: crypto.randomUUID(), text: 'Hoi Ines' },
    { as: his },
  );
  expect(await userOf({ as: hers })).toMatchObject({ new_likes: 1, unread_messages: 1 });
  expect(await userOf({ as: his })).toMatchObject({
    credits: 2,
    free_credits: 2,
    free_messages: 2,
    unread_messages: 0,
  });
});

test('nobody chooses a language without being logged in, or one there is not', async () => {
  expect((await kit.call('PUT /api/user.php', { language: 'de' })).refusal.error).toBe('authentication_required');
  const browser = await logIn(kit, anna);
  expect((await kit.call('PUT /api/user.php', { language: 'xx' as 'de' }, { as: browser })).refusal).toMatchObject({
    error: 'invalid_input',
    field: 'language',
  });
});

test('a body that is no JSON, too large, or has unknown fields is refused', async () => {
  const send = (body: string) => kit.callWith('POST /api/user.php', undefined, { body });
  expect((await send('{"email":')).refusal).toMatchObject({ error: 'malformed_json', statusCode: 400 });
  expect((await send(JSON.stringify({ email: 'a', password: 'b'.repeat(100_000) }))).status).toBe(413);
  expect((await send('{"email":"a@b.nl","password":"x","is_premium":true}')).refusal.error).toBe('invalid_input');
  expect((await send('{"email":1,"password":"x"}')).refusal).toMatchObject({ error: 'invalid_input', field: 'email' });
});

test('who has not confirmed their address is told how many messages may yet wait for that, and after it what was given (C1, C2)', async () => {
  const [{ browser: his }, kim] = [await another(kit, 'nico'), await away(kit, 'anna', { name: 'kim' })];
  const freeMessages = async () => (await userOf({ as: his }))?.free_messages;
  const first = await freeMessages();
  expect(first).toBeGreaterThan(1);
  const input = { profile: kim.publicId, key: crypto.randomUUID(), text: 'Hoi Kim' };
  expect((await kit.call('POST /api/message.php', input, { as: his })).ok.outcome).toBe('held');
  expect(await freeMessages()).toBe((first ?? 0) - 1);
  await kit.call('POST /api/message.php', input, { as: his });
  expect(await freeMessages()).toBe((first ?? 0) - 1);
});
