import { describe, expect, test } from 'vitest';
import {
  genderBits,
  genders,
  interestNumbers,
  interests,
  markBit,
  numbersPerMask,
  optionNumbers,
  profileOptionNames,
  profileOptions,
} from './profile-lists.ts';

/**
 * Every number that was ever given, to whom. Rows are only added: what stands here stands in databases, so an option
 * that goes from its list stays here, and its number is nobody else's.
 */
const given: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  sexuality: { 0: 'hetero', 1: 'gay', 2: 'lesbian', 3: 'bi' },
  tattoos: { 7: 'none', 8: 'few', 9: 'many' },
  hair_color: { 14: 'blond', 15: 'brown', 16: 'black', 17: 'red', 18: 'grey', 19: 'bald', 20: 'other' },
  eye_color: { 21: 'blue', 22: 'green', 23: 'brown', 24: 'grey', 25: 'other' },
  body_type: { 28: 'slim', 29: 'average', 30: 'athletic', 31: 'curvy', 32: 'full' },
  relationship_status: { 35: 'single', 36: 'divorced', 37: 'widowed', 38: 'separated', 39: 'relationship' },
  signup_reason: { 42: 'relationship', 43: 'friendship', 44: 'dates', 45: 'chat', 46: 'unsure' },
};
/** The same of the genders: each the bit of its place. */
const givenGenders = ['male', 'female', 'non_binary'];
/** The same of the interests: the place is the number. */
const givenInterests = [
  'adventure', 'animals', 'art', 'astronomy', 'baking', 'beer', 'board-games', 'books', 'camping', 'cars',
  'cats', 'coffee', 'comedy', 'cooking', 'crafts', 'cycling', 'dancing', 'design', 'diy', 'dogs',
  'fashion', 'festivals', 'film', 'fishing', 'fitness', 'food', 'football', 'gaming', 'gardening', 'hiking',
  'history', 'horses', 'languages', 'motorcycles', 'museums', 'music', 'nature', 'painting', 'photography', 'running',
  'sailing', 'series', 'singing', 'swimming', 'theatre', 'travelling', 'volunteering', 'wine', 'writing', 'yoga',
]; // prettier-ignore

type Numbers = Readonly<Record<string, Readonly<Record<string, number>>>>;
const allGiven = Object.values(given).flatMap((list) => Object.keys(list).map(Number));

/** What is wrong with the numbers of lists, in words. */
function faultsOf(lists: Numbers): string[] {
  return Object.entries(lists).flatMap(([list, options]) => {
    const known = given[list] ?? {};
    const ofOption = Object.entries(options).flatMap(([slug, number]) => [
      ...(known[number] === slug ? [] : [`${list}.${slug} is not written down as number ${number}`]),
      ...(number % numbersPerMask === markBit ? [`${list}.${slug} has the number of the mark`] : []),
    ]);
    const masks = new Set(Object.values(options).map((number) => Math.floor(number / numbersPerMask)));
    return [...ofOption, ...(masks.size > 1 ? [`${list} stands in two masks`] : [])];
  });
}

describe('the numbers of the options, which are stored', () => {
  test('are those that were given, in one mask a list', () => {
    expect(faultsOf(optionNumbers)).toEqual([]);
  });

  test('were each given once', () => {
    expect(new Set(allGiven).size).toBe(allGiven.length);
    expect(profileOptionNames.filter((name) => !(name in given))).toEqual([]);
  });

  test('would be noticed if one changed, was given again, was the mark or lay in another mask', () => {
    expect(faultsOf({ tattoos: { none: 8 } })).toHaveLength(1);
    expect(faultsOf({ tattoos: { none: 7, sleeve: 8 } })).toHaveLength(1);
    expect(faultsOf({ tattoos: { none: markBit } })).toContain('tattoos.none has the number of the mark');
    expect(faultsOf({ tattoos: { none: 7, sleeve: 70 } })).toContain('tattoos stands in two masks');
  });

  test('of the interests are their places among all there ever were', () => {
    for (const [slug, number] of Object.entries(interestNumbers)) expect(givenInterests[number]).toBe(slug);
    expect(Object.values<number>(interestNumbers)).not.toContain(markBit);
    expect(givenInterests.length).toBeLessThan(numbersPerMask);
  });

  test('of the genders are the bits of their places among all there ever were', () => {
    for (const [slug, bit] of Object.entries(genderBits)) expect(givenGenders[Math.log2(bit)]).toBe(slug);
    expect(Object.keys(genderBits)).toEqual(genders);
  });
});

test('C21: what is shown is what has a number', () => {
  for (const name of profileOptionNames) expect(profileOptions[name]).toEqual(Object.keys(optionNumbers[name]));
  expect(interests).toEqual(Object.keys(interestNumbers));
});
