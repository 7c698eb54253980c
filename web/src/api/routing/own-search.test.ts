import { expect, test } from 'vitest';
import { fromSearch } from './own-search.ts';

test('what a screen refuses of an address does not come back when the router lays the two together', () => {
  const address = { from: 'https://elsewhere.example', lb: '1' };
  expect({ ...address, ...fromSearch(address) }).toEqual({ from: undefined, lb: '1' });
  expect({ ...address, ...fromSearch({ from: '/members?a=1' }) }).toEqual({ from: '/members?a=1', lb: '1' });
});
