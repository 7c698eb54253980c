import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { adminSites } from '@vonk/locales/nl/admin-sites';
import { textKeyOf } from '@vonk/contract/admin/sites/fields';
import { shownVersions } from '@vonk/contract/admin/sites/sites';
import { hour } from '@vonk/contract/durations';
import { locales } from '@vonk/contract/locales';
import { beforeEach, expect, test } from 'vitest';
import { siteFields } from '../../sites/index.ts';
import { type Browser, createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
let as: Browser = owner.browser;
beforeEach(async () => {
  await kit.advance(2 * hour);
  as = await logInAgain(kit, owner);
});

const show = async (site = 1) => (await adminCall(kit, 'GET /api/admin/site', { site }, { as })).ok;
const fieldIn = ({ fields }: AdminCallOutput<'GET /api/admin/site'>, name: string) =>
  fields.find((field) => field.name === name);
const change = async (
  values: Record<string, unknown>,
  { site = 1, version }: { site?: number; version?: number } = {},
) =>
  adminCall(
    kit,
    'PUT /api/admin/site',
    {
      site,
      version: version ?? (await show(site)).version,
      values: Object.entries(values).map(([name, value]) => ({ name, value })),
      reason: 'Zo is het beter.',
    },
    { as },
  );
const back = async (number: number) =>
  adminCall(
    kit,
    'POST /api/admin/site-back',
    { site: 1, version: (await show()).version, number, reason: 'Toch niet.' },
    { as },
  );
const versionsBefore = async (before: number, site = 1) =>
  (await adminCall(kit, 'GET /api/admin/site-versions', { site, before }, { as })).ok;
const changesIn = async (number: number, site = 1) =>
  (await adminCall(kit, 'GET /api/admin/site-version', { site, number }, { as })).ok.changes;
const served = async () => {
  await kit.services.sites.reload();
  return (await kit.call('GET /api/settings.php', {}, { as: kit.browser('localhost') })).ok.settings;
};

test('STAFF-4: what a site is, is changed, shown with since when and by whom, and put back', async () => {
  const before = await show();
  expect(fieldIn(before, 'message_credits')).toMatchObject({ value: 1, usual: 1, since: null, by: null, min: 0 });
  expect((await change({ message_credits: 3, name: 'Vonkje', 'time_bonus.percentage': 30 })).status).toBe(200);
  expect(await served()).toMatchObject({ name: 'Vonkje', message_credits: 3 });
  const after = await show();
  expect(fieldIn(after, 'message_credits')).toMatchObject({
    value: 3,
    by: 'Olga',
    since: kit.clock.now().toISOString(),
  });
  expect(fieldIn(after, 'photo_credits')).toMatchObject({ since: null });
  expect(after.versions[0]).toMatchObject({
    by: 'Olga',
    reason: 'Zo is het beter.',
    changed: ['name', 'message_credits', 'time_bonus.percentage'],
  });
  expect(await changesIn(2)).toEqual([
    { name: 'name', before: 'Vonk', after: 'Vonkje' },
    { name: 'message_credits', before: 1, after: 3 },
    { name: 'time_bonus.percentage', before: 25, after: 30 },
  ]);
  // What stood before is the first version, and is what one goes back to.
  const first = after.versions.at(-1);
  expect(first).toMatchObject({ number: 1, by: null, changed: [] });
  expect(await changesIn(1)).toEqual([]);
  expect((await back(1)).status).toBe(200);
  expect(await served()).toMatchObject({ name: 'Vonk', message_credits: 1 });
  expect((await show()).versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect((await back(1)).refusal.error).toBe('stands_already');
  expect((await back(99)).refusal.error).toBe('not_found');
  const { rows } = await kit.db.pool.query<{ line: string }>(
    `select action || ' ' || reason as line from audit where subject = 'vonk' and action <> 'site_viewed' order by action desc`,
  );
  expect(rows.map(({ line }) => line)).toEqual(['site_written Zo is het beter.', 'site_put_back Toch niet.']);
});

test('of two who change a site at once one is told, and neither overwrites the other', async () => {
  const { version } = await show();
  const both = await Promise.all([
    change({ photos_free: 4 }, { version }),
    change({ photos_premium: 30 }, { version }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.error).toBe('site_changed');
});

test('what was written past the versions is a version of its own before the next', async () => {
  await kit.db.pool.query(`update sites set settings = settings || '{"gift_credits": 7}' where id = 1`);
  expect((await change({ gift_credits: 8 })).status).toBe(200);
  const { versions } = await show();
  expect(versions.slice(0, 2).map(({ by, changed }) => [by, changed])).toEqual([
    ['Olga', ['gift_credits']],
    [null, ['gift_credits']],
  ]);
  const [last = 0, found = 0] = versions.map(({ number }) => number);
  expect(await changesIn(last)).toEqual([{ name: 'gift_credits', before: 7, after: 8 }]);
  expect(await changesIn(found)).toEqual([{ name: 'gift_credits', before: 2, after: 7 }]);
});

test.each([
  ['a member below 18', { minimum_age: 17 }, 'setting_invalid', 'minimum_age'],
  ['half a credit', { message_credits: 0.5 }, 'setting_invalid', 'message_credits'],
  ['a host with a port', { hosts: ['vonk.example:80'] }, 'host_invalid', 'hosts'],
  ['no host', { hosts: [] }, 'host_invalid', 'hosts'],
  ['a host of another site', { hosts: ['localhost', 'dichterbij.localhost'] }, 'host_taken', 'hosts'],
  ['what is no colour', { primary_color: 'wijnrood' }, 'colour_unreadable', 'primary_color'],
  ['a company without a VAT number', { 'company.vat_numbers': '' }, 'setting_invalid', 'company.vat_numbers'],
  ['a welcome that outlasts', { 'welcome_discount.seconds': 999_999 }, 'welcome_outlasts', 'welcome_discount.code'],
  ['a setting that is none', { minimum_agee: 20 }, 'setting_invalid', 'minimum_agee'],
  ['no pack', { packages: [] }, 'setting_invalid', 'packages'],
  ['a price of 0', { packages: [{ credits: 10, total_minor: 0 }] }, 'setting_invalid', 'packages'],
  [
    'two prices for one pack',
    {
      packages: [
        { credits: 10, total_minor: 999 },
        { credits: 10, total_minor: 899 },
      ],
    },
    'setting_invalid',
    'packages',
  ],
  ['its slug', { slug: 'anders' }, 'setting_invalid', 'slug'],
  ['what it is already', { photo_credits: 2 }, 'stands_already', undefined],
])('%s is not written', async (_, values, error, field) => {
  const was = await show();
  const { refusal } = await change(values as Record<string, unknown>);
  expect([refusal.error, refusal.field]).toEqual([error, field]);
  expect((await show()).version).toBe(was.version);
});

test.each([
  [{ payment_routes: [{ providers: ['mollie'] }, { providers: ['stripe', 'moly'] }] }, 'payment_routes.1.providers.1'],
  [{ payment_routes: [{ from_minor: 900, to_minor: 100, providers: ['stripe'] }] }, 'payment_routes.0.to_minor'],
  [{ payment_routes: [{ methods: ['goud'], providers: [] }] }, 'payment_routes.0.methods.0'],
  [{ payment_routes: [{ countries: ['NL', 'XX'], providers: ['stripe'] }] }, 'payment_routes.0.countries.1'],
  [{ payment_routes: [{ currencies: ['EUR', 'ABC'], providers: ['stripe'] }] }, 'payment_routes.0.currencies.1'],
])('PAY-2: %o is refused with its place, and payments stay as they are', async (values, place) => {
  const was = await show();
  const { refusal } = await change(values);
  expect([refusal.error, refusal.field, refusal.details]).toEqual(['setting_invalid', 'payment_routes', { place }]);
  expect((await show()).version).toBe(was.version);
});

const measured = {
  kind: 'premium_matches',
  is_active: true,
  figure: 46,
  sample: 4200,
  data: 'reports/premium-matches.csv',
  measured_on: '2026-01-01',
  expires_on: '2099-01-01',
  definition: Object.fromEntries(locales.map((locale) => [locale, 'Matches in de eerste maand.'])),
};
const seal = { kind: 'seal', is_active: false, name: 'Thuiswinkel' };

test.each([
  [[measured, { ...measured, definition: { ...measured.definition, pl: 'Za krótko.' } }], 'claims.1.definition.pl'],
  [[{ ...measured, definition: { nl: 'Matches in de eerste maand.' } }], 'claims.0.definition.en'],
  [[seal, { ...measured, expires_on: '2025-12-31' }], 'claims.1.expires_on'],
  [[{ ...measured, sample: 12 }], 'claims.0.sample'],
  [[{ ...measured, figure: '46%' }], 'claims.0.figure'],
  [[{ ...seal, is_active: true }], 'claims.0.certificate'],
])(
  'T18: a claim is refused with the place of what it lacks, and the register stays as it is: %o',
  async (claims, place) => {
    const was = await show();
    const { refusal } = await change({ claims });
    expect([refusal.error, refusal.field, refusal.details]).toEqual(['setting_invalid', 'claims', { place }]);
    expect((await show()).version).toBe(was.version);
  },
);

test('T18: a claim that is kept in the form is said from then on, one that is not stays unfinished', async () => {
  expect((await change({ claims: [seal, measured] })).status).toBe(200);
  expect(fieldIn(await show(), 'claims')).toMatchObject({ kind: 'claims', value: [seal, measured], by: 'Olga' });
  expect((await served()).claims).toMatchObject([{ kind: 'premium_matches', figure: 46 }]);
  expect((await change({ claims: [] })).status).toBe(200);
  expect((await served()).claims).toEqual([]);
});

test('PAY-2: what stands wrong in the routes is shown as such, and keeps nothing else from being changed', async () => {
  const { number } = (await show()).versions[0] ?? { number: 0 };
  expect(fieldIn(await show(), 'payment_routes')?.wrong).toBeNull();
  const wrong = [{ providers: ['mollie'] }, { countries: ['XX'], providers: ['strip'] }];
  await kit.db.pool.query(`update sites set settings = settings || $1 where id = 1`, [{ payment_routes: wrong }]);
  const standing = await show();
  expect(fieldIn(standing, 'payment_routes')).toMatchObject({ value: wrong, wrong: 'payment_routes.1.providers.0' });
  // As the deployment has no keys of another one, what goes to them alone is marked in the form.
  expect(standing.open_providers).toEqual(['sandbox']);

  expect((await change({ message_credits: 4, name: '  Vonkje  ' })).status).toBe(200);
  expect(fieldIn(await show(), 'name')?.value).toBe('Vonkje');
  expect((await change({ message_credits: 5, hosts: ['geen host'] })).refusal).toMatchObject({ field: 'hosts' });
  const { refusal } = await change({ payment_routes: [wrong[1]], message_credits: 6 });
  expect([refusal.field, refusal.details]).toEqual(['payment_routes', { place: 'payment_routes.0.providers.0' }]);
  expect(fieldIn(await show(), 'message_credits')?.value).toBe(4);
  expect((await back(number)).status).toBe(200);
  expect(fieldIn(await show(), 'payment_routes')).toMatchObject({ value: [], wrong: null });
});

test('PAY-2: amounts of one figure, an open end and nobody at all are routes', async () => {
  const payment_routes = [
    { from_minor: 1000, to_minor: 1000, providers: ['sandbox'] },
    { from_minor: 1001, providers: [] },
    { providers: ['mollie', 'stripe', 'sandbox'] },
  ];
  expect((await change({ payment_routes })).status).toBe(200);
  expect((await change({ payment_routes: [] })).status).toBe(200);
});

test('T33: a price that is raised in the form stays in the price log, and is what may be struck through', async () => {
  // What is asked is noted when a server starts.
  const { ok: asked } = await kit.call('GET /api/packages.php', {}, { as: kit.browser('localhost') });
  const [first, ...others] = asked.packages.map(({ credits, total_minor: minor }) => ({ credits, total_minor: minor }));
  await change({ packages: [{ credits: first!.credits, total_minor: 899 }, ...others] });
  await kit.advance(hour);
  as = await logInAgain(kit, owner);
  expect((await change({ packages: [{ credits: first!.credits, total_minor: 1299 }, ...others] })).status).toBe(200);
  await kit.services.sites.reload();
  const { ok } = await kit.call('GET /api/packages.php', {}, { as: kit.browser('localhost') });
  expect(ok.packages[0]).toMatchObject({ credits: first!.credits, lowest_minor: 899 });
});

test('a version is never changed, nor taken away', async () => {
  for (const statement of ['update site_versions set actor = $1', 'delete from site_versions where actor <> $1'])
    await expect(kit.db.pool.query(statement, ['x'])).rejects.toThrow('append-only');
});

test('the owner of one site sees and changes that one alone', async () => {
  const one = await hire(kit, { ...owner, browser: as }, [{ role: 'owner', site: 2 }], 'Otto');
  const { ok } = await adminCall(kit, 'GET /api/admin/sites', {}, { as: one.browser });
  expect(ok.sites.map(({ slug }) => slug)).toEqual(['dichterbij']);
  expect((await adminCall(kit, 'GET /api/admin/site', { site: 1 }, { as: one.browser })).status).toBe(403);
});

test('every field of the form has its words, and no words stand for none', () => {
  const named = siteFields.filter(({ group }) => group !== null).map(({ name }) => textKeyOf(name));
  expect(Object.keys(adminSites.fields).sort()).toEqual(named.sort());
  expect(Object.keys(adminSites.hints).sort()).toEqual(named.sort());
});

const opener = (key: string, more: object = {}) => ({
  key,
  interest: null,
  is_on: true,
  texts: { nl: 'Wat?', en: 'What?', de: 'Was?', es: '¿Qué?', fr: 'Quoi ?', it: 'Che?', pl: 'Co?' },
  ...more,
});
const inPolish = (pl: string) => ({ texts: { ...opener('a').texts, pl } });

test.each([
  ['without words in a language', [opener('a'), opener('b', inPolish(' '))], 'icebreakers.1.texts.pl'],
  ['with a placeholder', [opener('a', inPolish('Co, {name}?'))], 'icebreakers.0.texts.pl'],
  ['too long', [opener('a', inPolish('c'.repeat(161)))], 'icebreakers.0.texts.pl'],
  ['for an interest that is none', [opener('a', { interest: 'goud' })], 'icebreakers.0.interest'],
  ['under a key twice', [opener('a'), opener('a')], undefined],
])(
  'STAFF-4: an opener %s is refused with its place, and members keep those there are',
  async (_, icebreakers, place) => {
    const was = await show();
    const { refusal } = await change({ icebreakers });
    expect([refusal.error, refusal.field, refusal.details?.['place']]).toEqual([
      'setting_invalid',
      'icebreakers',
      place,
    ]);
    expect((await show()).version).toBe(was.version);
  },
);

test('STAFF-4: each site has its own openers, and goes back to ours with a version', async () => {
  const standing = await show();
  expect(fieldIn(standing, 'icebreakers')).toMatchObject({ kind: 'openers', group: 'chat', since: null });
  expect(fieldIn(standing, 'icebreakers')?.value).toHaveLength(18);
  expect((await change({ icebreakers: [opener('own')] })).status).toBe(200);
  const changed = fieldIn(await show(), 'icebreakers');
  expect(changed).toMatchObject({ value: [opener('own')], by: 'Olga' });
  expect(fieldIn(await show(2), 'icebreakers')?.value).toHaveLength(18);
  const { versions } = await show();
  expect((await back(versions[1]?.number ?? 0)).status).toBe(200);
  expect(fieldIn(await show(), 'icebreakers')?.value).toHaveLength(18);
});

test('STAFF-4: the versions are told without what they hold, page by page, down to the very first', async () => {
  // As it would be after years of changes.
  await kit.db.pool.query(
    `insert into site_versions (site_id, number, actor, reason, happened_at, changed, file)
      select site_id, n, actor, reason, happened_at, case when n > 1 then array['icebreakers'] else '{}' end, file
        from site_versions cross join generate_series(1, 120) as n where site_id = 1 and number = 1
      on conflict do nothing`,
  );
  const whole = await show();
  expect(whole.versions).toHaveLength(shownVersions);
  expect(JSON.stringify(whole.versions).length).toBeLessThan(15_000);
  const told = [...whole.versions];
  for (let { older } = whole; older !== null;) {
    const page = await versionsBefore(older);
    told.push(...page.versions);
    ({ older } = page);
  }
  expect(told.map(({ number }) => number)).toEqual(Array.from({ length: 120 }, (_, at) => 120 - at));
  expect(told.at(-1)).toMatchObject({ number: 1, changed: [] });
  expect((await adminCall(kit, 'GET /api/admin/site-version', { site: 1, number: 121 }, { as })).status).toBe(404);
  expect((await adminCall(kit, 'GET /api/admin/site-version', { site: 2, number: 120 }, { as })).status).toBe(404);
});

const gift = (key: string, more: object = {}) => ({
  key,
  picture: 'tulip',
  is_on: true,
  names: { nl: 'Roos', en: 'Rose', de: 'Rose', es: 'Rosa', fr: 'Rose', it: 'Rosa', pl: 'Róża' },
  ...more,
});
const calledInPolish = (pl: string) => ({ names: { ...gift('a').names, pl } });

test.each([
  ['without a name in a language', [gift('a'), gift('b', calledInPolish(' '))], 'gifts.1.names.pl'],
  ['with a placeholder', [gift('a', calledInPolish('{name}'))], 'gifts.0.names.pl'],
  ['called too long', [gift('a', calledInPolish('r'.repeat(41)))], 'gifts.0.names.pl'],
  ['with a picture that is none', [gift('a', { picture: 'car' })], 'gifts.0.picture'],
  ['with a price of its own', [gift('a', { credits: 5 })], 'gifts.0'],
  ['under a key twice', [gift('a'), gift('a')], undefined],
])('STAFF-4: a gift %s is refused with its place, and members keep those there are', async (_, gifts, place) => {
  const was = await show();
  const { refusal } = await change({ gifts });
  expect([refusal.error, refusal.field, refusal.details?.['place']]).toEqual(['setting_invalid', 'gifts', place]);
  expect((await show()).version).toBe(was.version);
});

test('STAFF-4: each site has its own gifts, and goes back to ours with a version', async () => {
  expect(fieldIn(await show(), 'gifts')).toMatchObject({ kind: 'gifts', group: 'chat', since: null });
  expect(fieldIn(await show(), 'gifts')?.value).toHaveLength(6);
  expect((await change({ gifts: [gift('own')] })).status).toBe(200);
  expect(fieldIn(await show(), 'gifts')).toMatchObject({ value: [gift('own')], by: 'Olga' });
  expect(fieldIn(await show(2), 'gifts')?.value).toHaveLength(6);
  const { versions } = await show();
  expect((await back(versions[1]?.number ?? 0)).status).toBe(200);
  expect(fieldIn(await show(), 'gifts')?.value).toHaveLength(6);
});
