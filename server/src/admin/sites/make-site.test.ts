import { hour } from '@vonk/contract/durations';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { siteFile } from '../../../test/sites.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
let as: Browser = owner.browser;
beforeEach(async () => {
  await kit.advance(2 * hour);
  as = await logInAgain(kit, owner);
});

const { company } = siteFile;
const asked: Readonly<Record<string, unknown>> = {
  name: 'Kade',
  primary_color: '#116655',
  hosts: ['www.kade.example', 'kade.example'],
  domain_language: 'pl',
  time_zone: 'Europe/Warsaw',
  countries: ['PL'],
  currency: 'PLN',
  signups: 'all',
  ...Object.fromEntries(Object.entries(company).map(([name, value]) => [`company.${name}`, value])),
};
const make = (part: Readonly<Record<string, unknown>> = {}, { slug = 'kade', by = as } = {}) =>
  adminCall(
    kit,
    'POST /api/admin/new-site',
    {
      slug,
      values: Object.entries({ ...asked, ...part }).map(([name, value]) => ({ name, value })),
      reason: 'Voor Polen.',
    },
    { as: by },
  );
const slugs = async () =>
  (await adminCall(kit, 'GET /api/admin/sites', {}, { as })).ok.sites.map(({ slug }) => slug).sort();

test('SITE-1: a site is made from a form, served at once at its hosts, with prices in its currency', async () => {
  const { ok, status } = await make();
  expect(status).toBe(200);
  const visitor = { as: kit.browser('kade.example') };
  expect((await kit.call('GET /api/settings.php', {}, visitor)).ok.settings.name).toBe('Kade');
  const { ok: prices } = await kit.call('GET /api/packages.php', {}, visitor);
  expect(prices.packages[0]).toMatchObject({ credits: 10, lowest_minor: 4299 });
  const { ok: shown } = await adminCall(kit, 'GET /api/admin/site', { site: ok.site }, { as });
  expect(shown).toMatchObject({
    slug: 'kade',
    version: 1,
    versions: [{ number: 1, by: 'Olga', reason: 'Voor Polen.' }],
  });
  const { rows } = await kit.db.pool.query('select site_id, reason from audit where action = $1', ['site_made']);
  expect(rows).toEqual([{ site_id: ok.site, reason: 'Voor Polen.' }]);
});

test.each([
  ['of a slug that exists', {}, 'site_exists', 'slug', 'vonk'],
  ['at a host of another site', { hosts: ['vonk.localhost'] }, 'host_taken', 'hosts', 'nieuw'],
  ['at no host', { hosts: [] }, 'host_invalid', 'hosts', 'nieuw'],
  ['in what is no colour', { primary_color: 'paars' }, 'colour_unreadable', 'primary_color', 'nieuw'],
  ['without a VAT number (T48)', { 'company.vat_numbers': '' }, 'setting_invalid', 'company.vat_numbers', 'nieuw'],
  ['in no country', { countries: [] }, 'setting_invalid', 'countries', 'nieuw'],
  ['with what is not asked', { packages: [] }, 'setting_invalid', 'packages', 'nieuw'],
  ['of a slug that cannot be one', {}, 'invalid_input', 'slug', 'Met Spatie'],
])('a site %s is not made', async (_, part, error, field, slug) => {
  const before = await slugs();
  const { refusal } = await make({ hosts: ['nieuw.example'], ...part }, { slug });
  expect([refusal.error, refusal.field]).toEqual([error, field]);
  expect(await slugs()).toEqual(before);
});

test('of two of one slug at once one is made', async () => {
  const both = await Promise.all([
    make({ hosts: ['a.example'] }, { slug: 'twee' }),
    make({ hosts: ['b.example'] }, { slug: 'twee' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('STAFF-1: who owns one site alone makes no other', async () => {
  const one = await hire(kit, { ...owner, browser: as }, [{ role: 'owner', site: 1 }], 'Otto');
  expect((await make({}, { slug: 'mijn', by: one.browser })).refusal.error).toBe('role_missing');
});
