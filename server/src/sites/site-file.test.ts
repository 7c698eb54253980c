import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { readSiteFile, saveSite } from './site-file.ts';

const kit = await createKit();
const company = {
  name: 'Kade B.V.',
  address: 'Kade 12',
  kvk: '01234567',
  city: '1011 AB Amsterdam',
  country: 'NL',
  support_email: 'help@kade.example',
  support_phone: '+31 20 000 00 00',
};
const kade = {
  slug: 'kade',
  name: 'Kade',
  hosts: ['www.kade.example', 'kade.example'],
  domain_language: 'pl',
  time_zone: 'Europe/Warsaw',
  primary_color: '#0f6b6e',
  company,
  settings: { countries: ['PL'], currency: 'PLN' },
};
const write = (file: object) =>
  kit.db.transact((tx) => saveSite(tx, readSiteFile(JSON.stringify(file)), kit.clock.now()));
const nameAt = async (host: string) => {
  const { ok } = await kit.call('GET /api/settings.php', {}, { as: kit.browser(host) });
  return ok.settings.name;
};

test('SITE-1: a site that is written is served at once, and changed by writing it again', async () => {
  const { siteId } = await write(kade);
  await expect.poll(() => nameAt('www.kade.example')).toBe('Kade');
  expect(await write({ ...kade, name: 'De Kade', hosts: ['kade.example'] })).toMatchObject({ siteId });
  await expect.poll(() => nameAt('kade.example')).toBe('De Kade');
  expect(await nameAt('www.kade.example')).toBe('Vonk');
});

test('a host of another site is taken from nobody', async () => {
  await expect(write({ ...kade, slug: 'other', hosts: ['dichterbij.localhost'] })).rejects.toThrow(
    'dichterbij.localhost shows another site.',
  );
  expect(await nameAt('dichterbij.localhost')).toBe('Dichterbij');
});

test.each([
  ['no JSON', '{', 'no JSON'],
  ['a host with a port', JSON.stringify({ ...kade, hosts: ['kade.example:80'] }), 'hosts.0'],
  ['no host', JSON.stringify({ ...kade, hosts: [] }), 'hosts'],
  ['a time zone that is none', JSON.stringify({ ...kade, time_zone: 'Europe/Atlantis' }), 'time_zone'],
  ['an age below 18', JSON.stringify({ ...kade, settings: { minimum_age: 16 } }), 'settings.minimum_age'],
  ['a setting that is none', JSON.stringify({ ...kade, settings: { minimum_agee: 18 } }), 'minimum_agee'],
  ['a company without an address to write to', JSON.stringify({ ...kade, company: { name: 'X' } }), 'support_email'],
])('%s is refused in one line', (_, text, told) => {
  expect(() => readSiteFile(text)).toThrow(told);
  expect(() => readSiteFile(text)).toThrow(/^[^\n]+$/);
});
