import { expect, test } from 'vitest';
import { stepIn, stepsOf } from './steps.ts';

test('only who comes from a partner is asked who they are, and an address with no known step begins at the first', () => {
  expect(stepsOf(false)).toEqual(['photo', 'place', 'quote']);
  const steps = stepsOf(true);
  expect(steps).toEqual(['about', 'photo', 'place', 'quote']);
  expect([
    stepIn(steps, 'place'),
    stepIn(steps, undefined),
    stepIn(steps, 'nonsense'),
    stepIn(stepsOf(false), 'about'),
  ]).toEqual([2, 0, 0, 0]);
});
