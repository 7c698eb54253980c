import { expect, test } from 'vitest';
import { differing, emptyTexts, textMistake, wrongLanguages } from './texts-draft.ts';

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['Hoi {name}', 'wrong'],
  ['a'.repeat(41), 'wrong'],
  ['a'.repeat(40), undefined],
])('of %j is said what is wrong: %s', (text, mistake) => {
  expect(textMistake(text, 40)).toBe(mistake);
  const texts = { nl: 'a', en: 'a', de: 'a', es: 'a', fr: 'a', it: 'a', pl: text };
  expect(wrongLanguages(texts, 40)).toEqual(mistake ? ['pl'] : []);
});

test('as it begins every language is missing', () => {
  expect(wrongLanguages(emptyTexts(), 40)).toHaveLength(7);
});

test('a version shows what it changed of a list, and all where it changed the order', () => {
  const [bird, wine, other] = [{ key: 'bird' }, { key: 'wine' }, { key: 'wine', nl: 'anders' }];
  expect(differing([bird, wine], [bird, other])).toEqual([[wine], [other]]);
  expect(differing([bird], [bird, wine])).toEqual([[], [wine]]);
  expect(differing([bird, wine], [wine, bird])).toEqual([
    [bird, wine],
    [wine, bird],
  ]);
});
