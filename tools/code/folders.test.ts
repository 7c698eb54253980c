import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
// @ts-expect-error -- a plain module, as the other checks are
import { codeFolders } from './folders-of-code.mjs';
// @ts-expect-error -- a plain module, as the other checks are
import { countFiles as countAny, judgeFolders as judgeAny } from './folders.mjs';

const judge = (paths: string[], reasons: Record<string, string> = {}): string[] =>
  (judgeAny as (counts: unknown, reasons: Record<string, string>) => string[])(
    (countAny as (paths: string[]) => unknown)(paths),
    reasons,
  );
const files = (count: number, folder: string, ending = '.ts') =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}${ending}`);

test('a folder of more than twelve files needs a reason', () => {
  expect(judge(files(12, 'server/src/chat'))).toEqual([]);
  expect(judge([...files(7, 'web/src/ui', '.tsx'), ...files(6, 'web/src/ui', '.css')])).toEqual([
    'web/src/ui: 13 files, and architecture.mjs gives no reason for more than 12',
  ]);
  expect(judge(files(13, 'server/migrations', '.sql'), { 'server/migrations': 'a history' })).toEqual([]);
});

test('tests, and the files of folders within, are not counted', () => {
  const apart = [...files(9, 'e2e', '.spec.ts'), ...files(9, 'e2e', '.test.ts'), ...files(9, 'e2e', '.test.tsx')];
  expect(judge([...files(12, 'e2e'), ...apart, ...files(12, 'e2e/kit')])).toEqual([]);
});

test('a star stands for one name', () => {
  const reasons = { 'locales/src/*': 'a file for each area' };
  expect(judge([...files(13, 'locales/src/nl'), ...files(13, 'locales/src/de')], reasons)).toEqual([]);
  expect(judge([...files(13, 'locales/src/nl'), ...files(13, 'locales/src/nl/mail')], reasons)).toHaveLength(1);
});

test('a reason that nothing needs is refused', () => {
  expect(judge(files(12, 'server/src/chat'), { 'server/src/chat': 'it was larger once' })).toEqual([
    'server/src/chat: has 12 files or fewer and needs no reason any more',
  ]);
});

test('no folder of code is left out by the checks that walk over all of it', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const made = /^(node_modules|dist|data|test-results|playwright-report)$/;
  const top = globSync('*/**/*.{ts,tsx,mjs,sql}', { cwd: root, exclude: (path) => made.test(path.split('/').at(-1)!) });
  const folders = new Set(top.map((path) => path.split(/[\\/]/)[0]));
  expect([...folders].filter((folder) => !(codeFolders as string[]).includes(folder!))).toEqual([]);
  expect(folders.size).toBeGreaterThan(8);
});
