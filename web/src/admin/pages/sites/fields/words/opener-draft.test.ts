import { locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { emptyOpener, type Opener, openerLine, readOpeners } from './opener-draft.ts';

const opener = (key: string, texts: Partial<Opener['texts']> = {}): Opener => ({
  ...emptyOpener(),
  key,
  texts: { ...(Object.fromEntries(locales.map((locale) => [locale, key])) as Opener['texts']), ...texts },
});

test('openers are read as they were typed', () => {
  expect(readOpeners([openerLine(opener('bird')), openerLine(opener('wine'))])).toEqual([
    opener('bird'),
    opener('wine'),
  ]);
  expect(readOpeners([])).toEqual([]);
});

test('one that lacks a language cannot stand', () => {
  expect(readOpeners([openerLine(opener('bird', { pl: ' ' }))])).toBeUndefined();
  expect(readOpeners([openerLine(opener('bird', { pl: 'a'.repeat(161) }))])).toBeUndefined();
});
