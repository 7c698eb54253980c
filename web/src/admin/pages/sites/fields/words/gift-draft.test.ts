import { giftPictures } from '@vonk/contract/gifts';
import { locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { emptyGift, type Gift, giftLine, readGifts } from './gift-draft.ts';

const gift = (key: string, names: Partial<Gift['names']> = {}): Gift => ({
  ...emptyGift([]),
  key,
  names: { ...(Object.fromEntries(locales.map((locale) => [locale, key])) as Gift['names']), ...names },
});

test('gifts are read as they were typed', () => {
  expect(readGifts([giftLine(gift('heart')), giftLine(gift('cake'))])).toEqual([gift('heart'), gift('cake')]);
  expect(readGifts([])).toEqual([]);
});

test('one that lacks a language, or is called too long, cannot stand', () => {
  expect(readGifts([giftLine(gift('heart', { pl: '' }))])).toBeUndefined();
  expect(readGifts([giftLine(gift('heart', { pl: 'a'.repeat(41) }))])).toBeUndefined();
});

test('a new one has a key of its own and the first picture that no other has', () => {
  const [first, second] = [emptyGift([]), emptyGift([gift('cake')])];
  expect([first.picture, second.picture]).toEqual([giftPictures[0], giftPictures[1]]);
  expect(first.key).not.toBe(second.key);
  expect(emptyGift(giftPictures.map((picture) => ({ ...gift(picture), picture }))).picture).toBe(giftPictures[0]);
});
