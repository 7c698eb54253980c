import { expect, test } from 'vitest';
import { creditsOf, readPurchaseSearch } from './search.ts';

test.each([
  ['30', 30],
  [30, 30],
  ['1', 1],
  ['1000', 1000],
  ['0', undefined],
  ['1001', undefined],
  ['1.5', undefined],
  [-3, undefined],
  ['drie', undefined],
  [undefined, undefined],
])('of %s the number of credits is %s', (value, credits) => expect(creditsOf(value)).toBe(credits));

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'the way back is never %s',
  (next) => expect(readPurchaseSearch({ next })).toEqual({}),
);

test('the way back to a conversation is kept, and so is the payment', () => {
  expect(readPurchaseSearch({ next: '/chats/3kTqYvWmXa7bCd', payment: '3kTqYvWmXa7bCd', other: 1 })).toEqual({
    next: '/chats/3kTqYvWmXa7bCd',
    payment: '3kTqYvWmXa7bCd',
  });
});
