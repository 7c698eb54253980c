import type { CallInput } from '@vonk/contract/api';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { changeSite } from '../../test/sites.ts';
import { password } from '../../test/members.ts';
import { sql } from '../platform/db.ts';
import { addNetworkKey, revokeNetworkKey } from './index.ts';

const kit = await createKit();
const hour = 3_600_000;
const makeKey = (siteId = 1) => kit.db.transact((tx) => addNetworkKey(tx, siteId, { network: 'radio-oost', now: kit.clock.now() }));
const { id: keyId, key } = await makeKey();
let count = 0;
const formOf = (changes: object = {}): CallInput<'POST /api/partner-signup.php'> => {
  count += 1;
  return {
    email: `gast${count}@example.org`, name: `Gast ${count}`, date_of_birth: '1985-03-14', gender: 'female', accept_terms: true, ref: 'spot', ...changes,
  }; // prettier-ignore
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
      tracking: { network: 'radio-oost', ref: 'spot' }, locale: 'de', status: 'not_confirmed', has_password: false, looks_for: null,
      address_prefix: expect.stringMatching(/^203\.0\.113\./) as string, kind: 'terms',
    }); // prettier-ignore
    const token = tokenOf(answer);
    expect((await kit.call('GET /api/token.php', { token })).ok).toEqual({ purpose: 'login', state: 'valid' });
    expect((await follow(token)).ok.user).toMatchObject({ email: form.email, has_password: false, status: 'not_confirmed' });
    expect((await follow(token)).refusal.error).toBe('link_used');
    expect((await kit.mailsTo(form.email)).map(({ subject }) => subject)).toEqual(['Bestätige deine E-Mail-Adresse']);
  });

  test('is judged like any other, and a link is over after a day', async () => {
    for (const [changes, error] of [
      [{ email: 'geen adres' }, 'email_invalid'],
      [{ date_of_birth: '2010-01-01' }, 'birth_date_required'],
      [{ accept_terms: false }, 'terms_required'],
      [{ name: 'bel 0612345678' }, 'name_has_contact'],
      [{ gender: undefined }, 'gender_required'],
    ] as const)
      expect((await bring(formOf(changes))).refusal.error).toBe(error);
    const token = tokenOf(await bring());
    await kit.advance(24 * hour);
    expect((await follow(token)).refusal.error).toBe('link_invalid');
  });

  test('asks a key that works, of this site', async () => {
    for (const authorization of ['', 'Bearer x', `Bearer ${'a'.repeat(43)}`, `Bearer ${(await makeKey(2)).key}`])
      expect((await bring(formOf(), authorization)).refusal).toMatchObject({ error: 'authentication_required', statusCode: 403 });
    const second = await makeKey();
    expect((await bring(formOf(), `Bearer ${second.key}`)).status).toBe(200);
    await kit.db.transact((tx) => revokeNetworkKey(tx, 1, { id: second.id, now: kit.clock.now() }));
    expect((await bring(formOf(), `Bearer ${second.key}`)).status).toBe(403);
    expect(second.id).not.toBe(keyId);
  });

  test('tells of an account, or where the site does not, answers alike and mails the owner (ACC-9)', async () => {
    const form = formOf();
    await bring(form);
    expect((await bring({ ...form, name: 'Iemand Anders' })).refusal).toMatchObject({ error: 'email_taken', field: 'email' });
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
