import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
// @ts-expect-error -- a plain module, so that it runs before anything is installed for TypeScript
import { findViolations as find } from './boundaries.mjs';

const findViolations = find as (folder: string) => { modules: number; violations: string[] };
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A small tree of files, each importing what is named. */
function plant(files: Record<string, string[]>): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  folders.push(folder);
  for (const part of ['server/src', 'contract/src', 'locales/src', 'demo/src', 'web/src'])
    mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"module":"NodeNext","moduleResolution":"NodeNext","allowImportingTsExtensions":true}}',
  );
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const lines = imports.map((target, at) => `import * as m${at} from '${target}';`);
    writeFileSync(
      join(folder, path),
      `${lines.join('\n')}\nexport const here = [${imports.map((_, at) => `m${at}`)}];\n`,
    );
  }
  return folder;
}

const cases: [string, string, Record<string, string[]>][] = [
  ['a feature that imports another', 'layers point one way: chat', { 'server/src/chat/a.ts': ['../likes/index.ts'], 'server/src/likes/index.ts': [] }],
  ['a core module that imports a feature', 'layers point one way: profile', { 'server/src/profile/a.ts': ['../chat/index.ts'], 'server/src/chat/index.ts': [] }],
  ['the platform importing the product', 'layers point one way: platform', { 'server/src/platform/a.ts': ['../sites/index.ts'], 'server/src/sites/index.ts': [] }],
  ['a look past the front door', 'modules by their front door', { 'server/src/chat/a.ts': ['../profile/cards.ts'], 'server/src/profile/cards.ts': [] }],
  ['a module outside the layers', 'every module stands in a layer', { 'server/src/helpers/a.ts': ['./b.ts'], 'server/src/helpers/b.ts': [] }],
  ['the contract importing the server', 'contract imports nothing of ours', { 'contract/src/a.ts': ['../../server/src/chat/b.ts'], 'server/src/chat/b.ts': [] }],
  ['web importing the server', 'web never imports the server', { 'web/src/api/a.ts': ['../../../server/src/chat/b.ts'], 'server/src/chat/b.ts': [] }],
  ['the server importing web', 'server never imports the web app', { 'server/src/main/a.ts': ['../../../web/src/b.ts'], 'web/src/b.ts': [] }],
  ['a ui part that imports a feature', 'web goes one way: ui|texts', { 'web/src/ui/a.ts': ['../features/chat/b.ts'], 'web/src/features/chat/b.ts': [] }],
  ['what a device has asking the server', 'web goes one way: device', { 'web/src/device/a.ts': ['../api/b.ts'], 'web/src/api/b.ts': [] }],
  ['demo people reading a table', 'demo people know the contract alone', { 'demo/src/a.ts': ['../../server/src/chat/b.ts'], 'server/src/chat/b.ts': [] }],
  ['a feature with demo people in it', 'demo people come in by the demo alone', { 'server/src/chat/a.ts': ['../../../demo/src/b.ts'], 'demo/src/b.ts': [] }],
  ['a feature that imports a screen', 'web goes one way: features', { 'web/src/features/chat/a.ts': ['../../screens/b.ts'], 'web/src/screens/b.ts': [] }],
  ['a web feature that imports another', 'features get each other as slots from the screen', { 'web/src/features/chat/a.ts': ['../likes/b.ts'], 'web/src/features/likes/b.ts': [] }],
  ['a circle', 'no cycles', { 'server/src/chat/a.ts': ['./b.ts'], 'server/src/chat/b.ts': ['./a.ts'] }],
]; // prettier-ignore

test.each(cases)('%s is found', (_, rule, files) => {
  const { violations } = findViolations(plant(files));
  expect(violations.map((violation) => violation.split(': ').slice(0, -1).join(': '))).toContain(rule);
});

test('a circle of types alone is found', () => {
  const folder = plant({ 'server/src/chat/a.ts': ['./b.ts'] });
  const path = join(folder, 'server/src/chat/b.ts');
  writeFileSync(path, "import type { here } from './a.ts';\nexport type There = typeof here;\n");
  expect(findViolations(folder).violations).toContainEqual(expect.stringContaining('no cycles'));
});

test('an allowed tree has no violations, and its modules are counted', () => {
  const folder = plant({
    'server/src/chat/a.ts': ['../profile/index.ts'],
    'server/src/profile/index.ts': ['../platform/db.ts'],
    'server/src/platform/db.ts': [],
  });
  expect(findViolations(folder)).toEqual({ modules: 3, violations: [] });
});
