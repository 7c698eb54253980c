import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Up to this number they came in any order: nothing held it then. */
const inAnyOrder = 515;

/** The numbers of the migrations in the order in which they came to this branch; none where there is no history. */
function numbersAsTheyCame(): number[] {
  try {
    const args = ['log', '--reverse', '--no-renames', '--diff-filter=A', '--format=', '--name-only'];
    const files = execFileSync('git', [...args, '--', 'server/migrations'], { cwd: root, encoding: 'utf8' });
    return [...files.matchAll(/\/(\d{4})-[^/]+\.sql$/gm)].map(([, number]) => Number(number));
  } catch {
    return [];
  }
}

/** Those that came after a higher one: a database that has the higher one refuses them. */
const late = (numbers: readonly number[]) =>
  numbers.filter((number, at) => number > inAnyOrder && numbers.slice(0, at).some((before) => before > number));

test('no migration comes to the branch after one with a higher number', () => {
  expect(late([514, 510, 515, 516, 518, 517, 519])).toEqual([517]);
  expect(late(numbersAsTheyCame())).toEqual([]);
});
