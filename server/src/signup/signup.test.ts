import type { CallInput } from '@vonk/contract/api';
import { away } from '../../test/profiles.ts';
import { describe, expect, test } from 'vitest';
import { letSignUpAgain } from './age-gate.ts';
import { createKit } from '../../test/kit.ts';
import { changeSite as setSite } from '../../test/sites.ts';
import { logIn } from '../../test/members.ts';
import { sql } from '../platform/database/db.ts';

type Form = CallInput<'POST /api/signup.php'>;

const kit = await createKit();
const day = 24 * 3600 * 1000;
let count = 0;

const formOf = (changes: Partial<Form> = {}): Form => {
  count += 1;
  return {
    email: `visitor${count}@example.org`,
    name: `Visitor ${count}`,
    password: 'vuurtoren-op-zondag',
    date_of_birth: '1985-03-14',
    gender: 'male',
    accept_terms: true,
    orientation_consent: false,
    ...changes,
  };
};
const signUp = async (changes: Partial<Form> = {}, host?: string, cookies: Readonly<Record<string, string>> = {}) => {
  const browser = kit.browser(host);
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
  const form = formOf(changes);
  return { browser, form, ...(await kit.call('POST /api/signup.php', form, { as: browser })) };
};
const rows = <Row extends object>(text: string, values: unknown[] = []) => kit.db.rows<Row>(sql(text), values);
const rowOf = async (email: string) =>
  (
    await rows<{
      id: string;
      tracking: object;
      looks_for: number | null;
      country: string;
      is_confirmed: boolean;
      status: string;
    }>(
      `select a.id, a.tracking, a.status, p.looks_for, p.country, p.is_confirmed from accounts a join profiles p on p.id = a.id where a.email = $1`,
      [email],
    )
  )[0];
const tokenFor = async (email: string, at = 0) =>
  /\/([\w-]{43})\s/.exec((await kit.mailsTo(email))[at]?.text ?? '')?.[1] ?? '';
const changeSite = (settings: object, id?: number) => setSite(kit, settings, id);

describe('signing up', () => {
  test('makes an account that is not confirmed, and logs it in', async () => {
    const { status, ok, browser, form } = await signUp({ name: ' Mark  Dekker ', email: ' Mark@Example.org ' });
    expect(status).toBe(200);
    expect(ok.user).toMatchObject({
      email: 'Mark@Example.org',
      status: 'not_confirmed',
      credits: 0,
      language: 'nl',
      paid_user: false,
    });
    expect(ok.user?.profile).toMatchObject({
      name: 'Mark Dekker',
      age: 41,
      gender: 'male',
      status: 'disabled',
      country: 'NL',
    });
    expect((await kit.call('GET /api/user.php', {}, { as: browser })).ok.user).toEqual(ok.user);
    const [stored] = await rows<{ password_hash: string }>(
      `select password_hash from accounts where email = 'Mark@Example.org'`,
    );
    expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stored?.password_hash).not.toContain(form.password);
  });

  test('keeps which words of the terms one agreed to: those of the site and the language, as they were then', async () => {
    const versionOf = async (locale: string) => {
      const { form } = await signUp({}, undefined, { locale });
      const member = await rowOf(form.email);
      const [consent] = await rows<{ text_version: string }>(
        `select text_version from consents where account_id = $1 and kind = 'terms'`,
        [member?.id],
      );
      return consent?.text_version;
    };
    const before = await versionOf('nl');
    expect(await versionOf('nl')).toBe(before);
    expect(await versionOf('pl')).not.toBe(before);
    await kit.db.pool.query(
      `insert into texts (site_id, locale, key, version, body, created_at) values (1, 'nl', 'pages.terms', 1, '# Eigen', $1)`,
      [kit.clock.now()],
    );
    const own = await versionOf('nl');
    expect(own).toMatch(/^2023-12-01 nl /);
    expect(own).not.toBe(before);
  });

  test('keeps whom one looks for only with the consent for it, and writes each consent down (ACC-1, T75)', async () => {
    const without = await signUp({ looks_for: ['female'] });
    expect(without.refusal).toMatchObject({ error: 'consent_required', field: 'orientation_consent' });
    const { form } = await signUp({ looks_for: ['female', 'male'], orientation_consent: true });
    const member = await rowOf(form.email);
    expect(member?.looks_for).toBe(3);
    const consents = await rows(
      `select kind, given, text_version, address_prefix, decided_at from consents where account_id = $1 order by kind`,
      [member?.id],
    );
    expect(consents).toEqual([
      {
        kind: 'orientation',
        given: true,
        text_version: '1',
        address_prefix: '127.0.0.0/24',
        decided_at: kit.clock.now(),
      },
      {
        kind: 'terms',
        given: true,
        text_version: expect.stringMatching(/^2023-12-01 nl [0-9a-f]{16}$/),
        address_prefix: '127.0.0.0/24',
        decided_at: kit.clock.now(),
      },
    ]);
    const plain = await signUp();
    expect((await rowOf(plain.form.email))?.looks_for).toBeNull();
  });

  test('stores where it came from (ACC-1, T77)', async () => {
    const { form } = await signUp({ network: 'partner-7', ref: 'r', sub1: 'a', sub3: 'c' });
    expect((await rowOf(form.email))?.tracking).toEqual({ network: 'partner-7', ref: 'r', sub1: 'a', sub3: 'c' });
  });

  test('stores the landing page it came in on, as the site has it, and nothing else that a browser says (STAFF-5)', async () => {
    const landingOf = async (landing: string) => {
      const { form } = await signUp({ landing });
      return (await rowOf(form.email))?.tracking;
    };
    expect(await landingOf('gallery/50plus')).toEqual({ landing: 'gallery/50plus' });
    expect(await landingOf('gallery/nobody-has-it')).toEqual({ landing: 'gallery' });
    expect(await landingOf('member-landing2')).toEqual({ landing: 'member-landing2' });
    expect(await landingOf('anna@example.org')).toEqual({});
    expect(await landingOf('other')).toEqual({});
    expect(await landingOf('')).toEqual({});
  });

  test('believes what the browser kept of the first visit, not what a later one brought (SITE-3)', async () => {
    const kept = { source: encodeURIComponent('network=radio&ref=spring%20fair&other=x') };
    const { form } = await signUp({ network: 'later', sub1: 'banner' }, undefined, kept);
    expect((await rowOf(form.email))?.tracking).toEqual({ network: 'radio', ref: 'spring fair' });
    const spoilt = await signUp({ network: 'now' }, undefined, { source: '%E0%A4%A' });
    expect((await rowOf(spoilt.form.email))?.tracking).toEqual({ network: 'now' });
  });

  test.each([
    [{ email: 'mark@post' }, 'email_invalid', 'email', 'Ongeldige e-mail'],
    [{ email: `${'a'.repeat(300)}@post.nl` }, 'email_invalid', 'email', 'Ongeldige e-mail'],
    [{ name: '@mark' }, 'name_starts_with_at', 'name', 'Je naam kan niet met @ beginnen.'],
    [
      { name: 'mark@post.nl', email: 'Mark@post.nl' },
      'name_is_email',
      'name',
      'Kies een andere naam dan je e-mailadres. Anderen zien je naam.',
    ],
    [
      { name: 'bel 0612345678' },
      'name_has_contact',
      'name',
      'Zet geen e-mailadres, telefoonnummer of website in je naam.',
    ],
    [{ name: '\u202e\u200b' }, 'name_required', 'name', 'Vul een naam in.'],
    [{ name: 'x'.repeat(25) }, 'name_too_long', 'name', 'Kies een naam van hooguit 24 tekens.'],
    [{ password: '123456789' }, 'password_too_short', 'password', 'Kies een wachtwoord van minstens 10 tekens.'],
    [
      { password: 'a1'.repeat(64) + 'b' },
      'password_too_long',
      'password',
      'Kies een wachtwoord van hooguit 128 tekens.',
    ],
    [
      { password: 'PassWord123' },
      'password_leaked',
      'password',
      'Dit wachtwoord staat op lijsten van gelekte wachtwoorden. Kies een ander.',
    ],
    [{ date_of_birth: '' }, 'birth_date_required', 'date_of_birth', 'Vul uw geboortedatum in (18+ jaar)'],
    [{ date_of_birth: '2001-02-30' }, 'birth_date_invalid', 'date_of_birth', 'Ongeldige geboortedatum.'],
    [{ date_of_birth: '2030-01-01' }, 'birth_date_invalid', 'date_of_birth', 'Ongeldige geboortedatum.'],
    [{ gender: undefined }, 'gender_required', 'gender', 'Kies je geslacht.'],
    [{ gender: 'non_binary' as const }, 'gender_required', 'gender', 'Kies je geslacht.'],
    [
      { accept_terms: false },
      'terms_required',
      'accept_terms',
      'Ga akkoord met de voorwaarden om een account te maken.',
    ],
  ])('with %o is refused with %s', async (changes, error, field, message) => {
    const { refusal, status, form } = await signUp(changes);
    expect({ status, ...refusal }).toMatchObject({ status: 409, error, field, message });
    expect(await rowOf(form.email.trim())).toBeUndefined();
  });

  test('keeps a name without what is invisible in it or turns the text around', async () => {
    const { ok } = await signUp({ name: 'Ma\u200brk\u202e olé' });
    expect(ok.user?.profile.name).toBe('Mark olé');
  });

  test('with a name that another member of the site has, in any case, is refused; on another site it is free (ACC-2)', async () => {
    await signUp({ name: 'Jolanda' });
    expect((await signUp({ name: 'JOLANDA' })).refusal).toMatchObject({ error: 'name_taken', field: 'name' });
    expect((await signUp({ name: 'Jolanda' }, 'dichterbij.localhost')).status).toBe(200);
  });

  test('with an address that has an account, in any case, tells so; on another site it is free', async () => {
    await signUp({ email: 'twice@example.org' });
    expect((await signUp({ email: 'Twice@Example.ORG' })).refusal).toMatchObject({
      error: 'email_taken',
      field: 'email',
      message: 'Dit e-mailadres heeft al een account op deze site.',
      details: { is_leaving: false },
    });
    expect((await signUp({ email: 'twice@example.org' }, 'dichterbij.localhost')).status).toBe(200);
  });

  test('twice at one moment with one address makes one account', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp({ email: 'race@example.org' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const [{ accounts, sessions } = { accounts: 0, sessions: 0 }] = await rows<{ accounts: number; sessions: number }>(
      `select (select count(*)::int from accounts where email = 'race@example.org') as accounts,
        (select count(*)::int from sessions s join accounts a on a.id = s.account_id where a.email = 'race@example.org') as sessions`,
    );
    expect({ accounts, sessions }).toEqual({ accounts: 1, sessions: 1 });
    expect(await kit.mailsTo('race@example.org')).toHaveLength(1);
  });

  test('twice at one moment with one name makes one account, and leaves nothing of the other', async () => {
    const answers = await Promise.all([1, 2].map(() => signUp({ name: 'Zelfde Naam' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.refusal.error).toBe('name_taken');
    expect(await rowOf(refused?.form.email ?? '')).toBeUndefined();
  });

  test('refuses fields it does not know, and wrong types', async () => {
    const body = JSON.stringify({ ...formOf(), status: 'confirmed' });
    expect((await kit.callWith('POST /api/signup.php', undefined, { body })).refusal.error).toBe('invalid_input');
    expect((await kit.callWith('POST /api/signup.php', { ...formOf(), name: 5 })).refusal).toMatchObject({
      error: 'invalid_input',
      field: 'name',
    });
    const cross = await kit.call('POST /api/signup.php', formOf(), { headers: { origin: 'https://evil.example' } });
    expect(cross.refusal.error).toBe('cross_origin');
  });
});

describe('the age of a visitor', () => {
  test('is counted on the site’s own day: 18 today may, 18 tomorrow may not (T69)', async () => {
    kit.clock.set(new Date('2026-11-30T22:30:00Z'));
    expect((await signUp({ date_of_birth: '2008-11-30' })).status).toBe(200);
    expect((await signUp({ date_of_birth: '2008-12-01' })).refusal.error).toBe('birth_date_required');
    kit.clock.set(new Date('2026-11-30T23:30:00Z'));
    expect((await signUp({ date_of_birth: '2008-12-01' })).status).toBe(200);
  });

  test('under 18 closes the form to that browser and that address for a day, whatever is filled in next (C28, T69)', async () => {
    const { browser, form, refusal } = await signUp({ date_of_birth: '2010-05-05' });
    expect(refusal).toMatchObject({
      error: 'birth_date_required',
      message: 'Vul uw geboortedatum in (18+ jaar)',
      details: { min_age: 18 },
    });
    const sameBrowser = await kit.call('POST /api/signup.php', formOf(), { as: browser });
    expect(sameBrowser.refusal).toMatchObject({ error: 'signup_not_now', message: 'Aanmelden kan nu niet.' });
    expect((await signUp({ email: form.email.toUpperCase() })).refusal.error).toBe('signup_not_now');
    expect((await signUp()).status).toBe(200);
    await kit.advance(day);
    expect((await signUp({ email: form.email })).status).toBe(200);
  });

  test('a mistyped year: staff open the form again to the address and the browser, once, and it is logged (C28, T69)', async () => {
    const { browser, form } = await signUp({ date_of_birth: '2010-05-05' });
    const again = async (email: string, as = browser) =>
      (await kit.call('POST /api/signup.php', { ...formOf(), email }, { as })).refusal?.error;
    const deed = { siteId: 1, email: form.email, actor: 'ina', reason: 'ID gezien', now: kit.clock.now() };
    expect(await letSignUpAgain(kit.services, { ...deed, email: 'somebody@else.example' })).toBe(false);
    expect(await again('another@mailbox.example')).toBe('signup_not_now');
    expect(await letSignUpAgain(kit.services, deed)).toBe(true);
    expect(await letSignUpAgain(kit.services, deed)).toBe(false);
    expect(await again(form.email)).toBeUndefined();
    const { rows } = await kit.db.pool.query(
      "select action, reason, subject like '%@%' as names from audit where actor = 'ina'",
    );
    expect(rows).toEqual([{ action: 'signup_let_again', reason: 'ID gezien', names: false }]);
    // The same mistake again counts again.
    const second = await signUp({ date_of_birth: '2010-05-05' });
    expect(await again(formOf().email, second.browser)).toBe('signup_not_now');
  });
});

describe('a site', () => {
  test('whose sign-ups are closed, or open to traffic sources alone, says so (C6)', async () => {
    await changeSite({ signups: 'off' });
    expect(await signUp({ network: 'partner' })).toMatchObject({ status: 403, refusal: { error: 'signup_closed' } });
    await changeSite({ signups: 'with_trafficsource' });
    expect((await signUp()).refusal.error).toBe('signup_closed');
    expect((await signUp({ network: 'partner' })).status).toBe(200);
    expect((await signUp({}, undefined, { source: 'network%3Dpartner' })).status).toBe(200);
    expect((await signUp({}, undefined, { source: 'ref%3Dpartner' })).refusal.error).toBe('signup_closed');
    await changeSite({ signups: 'all' });
  });

  test('that does not tell who has an account answers alike and lets the mail tell (ACC-9, T125)', async () => {
    await changeSite({ reveal_accounts: false }, 2);
    const host = 'dichterbij.localhost';
    const first = await signUp({ email: 'quiet@example.org' }, host);
    const second = await signUp({ email: 'quiet@example.org' }, host);
    expect([first.status, first.ok]).toEqual([second.status, second.ok]);
    expect(first.ok).toEqual({ user: null, message_held: false });
    expect([first.browser.cookies.has('session'), second.browser.cookies.has('session')]).toEqual([false, false]);
    await signUp({ email: 'quiet@example.org' }, host);
    const subjects = (await kit.mailsTo('quiet@example.org')).map(({ subject }) => subject).sort();
    expect(subjects).toEqual(['Bestätige deine E-Mail-Adresse', 'Du hast schon ein Konto']);
    const token =
      /\/([\w-]{43})\s/.exec((await kit.mailsTo('quiet@example.org')).map(({ text }) => text).join())?.[1] ?? '';
    const browser = kit.browser(host);
    expect((await kit.call('POST /api/activate.php', { token }, { as: browser })).ok.user.status).toBe('confirmed');
    expect(browser.cookies.has('session')).toBe(true);
  });
});

describe('confirming the address', () => {
  test('works once: the profile is shown, free credits are granted, the browser is logged in (ACC-3, ACC-10, C4)', async () => {
    const { form } = await signUp({ email: 'confirm@example.org', name: 'Konfirma' });
    const [mail] = await kit.mailsTo(form.email);
    expect(mail?.subject).toBe('Bevestig je e-mailadres');
    expect(mail?.text).toContain('Nog één klik, Konfirma');
    const token = await tokenFor(form.email);
    for (let look = 0; look < 2; look += 1) {
      expect((await kit.call('GET /api/token.php', { token })).ok).toEqual({ purpose: 'activate', state: 'valid' });
    }
    expect((await rowOf(form.email))?.is_confirmed).toBe(false);

    const phone = kit.browser();
    const { ok } = await kit.call('POST /api/activate.php', { token }, { as: phone });
    expect(ok).toMatchObject({
      granted_credits: 3,
      user: { status: 'confirmed', credits: 3, free_credits: 3, free_messages: 3 },
    });
    expect(ok.user.profile.status).toBe('active');
    expect((await kit.call('GET /api/user.php', {}, { as: phone })).ok.user).toEqual(ok.user);
    expect((await rowOf(form.email))?.is_confirmed).toBe(true);

    const again = await kit.call('POST /api/activate.php', { token });
    expect(again.refusal).toMatchObject({ error: 'link_used', message: 'Deze link is al gebruikt.' });
    expect((await kit.call('GET /api/token.php', { token })).ok.state).toBe('used');
  });

  test('twice at one moment grants once', async () => {
    const { form } = await signUp();
    const token = await tokenFor(form.email);
    const answers = await Promise.all([1, 2, 3].map(() => kit.call('POST /api/activate.php', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [sum] = await rows(
      `select b.balance from credit_balances b join accounts a on a.id = b.member_id where a.email = $1`,
      [form.email],
    );
    expect(sum).toEqual({ balance: 3 });
  });

  test('is told to the member’s open screens', async () => {
    const { form } = await signUp();
    const { id } = (await rowOf(form.email)) ?? { id: '' };
    await kit.call('POST /api/activate.php', { token: await tokenFor(form.email) });
    expect(await rows(`select kind from live_events where subscriber_id = $1 order by seq`, [id])).toEqual([
      { kind: 'account' },
    ]);
  });

  test('is not possible with a link that is too old, of another site, or made up', async () => {
    const { form } = await signUp();
    const token = await tokenFor(form.email);
    const elsewhere = await kit.call('POST /api/activate.php', { token }, { as: kit.browser('dichterbij.localhost') });
    expect(elsewhere.refusal.error).toBe('link_invalid');
    expect((await kit.call('POST /api/activate.php', { token: 'x'.repeat(43) })).refusal.error).toBe('link_invalid');
    await kit.advance(7 * day);
    expect((await kit.call('GET /api/token.php', { token })).ok.state).toBe('expired');
    expect((await kit.call('POST /api/activate.php', { token })).refusal).toMatchObject({
      error: 'link_invalid',
      message: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
    });
  });

  test('can be asked for again, five mails a day, and the newest link serves (ACC-3)', async () => {
    const { browser, form } = await signUp();
    for (let mail = 2; mail <= 5; mail += 1) {
      expect((await kit.call('POST /api/activation-mail.php', {}, { as: browser })).ok).toEqual({ email: form.email });
      kit.clock.advance(1000);
    }
    expect((await kit.call('POST /api/activation-mail.php', {}, { as: browser })).refusal.error).toBe('too_many_mails');
    expect(await kit.mailsTo(form.email)).toHaveLength(5);
    const [newest, older] = [await tokenFor(form.email, 0), await tokenFor(form.email, 3)];
    expect((await kit.call('POST /api/activate.php', { token: newest })).status).toBe(200);
    expect((await kit.call('POST /api/activate.php', { token: older })).refusal.error).toBe('link_used');
    await kit.advance(day);
    expect((await kit.call('POST /api/activation-mail.php', {}, { as: browser })).refusal.error).toBe(
      'already_confirmed',
    );
  });

  test('is asked for at one moment by many tabs within the same limit', async () => {
    const { browser, form } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => kit.call('POST /api/activation-mail.php', {}, { as: browser })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await kit.mailsTo(form.email)).toHaveLength(5);
  });

  test('is nothing for a visitor to ask a mail for', async () => {
    expect((await kit.call('POST /api/activation-mail.php', {})).refusal.error).toBe('authentication_required');
  });
});

describe('a first message', () => {
  test('waits for the confirmation, and is then delivered and paid from the free credits (ACC-3)', async () => {
    const anna = await away(kit, 'anna');
    const hers = await logIn(kit, anna);
    const { ok, form } = await signUp({ signup_message: 'Die duinroute, welke was dat?', profile: anna.publicId });
    expect(ok.message_held).toBe(true);
    expect((await kit.call('GET /api/chats.php', {}, { as: hers })).ok.chats).toEqual([]);
    expect((await kit.mailsTo(form.email))[0]?.text).toContain('Dan versturen we wat je al schreef');

    await kit.call('POST /api/activate.php', { token: await tokenFor(form.email) });
    await kit.advance(0);
    const { chats } = (await kit.call('GET /api/chats.php', {}, { as: hers })).ok;
    expect(chats.map(({ last_message }) => last_message?.body)).toEqual(['Die duinroute, welke was dat?']);
    expect((await kit.call('GET /api/user.php', {}, { as: hers })).ok.user?.unread_messages).toBe(1);
    const [sum] = await rows(
      `select b.balance from credit_balances b join accounts a on a.id = b.member_id where a.email = $1`,
      [form.email],
    );
    expect(sum).toEqual({ balance: 2 });
  });

  test('to nobody, or to a member of another site, stops no sign-up', async () => {
    const greta = await away(kit, 'elsa');
    for (const profile of ['nobody', greta.publicId]) {
      const { status, ok } = await signUp({ signup_message: 'Hallo', profile });
      expect([status, ok.message_held]).toEqual([200, false]);
    }
  });
});

test('sixty sign-ups an hour from one network are enough (T124)', async () => {
  await kit.advance(2 * 3600 * 1000);
  await kit.db.pool.query(
    `update attempts set taken_at = array(select $1::timestamptz from generate_series(1, 59)) where site_id = 1 and action = 'signup_network'`,
    [kit.clock.now()],
  );
  expect((await signUp()).status).toBe(200);
  const { status, headers } = await signUp();
  expect([status, headers.get('retry-after')]).toEqual([429, '3600']);
});

test('while a name is typed one hears that it is taken, what is free, and nothing of who has it (ACC-2)', async () => {
  kit.clock.advance(24 * 3600 * 1000);
  for (const name of ['Willemijn', 'Willemijn B']) await away(kit, 'anna', { name });
  const check = (name: string, host?: string) =>
    kit.call('POST /api/name-check.php', { name }, { as: kit.browser(host) });
  const { ok } = await check('  willemijn ');
  expect(ok.is_taken).toBe(true);
  expect(ok.suggestions).toHaveLength(3);
  expect(Object.keys(ok).toSorted()).toEqual(['is_taken', 'suggestions']);
  for (const name of ok.suggestions) {
    expect(name).not.toBe('willemijn B');
    expect((await check(name)).ok).toEqual({ is_taken: false, suggestions: [] });
    expect((await signUp({ name })).status).toBe(200);
  }
  expect((await check('Willemijntje')).ok).toEqual({ is_taken: false, suggestions: [] });
  for (const name of ['', 'x', 'a@b.nl', 'a'.repeat(60)])
    expect((await check(name)).ok).toEqual({ is_taken: false, suggestions: [] });
});
