import { expect, test } from 'vitest';
import { isOwnPath, ownSearch } from './own-search.ts';

const read = ownSearch(['from'], ({ from }): { from?: string } => (isOwnPath(from) ? { from } : {}));

test('what a screen refuses of an address does not come back when the router lays the two together', () => {
  const address = { from: 'https://elsewhere.example', lb: '1' };
  expect({ ...address, ...read(address) }).toEqual({ from: undefined, lb: '1' });
  expect({ ...address, ...read({ from: '/members?a=1' }) }).toEqual({ from: '/members?a=1', lb: '1' });
});

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '\n//elsewhere.example',
  'javascript:alert(1)',
  '',
  7,
])('no page of this site is %j', (address) => expect(isOwnPath(address)).toBe(false));
