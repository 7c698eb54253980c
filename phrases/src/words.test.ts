import { expect, test } from 'vitest';
import { windowsOf } from './classifier.ts';
import { lexiconOf, meaningOf } from './lexicon.ts';
import { wordsOf } from './words.ts';

test('sloppy and neat writing are the same words, and what has a form is one word', () => {
  expect(wordsOf('¿Eres REAL?')).toEqual(['eres', 'real', '?']);
  expect(wordsOf('Łukasz, schön')).toEqual(['lukasz', 'schon']);
  expect(wordsOf('bel 06 12345678 of lotte@example.org')).toEqual(['bel', '<number>', 'of', '<mail>']);
  expect(wordsOf('NL91 ABNA 0417 1643 00')).toEqual(['<iban>']);
  expect(wordsOf('om 11:30 voor 20 euro')).toEqual(['om', '<time>', 'voor', '<figure>', '<coin>']);
});

test('a run of words means more than its parts, in the language most words are of', () => {
  const lexicon = lexiconOf(['MEET\tsee you_now\nSEE\tse*\nYOU\tyou', 'SEA\tsee\nYES\tja']);
  const names = (text: string) =>
    meaningOf(lexicon, wordsOf(text)).map((each) => each.map((at) => lexicon.concepts[at]));
  expect(names('see you now')).toEqual([['MEET'], ['MEET'], []]);
  expect(names('seeing you')).toEqual([['SEE'], ['YOU']]);
  expect(names('ja see')).toEqual([['YES'], ['SEA']]);
});

test('many words are looked at in runs that overlap, to the last one', () => {
  const words = Array.from({ length: 95 }, (_, at) => `${at}`);
  const windows = windowsOf(words);
  expect(windows.every((each) => each.length <= 40)).toBe(true);
  expect(windows.at(-1)?.at(-1)).toBe('94');
  expect(new Set(windows.flat()).size).toBe(95);
  expect(windowsOf(['one'])).toEqual([['one']]);
});
