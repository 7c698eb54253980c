import { settings } from '@vonk/contract/sites';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';

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

test('the support phone is told without dashes and spaces', async () => {
  const { ok } = await kit.call('GET /api/companyinfo.php', {});
  expect(ok.support_phone).toBe('+31200000000');
});

test('visitors are shown the settings that the contract names, and no other', async () => {
  const { ok } = await kit.call('GET /api/settings.php', {});
  expect(Object.keys(ok.settings).toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});
