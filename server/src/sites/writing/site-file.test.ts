import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { siteFile } from '../../../test/sites.ts';
import { saveSite } from './save-site.ts';
import { readSiteFile } from './site-file.ts';

const kit = await createKit();
const write = (file: object) =>
  kit.db.transact((tx) =>
    saveSite(tx, readSiteFile(JSON.stringify(file)), { actor: 'ina', reason: 'test', now: kit.clock.now() }),
  );
const nameAt = async (host: string) => {
  const { ok } = await kit.call('GET /api/settings.php', {}, { as: kit.browser(host) });
  return ok.settings.name;
};

test('SITE-1: a site that is written is served at once, and changed by writing it again', async () => {
  const { siteId } = await write(siteFile);
  await expect.poll(() => nameAt('www.kade.example')).toBe('Kade');
  expect(await write({ ...siteFile, name: 'De Kade', hosts: ['kade.example'] })).toMatchObject({ siteId });
  await expect.poll(() => nameAt('kade.example')).toBe('De Kade');
  expect(await nameAt('www.kade.example')).toBe('Vonk');
});

test('a host of another site is taken from nobody', async () => {
  await expect(write({ ...siteFile, slug: 'other', hosts: ['dichterbij.localhost'] })).rejects.toThrow(
    'dichterbij.localhost shows another site.',
  );
  expect(await nameAt('dichterbij.localhost')).toBe('Dichterbij');
});

test.each([
  ['no JSON', '{', 'no JSON'],
  ['a host with a port', JSON.stringify({ ...siteFile, hosts: ['kade.example:80'] }), 'hosts.0'],
  ['no host', JSON.stringify({ ...siteFile, hosts: [] }), 'hosts'],
  ['a time zone that is none', JSON.stringify({ ...siteFile, time_zone: 'Europe/Atlantis' }), 'time_zone'],
  ['an age below 18', JSON.stringify({ ...siteFile, settings: { minimum_age: 16 } }), 'settings.minimum_age'],
  ['a setting that is none', JSON.stringify({ ...siteFile, settings: { minimum_agee: 18 } }), 'minimum_agee'],
  [
    'a route of payments with a word that is none',
    JSON.stringify({ ...siteFile, settings: { payment_routes: [{ method: 'ideal', providers: ['mollie'] }] } }),
    'settings.payment_routes.0',
  ],
  [
    'a route of payments to a provider that is none, which would close them',
    JSON.stringify({
      ...siteFile,
      settings: { payment_routes: [{ providers: [] }, { providers: ['mollie', 'strip'] }] },
    }),
    'settings.payment_routes.1.providers.1: no payment provider',
  ],
  [
    'a route of payments for amounts upside down',
    JSON.stringify({
      ...siteFile,
      settings: { payment_routes: [{ from_minor: 5000, to_minor: 1000, providers: ['mollie'] }] },
    }),
    'settings.payment_routes.0.to_minor: less than from_minor',
  ],
  [
    'a company without an address to write to',
    JSON.stringify({ ...siteFile, company: { name: 'X' } }),
    'support_email',
  ],
  [
    'a company without a VAT number, which an invoice names (T48)',
    JSON.stringify({ ...siteFile, company: { ...siteFile.company, vat_numbers: ' ' } }),
    'company.vat_numbers',
  ],
  [
    'a company without a number in its register',
    JSON.stringify({ ...siteFile, company: { ...siteFile.company, kvk: '' } }),
    'company.kvk',
  ],
])('%s is refused in one line', (_, text, told) => {
  expect(() => readSiteFile(text)).toThrow(told);
  expect(() => readSiteFile(text)).toThrow(/^[^\n]+$/);
});
