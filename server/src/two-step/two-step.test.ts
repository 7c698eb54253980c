import { Secret, TOTP } from 'otpauth';
import { another, away } from '../../test/profiles.ts';
import { describe, expect, test } from 'vitest';
import { createKit, type Browser } from '../../test/kit.ts';
import { logIn, password, type TestMember } from '../../test/members.ts';
import { removeTwoStep } from '../admin/index.ts';
import { sql } from '../platform/database/db.ts';
import { forgetOver } from '../inventory/index.ts';

const kit = await createKit();
const second = 1000;
const minute = 60 * second;
const next = 'zeven-eikels-op-straat';
const tokenIn = (text: string | undefined) => /[/=]([\w-]{43})\s/.exec(text ?? '')?.[1] ?? '';
const codeOf = (secret: string, at = kit.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const stateOf = async (as: Browser) => (await kit.call('GET /api/two-step.php', {}, { as })).ok;
const userOf = async (as: Browser) => (await kit.call('GET /api/user.php', {}, { as })).ok.user;
const firstStep = (member: TestMember, as: Browser, secret = password) =>
  kit.call('POST /api/user.php', { email: member.email, password: secret }, { as });
const secondStep = (code: string, as: Browser) => kit.call('POST /api/two-step-login.php', { code }, { as });
const mailAbout = async (address: string, subject: string) =>
  (await kit.mailsTo(address)).find((mail) => mail.subject === subject);

/** A member whose second step is on, half a minute later: the code it was switched on with is used. */
async function guarded() {
  const member = await another(kit, 'anna');
  const { browser } = member;
  const { secret } = (await kit.call('POST /api/two-step-start.php', {}, { as: browser })).ok;
  const { ok } = await kit.call('POST /api/two-step.php', { code: codeOf(secret) }, { as: browser });
  kit.clock.advance(30 * second);
  return { ...member, browser, secret, codes: ok.backup_codes };
}

/** A browser of which the password was right. */
async function halfway(member: TestMember): Promise<Browser> {
  const as = kit.browser();
  expect((await firstStep(member, as)).refusal.error).toBe('second_step_required');
  return as;
}

describe('switching the second step on', () => {
  test('T128: changes nothing until a code of the app confirms it; then ten backup codes are shown once, and it is mailed (T131)', async () => {
    const tycho = await away(kit, 'anna');
    const as = await logIn(kit, tycho);
    expect(await stateOf(as)).toEqual({ is_on: false, backup_codes_left: 0 });
    const { secret, uri } = (await kit.call('POST /api/two-step-start.php', {}, { as })).ok;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Vonk:${encodeURIComponent(tycho.email)}?`);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect((await kit.call('POST /api/two-step.php', { code: '000000' }, { as })).refusal).toMatchObject({
      error: 'code_wrong',
      field: 'code',
    });
    expect((await firstStep(tycho, kit.browser())).status).toBe(200);

    const { ok } = await kit.call(
      'POST /api/two-step.php',
      { code: ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}` },
      { as },
    );
    expect(new Set(ok.backup_codes).size).toBe(10);
    expect(await stateOf(as)).toEqual({ is_on: true, backup_codes_left: 10 });
    expect(await mailAbout(tycho.email, 'Inloggen in twee stappen staat aan')).toBeDefined();
    expect((await kit.call('POST /api/two-step-start.php', {}, { as })).refusal.error).toBe('two_step_is_on');
    const rows = await kit.db.rows(
      sql(
        'select t.secret, b.code_hash from two_steps t join backup_codes b using (site_id, account_id) where account_id = $1',
      ),
      [tycho.id],
    );
    expect(rows).toHaveLength(10);
    for (const kept of [secret, ...ok.backup_codes]) expect(JSON.stringify(rows)).not.toContain(kept);
  });

  test('T130: switching on and off, and new backup codes, ask a login of the last minutes', async () => {
    const ursula = await guarded();
    await kit.advance(16 * minute);
    const as = ursula.browser;
    const answers = [
      await kit.call('POST /api/two-step-start.php', {}, { as }),
      await kit.call('POST /api/two-step.php', { code: '123456' }, { as }),
      await kit.call('DELETE /api/two-step.php', {}, { as }),
      await kit.call('POST /api/backup-codes.php', {}, { as }),
    ];
    expect(answers.map(({ refusal }) => refusal.error)).toEqual(Array.from(answers, () => 'fresh_login_required'));
  });

  test('T128: new backup codes make the old ones worthless; where the second step is off there are none', async () => {
    const valentijn = await guarded();
    const { ok } = await kit.call('POST /api/backup-codes.php', {}, { as: valentijn.browser });
    const as = await halfway(valentijn);
    expect((await secondStep(valentijn.codes[0] ?? '', as)).refusal.error).toBe('code_wrong');
    expect((await secondStep(ok.backup_codes[0] ?? '', as)).status).toBe(200);
    const other = await logIn(kit, await away(kit, 'anna'));
    expect((await kit.call('POST /api/backup-codes.php', {}, { as: other })).status).toBe(404);
  });
});

describe('logging in', () => {
  test('T128: the password alone opens no session; a code of the app does, and its session is new (T129)', async () => {
    const xander = await guarded();
    const as = await halfway(xander);
    expect(as.cookies.get('session')).toBeUndefined();
    expect(await userOf(as)).toBeNull();
    expect((await secondStep('000000', as)).refusal).toMatchObject({
      error: 'code_wrong',
      field: 'code',
      message: 'Deze code klopt niet.',
    });
    expect((await secondStep(codeOf(xander.secret), as)).ok.user.email).toBe(xander.email);
    expect((await userOf(as))?.email).toBe(xander.email);
    expect(as.cookies.has('pending_login')).toBe(false);
  });

  test('T128: a code works once, also at one moment, and none older than the last; the one before and after now are good (RFC 6238)', async () => {
    const yvonne = await guarded();
    const [one, two] = [await halfway(yvonne), await halfway(yvonne)];
    const code = codeOf(yvonne.secret);
    const answers = await Promise.all([secondStep(code, one), secondStep(code, two)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const early = codeOf(yvonne.secret, new Date(kit.clock.now().getTime() + 30 * second));
    expect((await secondStep(codeOf(yvonne.secret), await halfway(yvonne))).refusal.error).toBe('code_wrong');
    expect((await secondStep(early, await halfway(yvonne))).status).toBe(200);
    expect((await secondStep(code, await halfway(yvonne))).refusal.error).toBe('code_wrong');
    kit.clock.advance(3 * minute);
    const tooOld = codeOf(yvonne.secret, new Date(kit.clock.now().getTime() - minute));
    expect((await secondStep(tooOld, await halfway(yvonne))).refusal.error).toBe('code_wrong');
  });

  test('T128: a backup code works once, however it is typed, and the count left is told', async () => {
    const zita = await guarded();
    const code = zita.codes[3] ?? '';
    expect((await secondStep(` ${code.toUpperCase().replace('-', ' ')}`, await halfway(zita))).status).toBe(200);
    expect((await stateOf(zita.browser)).backup_codes_left).toBe(9);
    expect((await secondStep(code, await halfway(zita))).refusal.error).toBe('code_wrong');
  });

  test('T128: the codes of one member open nothing of another', async () => {
    const [aafke, bartel] = [await guarded(), await guarded()];
    const as = await halfway(bartel);
    expect((await secondStep(codeOf(aafke.secret), as)).refusal.error).toBe('code_wrong');
    expect((await secondStep(aafke.codes[0] ?? '', as)).refusal.error).toBe('code_wrong');
  });

  test('T128: a login waits ten minutes for its second step, and none without a first', async () => {
    const carlijn = await guarded();
    const as = await halfway(carlijn);
    kit.clock.advance(10 * minute);
    expect((await secondStep(codeOf(carlijn.secret), as)).refusal.error).toBe('login_over');
    expect((await secondStep(codeOf(carlijn.secret), kit.browser())).refusal.error).toBe('login_over');
  });

  test('T127: wrong codes are counted and locked like passwords, also at one moment; the owner is mailed a way to try again at once', async () => {
    const dieuwke = await guarded();
    const as = await halfway(dieuwke);
    const answers = await Promise.all(Array.from({ length: 8 }, () => secondStep('000000', as)));
    expect(answers.filter(({ refusal }) => refusal.error === 'code_wrong')).toHaveLength(4);
    expect(answers.filter(({ refusal }) => refusal.error === 'login_locked')).toHaveLength(4);
    expect((await secondStep(codeOf(dieuwke.secret), await halfway(dieuwke))).refusal).toMatchObject({
      error: 'login_locked',
      message: 'Te veel foute pogingen, account voor 15 min geblokkeerd.',
    });
    const unlock = tokenIn((await mailAbout(dieuwke.email, 'Te vaak een verkeerde code'))?.text);
    const mine = kit.browser();
    expect((await kit.call('POST /api/unlock.php', { token: unlock }, { as: mine })).refusal.error).toBe(
      'second_step_required',
    );
    expect(await userOf(mine)).toBeNull();
    expect((await secondStep(codeOf(dieuwke.secret), mine)).status).toBe(200);
  });

  test('T128: a new password by mail does not stand in for the second step, and ends logins that wait for it', async () => {
    const eelco = await guarded();
    const thief = await halfway(eelco);
    await kit.call('POST /api/reset-password.php', { email: eelco.email });
    const token = tokenIn((await mailAbout(eelco.email, 'Kies een nieuw wachtwoord'))?.text);
    const as = kit.browser();
    const reset = await kit.call('PUT /api/reset-password.php', { token, password: next }, { as });
    expect(reset.refusal.error).toBe('second_step_required');
    expect([await userOf(as), await userOf(eelco.browser)]).toEqual([null, null]);
    expect((await secondStep(eelco.codes[0] ?? '', thief)).refusal.error).toBe('login_over');
    expect((await secondStep(codeOf(eelco.secret), as)).status).toBe(200);
    expect((await firstStep(eelco, kit.browser())).refusal.error).toBe('login_failed');
    expect((await firstStep(eelco, kit.browser(), next)).refusal.error).toBe('second_step_required');
  });

  test('T54: nobody takes a deletion back by a password alone; the question comes after the second step', async () => {
    const froukje = await guarded();
    await kit.call('POST /api/leave.php', { password, now: false }, { as: froukje.browser });
    const as = kit.browser();
    const stay = await kit.call('POST /api/user.php', { email: froukje.email, password, stay: true }, { as });
    expect(stay.refusal.error).toBe('second_step_required');
    const code = codeOf(froukje.secret);
    expect((await secondStep(code, as)).refusal.error).toBe('account_leaving');
    expect((await kit.call('POST /api/two-step-login.php', { code, stay: true }, { as })).ok.user.status).toBe(
      'confirmed',
    );
  });
});

describe('switching it off', () => {
  test('T128: leaves the password alone, takes the backup codes with it, and is mailed (T131)', async () => {
    const gerben = await guarded();
    expect((await kit.call('DELETE /api/two-step.php', {}, { as: gerben.browser })).ok).toEqual({
      is_on: false,
      backup_codes_left: 0,
    });
    expect((await firstStep(gerben, kit.browser())).status).toBe(200);
    expect(await mailAbout(gerben.email, 'Inloggen in twee stappen staat uit')).toBeDefined();
  });

  test('T128: support takes it off for who lost app and codes; it stands in the audit log and the member is mailed', async () => {
    const hester = await guarded();
    const deed = { siteId: 1, email: hester.email, actor: 'eva', reason: 'passport seen', now: kit.clock.now() };
    expect(await removeTwoStep(kit.services, deed)).toBe(true);
    expect(await removeTwoStep(kit.services, deed)).toBe(false);
    expect((await firstStep(hester, kit.browser())).status).toBe(200);
    expect(await mailAbout(hester.email, 'Inloggen in twee stappen staat uit')).toBeDefined();
    const log = await kit.db.rows(sql('select actor, action, reason from audit where site_id = 1 and subject = $1'), [
      hester.publicId,
    ]);
    expect(log).toEqual([{ actor: 'eva', action: 'two_step_removed', reason: 'passport seen' }]);
  });
});

test('T128: what nobody went on with is forgotten: a begun second step after a day, a waiting login when it is over', async () => {
  const ivo = await away(kit, 'anna');
  await kit.call('POST /api/two-step-start.php', {}, { as: await logIn(kit, ivo) });
  const jorrit = await guarded();
  await halfway(jorrit);
  await kit.advance(25 * 60 * minute);
  await forgetOver({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  const count = async (table: string, id: string) =>
    (await kit.db.rows(sql(`select 1 from ${table} where site_id = 1 and account_id = $1`), [id])).length;
  expect([
    await count('two_steps', ivo.id),
    await count('two_steps', jorrit.id),
    await count('pending_logins', jorrit.id),
  ]).toEqual([0, 1, 0]);
});
