import { readdirSync, readFileSync } from 'node:fs';
import { day } from '@vonk/contract/durations';
import { locales } from '@vonk/contract/locales';
import { pageNames } from '@vonk/contract/pages';
import { fillText } from '@vonk/contract/pages/fill';
import { parsePage } from '@vonk/contract/pages/markdown';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { sql } from '../platform/database/db.ts';
import { conditionsOf, factsOf, versionDateOf } from './facts.ts';

const kit = await createKit();
const folder = new URL('../../../locales/pages/', import.meta.url);
const textOf = (locale: string, page: string) => readFileSync(new URL(`${locale}/${page}.md`, folder), 'utf8');
const pageIn = (locale: string, id: string, host?: string) => {
  const browser = kit.browser(host);
  browser.cookies.set('locale', locale);
  return kit.call('GET /api/page.php', { id }, { as: browser });
};
/** Everything a page says, as one text. */
const said = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(said).join(' ') : String(value ?? '');
/** The bones of a text: its sections, marks, links and the facts it names, in order. */
const bones = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => [
      /^(#{1,3}|- |\| )/.exec(line)?.[1] ?? '',
      /\{#[\w-]+\}/.exec(line)?.[0] ?? '',
      ...(line.match(/\{[?!]\w+\}|\]\([^)]+\)/g) ?? []).sort(),
    ])
    .filter(Boolean);
const factNames = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe.each(pageNames)('the page %s', (id) => {
  test.each(locales)('is there in %s, with the sections, links and facts of the Dutch one', (locale) => {
    expect(bones(textOf(locale, id))).toEqual(bones(textOf('nl', id)));
    expect(factNames(textOf(locale, id))).toEqual(factNames(textOf('nl', id)));
  });

  test.each(locales)('is answered in %s, filled in (LANG-1)', async (locale) => {
    const { status, ok } = await pageIn(locale, id);
    expect(status).toBe(200);
    expect(ok.page.title).toMatch(/\S/);
    expect(ok.page.description.length).toBeGreaterThan(15);
    expect(said(ok.page)).not.toMatch(/[{}]|\*\*|\]\(|undefined/);
  });
});

test.each(locales)('what ends with a full stop ends no sentence of a page in %s with two', (locale) => {
  for (const site of kit.services.sites.all()) {
    const company = { ...site.company, tradenames: 'Vonk e.V.', adr_body: 'Bemiddeling Sp. z o.o.', city: 'Den H.' };
    const own = { ...site, company };
    for (const id of pageNames)
      for (const kinds of [[], ['fictional', 'fictional_ai', 'livecam'] as const]) {
        const page = fillText(
          textOf(locale, id),
          factsOf(own, locale, 'Sms B.V.'),
          conditionsOf(own, kinds, 'Sms B.V.'),
        );
        expect([id, /.{0,30}(?<!\.)\.\.(?![./])/u.exec(page)?.[0]]).toEqual([id, undefined]);
      }
  }
});

test('nothing else lies beside the pages', () => {
  for (const locale of locales)
    expect(readdirSync(new URL(locale, folder)).sort()).toEqual(pageNames.map((name) => `${name}.md`).sort());
});

test('no two languages have the same words', () => {
  for (const id of pageNames) {
    const paragraphs = locales.flatMap((locale) =>
      textOf(locale, id)
        .split('\n')
        .filter((line) => /^\p{Lu}.{60}/u.test(line)),
    );
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  }
});

test('a page names the site’s own company, and no other site’s name (PUB-1, T50)', async () => {
  const { ok } = await pageIn('de', 'terms', 'dichterbij.localhost');
  expect(said(ok.page)).toContain('Vonk Voorbeeld B.V.');
  expect(said(ok.page)).toContain('Dichterbij');
  expect(said(ok.page).replaceAll('Vonk Voorbeeld B.V.', '')).not.toContain('Vonk');
});

test.each(locales)(
  'in %s the site names who runs it, where and how one complains, and leads nowhere to the platform that closed (T50)',
  async (locale) => {
    const { company } = kit.services.sites.byDefault()!;
    const about = said((await pageIn(locale, 'about')).ok.page);
    const { name, address, city, kvk, vat_numbers: vat, support_email: email, support_phone: phone } = company;
    for (const fact of [name, address, city, kvk, vat, email, phone]) expect(about).toContain(fact);
    expect(about).toContain('/complaints');
    // No body for disputes is named, so it says that there is none.
    expect(company.adr_body).toBe('');
    expect(textOf(locale, 'about')).toContain('{!adr}');
    for (const id of pageNames) expect(textOf(locale, id)).not.toMatch(/ec\.europa\.eu|\/odr\b/i);
  },
);

test('the page about the site names an address at which a person answers, and one for authorities (T65)', async () => {
  const { ok } = await pageIn('nl', 'about');
  expect(said(ok.page)).toMatch(/Autoriteiten.{0,200}mailto:\S+@\S+/);
  expect(said(ok.page)).toMatch(/mailto:\S+@\S+.*Autoriteiten/);
});

test.each(['nothing', '../../package', 'toString', ''])('a page %j that is none is not found', async (id) => {
  expect((await kit.call('GET /api/page.php', { id })).status).toBe(404);
});

test('a site’s own text goes before the built-in one, the newest version first, on that site and in that language only', async () => {
  const write = sql(
    'insert into texts (site_id, locale, key, version, body, created_at) values (1, $1, $2, $3, $4, $5)',
  );
  const body = '# Onze koekjes\n\nVan {company}, kort gezegd.\n\n## Eén\n\nNiets <b>bijzonders</b>.';
  await kit.db.transact(async (tx) => {
    await tx.run(write, ['nl', 'pages.cookies', 1, '# Oud\n\nOud.', kit.clock.now()]);
    await tx.run(write, ['nl', 'pages.cookies', 2, body, kit.clock.now()]);
  });
  const { ok } = await pageIn('nl', 'cookies');
  expect(ok.page).toMatchObject({ title: 'Onze koekjes', description: 'Van Vonk Voorbeeld B.V., kort gezegd.' });
  expect(ok.page.sections[0]?.blocks).toEqual([{ kind: 'paragraph', spans: [{ text: 'Niets <b>bijzonders</b>.' }] }]);
  expect((await pageIn('en', 'cookies')).ok.page.title).toBe('Cookies');
  expect((await pageIn('nl', 'cookies', 'dichterbij.localhost')).ok.page.title).toBe('Cookies');
});

test('a version that was published for later is served from its day on and not before, and the terms date from it', async () => {
  const now = kit.clock.now();
  const later = new Date(now.getTime() + 30 * day);
  const write = sql(
    `insert into texts (site_id, locale, key, version, body, created_at, holds_from)
     values (3, 'pl', 'pages.terms', $1, $2, $3, $4)`,
  );
  await kit.db.transact(async (tx) => {
    await tx.run(write, [1, '# Wersja pierwsza\n\nKrótko.', now, null]);
    await tx.run(write, [2, '# Wersja druga\n\nKrótko.', now, later]);
  });
  const shown = async () => (await pageIn('pl', 'terms', 'maanlicht.localhost')).ok.page;
  const date = versionDateOf(kit.services.sites.all().find(({ slug }) => slug === 'maanlicht')!);
  expect(await shown()).toMatchObject({ title: 'Wersja pierwsza', version_date: date });
  kit.clock.advance(30 * day - 1);
  expect((await shown()).title).toBe('Wersja pierwsza');
  kit.clock.advance(1);
  expect(await shown()).toMatchObject({ title: 'Wersja druga', version_date: later.toISOString() });
});

describe('the version of the terms', () => {
  const added = (date: string) =>
    versionDateOf({ company: { ...kit.services.sites.byDefault()!.company, added: date } });
  test('dates from 1 December 2023', async () => {
    expect((await pageIn('nl', 'terms')).ok.page.version_date).toBe('2023-12-01T12:00:00Z');
    expect(added('2019-05-05T00:00:00Z')).toBe('2023-12-01T12:00:00Z');
  });
  test('or from the day the company came, if that is later', () => {
    expect(added('2025-02-03T08:00:00Z')).toBe('2025-02-03T08:00:00Z');
  });
  test('is told of no other page', async () => {
    expect((await pageIn('nl', 'privacy')).ok.page.version_date).toBeNull();
  });
});

describe('what a site has not', () => {
  const site = kit.services.sites.byDefault()!;
  const without = { ...site, settings: { ...site.settings, fictional_visibility: 'off' as const } };
  test.each(pageNames)('is not told on its page %s: fictional profiles', (id) => {
    const page = parsePage(fillText(textOf('nl', id), factsOf(without, 'nl'), conditionsOf(without, [])));
    expect(said(page)).not.toMatch(/met fictieve profielen|Alleen echte leden’ haal|verzonnen persoon/);
  });
  test('its terms say that there are none', () => {
    expect(fillText(textOf('nl', 'terms'), factsOf(without, 'nl'), conditionsOf(without, []))).toContain(
      'staan geen fictieve profielen',
    );
  });
  test('its sections are numbered as those of one that has', () => {
    const titles = (shown: typeof site) =>
      parsePage(fillText(textOf('nl', 'terms'), factsOf(shown, 'nl'), conditionsOf(shown, []))).sections.map(
        ({ title }) => title.split(' ')[0],
      );
    expect(titles(without)).toEqual(titles(site));
  });
});

test('a text that names an unknown fact or condition fails, and does not reach a reader', () => {
  expect(() => fillText('Hallo {wie}', {}, {})).toThrow('{wie}');
  expect(() => fillText('{?wat} Hallo', {}, {})).toThrow('{?wat}');
});

test('a heading that does not hold takes what stands under it along, up to the next of its rank', () => {
  const text = '## {?no}One\n\na\n\n### b\n\nc\n\n## Two\n\n### {?no}d\n\ne\n\n### f\n\n- {?no}g\n- {!no}h';
  expect(fillText(text, {}, { no: false }).replaceAll(/\n+/g, '|')).toBe('## Two|### f|- h');
});

test.each(locales)('the cookie page in %s names every cookie that the server sets', (locale) => {
  const root = new URL('../', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .map((path) => readFileSync(new URL(path, root), 'utf8'));
  const set = sources.flatMap((source) =>
    [...source.matchAll(/const cookieName = '(\w+)'|setCookie\('(\w+)'/g)].map(([, named, inline]) => named ?? inline),
  );
  expect(new Set(set).size).toBeGreaterThan(6);
  const rows = textOf(locale, 'cookies')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const told = rows.flatMap((line) => (line.split('|')[1] ?? '').split(',').map((name) => name.trim()));
  expect(set.filter((name) => !told.includes(name ?? ''))).toEqual([]);
});
