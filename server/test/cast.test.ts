import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** What a file of tests would do to have people of its own. */
const own: Readonly<Record<string, RegExp>> = {
  'a member past the cast': /\b(?:addMember|writeMember)\b/,
  'an account in SQL': /insert into accounts\b/,
  'a type of its own for people': /\b(?:interface|type) (?:Person|TestMember)\b(?! *[,}])/,
  'another name for the cast':
    /(?:const \w+ = (?:async )?\([^()]*\)(?:: [^=]+)? =>|function \w+\([^()]*\)[^{]*\{\s*return)\s*(?:another|away|play)\(/,
};

test('the people of all tests come from the cast', () => {
  const files = globSync(['{server,contract,web,tools}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], {
    cwd: root,
    exclude: ['**/node_modules/**', 'server/test/cast.test.ts'],
  });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return Object.entries(own).flatMap(([what, pattern]) => (pattern.test(text) ? [`${file}: ${what}`] : []));
  });
  expect(found).toEqual([]);
});

test('people of its own are found in a test', () => {
  const faultsIn = (text: string) => Object.keys(own).filter((what) => own[what]?.test(text));
  expect(faultsIn("const anna = await addMember(kit, 'anna');")).toEqual(['a member past the cast']);
  expect(faultsIn("query('insert into accounts (id) values ($1)')")).toEqual(['an account in SQL']);
  expect(faultsIn('interface Person {')).toEqual(['a type of its own for people']);
  expect(faultsIn("const someone = (more = {}) => another(kit, 'anna', more);")).toEqual(['another name for the cast']);
  expect(faultsIn("async function someone() {\n  return another(kit, 'anna');\n}")).toEqual([
    'another name for the cast',
  ]);
  expect(faultsIn("import { another, type Person, play } from './profiles.ts';")).toEqual([]);
});
