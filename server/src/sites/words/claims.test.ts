import { locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { changeSite } from '../../../test/sites.ts';
import { claimRegister } from './claims.ts';

const kit = await createKit();
const day = (from: number) => new Date(kit.clock.now().getTime() + from * 86_400_000).toISOString().slice(0, 10);
const inEach = (text: string) => Object.fromEntries(locales.map((locale) => [locale, `${text} (${locale})`]));
const matches = {
  kind: 'premium_matches',
  is_active: true,
  figure: 46,
  definition: inEach('Leden met en zonder premium, matches in hun eerste maand.'),
  data: 'reports/premium-matches-2026.csv',
  sample: 4200,
  measured_on: day(-30),
  expires_on: day(10),
};
const seal = {
  kind: 'seal',
  is_active: true,
  name: 'Thuiswinkel',
  certificate: 'TW-4711',
  definition: inEach('Voorwaarden, betalen en gegevens zijn onderzocht.'),
  data: 'certificates/tw-4711.pdf',
  measured_on: day(-30),
  expires_on: day(400),
};
const told = async (locale = 'nl') => {
  const browser = kit.browser();
  browser.cookies.set('locale', locale);
  return (await kit.call('GET /api/settings.php', {}, { as: browser })).ok.settings.claims;
};

test.each(locales)(
  'T18: as it comes a site claims nothing in %s: its figure waits for its evidence',
  async (locale) => {
    expect(kit.services.sites.byId(1)?.settings.claims).toMatchObject([{ kind: 'premium_matches', is_active: false }]);
    expect(await told(locale)).toEqual([]);
  },
);

test('T18: what the register holds is told in the reader’s language, with what it rests on, to its last day', async () => {
  await changeSite(kit, { claims: [matches, seal] });
  expect(await told()).toMatchObject([
    { kind: 'premium_matches', figure: 46, sample: 4200, seal: null },
    { kind: 'seal' },
  ]);
  for (const locale of locales) expect((await told(locale))[0]?.definition).toContain(`(${locale})`);
  expect(JSON.stringify(await told())).not.toContain('reports/');
  kit.clock.advance(10 * 86_400_000);
  expect(await told()).toHaveLength(2);
  kit.clock.advance(86_400_000);
  expect(await told()).toMatchObject([{ kind: 'seal', seal: { name: 'Thuiswinkel', certificate: 'TW-4711' } }]);
  await changeSite(kit, { claims: [] });
  expect(await told()).toEqual([]);
});

test.each([
  ['a figure without its definition', { ...matches, definition: undefined }, 'definition'],
  ['a definition in some languages alone', { ...matches, definition: { nl: 'Leden met en zonder premium.' } }, 'en'],
  ['a figure without data', { ...matches, data: '' }, 'data'],
  ['a sample of a few', { ...matches, sample: 12 }, 'sample'],
  ['a figure without its day', { ...matches, measured_on: undefined }, 'measured_on'],
  ['a figure without its end', { ...matches, expires_on: undefined }, 'expires_on'],
  ['an end before the beginning', { ...matches, expires_on: day(-31) }, 'expires_on'],
  ['a seal without its certificate', { ...seal, certificate: '' }, 'certificate'],
  ['a seal that ends before it was given', { ...seal, expires_on: day(-31) }, 'expires_on'],
  ['a claim of another kind', { ...matches, kind: 'number_one' }, 'kind'],
  ['what is neither said nor kept', { ...matches, is_active: undefined }, 'is_active'],
])('T18: the register refuses %s, and says where', (_, claim, place) => {
  const found = claimRegister.safeParse([seal, claim]);
  expect(found.error?.issues.map(({ path }) => [path[0], path[1]])[0]).toEqual([
    1,
    place === 'en' ? 'definition' : place,
  ]);
  expect(found.error?.issues[0]?.path.at(-1)).toBe(place);
  expect(claimRegister.safeParse([matches, seal]).success).toBe(true);
});

test('T18: what is not said may be unfinished', () => {
  expect(claimRegister.safeParse([{ kind: 'seal', is_active: false, name: 'Thuiswinkel', note: 'q2' }]).success).toBe(
    true,
  );
});
