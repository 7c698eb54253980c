import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { logIn, password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { adminCall, type Colleague, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const eva = await hire(kit, owner, [{ role: 'moderator', site: 1 }], 'Eva');
const otto = await hire(kit, owner, [{ role: 'moderator', site: 1 }], 'Otto');
const sara = await hire(kit, owner, [{ role: 'support', site: 1 }], 'Sara');

const facts = 'Je stuurde reclame.';
const measureOf = (who: Person, more: object = {}) => ({
  site: 1,
  id: who.publicId,
  kind: 'suspended',
  reason: 'advertising',
  facts,
  days: null,
  ...more,
});
const take = (
  who: Person,
  { by = eva, ...more }: { by?: Colleague; days?: number; kind?: string; facts?: string } = {},
) => adminCall(kit, 'POST /api/admin/member-measure', measureOf(who, more), { as: by.browser });
const restore = (who: Person, { by = eva, reason = 'Een vergissing.' } = {}) =>
  adminCall(kit, 'POST /api/admin/member-restore', { site: 1, id: who.publicId, reason }, { as: by.browser });
const stateOf = async (who: Person) =>
  (await adminCall(kit, 'GET /api/admin/member', { site: 1, id: who.publicId }, { as: eva.browser })).ok;
const logOf = async (who: Person) =>
  (
    await kit.db.pool.query<{ line: string }>(
      `select actor || ' ' || action || ' ' || reason as line from audit join audit_chain on audit_id = id
        where subject = $1 and action <> 'member_looked_at' order by position`,
      [who.publicId],
    )
  ).rows.map(({ line }) => line);

test('T61: an account is closed by the letter that was shown, once, and stands in the log with who and why', async () => {
  const bram = await another(kit, 'bram');
  const { ok } = await adminCall(kit, 'POST /api/admin/member-measure-letter', measureOf(bram), { as: eva.browser });
  expect(ok.letter.text).toContain(facts);
  expect((await stateOf(bram)).state).toBe('confirmed');
  const both = await Promise.all([take(bram), take(bram, { by: otto })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.error).toBe('stands_already');
  const view = await stateOf(bram);
  expect(view).toMatchObject({ state: 'suspended', restriction: { current: { kind: 'suspended', facts } } });
  const mails = (await kit.mailsTo(bram.email)).filter(({ subject }) => subject === ok.letter.subject);
  expect(mails.map(({ text }) => text)).toEqual([ok.letter.text]);
  expect(await logOf(bram)).toEqual([expect.stringMatching(/account_closed advertising: Je stuurde reclame\.$/)]);
});

test('T61: what has days is over after them; what was hidden can still be closed, and not hidden again', async () => {
  const bram = await another(kit, 'bram');
  expect((await take(bram, { kind: 'hidden', days: 14 })).status).toBe(200);
  const { restriction } = await stateOf(bram);
  const lasts = Date.parse(restriction?.current?.until ?? '') - kit.clock.now().getTime();
  expect(Math.round(lasts / 86_400_000)).toBe(14);
  expect((await take(bram, { kind: 'hidden' })).refusal.error).toBe('stands_already');
  expect((await take(bram)).status).toBe(200);
});

test('what was taken is given back once, with a reason, and the member can log in again', async () => {
  const bram = await another(kit, 'bram');
  await kit.db.pool.query('update accounts set confirmed_at = signed_up_at where id = $1', [bram.id]);
  await take(bram);
  expect((await restore(bram, { reason: ' x ' })).refusal).toMatchObject({ error: 'invalid_input', field: 'reason' });
  expect((await restore(bram, { by: otto })).status).toBe(200);
  expect((await restore(bram)).refusal.error).toBe('stands_already');
  expect(await stateOf(bram)).toMatchObject({ state: 'confirmed', restriction: { current: null } });
  expect((await logOf(bram)).at(-1)).toBe(`${otto.id} account_restored Een vergissing.`);
});

test('a measure is refused of who leaves, of who is not there, and without a statement', async () => {
  const bram = await another(kit, 'bram');
  expect((await take(bram, { facts: ' \u200B ' })).refusal.error).toBe('invalid_input');
  expect((await take({ ...bram, publicId: 'nobody' })).status).toBe(404);
  await kit.call('POST /api/leave.php', { password, now: false }, { as: await logIn(kit, bram) });
  expect((await take(bram)).refusal.error).toBe('member_leaving');
  expect(await logOf(bram)).toEqual([]);
});

test('acts that take or give much ask a fresh proof; logging out does not', async () => {
  const bram = await another(kit, 'bram');
  await kit.advance(11 * 60_000);
  expect((await take(bram)).refusal.error).toBe('fresh_login_required');
  expect((await restore(bram)).refusal.error).toBe('fresh_login_required');
  const one = { site: 1, id: bram.publicId, reason: 'Telefoon gestolen.' };
  const off = await adminCall(kit, 'POST /api/admin/member-two-step-off', one, { as: sara.browser });
  expect(off.refusal.error).toBe('fresh_login_required');
  const out = await adminCall(kit, 'POST /api/admin/member-log-out', one, { as: sara.browser });
  expect(out.status).toBe(200);
  const again = await logInAgain(kit, sara);
  const proved = await adminCall(kit, 'POST /api/admin/member-two-step-off', one, { as: again });
  expect(proved.refusal.error).toBe('stands_already');
});

test('a member who is logged out everywhere is so on each device, and the log says why', async () => {
  const bram = await another(kit, 'bram');
  const devices = [bram.browser, await logIn(kit, bram)];
  const one = { site: 1, id: bram.publicId, reason: 'Telefoon gestolen.' };
  await adminCall(kit, 'POST /api/admin/member-log-out', one, { as: sara.browser });
  for (const as of devices) expect((await kit.call('GET /api/user.php', {}, { as })).ok.user).toBeNull();
  expect(await logOf(bram)).toEqual([`${sara.id} member_logged_out Telefoon gestolen.`]);
});

/** Who proves themselves once more, as these acts ask. */
async function proved(who: Colleague) {
  // A code of an app counts once.
  await kit.advance(60_000);
  return { by: who.id, as: await logInAgain(kit, who) };
}

test('STAFF-3: a warning takes nothing, is mailed as it was shown, and stands in the log', async () => {
  const bram = await another(kit, 'bram');
  const { by, as } = await proved(eva);
  const input = { site: 1, id: bram.publicId, reason: 'advertising', facts, renames: false } as const;
  const { ok } = await adminCall(kit, 'POST /api/admin/member-warning-letter', input, { as });
  expect(ok.letter.text).toContain(facts);
  expect((await kit.mailsTo(bram.email)).length).toBe(0);
  expect((await adminCall(kit, 'POST /api/admin/member-warning', input, { as })).status).toBe(200);
  const mails = (await kit.mailsTo(bram.email)).filter(({ subject }) => subject === ok.letter.subject);
  expect(mails.map(({ text }) => text)).toEqual([ok.letter.text]);
  expect(await stateOf(bram)).toMatchObject({ name: bram.name, state: 'confirmed', restriction: { current: null } });
  expect(await logOf(bram)).toEqual([`${by} member_warned advertising: ${facts}`]);
  const empty = { ...input, facts: '\u0001\u0001\u0001' };
  for (const call of ['POST /api/admin/member-warning', 'POST /api/admin/member-warning-letter'] as const)
    expect((await adminCall(kit, call, empty, { as })).refusal).toMatchObject({ field: 'facts' });
});

test('STAFF-3: a name that breaks the rules gives way to a neutral one, and its owner chooses another at once (C29)', async () => {
  const bram = await another(kit, 'bram', { columns: { name_changed_at: kit.clock.now() } });
  const { by, as } = await proved(eva);
  const input = { site: 1, id: bram.publicId, reason: 'hate', facts: 'Je naam scheldt.', renames: true } as const;
  expect((await adminCall(kit, 'POST /api/admin/member-warning', input, { as })).status).toBe(200);
  expect((await stateOf(bram)).name).toMatch(/^Lid \d{4,5}$/);
  expect((await logOf(bram)).at(-1)).toBe(`${by} member_renamed hate: Je naam scheldt.`);
  const name = 'Bram van nu';
  expect((await kit.call('PUT /api/profile.php', { name }, { as: bram.browser })).status).toBe(200);
});

test('T79: a file of all data is ordered for who asked; it goes to them alone', async () => {
  const bram = await another(kit, 'bram');
  const { by, as } = await proved(sara);
  const asked = { site: 1, id: bram.publicId, reason: 'Vroeg het per brief.' };
  const { status, ok } = await adminCall(kit, 'POST /api/admin/member-export', asked, { as });
  expect([status, ok]).toEqual([200, {}]);
  await kit.advance(1000);
  expect((await kit.call('GET /api/export.php', {}, { as: bram.browser })).ok.state).toBe('ready');
  expect((await kit.mailsTo(bram.email)).length).toBe(1);
  expect(await logOf(bram)).toEqual([`${by} member_export_ordered Vroeg het per brief.`]);
  expect((await adminCall(kit, 'POST /api/admin/member-export', asked, { as: eva.browser })).status).toBe(403);
});

test('T53: who asks to be erased is hidden and logged out at once, once, and can come back by their mail', async () => {
  const bram = await another(kit, 'bram');
  const { by, as } = await proved(sara);
  const asked = { site: 1, id: bram.publicId, reason: 'Vroeg het per brief.' };
  const both = await Promise.all([1, 2].map(() => adminCall(kit, 'POST /api/admin/member-erase', asked, { as })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.error).toBe('member_leaving');
  expect((await kit.call('GET /api/user.php', {}, { as: bram.browser })).ok.user).toBeNull();
  expect((await stateOf(bram)).state).toBe('leaving');
  const [mail] = await kit.mailsTo(bram.email);
  const token = /stay\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? /([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await kit.call('POST /api/stay.php', { token }, { as: bram.browser })).status).toBe(200);
  expect((await stateOf(bram)).state).toBe('confirmed');
  expect(await logOf(bram)).toEqual([`${by} member_erasure_begun Vroeg het per brief.`]);
});
