import { expect, test } from 'vitest';
import { settingsSchema } from '../settings.ts';

const own = {
  singular: 'Verzonnen gesprekspartner',
  plural: 'Verzonnen gesprekspartners',
  warning: 'Lees dit eerst. {invented} {writers} {meeting}',
};

test.each([
  ['without that nobody is there', { warning: '{writers} {meeting}' }],
  ['without who writes', { warning: '{invented} {meeting}' }],
  ['without that one can never meet', { warning: '{invented} {writers}' }],
  ['with our facts in other words', { warning: 'Niemand bestaat, medewerkers schrijven, ontmoeten kan niet.' }],
  ['with a fact that there is not', { warning: '{invented} {writers} {meeting} {price}' }],
  ['with a name that does not tell', { singular: 'Chatmaatje' }],
  ['with a name for several that does not tell', { plural: 'Chatmaatjes' }],
])('own words are refused %s (C38, T4)', (_, change) => {
  const refused = { fictional_words: { nl: { ...own, ...change } } };
  expect(settingsSchema.safeParse(refused).success).toBe(false);
  expect(settingsSchema.safeParse({ fictional_words: { nl: own } }).success).toBe(true);
});
