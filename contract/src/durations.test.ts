import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('{contract,server,web,demo}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.') && !file.endsWith('contract/src/durations.ts'),
);

test('hours and days are spelt out in one place', () => {
  expect(sources.length).toBeGreaterThan(500);
  const spelt = sources.filter((file) =>
    /(?<![\d_])(24 \* 60\b|3_?600(_000| \* 1000)?\b(?!_)|86_?400)/.test(readFileSync(root + file, 'utf8')),
  );
  expect(spelt).toEqual([]);
});
