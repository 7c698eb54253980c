import { expect, test } from 'vitest';
import { chunksOf, rangeAt } from './message-window.ts';

const messages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => ({ seq: from + at }));

test('a message stays in its chunk when older ones come before it', () => {
  const [few, more] = [chunksOf(messages(40, 100)), chunksOf(messages(1, 100))];
  expect(few.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(more.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  expect(more.at(-1)).toEqual({ id: 3, from: 95, to: 100 });
  expect(few.at(-1)).toEqual({ id: 3, from: 56, to: 61 });
});

test('chunks without messages, as after many were deleted, are not there', () => {
  expect(chunksOf([{ seq: 5 }, { seq: 500 }])).toEqual([
    { id: 0, from: 0, to: 1 },
    { id: 15, from: 1, to: 2 },
  ]);
});

const heights = Array.from({ length: 1000 }, () => 100);

test('at the end the newest chunks are drawn, and what lies above is left out with its height', () => {
  expect(rangeAt(heights, { distance: 0, height: 500 }, 300)).toEqual({
    first: 992,
    last: 999,
    above: 99_200,
    below: 0,
  });
});

test('far up those around are drawn, and above and below together with them are as high as all', () => {
  const { first, last, above, below } = rangeAt(heights, { distance: 50_000, height: 500 }, 300);
  expect(last - first).toBeLessThan(15);
  expect(above + below + (last - first + 1) * 100).toBe(100_000);
  expect(below).toBeLessThanOrEqual(49_700);
  expect(100_000 - above).toBeGreaterThanOrEqual(50_800);
});

test('at the very top the oldest is drawn', () => {
  expect(rangeAt(heights, { distance: 99_500, height: 500 }, 300)).toMatchObject({ first: 0, above: 0 });
  expect(rangeAt([80], { distance: 0, height: 500 }, 300)).toEqual({ first: 0, last: 0, above: 0, below: 0 });
});
