import { expect, test } from 'vitest';
import { isAnswered, searchAddressOf, stepsFor } from './answers.ts';

const answers = { gender: 'male', looksFor: 'female', age: 'older', country: 'NL', region: '09' } as const;

test('answers become the search they ask for', () => {
  expect(searchAddressOf(answers)).toBe('/members?gender=female&country=NL&countryregion=09&min_age=35&max_age=99');
  expect(searchAddressOf({ ...answers, age: 'younger', region: '' }, 'radio')).toBe(
    '/members?gender=female&country=NL&min_age=18&max_age=35&network=radio',
  );
});

test('a member is not asked who they are, and no question is passed over without an answer', () => {
  expect(stepsFor(true)).toEqual(['seek', 'age', 'place']);
  const nothing = { gender: undefined, looksFor: undefined, age: undefined, country: '', region: '' };
  for (const step of stepsFor(false))
    expect([isAnswered(step, nothing), isAnswered(step, answers)]).toEqual([false, true]);
});
