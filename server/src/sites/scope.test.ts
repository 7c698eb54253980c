import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
// The platform knows no sites, and stands above them.
const files = globSync('**/*.ts', { cwd: root, exclude: (path) => /^platform$|\.test\.ts$/.test(path) });

test('whose site it is is said by the one type that is made for it', () => {
  expect(files.length).toBeGreaterThan(500);
  const spelt = files.filter((file) =>
    /^(?!\s*\*).*\bsiteId\??: number\b(?! \|)/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(spelt).toEqual(['sites/scope.ts']);
});
