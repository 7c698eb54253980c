import { expect, test } from 'vitest';
import { stamp } from '../src/model/stamp.gen.ts';
import { limitOf, measure } from './measure.ts';
import { bareWordsOf, isNear, sentencesIn, stampOf } from './sentences.ts';

test('the models were made from these sentences, this lexicon and this code: npm run phrases', () => {
  expect(stamp).toBe(stampOf());
});

test('no sentence to learn from is almost one that is measured with', () => {
  const held = sentencesIn('held-out').map(({ locale, text }) => ({ locale, words: bareWordsOf(text) }));
  const near = sentencesIn('training').filter(({ locale, text }) => {
    const words = bareWordsOf(text);
    return held.some((other) => other.locale === locale && isNear(words, other.words));
  });
  expect(held.length).toBeGreaterThan(2000);
  expect(near.length).toBe(0);
});

test('precision and recall are shares of what was heard and of what was meant', () => {
  const judged = [
    { isMeant: true, isHeard: true },
    { isMeant: true, isHeard: false },
    { isMeant: true, isHeard: false },
    { isMeant: true, isHeard: false },
    { isMeant: false, isHeard: true },
  ];
  expect(measure(judged)).toEqual({ precision: 0.5, recall: 0.25, count: 4 });
  expect(
    limitOf([
      { score: 3, isMeant: true },
      { score: 1, isMeant: false },
    ]),
  ).toBe(2);
});
