import type { SiteField } from '@vonk/contract/admin/sites/fields';
import { expect, test } from 'vitest';
import { changedIn, readTyped, typedOf } from './site-draft.ts';

const field = (part: Partial<SiteField>): SiteField => ({
  name: 'one',
  group: 'chat',
  kind: 'text',
  options: null,
  min: null,
  max: null,
  length: null,
  wrong: null,
  value: '',
  usual: null,
  since: null,
  by: null,
  ...part,
});

test.each([
  [{ kind: 'number', value: 3 }],
  [{ kind: 'minor', value: 5000 }],
  [{ kind: 'share', value: 0.125 }],
  [{ kind: 'switch', value: false }],
  [{ kind: 'choices', value: ['NL', 'BE'] }],
  [{ kind: 'lines', value: ['vonk.nl', 'www.vonk.nl'] }],
  [{ kind: 'texts', value: { nl: 'Begin', pl: 'Zacznij' } }],
  [{ kind: 'packs', value: [{ credits: 10, total_minor: 999 }] }],
  [{ kind: 'routes', value: [{ to_minor: 1000, providers: ['mollie'] }] }],
  [{ kind: 'claims', value: [{ kind: 'premium_matches', is_active: false, figure: 46 }] }],
  [{ kind: 'structure', value: [{ kind: 'age' }] }],
] as const)('what stands is read again as it was typed: %j', (part) => {
  const one = field(part as unknown as Partial<SiteField>);
  expect(readTyped(one, typedOf(one))).toEqual(part.value);
  expect(changedIn([one], { one: typedOf(one) })).toEqual([]);
});

test.each([
  ['number', '2,5'],
  ['number', '-1'],
  ['number', 'drie'],
  ['number', ''],
  ['number', '11'],
  ['minor', '0'],
  ['share', '110'],
  ['structure', '{'],
] as const)('a %s is not %j', (kind, typed) => {
  expect(readTyped(field({ kind, min: 0, max: kind === 'share' ? 1 : 10 }), typed)).toBeUndefined();
});

test.each([[[]], [['10|0']], [['10|']], [['0|9,99']], [['10|9,99', '10|8,99']], [['2,5|9,99']]])(
  'CRED-3: %j is no list of packs',
  (lines) => {
    expect(readTyped(field({ kind: 'packs' }), lines)).toBeUndefined();
  },
);
