import type { CallInput } from '@vonk/contract/api';
import { afterEach, expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';

const kit = await createKit();
const transact = vi.spyOn(kit.services.db, 'transact');

type Input = CallInput<'GET /api/members.php'>;

/** How many transactions a search takes. */
async function transactionsOf(who: Person, input: Input): Promise<number> {
  transact.mockClear();
  await kit.call('GET /api/members.php', input, { as: who.browser });
  return transact.mock.calls.length;
}

const filtersOf = async (who: Person) => (await kit.call('GET /api/members.php', {}, { as: who.browser })).ok.filters;

afterEach(() => void transact.mockClear());

test('the search used last is written when it is another one, and else only read', async () => {
  const bram = await another(kit, 'bram');
  expect(await transactionsOf(bram, { fresh: '1' })).toBe(0);
  expect(await transactionsOf(bram, { hair_color: 'red', min_age: 40 })).toBe(1);
  expect(await transactionsOf(bram, { min_age: 40, hair_color: 'red' })).toBe(0);
  expect(await transactionsOf(bram, {})).toBe(0);
  expect(await transactionsOf(bram, { hair_color: 'red' })).toBe(1);
  expect(await filtersOf(bram)).toMatchObject({ hair_color: ['red'] });
  expect(await transactionsOf(bram, { fresh: '1' })).toBe(1);
  expect(await transactionsOf(bram, { fresh: '1' })).toBe(0);
  expect(await filtersOf(bram)).toMatchObject({ hair_color: [] });
});

test('whom one looks for is kept with consent alone, and is the same search then only (T75)', async () => {
  const bram = await another(kit, 'bram');
  const wanted: Input = { gender: 'female', hair_color: 'red' };
  expect(await transactionsOf(bram, wanted)).toBe(1);
  expect(await transactionsOf(bram, wanted)).toBe(0);
  expect(await transactionsOf(bram, { hair_color: 'red' })).toBe(0);
  const agreed = { name: 'Rood', filters: wanted, orientation_consent: true } as const;
  await kit.call('POST /api/saved-search.php', agreed, { as: bram.browser });
  expect(await transactionsOf(bram, wanted)).toBe(1);
  expect(await transactionsOf(bram, wanted)).toBe(0);
  expect(await transactionsOf(bram, { hair_color: 'red' })).toBe(1);
});
