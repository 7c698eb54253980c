import { expect, test } from 'vitest';
import { DatabaseAway, SiteMoving } from './away.ts';
import { gatherer } from './gather.ts';

const of = (siteId: number, memberId: string) => ({ scope: { siteId, memberId }, now: new Date() });
const members = ['anna', 'bram', 'carla', 'dirk'];
const told = async (asked: Promise<string | undefined>[]) =>
  (await Promise.allSettled(asked)).map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));

test('while a site moves what others gathered with it is written, and theirs alone is to come again', async () => {
  const sizes: number[] = [];
  const gather = gatherer<ReturnType<typeof of>, string>((items) => {
    sizes.push(items.length);
    if (items.some(({ scope }) => scope.siteId === 2)) return Promise.reject(new SiteMoving('it moves'));
    return Promise.resolve(items.map(({ scope }) => ({ result: scope.memberId })));
  });
  const ask = () => told(members.map((member, at) => gather(of(at % 2 === 0 ? 1 : 2, member))));
  for (const _ of [1, 2]) expect(await ask()).toEqual(['anna', 'Error: it moves', 'carla', 'Error: it moves']);
  // Each time one batch of all, and one of each site.
  expect(sizes).toEqual([4, 2, 2, 4, 2, 2]);
});

test('while the database is away nobody is asked for again one by one', async () => {
  let batches = 0;
  const gather = gatherer<ReturnType<typeof of>, string>(() => {
    batches += 1;
    return Promise.reject(new DatabaseAway('it is away'));
  });
  expect(await told(members.map((member, at) => gather(of(at, member))))).toEqual(
    members.map(() => 'Error: it is away'),
  );
  expect(batches).toBe(1);
});
