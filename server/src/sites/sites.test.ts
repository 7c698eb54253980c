import { locales } from '@vonk/contract/locales';
import { settings, settingsLists } from '@vonk/contract/sites';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { DatabaseLeft } from '../platform/database/away.ts';
import { openDb, sql } from '../platform/database/db.ts';
import { settingsSchema } from './settings.ts';
import { openSites } from './sites.ts';

const kit = await createKit();

test('each host shows its own site (SITE-1)', async () => {
  const names = await Promise.all(
    ['localhost', 'dichterbij.localhost', 'maanlicht.localhost'].map(async (host) => {
      const { ok } = await kit.call('GET /api/settings.php', {}, { as: kit.browser(host) });
      return [ok.settings.name, ok.settings.locale, ok.settings.currency];
    }),
  );
  expect(names).toEqual([
    ['Vonk', 'nl', 'EUR'],
    ['Dichterbij', 'de', 'EUR'],
    ['Maanlicht', 'pl', 'PLN'],
  ]);
});

test('an unknown host is refused in production and gets the default site in the demo (SITE-1)', async () => {
  const demo = await kit.call('GET /api/settings.php', {}, { as: kit.browser('elsewhere.example') });
  expect(demo.ok.settings.name).toBe('Vonk');
});

test('the price beside a credit is that of the smallest pack (X4)', async () => {
  const { ok } = await kit.call('GET /api/settings.php', {});
  expect(ok.settings.credit_price_minor).toBe(100);
  expect(ok.settings.minimum_message_costs['NL']).toEqual({ costs: 50, highest: 100, currency: 'EUR' });
});

test('no site gives less than fourteen days (T43)', () => {
  const { settings: ours } = kit.services.sites.byDefault()!;
  for (const [days, isTaken] of [
    [13, false],
    [14, true],
    [30, true],
  ])
    expect([days, settingsSchema.safeParse({ ...ours, refund_days: days }).success]).toEqual([days, isTaken]);
});

test('the support phone is told without dashes and spaces', async () => {
  const { ok } = await kit.call('GET /api/companyinfo.php', {});
  expect(ok.support_phone).toBe('+31200000000');
});

test('visitors are shown the settings that the contract names, and no other (C40)', async () => {
  const all = (await kit.call('GET /api/settings.php', {})).ok.settings;
  const named = [...Object.keys(settings.shape), ...Object.keys(settingsLists.shape)];
  expect(Object.keys(all).toSorted()).toEqual(named.toSorted());
  const brief = (await kit.call('GET /api/settings.php', { brief: 'true' })).ok.settings;
  expect(Object.keys(brief).toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});

test('settings tell the regions of the countries, the interests, and the three facts about an invented profile (C38, C40, T4)', async () => {
  const { settings: told } = (await kit.call('GET /api/settings.php', {})).ok;
  const { countries } = (await kit.call('GET /api/regions.php', {})).ok;
  expect(told.region_data).toEqual(countries);
  expect(told.region_data?.map(({ code }) => code)).toEqual(told.countries);
  expect(told.interests).toEqual((await kit.call('GET /api/interests.php', {})).ok.interests);
  expect(told).toMatchObject({
    fictional_singular: 'Fictief profiel',
    fictional_plural: 'Fictieve profielen',
    fictional_icon: true,
  });
  expect(told.fictional_warning).toMatch(
    /is geen mens\. .*medewerkers van Vonk Voorbeeld B\.V\..*Ontmoeten kan nooit\./,
  );
});

test.each(locales)('in %s the facts name the company, and who writes as it is there', async (locale) => {
  const browser = kit.browser();
  browser.cookies.set('locale', locale);
  const { settings: told } = (await kit.call('GET /api/settings.php', {}, { as: browser })).ok;
  expect(told.fictional_warning).toContain('Vonk Voorbeeld B.V.');
  expect([told.fictional_singular, told.fictional_plural]).not.toContain('');
});

test('a process that leaves while it hears that sites changed leaves in silence', async () => {
  const db = openDb({ connection: kit.connection, onError: () => {} });
  const told: (() => void)[] = [];
  const hearing = (listener: () => void) => void told.push(listener);
  await openSites(db, {
    publish: async () => {},
    subscribe: (_, listener) => hearing(() => listener('')),
    countProcesses: async () => 1,
    isListening: async () => {},
    onReconnect: hearing,
    close: async () => {},
  });
  await db.close();
  await expect(db.rows(sql('select 1 as one'))).rejects.toBeInstanceOf(DatabaseLeft);
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on('unhandledRejection', hear);
  for (const tell of told) tell();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', hear);
  expect([told.length, unheard]).toEqual([2, []]);
});

test('of two reads of the sites that overlap the one that began last stands, whichever comes last', async () => {
  const silent = { ...kit.services.notifier, subscribe: () => undefined, onReconnect: () => undefined };
  const held: (() => void)[] = [];
  let isHolding = false;
  const sites = await openSites(
    {
      ...kit.db,
      async rows<Row extends object>(...asked: Parameters<typeof kit.db.rows>) {
        const found = await kit.db.rows<Row>(...asked);
        // What it read is old by the time it has it.
        if (isHolding && asked[0].text.includes('from sites')) await new Promise<void>((go) => void held.push(go));
        return found;
      },
    },
    silent,
  );
  const name = () => sites.byId(1)?.name;
  isHolding = true;
  const early = sites.reload();
  await expect.poll(() => held.length).toBe(1);
  isHolding = false;
  await kit.db.transact((tx) => tx.run(sql("update sites set name = 'Nieuw' where id = 1")));
  await sites.reload();
  expect(name()).toBe('Nieuw');
  for (const go of held) go();
  await early;
  expect(name()).toBe('Nieuw');
});
