import type { LegalPage } from '@vonk/contract/admin/sites/legal';
import { type Locale, locales } from '@vonk/contract/locales';
import { describe, expect, test } from 'vitest';
import { behindAfter, changedIn, draftInput, lostBy, mistakeIn, stateAfter, textIn, withText } from './legal-draft.ts';

const said = (title: string, line = 'Credits verlopen niet. {=credits-stay}') => `# ${title}\n\nKort. {-}\n\n${line}`;
const page = (states: Partial<Record<Locale, 'missing' | 'outdated' | 'current'>> = {}): LegalPage => ({
  page: 'terms',
  version: 2,
  texts: Object.fromEntries(
    locales.map((locale) => [locale, { body: said(locale), state: states[locale] ?? 'built_in' }]),
  ) as LegalPage['texts'],
  facts: {} as LegalPage['facts'],
  conditions: {},
  promises: ['credits-stay', 'free-once'],
  editions: [],
});
const typed = (body: string, isCurrent = true) => ({ body, isCurrent });

test('what is typed back to what stands is in no draft', () => {
  const one = withText(page(), {}, { locale: 'de', ...typed('anders') });
  expect(changedIn(one)).toEqual(['de']);
  expect(changedIn(withText(page(), one, { locale: 'de', ...typed(said('de')) }))).toEqual([]);
});

test('a language that is behind is in the draft when it is said to be right as it stands', () => {
  const behind = page({ nl: 'current', de: 'outdated' });
  expect(textIn(behind, {}, 'de').isCurrent).toBe(false);
  const draft = withText(behind, {}, { locale: 'de', ...typed(said('de')) });
  expect([changedIn(draft), stateAfter(behind, draft, 'de')]).toEqual([['de'], 'current']);
});

test('the Dutch leaves every language behind that does not go along', () => {
  const standing = page({ nl: 'current', de: 'current', en: 'missing' });
  const draft = { nl: typed(said('nieuw')), fr: typed(said('nouveau')), it: typed(said('nuovo'), false) };
  expect(locales.map((locale) => [locale, stateAfter(standing, draft, locale)])).toEqual([
    ['nl', 'current'],
    ['en', 'missing'],
    ['de', 'outdated'],
    ['es', 'missing'],
    ['fr', 'current'],
    ['it', 'outdated'],
    ['pl', 'missing'],
  ]);
  expect(behindAfter(standing, draft)).toEqual(['en', 'de', 'es', 'it', 'pl']);
});

describe('what is wrong', () => {
  test('is found against the Dutch that is typed, where it says that it says the same', () => {
    const nl = typed(`${said('nl')}\n\nVan {company}. {-}`);
    expect(mistakeIn(page(), { nl, de: typed(said('de')) }, 'de')).toMatchObject({
      code: 'field_missing',
      field: '{company}',
    });
    expect(mistakeIn(page(), { nl, de: typed(said('de'), false) }, 'de')).toBeUndefined();
  });
  test('is sought in nothing that stays as it is', () => {
    expect(mistakeIn(page(), { nl: typed('kaal') }, 'de')).toBeUndefined();
  });
});

test('a promise that goes is named once, with the line that says it', () => {
  const draft = { nl: typed(said('nl', 'Niets. {-}')), de: typed(said('de', 'Nichts. {-}')) };
  expect(lostBy(page(), draft)).toEqual([{ name: 'credits-stay', line: 'Credits verlopen niet.' }]);
});

test('only what is typed is sent', () => {
  const input = draftInput(1, page(), { draft: { de: typed('x', false) }, loses: ['a'], reason: ' Daarom. ' });
  expect(input).toMatchObject({ version: 2, texts: { de: { body: 'x', is_current: false } }, reason: 'Daarom.' });
});
