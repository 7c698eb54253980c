import { expect, test } from 'vitest';
// @ts-expect-error -- a plain module, as the other checks are
import * as lines from './lines.mjs';

const find = lines.findLongLines as (text: string) => number[];
const judge = (files: Record<string, number[]>, reasons: Record<string, string> = {}): string[] =>
  (lines.judgeLines as (found: Map<string, number[]>, reasons: Record<string, string>) => string[])(
    new Map(Object.entries(files)),
    reasons,
  );
const wide = 'x'.repeat(121);
const full = 'x'.repeat(120);

test('a line of 120 characters is not long, one of 121 is', () => {
  expect(find(`${full}\n${wide}\n\n${wide}`)).toEqual([2, 4]);
});

test('a character counts once, however many bytes it takes, and the end of a line not at all', () => {
  expect(find(`${'€'.repeat(120)}\n${'😀'.repeat(120)}\n${full}\r\n`)).toEqual([]);
  expect(find('€'.repeat(121))).toEqual([1]);
});

test('each long line is named where nothing gives a reason', () => {
  expect(judge({ 'server/src/chat/a.ts': [2, 4], 'server/src/chat/b.ts': [] })).toEqual([
    'server/src/chat/a.ts:2 is over 120 columns',
    'server/src/chat/a.ts:4 is over 120 columns',
  ]);
});

test('a reason counts for a file and for all of a folder, not for a neighbour with a longer name', () => {
  expect(judge({ 'web/src/a.ts': [1] }, { 'web/src/a.ts': 'a table' })).toEqual([]);
  expect(judge({ 'locales/src/nl/mail.ts': [1] }, { 'locales/src': 'texts' })).toEqual([]);
  expect(judge({ 'locales/src/a.ts': [1], 'locales/srcs/a.ts': [1] }, { 'locales/src': 'texts' })).toEqual([
    'locales/srcs/a.ts:1 is over 120 columns',
  ]);
});

test('a reason that nothing needs is refused', () => {
  expect(judge({ 'web/src/a.ts': [] }, { 'web/src/a.ts': 'a table once' })).toEqual([
    'web/src/a.ts: has no line that is over 120 columns and needs no reason any more',
  ]);
});

test('a cast to never is found, in whatever way it stands, and words that end alike are not', () => {
  const marked = lines.findLines as (text: string, mark: RegExp) => number[];
  const text = [
    'f(x as never)',
    'const a = x as never;',
    'f(x as never, y)',
    "'It was never so.'",
    'return x as never',
    'return x as never[];',
  ];
  expect(marked(text.join('\n'), lines.castToNever as RegExp)).toEqual([1, 2, 3, 5, 6]);
  expect(marked('f(x as unknown as Row)\nf(x as unknown)', lines.castByUnknown as RegExp)).toEqual([1]);
});
