import { legalMistake, maxLegalText } from '@vonk/contract/admin/sites/legal-words';
import { dayEnd } from '@vonk/contract/calendar';
import { day, hour } from '@vonk/contract/durations';
import { type Locale, locales } from '@vonk/contract/locales';
import { pageNames } from '@vonk/contract/pages';
import { beforeEach, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';
import { builtInText, knownPromises } from '../../pages/index.ts';

const kit = await createKit();
const olga = await firstOwner(kit);
const otto = await hire(kit, olga, [{ role: 'owner', site: 2 }], 'Otto');
let as: Browser = olga.browser;
beforeEach(async () => {
  await kit.advance(2 * hour);
  as = await logInAgain(kit, olga);
});

type Page = (typeof pageNames)[number];
const said = (title: string, rest = 'Iets.') => `# ${title}\n\nKort gezegd. {-}\n\n## Eén {#een}\n\n${rest} {-}`;
const asked = (page: Page, part: object) => ({
  site: 1,
  page,
  version: 0,
  loses: [],
  reason: 'De jurist vroeg het.',
  ...part,
});
const publish = async (page: Page, texts: Partial<Record<Locale, string>>, part: object = {}) => {
  const loses = await knownPromises();
  const summary = page === 'terms' ? { summary: 'Er verandert iets.' } : {};
  const given = Object.entries(texts).map(([locale, body]) => [locale, { body, is_current: true, ...summary }]);
  return adminCall(
    kit,
    'PUT /api/admin/legal-text',
    asked(page, { texts: Object.fromEntries(given), loses, ...part }),
    { as },
  );
};
const shown = async (page: Page, site = 1) =>
  (await adminCall(kit, 'GET /api/admin/legal-text', { site, page }, { as })).ok;
const listed = async (page: Page) =>
  (await adminCall(kit, 'GET /api/admin/legal-texts', { site: 1 }, { as })).ok.pages.find((one) => one.page === page);
const read = async (page: Page, locale: Locale = 'nl', host?: string) => {
  const visitor = kit.browser(host);
  visitor.cookies.set('locale', locale);
  return (await kit.call('GET /api/page.php', { id: page }, { as: visitor })).ok.page;
};
const logged = async (subject: string) => {
  const { rows } = await kit.db.pool.query<{ line: string }>(
    `select action || ' ' || reason as line from audit where subject like $1`,
    [subject],
  );
  return rows.map(({ line }) => line);
};
/** The built-in terms in every language, each with one more word. */
const newTerms = async (word: string) =>
  Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => [locale, `${(await builtInText(locale, 'terms')).trim()}\n\n${word} {-}`]),
    ),
  ) as Record<Locale, string>;

test('STAFF-4: an owner publishes a page as an edition that visitors read at once, and the log has who and why', async () => {
  expect((await listed('cookies'))?.in_force).toBeNull();
  expect((await publish('cookies', { nl: said('Koekjes'), en: said('Biscuits') })).status).toBe(200);
  expect((await publish('cookies', { nl: said('Koekjes'), en: said('Biscuits') })).status).toBe(200);
  expect((await read('cookies')).title).toBe('Koekjes');
  expect((await read('cookies', 'en')).title).toBe('Biscuits');
  const { version, editions, texts } = await shown('cookies');
  expect(version).toBe(1);
  expect(editions).toEqual([
    {
      number: 1,
      at: kit.clock.now().toISOString(),
      from: kit.clock.now().toISOString(),
      by: 'Olga',
      reason: 'De jurist vroeg het.',
      languages: ['en', 'nl'],
    },
  ]);
  expect([texts.nl.state, texts.en.state, texts.de.state]).toEqual(['current', 'current', 'missing']);
  expect((await listed('cookies'))?.in_force).toEqual({ version: 1, since: kit.clock.now().toISOString() });
  expect(await logged('cookies %')).toEqual(['legal_text_published De jurist vroeg het.']);
  expect((await read('cookies', 'nl', 'dichterbij.localhost')).title).toBe('Cookies');
});

test('a language is outdated when the Dutch goes on without it, until it says the same again', async () => {
  const states = async () => {
    const { texts } = await shown('service');
    return [texts.nl.state, texts.en.state, texts.de.state];
  };
  expect(await states()).toEqual(['built_in', 'built_in', 'built_in']);
  await publish('service', { nl: said('Hulp'), en: said('Help'), de: said('Hilfe') });
  await publish('service', { nl: said('Hulp', 'Meer.') }, { version: 1 });
  expect(await states()).toEqual(['current', 'outdated', 'outdated']);
  // Mended, and still not what the Dutch says.
  const mended = { de: { body: said('Hilfe', 'Mehr?'), is_current: false } };
  expect((await publish('service', {}, { version: 2, texts: mended })).status).toBe(200);
  expect(await states()).toEqual(['current', 'outdated', 'outdated']);
  expect((await read('service', 'de')).sections[0]?.blocks).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Mehr?' }] },
  ]);
  // Still right as it stands.
  expect((await publish('service', { en: said('Help') }, { version: 3 })).status).toBe(200);
  expect(await states()).toEqual(['current', 'current', 'outdated']);
  expect((await shown('service')).version).toBe(4);
});

test('what an edition said is put back by publishing it once more; the standard words too', async () => {
  await publish('about', { nl: said('Eerst'), en: said('First') });
  await publish('about', { nl: said('Toen'), en: said('Then'), de: said('Dann') }, { version: 1 });
  const edition = async (number: number) =>
    (await adminCall(kit, 'GET /api/admin/legal-edition', { site: 1, page: 'about', number }, { as })).ok.texts;
  const { nl, en, de } = await edition(1);
  expect([nl.body, en.body]).toEqual([said('Eerst'), said('First')]);
  expect([nl.is_current, en.is_current, de.is_current]).toEqual([true, true, false]);
  expect(de.body).toBe(await builtInText('de', 'about'));
  await publish('about', { nl: nl.body, en: en.body }, { version: 2 });
  expect((await read('about')).title).toBe('Eerst');
  const standard = await edition(0);
  expect(standard.nl).toEqual({ body: await builtInText('nl', 'about'), is_current: true });
  await publish('about', { nl: standard.nl.body }, { version: 3 });
  expect((await read('about')).sections.length).toBeGreaterThan(1);
});

test('T64: new terms hold from a day that is thirty days after the last mail, and until then the ones before', async () => {
  const before = await read('terms');
  const published = kit.clock.now();
  expect((await publish('terms', await newTerms('Nieuw.'))).status).toBe(200);
  const from = dayEnd(new Date(published.getTime() + 31 * day), 'Europe/Amsterdam');
  expect(await listed('terms')).toMatchObject({
    in_force: null,
    coming: { version: 1, from: from.toISOString() },
  });
  expect(await read('terms')).toEqual(before);
  kit.clock.advance(from.getTime() - published.getTime() - hour);
  expect(await read('terms')).toEqual(before);
  kit.clock.advance(hour);
  const after = await read('terms');
  expect(JSON.stringify(after)).toContain('Nieuw.');
  expect(after.version_date).toBe(from.toISOString());
  as = await logInAgain(kit, olga);
  expect(await listed('terms')).toMatchObject({ in_force: { version: 1, since: from.toISOString() }, coming: null });
});

test('T64: terms say in short what they change, in each language that changes', async () => {
  const { version } = await shown('terms');
  const texts = await newTerms('Anders.');
  const given = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { body: texts[locale], is_current: true, ...(locale !== 'fr' && { summary: 'Zo.' }) },
    ]),
  );
  const { refusal } = await publish('terms', {}, { version, texts: given });
  expect([refusal.error, refusal.field]).toEqual(['words_required', 'fr.summary']);
});

test('terms change in every language at once', async () => {
  const { version } = await shown('terms');
  const { nl, ...others } = await newTerms('Nog nieuwer.');
  const { refusal } = await publish('terms', { nl }, { version });
  expect([refusal.error, refusal.field]).toEqual(['translation_missing', 'en']);
  expect(refusal.message).toContain('English');
  expect((await publish('terms', { nl, ...others }, { version })).status).toBe(200);
  // A slip in one language is mended alone.
  expect((await publish('terms', { pl: others.pl.replace('Nog', 'nog') }, { version: version + 1 })).status).toBe(200);
});

test('of two who publish at once the second is refused', async () => {
  const both = await Promise.all(['Een', 'Twee'].map((title) => publish('faq', { nl: said(title) })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.error).toBe('legal_text_changed');
  expect((await shown('faq')).version).toBe(1);
});

test.each([
  ['a brace', '# Dag {.\n\nKort.', 'field_broken', '{'],
  ['an unknown fact', said('Zo', 'Dag {wie}.'), 'field_unknown', '{wie}'],
  ['an unknown condition', `${said('Zo')}\n\n{?maan}Soms.`, 'field_unknown', '{?maan}'],
  ['a condition within a line', said('Zo', 'Soms {?free}niet.'), 'field_misplaced', '{?free}'],
  ['a section within a line', said('Zo', 'Kijk {#hier} eens.'), 'field_misplaced', '{#hier}'],
  ['a promise that nothing holds', `${said('Zo')}\n\nAltijd gratis. {=always-free}`, 'field_unknown', '{=always-free}'],
  ['a promise within a line', `${said('Zo')}\n\nHier {=credits-stay} niet.`, 'field_misplaced', '{=credits-stay}'],
  ['a script for an address', said('Zo', 'Klik [hier](javascript:alert).'), 'address_unsafe', 'javascript:alert'],
  ['another host without a protocol', said('Zo', 'Klik [hier](//x.nl).'), 'address_unsafe', '//x.nl'],
] as const)('%s is refused with its place', async (_, body, error, written) => {
  const { refusal } = await publish('ban', { nl: body });
  expect([refusal.error, refusal.field]).toEqual([error, 'nl']);
  expect(refusal.message).toContain(written);
  expect(refusal.message).toContain(String(body.indexOf(written) + 1));
  expect((await shown('ban')).version).toBe(0);
  expect(await logged('ban %')).toEqual([]);
});

test('a page without a title, or with nothing under it, is refused', async () => {
  for (const body of ['', 'Geen titel.\n\nTekst.', '# Alleen een titel'])
    expect((await publish('ban', { nl: body })).refusal.error).toBe('page_title_missing');
});

test('a translation has what the Dutch has: facts, sections and promises', async () => {
  const nl = `${said('Zo', 'Mail {email}.')}\n\nGekochte credits verlopen niet. {=credits-stay}`;
  for (const [lacks, written] of [
    [nl.replace(' {#een}', ''), '{#een}'],
    [nl.replace('{email}', 'ons'), '{email}'],
    [nl.replace('{=credits-stay}', '{-}'), '{=credits-stay}'],
  ] as const) {
    const { refusal } = await publish('ban', { nl, en: lacks });
    expect([refusal.error, refusal.field]).toEqual(['field_missing', 'en']);
    expect(refusal.message).toContain(written);
  }
});

test('a promise is lost only by who says so by its name', async () => {
  const standing = await builtInText('nl', 'return-policy');
  const without = standing.replaceAll(/ \{=[\w -]+\}$/gm, ' {-}');
  const { refusal } = await publish('return-policy', { nl: without }, { loses: ['credits-stay'] });
  expect([refusal.error, refusal.field]).toEqual(['promise_lost', 'nl']);
  expect((await publish('return-policy', { nl: without })).status).toBe(200);
});

test('the standard words of every page and language are right by the same rules', async () => {
  const promises = await knownPromises();
  expect(promises.length).toBeGreaterThan(50);
  for (const page of pageNames)
    for (const locale of locales) {
      const body = await builtInText(locale, page);
      const source = await builtInText('nl', page);
      expect([page, locale, legalMistake(body, { promises, source })]).toEqual([page, locale, undefined]);
      expect(body.length * 2).toBeLessThan(maxLegalText);
    }
});

test('the longest text in all seven languages is taken', async () => {
  const long = said('Lang', 'ą'.repeat(maxLegalText - 100));
  const texts = Object.fromEntries(locales.map((locale) => [locale, long]));
  expect((await publish('privacy', texts)).status).toBe(200);
  expect((await publish('privacy', { nl: 'x'.repeat(maxLegalText + 1) }, { version: 1 })).status).toBe(400);
});

test('the texts of a site are neither seen nor changed from another', async () => {
  const theirs = await logInAgain(kit, otto);
  const { refusal } = await adminCall(kit, 'GET /api/admin/legal-texts', { site: 1 }, { as: theirs });
  expect(refusal.error).toBe('role_missing');
  expect((await shown('cookies', 2)).version).toBe(0);
});

test('who published what is not rewritten', async () => {
  for (const statement of ['update text_editions set actor = $1', 'delete from text_editions where actor <> $1'])
    await expect(kit.db.pool.query(statement, ['x'])).rejects.toThrow('append-only');
});
