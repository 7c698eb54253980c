import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(test|gen)\.tsx?$/.test(file));
const linesWith = (pattern: RegExp) =>
  sources.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );

test('what is kept of the server has its name in keys.ts alone', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(linesWith(/(queryKey: |Quer(y|ies)Data(<[^(]*>)?\(\s*)\['[^\n]*/g)).toEqual([]);
});

test('an address of this site is one the router knows, not one that is claimed to be', () => {
  expect(linesWith(/['"`}] as '\/[^\n]*/g)).toEqual([]);
});
