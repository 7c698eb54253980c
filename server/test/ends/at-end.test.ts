import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atEnd, endAll } from './at-end.ts';

test('what was made last ends first, and one that fails keeps no other from ending', async () => {
  const ended: string[] = [];
  atEnd(() => ended.push('first'));
  atEnd(() => Promise.reject(new Error('cannot')));
  atEnd(async () => {
    await Promise.resolve();
    ended.push('last');
  });
  await expect(endAll()).rejects.toThrow('cannot');
  expect(ended).toEqual(['last', 'first']);
  await endAll();
  expect(ended).toHaveLength(2);
});

test('no helper of the tests asks for `afterAll`, which nobody hears in a test', () => {
  const all = join(import.meta.dirname, '..');
  const helpers = readdirSync(all, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  // The one is asked for before any test, the other once at the top of a file.
  const allowed = [join('ends', 'end-of-file.ts'), join('start', 'ground.ts')];
  const asking = helpers.filter((file) => readFileSync(join(all, file), 'utf8').includes('afterAll('));
  expect(asking.toSorted()).toEqual(allowed);
});
