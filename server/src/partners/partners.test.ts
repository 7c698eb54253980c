import type { CallInput } from '@vonk/contract/api';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { changeSite } from '../../test/sites.ts';
import { password } from '../../test/members.ts';
import { sql } from '../platform/database/db.ts';
import { another, type Person } from '../../test/profiles.ts';
import { addNetworkKey, revokeNetworkKey } from './index.ts';

const kit = await createKit();
const hour = 3_600_000;
const makeKey = (siteId = 1) =>
  kit.db.transact((tx) => addNetworkKey(tx, { siteId }, { network: 'radio-oost', now: kit.clock.now() }));
const { id: keyId, key } = await makeKey();
let count = 0;
const formOf = (changes: object = {}): CallInput<'POST /api/partner-signup.php'> => {
  count += 1;
  return {
    email: `gast${count}@example.org`,
    name: `Gast ${count}`,
    date_of_birth: '1985-03-14',
    gender: 'female',
    accept_terms: true,
    ref: 'spot',
    ...changes,
  };
};
const bring = (form = formOf(), authorization = `Bearer ${key}`) =>
  kit.call('POST /api/partner-signup.php', form, { headers: { authorization } });
const tokenOf = ({ ok }: { ok: { login_url: string } }) => ok.login_url.split('/').at(-1) ?? '';
const follow = async (token: string) => {
  const as = kit.browser();
  return { as, ...(await kit.call('POST /api/login-link.php', { token }, { as })) };
};

describe('a sign-up by a partner (ACC-4)', () => {
  test('makes an account that its key’s network brought, and answers a link that logs in once', async () => {
    const form = formOf({ language: 'de', ip: '203.0.113.77' });
    const answer = await bring(form);
    expect(answer.ok).toMatchObject({ expires_at: '2026-11-22T12:00:00.000Z' });
    expect(answer.ok.login_url).toMatch(/^http:\/\/localhost(:\d+)?\/[\w-]{43}$/);
    const row = await kit.db.one<object>(
      sql(`select a.tracking, a.locale, a.status, a.has_password, p.looks_for, c.address_prefix, c.kind from accounts a
        join profiles p on p.id = a.id join consents c on c.account_id = a.id where a.email = $1`),
      [form.email],
    );
    expect(row).toEqual({
      tracking: { network: 'radio-oost', ref: 'spot' },
      locale: 'de',
      status: 'not_confirmed',
      has_password: false,
      looks_for: null,
      address_prefix: expect.stringMatching(/^203\.0\.113\./) as string,
      kind: 'terms',
    });
    const token = tokenOf(answer);
    expect((await kit.call('GET /api/token.php', { token })).ok).toEqual({ purpose: 'login', state: 'valid' });
    expect((await follow(token)).ok.user).toMatchObject({
      email: form.email,
      has_password: false,
      status: 'not_confirmed',
    });
    expect((await follow(token)).refusal.error).toBe('link_used');
    expect((await kit.mailsTo(form.email)).map(({ subject }) => subject)).toEqual(['Bestätige deine E-Mail-Adresse']);
  });

  test('is judged like any other, and a link is over after a day', async () => {
    for (const [changes, error] of [
      [{ email: 'geen adres' }, 'email_invalid'],
      [{ date_of_birth: '2010-01-01' }, 'birth_date_required'],
      [{ accept_terms: false }, 'terms_required'],
      [{ name: 'bel 0612345678' }, 'name_has_contact'],
      [{ gender: 'non_binary' }, 'gender_required'],
    ] as const)
      expect((await bring(formOf(changes))).refusal.error).toBe(error);
    const token = tokenOf(await bring());
    await kit.advance(24 * hour);
    expect((await follow(token)).refusal.error).toBe('link_invalid');
  });

  test('asks a key that works, of this site', async () => {
    for (const authorization of ['', 'Bearer x', `Bearer ${'a'.repeat(43)}`, `Bearer ${(await makeKey(2)).key}`])
      expect((await bring(formOf(), authorization)).refusal).toMatchObject({
        error: 'authentication_required',
        statusCode: 403,
      });
    const second = await makeKey();
    expect((await bring(formOf(), `Bearer ${second.key}`)).status).toBe(200);
    await kit.db.transact((tx) => revokeNetworkKey(tx, { siteId: 1 }, { id: second.id, now: kit.clock.now() }));
    expect((await bring(formOf(), `Bearer ${second.key}`)).status).toBe(403);
    expect(second.id).not.toBe(keyId);
  });

  test('tells of an account, or where the site does not, answers alike and mails the owner (ACC-9)', async () => {
    const form = formOf();
    await bring(form);
    expect((await bring({ ...form, name: 'Iemand Anders' })).refusal).toMatchObject({
      error: 'email_taken',
      field: 'email',
    });
    await changeSite(kit, { reveal_accounts: false });
    const [taken, fresh] = [await bring({ ...form, name: 'Weer Een Ander' }), await bring()];
    expect(Object.keys(taken.ok)).toEqual(Object.keys(fresh.ok));
    expect(taken.ok.login_url.length).toBe(fresh.ok.login_url.length);
    expect((await follow(tokenOf(taken))).refusal.error).toBe('link_invalid');
    expect((await kit.mailsTo(form.email)).map(({ subject }) => subject)).toContain('Je hebt al een account');
    await changeSite(kit, { reveal_accounts: true });
  });

  test('is followed by a password of the member’s own, once', async () => {
    const { as, ok } = await follow(tokenOf(await bring()));
    const choose = (chosen: string) => kit.call('POST /api/first-password.php', { password: chosen }, { as });
    expect((await choose('kort')).refusal).toMatchObject({ error: 'password_too_short', field: 'password' });
    expect((await choose(password)).ok.user.has_password).toBe(true);
    expect((await choose('een-ander-wachtwoord-dan-dat')).refusal.error).toBe('password_is_set');
    expect((await kit.call('POST /api/user.php', { email: ok.user.email, password })).status).toBe(200);
  });
});

describe('whoever a partner signed up without a gender (ACC-4)', () => {
  /** Signs somebody up, and lets them in by the link. */
  const arrive = async (changes: object = {}) => {
    const form = formOf({ gender: undefined, ...changes });
    const { as, ok } = await follow(tokenOf(await bring(form)));
    const { id } = await kit.db.one<{ id: string }>(sql('select id from accounts where email = $1'), [form.email]);
    return { as, id, email: form.email, publicId: ok.user.profile.id, name: form.name };
  };
  type Guest = Awaited<ReturnType<typeof arrive>>;
  const userOf = async ({ as }: Pick<Guest, 'as'>) => (await kit.call('GET /api/user.php', {}, { as })).ok.user;
  const tell = ({ as }: Guest, gender: 'male' | 'female') => kit.call('PUT /api/profile.php', { gender }, { as });
  const confirm = async ({ email }: Guest) => {
    const mail = (await kit.mailsTo(email)).find(({ text }) => /localhost\S*\/[\w-]{43}/.test(text));
    const token = /localhost\S*\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await kit.call('POST /api/activate.php', { token })).status).toBe(200);
  };
  const finder = { columns: { looks_for: 7 } };
  const everywhere = { min_age: 18, max_age: 99, fresh: '1' } as const;
  const finds = async (viewer: Person, guest: Guest) => {
    const { ok } = await kit.call('GET /api/members.php', everywhere, { as: viewer.browser });
    return ok.results.some(({ id }) => id === guest.publicId);
  };

  test('is found, liked and written to by nobody until they tell it, confirmed or not, and from then on by all', async () => {
    const [guest, viewer] = [await arrive({ ip: '145.97.20.1' }), await another(kit, 'luuk', finder)];
    const reach = async () => [
      await finds(viewer, guest),
      (await kit.call('GET /api/member.php', { id: guest.publicId }, { as: viewer.browser })).status,
      (await kit.call('POST /api/like.php', { profile: guest.publicId }, { as: viewer.browser })).status,
    ];
    expect(await reach()).toEqual([false, 404, 404]);
    await confirm(guest);
    expect(await reach()).toEqual([false, 404, 404]);
    expect((await userOf(guest))?.profile).toMatchObject({ gender: null, status: 'disabled' });
    expect((await tell(guest, 'female')).ok.profile).toMatchObject({ gender: 'female', status: 'active' });
    expect(await reach()).toEqual([true, 200, 200]);
    expect((await userOf(guest))?.profile).toMatchObject({ gender: 'female', status: 'active', country: 'NL' });
  });

  test('who tells it before confirming is shown once confirmed, like any other', async () => {
    const [guest, viewer] = [await arrive({ ip: '145.97.20.1' }), await another(kit, 'luuk', finder)];
    expect((await tell(guest, 'female')).ok.profile.status).toBe('disabled');
    expect(await finds(viewer, guest)).toBe(false);
    await confirm(guest);
    expect(await finds(viewer, guest)).toBe(true);
  });

  test('sees nobody either: no search, like or message reaches anybody', async () => {
    const [guest, viewer] = [await arrive(), await another(kit, 'luuk', finder)];
    await confirm(guest);
    const { as } = guest;
    const found = (await kit.call('GET /api/members.php', everywhere, { as })).ok;
    expect([found.results, found.similar_results, found.numResults]).toEqual([[], [], 0]);
    expect((await kit.call('GET /api/swipe.php', {}, { as })).ok.deck).toEqual([]);
    const profile = viewer.publicId;
    const key = '00000000-0000-4000-8000-000000000001';
    expect((await kit.call('POST /api/like.php', { profile }, { as })).status).toBe(404);
    expect((await kit.call('POST /api/swipe.php', { profile, like: true }, { as })).status).toBe(404);
    expect((await kit.call('POST /api/message.php', { profile, key, text: 'Hallo' }, { as })).status).toBe(404);
    expect((await kit.call('GET /api/likes.php', {}, { as: viewer.browser })).ok.totals.received).toBe(0);
    expect((await kit.call('GET /api/chats.php', {}, { as: viewer.browser })).ok.chats).toEqual([]);
  });

  test('the first answer is not the one change of gender (C29)', async () => {
    const guest = await arrive();
    await confirm(guest);
    await tell(guest, 'male');
    expect((await tell(guest, 'female')).ok.profile.gender).toBe('female');
    expect((await tell(guest, 'male')).refusal.error).toBe('gender_fixed');
  });

  test('confirming and telling at the same moment leaves nobody hidden', async () => {
    for (let round = 0; round < 5; round += 1) {
      const guest = await arrive();
      await Promise.all([confirm(guest), tell(guest, 'female')]);
      expect((await userOf(guest))?.profile.status).toBe('active');
      const row = await kit.db.one<{ shown: boolean }>(
        sql('select is_confirmed as shown from profiles where id = $1'),
        [guest.id],
      );
      expect(row.shown).toBe(true);
    }
  });

  test('the database shows no profile without a gender', async () => {
    const guest = await arrive();
    const show = () => kit.db.pool.query('update profiles set is_confirmed = true where id = $1', [guest.id]);
    await expect(show()).rejects.toThrow('profiles_shown_is_told');
  });

  test('where they live is told by their own address, never by that of the partner’s server', async () => {
    expect((await userOf(await arrive({ ip: '134.58.64.12' })))?.profile.country).toBe('BE');
    // Else where the site is at home (SITE-4).
    expect((await userOf(await arrive()))?.profile.country).toBe('NL');
  });
});
