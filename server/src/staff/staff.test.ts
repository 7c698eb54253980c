import { hour, minute } from '@vonk/contract/durations';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another } from '../../test/profiles.ts';
import {
  adminCall,
  codeOf,
  firstOwner,
  hire,
  logInAgain,
  mailedToken,
  setUp,
  staffPassword,
} from '../../test/staff/colleagues.ts';
import { Device } from '../../test/stand-ins/passkey-device.ts';
import { demoOwner, makeOwner, renewLink } from './index.ts';

const kit = await createKit();
const me = async (browser: ReturnType<typeof kit.browser>) =>
  (await adminCall(kit, 'GET /api/admin/session', {}, { as: browser })).ok.me;
const everywhere = (role: 'owner' | 'moderator' | 'support') => [{ role, site: null }];

describe('coming in (STAFF-1)', () => {
  test('the link of the command line opens nothing until there is a password and a second step, and once', async () => {
    const now = kit.clock.now();
    const made = await makeOwner(kit.db, { email: 'eva@vonk.example', name: 'Eva', actor: 'test', now });
    const token = made?.token ?? '';
    const half = kit.browser();
    expect((await adminCall(kit, 'GET /api/admin/link', { token })).ok).toMatchObject({ state: 'valid', name: 'Eva' });
    const weak = await adminCall(kit, 'POST /api/admin/link', { token, password: 'wachtwoord' }, { as: half });
    expect(weak.refusal.error).toMatch(/^password_/);
    expect(
      (await adminCall(kit, 'POST /api/admin/link', { token, password: staffPassword }, { as: half })).status,
    ).toBe(200);
    expect(await me(half)).toBeNull();
    const login = await adminCall(kit, 'POST /api/admin/login', { email: 'eva@vonk.example', password: staffPassword });
    expect(login.refusal.error).toBe('login_failed');
    const { browser, codes } = await setUp(kit, token);
    expect(codes).toHaveLength(10);
    expect(await me(browser)).toMatchObject({ name: 'Eva', grants: [{ role: 'owner', site: null }] });
    expect((await adminCall(kit, 'GET /api/admin/link', { token })).ok).toMatchObject({
      state: 'used',
      name: '',
      email: '',
    });
    const again = await adminCall(kit, 'POST /api/admin/link', { token, password: staffPassword });
    expect(again.refusal.error).toBe('link_used');
    const half2 = await adminCall(kit, 'POST /api/admin/enrol-code-start', {}, { as: half });
    expect(half2.refusal.error).toBe('login_over');
  });

  test('a link is over after its time', async () => {
    const made = await makeOwner(kit.db, {
      email: 'late@vonk.example',
      name: 'Late',
      actor: 'test',
      now: kit.clock.now(),
    });
    await kit.advance(73 * hour);
    const { ok } = await adminCall(kit, 'GET /api/admin/link', { token: made?.token ?? '' });
    expect(ok.state).toBe('expired');
    const { refusal } = await adminCall(kit, 'POST /api/admin/link', {
      token: made?.token ?? '',
      password: staffPassword,
    });
    expect(refusal.error).toBe('link_invalid');
  });

  test('a login asks the password and then a code, and a code works once', async () => {
    const owner = await firstOwner(kit);
    await kit.advance(2 * minute);
    const browser = kit.browser();
    const { email } = owner;
    const first = await adminCall(
      kit,
      'POST /api/admin/login',
      { email: ` ${email.toUpperCase()}`, password: staffPassword },
      { as: browser },
    );
    expect(first.ok).toEqual({ second_steps: ['code'] });
    expect(await me(browser)).toBeNull();
    expect((await adminCall(kit, 'GET /api/admin/account', {}, { as: browser })).status).toBe(403);
    const code = codeOf(owner.secret, kit.clock.now());
    expect((await adminCall(kit, 'POST /api/admin/login-code', { code }, { as: browser })).ok.me.email).toBe(email);
    const other = kit.browser();
    await adminCall(kit, 'POST /api/admin/login', { email, password: staffPassword }, { as: other });
    expect((await adminCall(kit, 'POST /api/admin/login-code', { code }, { as: other })).refusal.error).toBe(
      'code_wrong',
    );
  });

  test('an address that nobody has is answered, counted and locked like a wrong password (T125)', async () => {
    const { email } = await firstOwner(kit);
    const tries = async (address: string) => {
      const codes: string[] = [];
      for (let at = 0; at < 6; at += 1)
        codes.push((await adminCall(kit, 'POST /api/admin/login', { email: address, password: 'x' })).refusal.error);
      return codes;
    };
    const known = await tries(email);
    expect(known).toEqual(await tries('nobody@vonk.example'));
    expect(known.at(-1)).toBe('login_locked');
    await kit.advance(16 * minute);
    expect((await adminCall(kit, 'POST /api/admin/login', { email, password: staffPassword })).status).toBe(200);
  });

  test('five wrong codes lock the second step, and six at one moment are no way round', async () => {
    const { email } = await firstOwner(kit);
    const browser = kit.browser();
    await adminCall(kit, 'POST /api/admin/login', { email, password: staffPassword }, { as: browser });
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () =>
        adminCall(kit, 'POST /api/admin/login-code', { code: '000000' }, { as: browser }),
      ),
    );
    const codes = wrong.map(({ refusal }) => refusal.error).toSorted();
    expect(codes).toEqual([...Array(5).fill('code_wrong'), ...Array(3).fill('login_locked')]);
  });

  test('a backup code works once in place of the app', async () => {
    const email = 'backup@vonk.example';
    const made = await makeOwner(kit.db, { email, name: 'Bo', actor: 'test', now: kit.clock.now() });
    const { codes } = await setUp(kit, made?.token ?? '');
    const code = codes[0] ?? '';
    for (const status of [200, 409]) {
      const browser = kit.browser();
      await adminCall(kit, 'POST /api/admin/login', { email, password: staffPassword }, { as: browser });
      expect((await adminCall(kit, 'POST /api/admin/login-code', { code }, { as: browser })).status).toBe(status);
    }
  });

  test('a passkey is a second step, of its owner alone', async () => {
    const owner = await firstOwner(kit);
    const as = { as: owner.browser };
    const device = new Device();
    const start = await adminCall(kit, 'POST /api/admin/passkey-start', {}, as);
    const response = device.make(start.ok.options.challenge);
    const kept = await adminCall(kit, 'POST /api/admin/passkey', { name: 'Sleutel', response }, as);
    expect(kept.ok.passkeys).toMatchObject([{ name: 'Sleutel' }]);
    expect((await adminCall(kit, 'POST /api/admin/passkey', { name: '', response }, as)).refusal.error).toBe(
      'passkey_failed',
    );

    const signIn = async (email: string) => {
      const browser = kit.browser();
      const { ok } = await adminCall(kit, 'POST /api/admin/login', { email, password: staffPassword }, { as: browser });
      const asked = await adminCall(kit, 'POST /api/admin/login-passkey-start', {}, { as: browser });
      const signed = device.sign(asked.ok.options.challenge);
      return {
        steps: ok.second_steps,
        ...(await adminCall(kit, 'POST /api/admin/login-passkey', { response: signed }, { as: browser })),
      };
    };
    const own = await signIn(owner.email);
    expect(own.steps).toEqual(['passkey', 'code']);
    expect(own.ok.me.id).toBe(owner.id);
    const other = await firstOwner(kit);
    expect((await signIn(other.email)).refusal.error).toBe('passkey_failed');
  });

  test('a session ends twelve hours after the login, and when it was not used for two', async () => {
    const owner = await firstOwner(kit);
    await kit.advance(121 * minute);
    expect(await me(owner.browser)).toBeNull();
    const browser = await logInAgain(kit, owner);
    for (let passed = 0; passed < 12 * 60 - 60; passed += 60) {
      expect(await me(browser)).not.toBeNull();
      await kit.advance(hour);
    }
    expect(await me(browser)).not.toBeNull();
    await kit.advance(61 * minute);
    expect(await me(browser)).toBeNull();
  });

  test('a member’s session means nothing here, and staff are nobody on the site', async () => {
    const anna = await another(kit, 'anna');
    expect(await me(anna.browser)).toBeNull();
    expect((await adminCall(kit, 'GET /api/admin/people', {}, { as: anna.browser })).refusal.error).toBe(
      'authentication_required',
    );
    const owner = await firstOwner(kit);
    expect((await kit.call('GET /api/user.php', {}, { as: owner.browser })).ok.user).toBeNull();
    const mixed = kit.browser();
    mixed.cookies.set('session', owner.browser.cookies.get('staff') ?? '');
    mixed.cookies.set('staff', anna.browser.cookies.get('session') ?? '');
    expect(await me(mixed)).toBeNull();
    expect((await kit.call('GET /api/user.php', {}, { as: mixed })).ok.user).toBeNull();
  });

  test('a page of another origin changes nothing', async () => {
    const owner = await firstOwner(kit);
    const { status } = await adminCall(
      kit,
      'DELETE /api/admin/session',
      {},
      { as: owner.browser, headers: { origin: 'https://elsewhere.example' } },
    );
    expect(status).toBe(403);
    expect(await me(owner.browser)).not.toBeNull();
    await adminCall(kit, 'DELETE /api/admin/session', {}, { as: owner.browser });
    expect(await me(owner.browser)).toBeNull();
  });
});

describe('an own account', () => {
  test('what is sensitive asks a proof that is ten minutes old at most', async () => {
    const owner = await firstOwner(kit);
    const as = { as: owner.browser };
    expect((await adminCall(kit, 'POST /api/admin/backup-codes', {}, as)).status).toBe(200);
    await kit.advance(11 * minute);
    expect((await adminCall(kit, 'POST /api/admin/backup-codes', {}, as)).refusal.error).toBe('fresh_login_required');
    const code = codeOf(owner.secret, kit.clock.now());
    const wrong = await adminCall(kit, 'POST /api/admin/prove', { password: 'x', code }, as);
    expect(wrong.refusal.error).toBe('login_failed');
    const noCode = await adminCall(kit, 'POST /api/admin/prove', { password: staffPassword, code: '000000' }, as);
    expect(noCode.refusal.error).toBe('code_wrong');
    expect((await adminCall(kit, 'POST /api/admin/prove', { password: staffPassword, code }, as)).status).toBe(200);
    expect((await adminCall(kit, 'POST /api/admin/backup-codes', {}, as)).ok.backup_codes).toHaveLength(10);
  });

  test('nobody is left without a second step', async () => {
    const owner = await firstOwner(kit);
    const as = { as: owner.browser };
    expect((await adminCall(kit, 'DELETE /api/admin/code-app', {}, as)).refusal.error).toBe('second_step_needed');
    const device = new Device();
    const { ok } = await adminCall(kit, 'POST /api/admin/passkey-start', {}, as);
    const kept = await adminCall(
      kit,
      'POST /api/admin/passkey',
      { name: '', response: device.make(ok.options.challenge) },
      as,
    );
    const id = kept.ok.passkeys[0]?.id ?? '';
    const both = await Promise.all([
      adminCall(kit, 'DELETE /api/admin/code-app', {}, as),
      adminCall(kit, 'DELETE /api/admin/passkey', { id }, as),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('a new password and one button end the other sessions, one of them alone goes by its id', async () => {
    const owner = await firstOwner(kit);
    await kit.advance(minute);
    const second = await logInAgain(kit, owner);
    await kit.advance(minute);
    const third = await logInAgain(kit, owner);
    const { ok } = await adminCall(kit, 'GET /api/admin/account', {}, { as: third });
    expect(ok.sessions.map(({ is_current: isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const other = await adminCall(
      kit,
      'DELETE /api/admin/account-session',
      { id: ok.sessions[1]?.id ?? '' },
      { as: third },
    );
    expect(other.ok.sessions).toHaveLength(2);
    expect(await me(second)).toBeNull();
    const password = 'heel iets anders dan daarnet';
    expect((await adminCall(kit, 'PUT /api/admin/password', { password }, { as: third })).status).toBe(200);
    expect(await me(owner.browser)).toBeNull();
    expect(await me(third)).not.toBeNull();
    expect((await adminCall(kit, 'POST /api/admin/login', { email: owner.email, password })).status).toBe(200);
  });
});

describe('who works here', () => {
  test('an owner invites by mail, gives roles and takes them away; what is gone is gone at the next call', async () => {
    const owner = await firstOwner(kit);
    const noor = await hire(kit, owner, [
      { role: 'owner', site: 1 },
      { role: 'support', site: 2 },
    ]);
    expect((await adminCall(kit, 'GET /api/admin/people', {}, { as: noor.browser })).status).toBe(200);
    const grants = everywhere('support');
    const changed = await adminCall(kit, 'PUT /api/admin/person', { id: noor.id, grants }, { as: owner.browser });
    expect(changed.ok.people.find(({ id }) => id === noor.id)).toMatchObject({ grants, state: 'active' });
    expect((await adminCall(kit, 'GET /api/admin/people', {}, { as: noor.browser })).refusal.error).toBe(
      'role_missing',
    );
    await adminCall(kit, 'DELETE /api/admin/person', { id: noor.id }, { as: owner.browser });
    expect(await me(noor.browser)).toBeNull();
    const login = await adminCall(kit, 'POST /api/admin/login', { email: noor.email, password: staffPassword });
    expect(login.refusal.error).toBe('login_failed');
    // The address may come back, as somebody new.
    const back = await adminCall(
      kit,
      'POST /api/admin/person',
      { name: 'Noor', email: noor.email, locale: 'pl', grants },
      { as: owner.browser },
    );
    expect(back.ok.people.filter(({ name }) => name === 'Noor').map(({ state }) => state)).toEqual(['invited', 'left']);
    const subjects = (await kit.mailsTo(noor.email)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.includes('panelu'))).toBe(true);
  });

  test('a new link ends what there was, by an owner and by the command line', async () => {
    const owner = await firstOwner(kit);
    const noor = await hire(kit, owner, everywhere('moderator'));
    expect((await adminCall(kit, 'POST /api/admin/person-link', { id: noor.id }, { as: owner.browser })).status).toBe(
      200,
    );
    expect(await me(noor.browser)).toBeNull();
    const again = await setUp(kit, await mailedToken(kit, noor.email));
    expect(again.id).toBe(noor.id);
    const link = await renewLink(kit.db, { email: noor.email, actor: 'test', now: kit.clock.now() });
    expect(await me(again.browser)).toBeNull();
    expect((await setUp(kit, link?.token ?? '')).id).toBe(noor.id);
  });

  test('an owner of one site gives roles on that alone, and changes nobody who has others', async () => {
    const owner = await firstOwner(kit);
    const ownerOfOne = await hire(kit, owner, [{ role: 'owner', site: 1 }]);
    const elsewhere = await hire(kit, owner, [{ role: 'moderator', site: 2 }]);
    const here = await hire(kit, ownerOfOne, [{ role: 'moderator', site: 1 }]);
    const as = { as: ownerOfOne.browser };
    const { ok } = await adminCall(kit, 'GET /api/admin/people', {}, as);
    expect(ok.people.map(({ id }) => id).toSorted()).toEqual([ownerOfOne.id, here.id].toSorted());
    for (const [id, grants] of [
      [here.id, everywhere('moderator')],
      [here.id, [{ role: 'moderator' as const, site: 2 }]],
      [here.id, everywhere('owner')],
      [elsewhere.id, [{ role: 'moderator' as const, site: 1 }]],
      [owner.id, [{ role: 'owner' as const, site: 1 }]],
    ] as const)
      expect((await adminCall(kit, 'PUT /api/admin/person', { id, grants: [...grants] }, as)).refusal.error).toBe(
        'role_missing',
      );
    expect((await adminCall(kit, 'DELETE /api/admin/person', { id: elsewhere.id }, as)).refusal.error).toBe(
      'role_missing',
    );
    expect((await adminCall(kit, 'POST /api/admin/person-link', { id: owner.id }, as)).refusal.error).toBe(
      'role_missing',
    );
    const none = await adminCall(kit, 'PUT /api/admin/person', { id: here.id, grants: [] }, as);
    expect(none.refusal.error).toBe('role_required');
  });

  test('somebody always owns all sites, also when the last two let each other go at one moment', async () => {
    const own = await createKit();
    const first = await firstOwner(own);
    const alone = await adminCall(own, 'DELETE /api/admin/person', { id: first.id }, { as: first.browser });
    expect(alone.refusal.error).toBe('last_owner');
    const second = await hire(own, first, everywhere('owner'));
    const both = await Promise.all([
      adminCall(own, 'DELETE /api/admin/person', { id: second.id }, { as: first.browser }),
      adminCall(own, 'DELETE /api/admin/person', { id: first.id }, { as: second.browser }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('a demo tells a way in at each start, until somebody came in', async () => {
  const own = await createKit();
  const first = await demoOwner(own.db, own.clock.now());
  const second = await demoOwner(own.db, own.clock.now());
  const { ok } = await adminCall(own, 'GET /api/admin/link', { token: first?.token ?? '' });
  expect(ok.state).toBe('used');
  const { browser } = await setUp(own, second?.token ?? '');
  const { ok: session } = await adminCall(own, 'GET /api/admin/session', {}, { as: browser });
  expect(session.me?.grants).toEqual(everywhere('owner'));
  expect(await demoOwner(own.db, own.clock.now())).toBeUndefined();
});

test('the back-office is at its own host alone, where one is configured', async () => {
  const own = await createKit({ ADMIN_HOST: 'beheer.vonk.example' });
  const at = (host: string) => adminCall(own, 'GET /api/admin/session', {}, { as: own.browser(host) });
  expect((await at('beheer.vonk.example')).status).toBe(200);
  expect((await at('localhost')).status).toBe(404);
});

test('over https the cookie is held to its host, and is for scripts and other sites out of reach', async () => {
  const own = await createKit({ PUBLIC_URL: 'https://vonk.example' });
  const made = await makeOwner(own.db, { email: 'eva@vonk.example', name: 'Eva', actor: 'test', now: own.clock.now() });
  const { headers } = await adminCall(own, 'POST /api/admin/link', {
    token: made?.token ?? '',
    password: staffPassword,
  });
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-staff_pending=[\w-]{43};/);
  for (const word of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(word);
});
