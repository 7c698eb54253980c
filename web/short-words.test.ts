import { expect, test } from 'vitest';
import { bindShortWords } from './short-words.ts';

test.each([
  ['Jaki ptak pasuje i dlaczego?', 'Jaki ptak pasuje i\u00A0dlaczego?'],
  ['W domu i w pracy', 'W\u00A0domu i\u00A0w\u00A0pracy'],
  [
    '{count, plural, one {# list i prezent} other {# listów z prezentem}}',
    '{count, plural, one {# list i\u00A0prezent} other {# listów z\u00A0prezentem}}',
  ],
])('a Polish word of one letter stays with the next: %s', (text, bound) => {
  expect(bindShortWords(text)).toBe(bound);
});

test('a letter that ends a word, or stands at the end, is left alone', () => {
  expect(bindShortWords('Kawa to nasza sprawa, grupa A')).toBe('Kawa to nasza sprawa, grupa A');
});
