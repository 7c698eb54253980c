import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { siteFile } from '../../../test/sites.ts';
import { writeSite } from './write-site.ts';
import { readSiteFile } from '../../sites/index.ts';

const kit = await createKit();
const day = 24 * 3_600_000;
const host = 'prices.example';

/** What the operator asks for packs from now on, in cents by credits. */
async function ask(packs: Readonly<Record<number, number>>): Promise<void> {
  const packages = Object.entries(packs).map(([credits, minor]) => ({ credits: Number(credits), total_minor: minor }));
  const file = readSiteFile(
    JSON.stringify({ ...siteFile, slug: 'prices', hosts: [host], settings: { countries: ['NL'], packages } }),
  );
  await writeSite(kit.db, { file, actor: 'ina', reason: 'prices', now: kit.clock.now() });
  await kit.services.sites.reload();
}
/** What a price may be struck through as, by credits, as a visitor is told. */
async function lowest(): Promise<Record<number, number | null>> {
  const { ok } = await kit.call('GET /api/packages.php', {}, { as: kit.browser(host) });
  return Object.fromEntries(ok.packages.map(({ credits, lowest_minor: minor }) => [credits, minor]));
}

test('T33: what is struck through is the lowest price of the last 30 days, whether anybody bought or not', async () => {
  await ask({ 10: 1000, 30: 3000 });
  expect(await lowest()).toEqual({ 10: 1000, 30: 3000 });
  kit.clock.advance(40 * day);
  await ask({ 10: 1000, 30: 2500 });
  kit.clock.advance(5 * day);
  await ask({ 10: 1000, 30: 4000 });
  expect(await lowest()).toEqual({ 10: 1000, 30: 2500 });
  kit.clock.advance(30 * day - 1000);
  expect(await lowest()).toEqual({ 10: 1000, 30: 2500 });
  kit.clock.advance(2000);
  expect(await lowest()).toEqual({ 10: 1000, 30: 4000 });
});

test('T33: a pack that comes back remembers what it cost, and a new one has no other price than its own', async () => {
  await ask({ 10: 900 });
  await ask({ 10: 1000, 75: 6000 });
  expect(await lowest()).toEqual({ 10: 900, 75: 6000 });
  await ask({ 75: 6000 });
  kit.clock.advance(10 * day);
  await ask({ 10: 1500, 75: 6000 });
  expect(await lowest()).toEqual({ 10: 900, 75: 6000 });
});
