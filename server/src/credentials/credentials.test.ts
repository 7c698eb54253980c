import type { RefusalCode } from '@vonk/contract/refusals';
import { away } from '../../test/profiles.ts';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { logIn, password } from '../../test/members.ts';
import { changeSite } from '../../test/sites.ts';
import type { AnyCall } from '../accounts/index.ts';
import { type Db, sql, type Statement } from '../platform/database/db.ts';
import { askReset as requestReset } from './ask-reset.ts';
import { forgetOver } from '../inventory/index.ts';

const kit = await createKit();
const minute = 60_000;
const day = 24 * 3600 * 1000;
const next = 'zeven-eikels-op-straat';
const tokenIn = (text: string | undefined) => /[/=]([\w-]{43})\s/.exec(text ?? '')?.[1] ?? '';
const userOf = async (as: ReturnType<typeof kit.browser>) => (await kit.call('GET /api/user.php', {}, { as })).ok.user;
const tries = (email: string, secret: string) =>
  kit.call('POST /api/user.php', { email, password: secret }, { as: kit.browser() });
const askReset = (email: string, host?: string) =>
  kit.call('POST /api/reset-password.php', { email }, { as: kit.browser(host) });

/** The only mail to an address that says this. */
const mailAbout = async (address: string, subject: string) =>
  (await kit.mailsTo(address)).find((mail) => mail.subject === subject);

async function resetToken(email: string): Promise<string> {
  expect((await askReset(email)).status).toBe(200);
  const mail = await mailAbout(email, 'Kies een nieuw wachtwoord');
  expect(mail?.text).toContain('/reset-password/do?token=');
  return tokenIn(mail?.text);
}

describe('a new password by mail', () => {
  test('logs in here, logs out elsewhere, works once and is told to the owner (ACC-7)', async () => {
    const rosa = await away(kit, 'anna');
    const other = await logIn(kit, rosa);
    const token = await resetToken(rosa.email);
    expect((await kit.call('GET /api/token.php', { token })).ok).toEqual({ purpose: 'reset', state: 'valid' });
    const browser = kit.browser();
    const { ok } = await kit.call('PUT /api/reset-password.php', { token, password: next }, { as: browser });
    expect(ok.user.email).toBe(rosa.email);
    expect(await userOf(browser)).not.toBeNull();
    expect(await userOf(other)).toBeNull();
    expect((await tries(rosa.email, password)).refusal.error).toBe('login_failed');
    expect((await tries(rosa.email, next)).status).toBe(200);
    expect((await kit.call('PUT /api/reset-password.php', { token, password: next })).refusal.error).toBe('link_used');
    expect(await mailAbout(rosa.email, 'Je wachtwoord is gewijzigd')).toBeDefined();
  });

  test('is refused after 60 minutes, and by the rules of any password; a refusal does not use the link up', async () => {
    const tess = await away(kit, 'anna', { name: 'tess-long-name' });
    const token = await resetToken(tess.email);
    const set = (secret: string) => kit.call('PUT /api/reset-password.php', { token, password: secret });
    expect((await set('short')).refusal).toMatchObject({
      error: 'password_too_short',
      field: 'password',
      message: 'Kies een wachtwoord van minstens 10 tekens.',
    });
    expect((await set('Tess-Long-Name')).refusal.error).toBe('password_is_name');
    expect((await set('1234567890')).refusal.error).toBe('password_leaked');
    await kit.advance(60 * minute);
    expect((await set(next)).refusal).toMatchObject({
      error: 'link_invalid',
      message: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
    });
  });

  test('also confirms the address, once, with all that follows from it (C27)', async () => {
    const nina = await away(kit, 'nora');
    const token = await resetToken(nina.email);
    const { ok } = await kit.call('PUT /api/reset-password.php', { token, password: next });
    expect(ok.user).toMatchObject({ status: 'confirmed', credits: 3, profile: { status: 'active' } });
  });

  test('lets an owner in whose account strangers locked', async () => {
    const olga = await away(kit, 'anna');
    for (let guess = 0; guess < 5; guess += 1) await tries(olga.email, 'wrong');
    expect((await tries(olga.email, password)).refusal.error).toBe('login_locked');
    const token = await resetToken(olga.email);
    expect((await kit.call('PUT /api/reset-password.php', { token, password: next })).status).toBe(200);
    expect((await tries(olga.email, next)).status).toBe(200);
  });

  test('is mailed at most five times a day', async () => {
    const pia = await away(kit, 'anna');
    for (let mail = 0; mail < 5; mail += 1) expect((await askReset(pia.email)).status).toBe(200);
    expect((await askReset(pia.email)).refusal.error).toBe('too_many_mails');
    await kit.advance(day + 1);
    expect((await askReset(pia.email)).status).toBe(200);
  });

  test('of an address without an account says so, unless the site does not tell: then the answers are alike and the mail tells (ACC-9)', async () => {
    expect((await askReset('nobody@example.org')).refusal).toMatchObject({
      error: 'email_unknown',
      message: 'E-mailadres niet gevonden',
    });
    await changeSite(kit, { reveal_accounts: false }, 2);
    const host = 'dichterbij.localhost';
    const quinn = await away(kit, 'elsa');
    const known = await askReset(quinn.email, host);
    const unknown = await askReset('stranger@example.org', host);
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(known.ok)).toEqual(Object.keys(unknown.ok));
    expect((await kit.mailsTo(quinn.email))[0]?.subject).toBe('Kies een nieuw wachtwoord');
    expect((await kit.mailsTo('stranger@example.org'))[0]?.subject).toBe('Zu dieser Adresse gibt es kein Konto');
  });

  test('takes the same work whether or not there is an account, where the site does not tell (T125)', async () => {
    await changeSite(kit, { reveal_accounts: false }, 2);
    const rolf = await away(kit, 'elsa');
    const queriesOf = async (email: string) => {
      const asked: string[] = [];
      const noting =
        <Answer>(run: (statement: Statement, values?: readonly unknown[]) => Answer) =>
        (statement: Statement, values?: readonly unknown[]) => (asked.push(statement.text), run(statement, values));
      const db = { ...kit.db, maybe: noting(kit.db.maybe), callFunction: noting(kit.db.callFunction) } as Db;
      const call = { site: kit.services.sites.byId(2), now: kit.clock.now(), address: '192.0.2.77', locale: 'de' };
      await requestReset({ db }, call as AnyCall<RefusalCode>, { email });
      return asked;
    };
    expect(await queriesOf(rolf.email)).toEqual(await queriesOf('unknown@example.org'));
  });
});

describe('changing the password', () => {
  test('asks the old one, ends the other sessions and gives this one a new name (ACC-6, T129)', async () => {
    const sara = await away(kit, 'anna');
    const [here, there] = [await logIn(kit, sara), await logIn(kit, sara)];
    const before = here.cookies.get('session');
    const change = (old: string) =>
      kit.call('PUT /api/password.php', { old_password: old, password: next }, { as: here });
    expect((await change('wrong')).refusal).toMatchObject({
      error: 'old_password_wrong',
      field: 'old_password',
      message: 'Controleer je oude wachtwoord.',
    });
    expect((await change(password)).status).toBe(200);
    expect(here.cookies.get('session')).not.toBe(before);
    expect(await userOf(here)).not.toBeNull();
    expect(await userOf(there)).toBeNull();
    expect((await tries(sara.email, next)).status).toBe(200);
  });

  test('counts wrong guesses, also at one moment, so that an open session is no way to the password', async () => {
    const here = await logIn(kit, await away(kit, 'anna'));
    const guess = () => kit.call('PUT /api/password.php', { old_password: 'wrong', password: next }, { as: here });
    const answers = await Promise.all(Array.from({ length: 8 }, guess));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect((await kit.call('POST /api/fresh-login.php', { password }, { as: here })).status).toBe(429);
    await kit.advance(15 * minute + 1);
    expect((await kit.call('POST /api/fresh-login.php', { password }, { as: here })).status).toBe(200);
  });
});

describe('changing the address', () => {
  const ask = (as: ReturnType<typeof kit.browser>, email: string, secret = password) =>
    kit.call('POST /api/mail-change.php', { email, password: secret }, { as });

  test('waits for the new address, tells the old one, and can be undone from there for 7 days (ACC-7, T131)', async () => {
    const uma = await away(kit, 'anna', { name: 'uma' });
    const here = await logIn(kit, uma);
    expect((await ask(here, 'uma-new@example.org', 'wrong')).refusal.error).toBe('password_wrong');
    expect((await ask(here, 'no address')).refusal.message).toBe('Nieuw e-mailadres invalide.');
    expect((await ask(here, 'uma-new@example.org')).status).toBe(200);
    expect((await userOf(here))?.email).toBe(uma.email);
    const token = tokenIn((await kit.mailsTo('uma-new@example.org'))[0]?.text);
    expect((await kit.call('PUT /api/mail-change.php', { token })).ok.email).toBe('uma-new@example.org');
    expect((await userOf(here))?.email).toBe('uma-new@example.org');
    expect((await tries(uma.email, password)).refusal.error).toBe('login_failed');

    const undo = tokenIn((await kit.mailsTo(uma.email))[0]?.text);
    await kit.advance(6 * day);
    expect((await kit.call('GET /api/token.php', { token: undo })).ok).toEqual({
      purpose: 'mail_undo',
      state: 'valid',
    });
    const { ok } = await kit.call('POST /api/mail-undo.php', { token: undo });
    expect(ok.email).toBe(uma.email);
    expect(await userOf(here)).toBeNull();
    expect((await kit.call('PUT /api/reset-password.php', { token: ok.reset_token, password: next })).status).toBe(200);
    expect((await tries(uma.email, next)).status).toBe(200);
    expect((await tries(uma.email, password)).refusal.error).toBe('login_failed');
    expect((await kit.call('POST /api/mail-undo.php', { token: undo })).refusal.error).toBe('link_used');
  });

  test('is undone for 7 days and not longer', async () => {
    const vera = await away(kit, 'anna', { name: 'vera' });
    await ask(await logIn(kit, vera), 'vera-new@example.org');
    await kit.call('PUT /api/mail-change.php', {
      token: tokenIn((await kit.mailsTo('vera-new@example.org'))[0]?.text),
    });
    const token = tokenIn((await kit.mailsTo(vera.email))[0]?.text);
    await kit.advance(7 * day);
    expect((await kit.call('POST /api/mail-undo.php', { token })).refusal.error).toBe('link_invalid');
  });

  test('to an address that has an account is refused, also when it got one meanwhile', async () => {
    const here = await logIn(kit, await away(kit, 'anna'));
    await away(kit, 'anna', { name: 'taken' });
    expect((await ask(here, 'TAKEN@example.org')).refusal).toMatchObject({ error: 'email_taken', field: 'email' });
    await ask(here, 'soon@example.org');
    const token = tokenIn((await kit.mailsTo('soon@example.org'))[0]?.text);
    await away(kit, 'anna', { name: 'soon' });
    expect((await kit.call('PUT /api/mail-change.php', { token })).refusal.error).toBe('email_taken');
  });

  test('of a member who mistyped it at sign-up confirms the account and tells the wrong address nothing', async () => {
    const xena = await away(kit, 'nora', { name: 'xena' });
    const here = await logIn(kit, xena);
    await ask(here, 'xena-right@example.org');
    await kit.call('PUT /api/mail-change.php', {
      token: tokenIn((await kit.mailsTo('xena-right@example.org'))[0]?.text),
    });
    expect(await userOf(here)).toMatchObject({ status: 'confirmed', email: 'xena-right@example.org' });
    expect(await kit.mailsTo(xena.email)).toEqual([]);
  });

  test('makes an older wish worthless', async () => {
    const here = await logIn(kit, await away(kit, 'anna', { name: 'yara' }));
    await ask(here, 'yara-one@example.org');
    const first = tokenIn((await kit.mailsTo('yara-one@example.org'))[0]?.text);
    await ask(here, 'yara-two@example.org');
    expect((await kit.call('PUT /api/mail-change.php', { token: first })).refusal.error).toBe('link_used');
  });
});

describe('changing the name', () => {
  const rename = (as: ReturnType<typeof kit.browser>, name: string) =>
    kit.call('PUT /api/profile.php', { name }, { as });
  const nameOf = async (id: string) =>
    (await kit.db.one<{ name: string }>(sql('select name from profiles where id = $1'), [id])).name;
  const undoTokenOf = async (email: string) => tokenIn((await mailAbout(email, 'Je naam is gewijzigd'))?.text);
  const undo = (token: string) => kit.call('POST /api/name-undo.php', { token });

  test('T131: a changed name is told with a link that gives the old one back for 7 days, and logs out everywhere', async () => {
    const greet = await away(kit, 'anna', { name: 'Greetje' });
    const here = await logIn(kit, greet);
    await rename(here, 'Iemand Anders');
    const token = await undoTokenOf(greet.email);
    await kit.advance(6 * day);
    expect((await kit.call('GET /api/token.php', { token })).ok).toEqual({ purpose: 'name_undo', state: 'valid' });
    expect(await nameOf(greet.id)).toBe('Iemand Anders');
    const { ok } = await undo(token);
    expect(ok.name).toBe('Greetje');
    expect(await nameOf(greet.id)).toBe('Greetje');
    expect(await userOf(here)).toBeNull();
    const back = kit.browser();
    expect(
      (await kit.call('PUT /api/reset-password.php', { token: ok.reset_token, password: next }, { as: back })).status,
    ).toBe(200);
    expect((await tries(greet.email, password)).refusal.error).toBe('login_failed');
    expect((await undo(token)).refusal.error).toBe('link_used');
    expect((await rename(back, 'Greta')).ok.profile.name).toBe('Greta');
  });

  test('T131: a link older than 7 days gives no name back', async () => {
    const hilde = await away(kit, 'anna');
    await rename(await logIn(kit, hilde), 'Hil');
    const token = await undoTokenOf(hilde.email);
    await kit.advance(7 * day);
    expect((await undo(token)).refusal.error).toBe('link_invalid');
    expect(await nameOf(hilde.id)).toBe('Hil');
  });

  test('T131: an old name that somebody took meanwhile stays theirs; the rest is undone and another name can be chosen at once', async () => {
    const ilse = await away(kit, 'anna', { name: 'Ilsabe' });
    const here = await logIn(kit, ilse);
    await rename(here, 'Ilsa');
    const token = await undoTokenOf(ilse.email);
    const taker = await away(kit, 'anna');
    expect((await rename(await logIn(kit, taker), 'ILSABE')).ok.profile.name).toBe('ILSABE');
    const { ok } = await undo(token);
    expect(ok.name).toBeNull();
    expect(await nameOf(taker.id)).toBe('ILSABE');
    expect(await userOf(here)).toBeNull();
    const back = kit.browser();
    await kit.call('PUT /api/reset-password.php', { token: ok.reset_token, password: next }, { as: back });
    expect((await rename(back, 'Ilsabella')).ok.profile.name).toBe('Ilsabella');
  });

  test('T131: the link at an address that was taken back leads nowhere: who had it keeps no way in', async () => {
    const jet = await away(kit, 'anna');
    const thief = await logIn(kit, jet);
    await kit.call('POST /api/mail-change.php', { email: 'thief@example.org', password }, { as: thief });
    await kit.call('PUT /api/mail-change.php', { token: tokenIn((await kit.mailsTo('thief@example.org'))[0]?.text) });
    const undoMail = tokenIn((await mailAbout(jet.email, 'Je e-mailadres is gewijzigd'))?.text);
    await rename(thief, 'Dief');
    const undoName = await undoTokenOf('thief@example.org');
    expect((await kit.call('POST /api/mail-undo.php', { token: undoMail })).status).toBe(200);
    expect((await undo(undoName)).refusal.error).toBe('link_used');
  });
});

describe('devices', () => {
  test('are listed by day, this one first, and each or all others can be logged out', async () => {
    const zoe = await away(kit, 'anna');
    const [here, phone, old] = [await logIn(kit, zoe), await logIn(kit, zoe), await logIn(kit, zoe)];
    const { ok } = await kit.call('GET /api/devices.php', {}, { as: here });
    expect(ok.devices).toHaveLength(3);
    expect(ok.devices.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect(ok.devices[0]).toMatchObject({ last_used_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    const phones = (await kit.call('GET /api/devices.php', {}, { as: phone })).ok.devices.find(
      ({ is_current }) => is_current,
    );
    const left = await kit.call('DELETE /api/device.php', { id: phones?.id ?? '' }, { as: here });
    expect(left.ok.devices).toHaveLength(2);
    expect(await userOf(phone)).toBeNull();
    expect((await kit.call('DELETE /api/device.php', {}, { as: here })).ok.devices).toHaveLength(1);
    expect(await userOf(old)).toBeNull();
    expect(await userOf(here)).not.toBeNull();
  });

  test('of somebody else cannot be named', async () => {
    const [mine, theirs] = [await logIn(kit, await away(kit, 'anna')), await logIn(kit, await away(kit, 'anna'))];
    const id = (await kit.call('GET /api/devices.php', {}, { as: theirs })).ok.devices[0]?.id ?? '';
    await kit.call('DELETE /api/device.php', { id }, { as: mine });
    expect(await userOf(theirs)).not.toBeNull();
  });
});

test('what stands in an open link is forgotten 30 days after it ended', async () => {
  const fay = await away(kit, 'anna', { name: 'fay' });
  await kit.call(
    'POST /api/mail-change.php',
    { email: 'fay-new@example.org', password },
    { as: await logIn(kit, fay) },
  );
  await kit.advance(32 * day);
  await forgetOver({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  expect(
    await kit.db.rows(sql('select 1 from account_tokens where site_id = 1 and account_id = $1'), [fay.id]),
  ).toEqual([]);
});
