import { expect, test } from 'vitest';
// @ts-expect-error -- a plain module, as the other checks are
import * as comments from './comments.mjs';

const unexplained = comments.findUnexplained as (text: string) => number[];
const restating = comments.findRestating as (text: string, path: string) => number[];
// Put together, as this file is checked as well.
const off = (how: string) => `/${'/'} ${how}`;

test('what switches a check off needs a reason beside it', () => {
  for (const how of ['oxlint-disable-next-line no-console', 'eslint-disable', '@ts-expect-error', '@ts-ignore later']) {
    expect(unexplained(off(how))).toEqual([1]);
    expect(unexplained(`const a = 1;\n{/${'*'} ${how} */}`)).toEqual([2]);
    expect(unexplained(off(`${how} -- as lucide’s own`))).toEqual([]);
    expect(unexplained(off(`${how} -- `))).toEqual([1]);
  }
  expect(unexplained(`header: ['/${'*'} eslint-disable */']`)).toEqual([]);
});

const said = (words: string, below: string) => `const a = 1;\n/${'**'} ${words} */\n${below}`;

test.each([
  ['The chunk of a message.', 'export const messageChunk = 1;'],
  ['Describes a photo.', 'export async function describePhoto() {}'],
  ['What is refused.', '  readonly refusing: string;'],
  ['How each mail is written.', 'export const mails = 1;'],
])('%s says no more than its name', (words, below) => {
  expect(restating(said(words, below), 'server/src/one')).toEqual([2]);
});

test('a word of the path says nothing more either', () => {
  expect(restating(said('Describes a photo.', 'export const describe = 1;'), 'server/src/photos/photos')).toEqual([2]);
});

test.each([
  ['In minutes.', 'export const span = 1;'],
  ['The chunk of a message, from its number.', 'export const messageChunk = 1;'],
  ['Each of the genders once.', 'const eachGender = 1;'],
  ['A month, as 2026-11.', 'export const month = 1;'],
  ['`Refusal`.', '  readonly refusal: string;'],
])('%s says more than its name', (words, below) => {
  expect(restating(said(words, below), 'server/src/one')).toEqual([]);
});
