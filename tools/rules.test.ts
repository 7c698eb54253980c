import { expect, test } from 'vitest';
// @ts-expect-error -- a plain module, as the other checks are
import { compare as compareAny, namesIn as namesInAny, readRules as readRulesAny } from './rules.mjs';

type Compare = (
  rules: Set<string>,
  exempt: Set<string>,
  files: { path: string; source: string }[],
) => { faults: string[] };
const compare = compareAny as Compare;
const namesIn = namesInAny as (source: string) => { used: string[]; titles: string[] };
const readRules = readRulesAny as (document: string) => { rules: Set<string>; exempt: Set<string> };

const document = [
  '| CHAT-1 | Once. |',
  '| T84 | Blurred. |',
  '',
  '## Without a test of their own',
  '',
  '| T84 | Seen. |',
].join('\n');
const { rules, exempt } = readRules(document);
const holds = { path: 'a.test.ts', source: "test('once (CHAT-1)', () => {});" };

test('a document has its rules, and those that are excused', () => {
  expect([[...rules], [...exempt]]).toEqual([['CHAT-1', 'T84'], ['T84']]);
});

test('titles are found in every way a test is written', () => {
  const source = [
    "describe.each(all)('one', f);",
    'test.each([\n  [1],\n])("two", f);',
    "  it('three', f);",
    'test(`four`, f);',
  ].join('\n');
  expect(namesIn(source).titles).toEqual(['one', 'two', 'three', 'four']);
});

test('a rule that nobody knows, one without a test, and one excused for nothing are noticed; a comment is no test', () => {
  expect(compare(rules, exempt, [holds]).faults).toEqual([]);
  expect(compare(rules, exempt, [{ path: 'a.ts', source: '/** Once (CHAT-1). */' }]).faults).toEqual([
    'CHAT-1 has no test with its name in the title',
  ]);
  expect(compare(rules, exempt, [holds, { path: 'b.ts', source: '// CHAT-99' }]).faults).toEqual([
    'b.ts names CHAT-99, which docs/product-rules.md does not know',
  ]);
  expect(compare(rules, exempt, [holds, { path: 'b.test.ts', source: "test('blurred (T84)', f);" }]).faults).toEqual([
    'T84 has a test and need not be excused',
  ]);
});
