import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error -- a plain module, so that it runs before anything is installed for TypeScript
import { findViolations as find } from './boundaries.mjs';

const findViolations = find as (folder: string) => { modules: number; violations: string[]; unused: string[] };

/** A fault: the rule that names it, the file that makes it and what that imports. */
const faults: Readonly<Record<string, readonly [rule: string, from: string, to: string]>> = {
  'a feature that imports another': [
    'layers point one way: chat', 'server/src/chat/to-likes.ts', 'server/src/likes/index.ts',
  ],
  'a core module that imports a feature': [
    'layers point one way: profile', 'server/src/profile/to-chat.ts', 'server/src/chat/index.ts',
  ],
  'the platform importing the product': [
    'layers point one way: platform', 'server/src/platform/to-sites.ts', 'server/src/sites/index.ts',
  ],
  'a look past the front door': [
    'modules by their front door', 'server/src/chat/past-the-door.ts', 'server/src/profile/cards.ts',
  ],
  'a module outside the layers': [
    'every module stands in a layer', 'server/src/helpers/one.ts', 'server/src/helpers/other.ts',
  ],
  'the contract importing the server': [
    'contract imports nothing of ours', 'contract/src/to-server.ts', 'server/src/chat/for-contract.ts',
  ],
  'web importing the server': [
    'web never imports the server', 'web/src/api/to-server.ts', 'server/src/chat/for-web.ts',
  ],
  'the server importing web': [
    'server never imports the web app', 'server/src/main/to-web.ts', 'web/src/for-server.ts',
  ],
  'a ui part that imports a feature': [
    'web goes one way: ui|texts', 'web/src/ui/to-chat.ts', 'web/src/features/chat/for-ui.ts',
  ],
  'what a device has asking the server': [
    'web goes one way: device', 'web/src/device/to-api.ts', 'web/src/api/for-device.ts',
  ],
  'demo people reading a table': [
    'demo people know the contract alone', 'demo/src/to-server.ts', 'server/src/chat/for-demo.ts',
  ],
  'a feature with demo people in it': [
    'demo people come in by the demo alone', 'server/src/chat/to-demo.ts', 'demo/src/for-chat.ts',
  ],
  'phrases that read a conversation': [
    'phrases import nothing of ours', 'phrases/src/to-server.ts', 'server/src/chat/for-phrases.ts',
  ],
  'a feature that imports a screen': [
    'web goes one way: features', 'web/src/features/chat/to-screen.ts', 'web/src/screens/for-chat.ts',
  ],
  'a web feature that imports another': [
    'features get each other as slots from the screen', 'web/src/features/chat/to-likes.ts',
    'web/src/features/likes/for-chat.ts',
  ],
  'a page of members with the back-office in it': [
    'nothing takes from the back-office', 'web/src/screens/to-admin.ts', 'web/src/admin/parts/for-screen.ts',
  ],
  'the back-office with a feature of members in it': [
    'the back-office takes parts alone', 'web/src/admin/parts/to-chat.ts', 'web/src/features/chat/for-admin.ts',
  ],
  'a part of the back-office that knows a page': [
    'the back-office goes one way: pages', 'web/src/admin/frame/to-page.ts', 'web/src/admin/pages/log/for-frame.ts',
  ],
  'a page of the back-office that takes another': [
    'a page of the back-office takes no other', 'web/src/admin/pages/log/to-people.ts',
    'web/src/admin/pages/people/for-log.ts',
  ],
  'the product measuring itself': [
    'the product knows nothing of what is beside it', 'server/src/likes/to-bench.ts', 'bench/for-likes.ts',
  ],
  'a page with a browser test in it': [
    'the product knows nothing of what is beside it', 'web/src/ui/to-e2e.ts', 'e2e/support/for-ui.ts',
  ],
  'a module with a stand-in of tests in it': [
    'the product knows nothing of what is beside it', 'server/src/likes/to-test.ts', 'server/test/for-likes.ts',
  ],
  'a shop that pays by the stand-in': [
    'the payment stand-in is for tests, bench and the desk', 'server/src/payments/to-psp.ts', 'psp/src/for-payments.ts',
  ],
  'a stand-in that knows the shop': [
    'the payment stand-in imports nothing of ours', 'psp/src/to-contract.ts', 'contract/src/for-psp.ts',
  ],
  'phrases that are trained as they run': [
    'what is shipped of phrases knows no training', 'phrases/src/to-train.ts', 'phrases/train/for-phrases.ts',
  ],
  'a benchmark past a front door': [
    'bench comes in by what is open to it', 'bench/to-cards.ts', 'server/src/profile/for-bench.ts',
  ],
  'a browser test that takes a component': [
    'e2e comes in by what is open to it', 'e2e/to-web.spec.ts', 'web/src/features/chat/for-e2e.ts',
  ],
  'a browser test that takes a benchmark': [
    'e2e comes in by what is open to it', 'e2e/to-bench.spec.ts', 'bench/for-e2e.ts',
  ],
  'a tool that reads a table': [
    'tools come in by what is open to them', 'tools/to-likes.ts', 'server/src/likes/for-tools.ts',
  ],
  'a test that takes a browser test': [
    'tests know no browser tests and no benchmarks', 'server/test/to-e2e.test.ts', 'e2e/support/for-test.ts',
  ],
  'a circle': ['no cycles', 'server/src/chat/circle.ts', 'server/src/chat/round.ts'],
  'a circle of types alone': ['no cycles', 'server/src/likes/circle.ts', 'server/src/likes/types-round.ts'],
}; // prettier-ignore

/** What may stand as it is. */
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['server/src/chat/allowed.ts', 'server/src/profile/index.ts'],
  ['server/src/profile/index.ts', 'server/src/platform/db.ts'],
  ['bench/allowed.ts', 'server/src/profile/index.ts'],
  ['bench/in-a-browser.ts', 'tools/find-browser.mjs'],
  ['bench/beside-e2e.ts', 'e2e/support/for-bench.ts'],
  ['e2e/allowed.spec.ts', 'psp/src/psp.ts'],
  ['e2e/a-member.spec.ts', 'server/test/cast.ts'],
  ['tools/maps.ts', 'server/src/places/cities.ts'],
];

const folder = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Puts all of it into one tree, in which every file has a name of its own, and answers how many files there are. */
function plant(): number {
  const imports = new Map<string, string[]>();
  const add = (from: string, to: string) => {
    imports.set(from, [...(imports.get(from) ?? []), to]);
    imports.set(to, imports.get(to) ?? []);
  };
  for (const [, from, to] of Object.values(faults)) add(from, to);
  for (const [from, to] of allowed) add(from, to);
  add('server/src/chat/round.ts', 'server/src/chat/circle.ts');
  add('server/src/likes/types-round.ts', 'server/src/likes/circle.ts');
  mkdirSync(join(folder, 'locales/src'), { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"module":"NodeNext","moduleResolution":"NodeNext","allowImportingTsExtensions":true}}',
  );
  for (const [path, targets] of imports) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), textOf(path, targets));
  }
  return imports.size;
}

function textOf(path: string, targets: readonly string[]): string {
  const addresses = targets.map((target) => relative(dirname(path), target).replaceAll('\\', '/'));
  const names = addresses.map((address) => (address.startsWith('.') ? address : `./${address}`));
  if (path.includes('types-')) return `import type { here } from '${names[0]}';\nexport type There = typeof here;\n`;
  const lines = names.map((name, at) => `import * as m${at} from '${name}';`);
  return `${lines.join('\n')}\nexport const here = [${names.map((_, at) => `m${at}`)}];\n`;
}

const planted = plant();
const { modules, violations, unused } = findViolations(folder);

test.each(Object.entries(faults))('%s is found', (_, [rule, from, to]) => {
  expect(violations).toContain(`${rule}: ${from} → ${to}`);
});

test('what is allowed is no violation, and every module is counted', () => {
  expect(violations.filter((violation) => allowed.some(([from]) => violation.includes(`: ${from} →`)))).toEqual([]);
  expect(modules).toBe(planted);
});

test('an entrance that nobody takes is named, one that is taken is not', () => {
  expect(unused).toContain('tools -> server/src/main/index.ts');
  expect(unused).not.toContain('bench -> tools/find-browser.mjs');
  expect(unused).not.toContain('tools -> server/src/places/');
});
