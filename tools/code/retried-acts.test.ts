import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const act =
  /\.(click|dblclick|tap|check|uncheck|fill|press|pressSequentially|selectOption|setInputFiles|focus|dragTo|hover)\(/;

/** What is tried until it passes, from its first line to its last. */
const triedIn = (text: string): string[] =>
  [...text.matchAll(/expect\(async \(\) => \{(?:(?!expect\(async \(\) => \{)[^])*?\}\)\.toPass\(/g)].map(
    ([tried]) => tried,
  );

/** Where a test does something again until it works, and why it cannot do it once. */
const reasons: Readonly<Record<string, string>> = {
  'e2e/admin-sites.spec.ts': 'the versions are read again after a save, and what was opened may close by it',
  'e2e/chat.spec.ts': 'what walks the messages is fetched with the first key and does not hear that one',
};

test('what a test does again until it works is found', () => {
  const again = 'await expect(async () => {\n  await page.click();\n  await expect(it).toBeVisible();\n}).toPass();';
  expect(triedIn(`${again}\n${again}`).filter((tried) => act.test(tried))).toHaveLength(2);
  const looked = 'await expect(async () => {\n  expect(await count()).toBe(1);\n}).toPass({ timeout: 1 });';
  expect(triedIn(`${looked}\nawait page.click();\n${looked}`).filter((tried) => act.test(tried))).toEqual([]);
});

test('a browser test acts once: a page that missed it would have missed it of a member too', () => {
  const files = globSync('e2e/**/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(50);
  const tried = files.map((path) => ({ path, blocks: triedIn(readFileSync(join(root, path), 'utf8')) }));
  expect(tried.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(10);
  const acting = tried.filter(({ blocks }) => blocks.some((block) => act.test(block))).map(({ path }) => path);
  expect(acting.toSorted()).toEqual(Object.keys(reasons));
});
