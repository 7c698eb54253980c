import { randomUUID } from 'node:crypto';
import { currencyOf } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';

const kit = await createKit();
const hostOf: Readonly<Record<number, string>> = {
  1: 'localhost',
  2: 'dichterbij.localhost',
  3: 'maanlicht.localhost',
};
const markets = kit.services.sites
  .all()
  .flatMap((site) => site.settings.countries.map((country) => ({ site, country })));

test('every site sells somewhere, in more than one currency', () => {
  expect(markets.length).toBeGreaterThan(4);
  expect(new Set(markets.map(({ country }) => currencyOf[country])).size).toBeGreaterThan(1);
});

test.each(markets.map(({ site, country }) => [site.slug, country, site] as const))(
  'on %s in %s exactly the credits of one message are ordered, at the smallest pack’s unit price (T21)',
  async (_, country, site) => {
    const { browser } = await another(kit, 'bram', { siteId: site.siteId, host: hostOf[site.siteId]! });
    browser.cookies.set('country', country);
    const { ok: offer } = await kit.call('GET /api/packages.php', {}, { as: browser });
    expect(offer.country).toBe(country);
    const [smallest] = offer.packages.toSorted((one, other) => one.credits - other.credits);
    const method = offer.methods.find(({ slug }) => slug !== 'sdd')!.slug;
    const order = { credits: 1, method, start_now: true, key: randomUUID(), country } as const;
    const { status, ok } = await kit.callWith('POST /api/payment.php', order, { as: browser });
    expect(status).toBe(200);
    const { credits, total_minor: total, currency } = ok.payment;
    expect([credits, currency]).toEqual([1, offer.currency]);
    expect(total).toBe(Math.round(smallest!.total_minor / smallest!.credits));
  },
);
