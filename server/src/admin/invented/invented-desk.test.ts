import { randomUUID } from 'node:crypto';
import { inventedPerPage } from '@vonk/contract/admin/sites/invented';
import { fictionalNoticeVersion } from '@vonk/contract/chat';
import { hour } from '@vonk/contract/durations';
import { ofEachList } from '@vonk/contract/profile';
import { beforeEach, expect, test } from 'vitest';
import { giveCredits } from '../../../test/credits.ts';
import { type Browser, createKit } from '../../../test/kit.ts';
import { addOther, another } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';
import { makeInvented, showInvented } from '../index.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const mara = await hire(kit, owner, [{ role: 'marketing', site: 1 }], 'Mara');
const bram = await another(kit, 'bram');
let as: Browser = mara.browser;
beforeEach(async () => {
  await kit.advance(2 * hour);
  as = await logInAgain(kit, mara);
});

const told = {
  ...ofEachList(() => null),
  date_of_birth: '1990-05-05',
  gender: 'female',
  looks_for: ['male'],
  country: 'NL',
  quote: 'Ik besta niet.',
  about: 'Verzonnen, met liefde.',
  interests: ['wine', 'music'],
  hair_color: 'red',
};
const make = (name: string, part: object = {}) =>
  adminCall(
    kit,
    'POST /api/admin/invented-profile',
    { site: 1, kind: 'fictional', ...told, name, reason: 'Voor de site.', ...part },
    { as },
  );
const made = async (name: string, part: object = {}) => (await make(name, part)).ok.profile;
const change = (profile: string, version: number, part: object) =>
  adminCall(
    kit,
    'PUT /api/admin/invented-profile',
    { site: 1, profile, version, ...told, reason: 'Beter zo.', ...part },
    { as },
  );
const turn = (profile: string, version: number, isShown: boolean, site = 1, browser = as) =>
  adminCall(
    kit,
    'POST /api/admin/invented-switch',
    { site, profile, version, is_shown: isShown, reason: 'Even weg.' },
    { as: browser },
  );
const back = (profile: string, version: number, number: number) =>
  adminCall(kit, 'POST /api/admin/invented-back', { site: 1, profile, version, number, reason: 'Toch.' }, { as });
const read = async (profile: string) =>
  (await adminCall(kit, 'GET /api/admin/invented-profile', { site: 1, profile }, { as })).ok.profile;
const list = async (search: object = {}, site = 1, browser = as) =>
  (await adminCall(kit, 'GET /api/admin/invented-profiles', { site, ...search }, { as: browser })).ok;
const names = async (search: object) => (await list(search)).profiles.map(({ name }) => name);
const versions = async (profile: string) =>
  (await adminCall(kit, 'GET /api/admin/invented-versions', { site: 1, profile }, { as })).ok.versions;
const see = (profile: string) => kit.call('GET /api/member.php', { id: profile }, { as: bram.browser });
const logged = async (profile: string) => {
  const { rows } = await kit.db.pool.query<{ line: string }>(
    `select action || ' ' || reason as line from audit join audit_chain on audit_id = id
      where subject = $1 order by position`,
    [profile],
  );
  return rows.map(({ line }) => line);
};

test('STAFF-4, T1, T2, T10: a profile is made with its label and no place, changed, hidden, shown and put back; the log has each', async () => {
  const luna = await made(' Lunalied ');
  expect((await see(luna)).ok.member).toMatchObject({
    kind: 'fictional',
    name: 'Lunalied',
    about: 'Verzonnen, met liefde.',
    facts: { hair_color: 'red' },
    interests: [{ slug: 'wine' }, { slug: 'music' }],
    country: null,
    region: null,
    city: null,
    distance: null,
    presence: null,
  });
  expect((await see(luna)).ok.member).not.toHaveProperty('verified');
  expect(await read(luna)).toMatchObject({ ...told, name: 'Lunalied', version: 1, by: 'Mara', is_shown: true });
  const about = 'Nog steeds verzonnen.';
  for (let time = 0; time < 2; time += 1) expect((await change(luna, 1, { name: 'Lunalied', about })).status).toBe(200);
  expect((await see(luna)).ok.member.about).toBe(about);
  expect((await turn(luna, 2, false)).status).toBe(200);
  expect((await turn(luna, 3, false)).refusal.error).toBe('stands_already');
  expect((await see(luna)).status).toBe(404);
  expect((await back(luna, 3, 1)).status).toBe(200);
  expect((await see(luna)).status).toBe(404);
  expect((await turn(luna, 4, true)).status).toBe(200);
  expect((await see(luna)).ok.member.about).toBe(told.about);
  expect((await back(luna, 5, 9)).refusal.error).toBe('not_found');
  expect((await back(luna, 5, 1)).refusal.error).toBe('stands_already');
  expect((await versions(luna)).map(({ number, by, is_shown: isShown }) => [number, by, isShown])).toEqual([
    [5, 'Mara', true],
    [4, 'Mara', false],
    [3, 'Mara', false],
    [2, 'Mara', true],
    [1, 'Mara', true],
  ]);
  expect(await logged(luna)).toEqual([
    'profile_made Voor de site.',
    'profile_changed Beter zo.',
    'profile_hidden Even weg.',
    'profile_put_back Toch.',
    'profile_shown Even weg.',
  ]);
});

test('T1: what it is can be sent with no change of it, and no person’s profile is touched', async () => {
  const luna = await made('Lunavast', { kind: 'fictional_ai' });
  expect((await see(luna)).ok.member.kind).toBe('fictional_ai');
  expect((await change(luna, 1, { name: 'Lunavast', kind: 'fictional' })).refusal.error).toBe('invalid_input');
  expect((await change(bram.publicId, 1, { name: 'Anders' })).refusal.error).toBe('not_found');
  expect((await turn(bram.publicId, 1, false)).refusal.error).toBe('not_found');
  expect((await make('Lunamens', { kind: 'member' })).refusal.error).toBe('invalid_input');
});

test('of two who change one at once the second is refused, and reads what the first made of it', async () => {
  const luna = await made('Lunasamen');
  const both = await Promise.all(
    ['Van de een.', 'Van de ander.'].map((quote) => change(luna, 1, { name: 'Lunasamen', quote })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.error).toBe('invented_changed');
  expect(await read(luna)).toMatchObject({ version: 2, by: 'Mara', quote: /Van de/ });
  expect((await turn(luna, 1, false)).refusal.error).toBe('invented_changed');
});

test('no two have one name, whoever gives it first and in whatever case', async () => {
  const both = await Promise.all([make('Dubbellied'), make('DUBBELLIED')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal).toMatchObject({ error: 'name_taken', field: 'name' });
  expect((await make(bram.name)).refusal.error).toBe('name_taken');
  const luna = await made('Anderlied');
  expect((await change(luna, 1, { name: 'dubbellied' })).refusal.error).toBe('name_taken');
  // One that was found with a member's name goes on with it.
  const { publicId } = await addOther(kit, bram.name);
  expect((await change(publicId, 1, { name: bram.name, about: 'Verzonnen.' })).status).toBe(200);
});

test.each([
  ['under age', { date_of_birth: '2012-01-01' }, 'birth_date_invalid', 'date_of_birth'],
  ['no day', { date_of_birth: '1990-02-30' }, 'birth_date_invalid', 'date_of_birth'],
  ['an address for a name', { name: 'luna@huis.nl' }, 'name_has_contact', 'name'],
  ['a longer quote than members have', { quote: 'é'.repeat(161) }, 'quote_too_long', 'quote'],
  ['a country of another site', { country: 'PL' }, 'setting_invalid', 'country'],
  ['no reason', { reason: '  ' }, 'invalid_input', 'reason'],
  ['a place', { region: '09' }, 'invalid_input', undefined],
] as const)('%s is refused, and nothing is made', async (_, part, error, field) => {
  const { refusal } = await make('Foutlied', part);
  expect([refusal.error, refusal.field]).toEqual([error, field]);
  expect(await names({ name: 'Foutlied' })).toEqual([]);
});

test('the list is searched by name, kind and state, and goes on without an end', async () => {
  await Promise.all(
    Array.from({ length: inventedPerPage + 3 }, (_, at) => addOther(kit, `Rij${String(at).padStart(2, '0')}`)),
  );
  await addOther(kit, 'Rijcam', { kind: 'livecam' });
  const first = await list({ name: 'rij' });
  expect(first.profiles).toHaveLength(inventedPerPage);
  const second = await list({ name: 'rij', after: first.next });
  expect(second.next).toBeNull();
  const all = [...first.profiles, ...second.profiles].map(({ name }) => name);
  expect(all).toEqual([...Array.from({ length: 53 }, (_, at) => `Rij${String(at).padStart(2, '0')}`), 'Rijcam']);
  expect(await names({ name: 'Rij', kind: 'livecam' })).toEqual(['Rijcam']);
  const away = first.profiles[0]?.id ?? '';
  expect((await turn(away, 1, false)).status).toBe(200);
  expect(await names({ name: 'rij', shown: 'no' })).toEqual(['Rij00']);
  // What was made without a version is found as it was, and can be put back.
  expect((await versions(away)).map(({ number, by, is_shown: isShown }) => [number, by, isShown])).toEqual([
    [2, 'Mara', false],
    [1, null, true],
  ]);
  expect((await list({ after: 'geen' })).profiles).toBeUndefined();
});

test('how many members wait for an answer stands beside it, when it is hidden too', async () => {
  const luna = await made('Lunawacht');
  await giveCredits(kit, bram, 5, 'bought');
  const seen = { profile: luna, version: fictionalNoticeVersion };
  await kit.call('POST /api/acknowledgement.php', seen, { as: bram.browser });
  const said = { profile: luna, key: randomUUID(), text: 'Hallo' };
  expect((await kit.call('POST /api/message.php', said, { as: bram.browser })).status).toBe(200);
  const waiting = async () => (await list({ name: 'Lunawacht' })).profiles[0]?.waiting;
  expect(await waiting()).toBe(1);
  await turn(luna, 1, false);
  expect(await waiting()).toBe(1);
});

test('where the site shows none, none is made or shown, at the desk nor on the command line', async () => {
  const luna = await made('Lunaweg');
  await turn(luna, 1, false);
  await changeSite(kit, { fictional_visibility: 'off' });
  const staff = { siteId: 1, actor: 'eva', now: kit.clock.now() };
  expect((await list()).is_allowed).toBe(false);
  expect((await make('Lunanieuw')).refusal.error).toBe('fictional_off');
  expect((await turn(luna, 2, true)).refusal.error).toBe('fictional_off');
  const one = {
    kind: 'fictional',
    name: 'Lunanieuw',
    birthDate: '1990-01-01',
    gender: 'female',
    country: 'NL',
    quote: '',
    about: '',
    company: null,
    performers: null,
  } as const;
  await expect(makeInvented(kit.services, staff, one)).rejects.toThrow('fictional_visibility');
  await expect(showInvented(kit.services, staff, { profile: luna, isShown: true })).rejects.toThrow('shows no');
  expect((await change(luna, 2, { name: 'Lunaweg', about: 'Anders.' })).status).toBe(200);
  await changeSite(kit, { fictional_visibility: 'labelled' });
  expect((await turn(luna, 3, true)).status).toBe(200);
});

test('the profiles of a site are neither seen nor changed from another', async () => {
  const luna = await made('Lunahier');
  const boss = await logInAgain(kit, owner);
  expect((await list({ name: 'Lunahier' }, 2, boss)).profiles).toEqual([]);
  expect((await turn(luna, 1, false, 2, boss)).refusal.error).toBe('not_found');
  expect((await see(luna)).status).toBe(200);
});

test('what a profile told is not rewritten', async () => {
  for (const statement of [
    'update invented_versions set actor = $1',
    'delete from invented_versions where actor <> $1',
  ])
    await expect(kit.db.pool.query(statement, ['x'])).rejects.toThrow('append-only');
});
