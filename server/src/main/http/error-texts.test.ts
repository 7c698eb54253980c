import { adminApi } from '@vonk/contract/admin/api';
import { gateErrors } from '@vonk/contract/admin/endpoint';
import { api } from '@vonk/contract/api';
import type { Endpoint } from '@vonk/contract/endpoint';
import { locales } from '@vonk/contract/locales';
import { everyError, refusals, type RefusalCode } from '@vonk/contract/refusals';
import { describe, expect, test } from 'vitest';
import { loadErrorTexts } from './error-texts.ts';

const declared = new Set<string>([
  ...Object.keys(everyError),
  ...gateErrors,
  ...Object.values<Endpoint>(adminApi).flatMap(({ errors }) => errors),
  ...Object.values<Endpoint>(api).flatMap(({ errors }) => errors),
]);
const wordsIn = async (locale: string): Promise<Record<string, string>> =>
  ((await import(`@vonk/locales/${locale}/errors`)) as { errors: Record<string, string> }).errors;

test('every code of the contract is declared by a call: none is left over', () => {
  expect(Object.keys(refusals).filter((code) => !declared.has(code))).toEqual([]);
});

test('a code that says when to try again is a 429 or 503, and every one of these says it', () => {
  for (const [code, rule] of Object.entries(refusals))
    expect([code, rule.status === 429 || rule.status === 503]).toEqual([code, 'retryAfter' in rule]);
});

describe.each(locales)('in %s', (locale) => {
  test.each(Object.entries<Endpoint>(api))('%s has words for all it may refuse with', async (_, { errors }) => {
    const words = await wordsIn(locale);
    expect([...errors, ...Object.keys(everyError)].filter((code) => !words[code]?.trim())).toEqual([]);
  });

  test('no words are left of a code that no call declares', async () => {
    expect(Object.keys(await wordsIn(locale)).filter((code) => !declared.has(code))).toEqual([]);
  });

  test('words come out as a text, never as their key', async () => {
    const textOf = await loadErrorTexts();
    const figures = { days: 1, hours: 1, limit: 1, max: 1, megapixels: 1, min: 1, min_age: 18, minutes: 1, seconds: 1 };
    const details = {
      ...figures,
      name: 'Eva',
      count: 1,
      times: 1,
      period: 'day',
      side: 50,
      ratio: 5,
      at: 6,
      field: 'number',
      place: 'payment',
      fault: 'vat',
      books: '€ 1',
      actual: '€ 2',
    };
    for (const code of Object.keys(refusals) as RefusalCode[])
      expect(textOf(locale, code, details)).not.toMatch(new RegExp(`^${code}$|errors\\.|[{}]`));
  });
});
