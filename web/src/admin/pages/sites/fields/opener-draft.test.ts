import { locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { differing, emptyOpener, type Opener, openerLine, readOpeners, wrongIn } from './opener-draft.ts';

const opener = (key: string, texts: Partial<Opener['texts']> = {}): Opener => ({
  ...emptyOpener(),
  key,
  texts: { ...(Object.fromEntries(locales.map((locale) => [locale, key])) as Opener['texts']), ...texts },
});

test('openers are read as they were typed', () => {
  expect(readOpeners([openerLine(opener('bird')), openerLine(opener('wine'))])).toEqual([
    opener('bird'),
    opener('wine'),
  ]);
  expect(readOpeners([])).toEqual([]);
});

test.each([
  ['', 'no words'],
  ['   ', 'spaces alone'],
  ['Hoi {name}', 'a placeholder'],
  ['a'.repeat(161), 'too many words'],
])('%j is marked in its language: %s', (text) => {
  expect(wrongIn(opener('bird', { pl: text }))).toEqual(['pl']);
  expect(readOpeners([openerLine(opener('bird', { pl: text }))])).toBeUndefined();
});

test('a version shows the openers that it changed, and all where it changed their order', () => {
  const [bird, wine, other] = [opener('bird'), opener('wine'), opener('wine', { nl: 'anders' })];
  expect(differing([bird, wine], [bird, other])).toEqual([[wine], [other]]);
  expect(differing([bird], [bird, wine])).toEqual([[], [wine]]);
  expect(differing([bird, wine], [wine, bird])).toEqual([
    [bird, wine],
    [wine, bird],
  ]);
});
