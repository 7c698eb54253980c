import { expect, test } from 'vitest';
// @ts-expect-error -- a plain module, as the other checks are
import * as checks from './promises.mjs';

type Promise_ = { name: string; held: string; file?: string; title?: string; pages: string[]; keys: string[] };
const { readPromises, judgePages, judgeTests, judgeKeys } = checks as {
  readPromises: (document: string) => { promises: Promise_[]; others: Set<string> };
  judgePages: (pages: Record<string, Record<string, string>>, promises: Promise_[]) => string[];
  judgeTests: (promises: Promise_[], titlesOf: (file: string) => string[] | undefined, operations: string) => string[];
  judgeKeys: (texts: Record<string, Record<string, string>>, promises: Promise_[], others: Set<string>) => string[];
};

const document = [
  '| promise | says | where | held by |',
  '| --- | --- | --- | --- |',
  '| stays | It stays. | terms, `mail.stays` | `a.test.ts`: it stays |',
  '| told | It is told. | terms | operator |',
  '',
  '## Terms that promise nothing',
  '',
  '- `finder.younger`',
].join('\n');
const { promises, others } = readPromises(document);
const page = '# Title\n\nWhat it is. {-}\n\n| Head | Head |\n| a | b | {=stays told}\n\n- Stays. {=stays}';
const pagesWith = (text: string) => ({ nl: { terms: page }, en: { terms: text } });

test('a page whose lines are all marked, in all languages alike, is right', () => {
  expect(judgePages(pagesWith(page), promises)).toEqual([]);
});

test.each([
  ['a line without a mark', page.replace(' {-}', ''), 'says without a mark'],
  ['a language that lacks a promise', page.replace('{=stays told}', '{=stays}'), 'promises otherwise than nl'],
  ['a mark without a row', page.replace('{=stays told}', '{=gone}'), 'promises gone, which has no row'],
])('%s is refused', (_, text, fault) => {
  expect(judgePages(pagesWith(text), promises).join('\n')).toContain(fault);
});

test('a row that no line names is refused', () => {
  const told = page.replaceAll('stays told', 'stays');
  expect(judgePages({ nl: { terms: told }, en: { terms: told } }, promises)).toEqual([
    'told stands on "", its row says "terms"',
  ]);
});

test('a row whose test or file is not there, and one the operator was not told of, are refused', () => {
  expect(judgeTests(promises, () => ['and it stays so'], 'what `told` means')).toEqual([]);
  expect(judgeTests(promises, () => ['another'], '`told`')[0]).toContain('no such test');
  expect(judgeTests(promises, () => undefined, '`told`')[0]).toContain('no such file');
  expect(judgeTests(promises, () => ['it stays'], '')).toEqual(['told does not stand in docs/operations.md']);
});

test('a text with a term needs a row, and a row’s text stands in every language', () => {
  const nl = { 'mail.stays': 'Blijft 30 dagen.', 'finder.younger': '18 tot 35 jaar' };
  expect(judgeKeys({ nl, en: nl }, promises, others)).toEqual([]);
  expect(judgeKeys({ nl: { ...nl, 'mail.new': 'Na 14 dagen.' }, en: nl }, promises, others)).toEqual([
    'mail.new names a term and has no row',
  ]);
  expect(judgeKeys({ nl, en: { 'finder.younger': '' } }, promises, others)).toEqual([
    'en has no text mail.stays, which docs/promises.md names',
  ]);
});
