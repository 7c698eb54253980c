import { expect, test } from 'vitest';
import { type CodeDraft, codeInput, codeMistakes } from './code-draft.ts';

const draft: CodeDraft = {
  kind: 'one',
  code: ' lente-26 ',
  prefix: '',
  count: '',
  percentage: '12,5',
  currency: 'EUR',
  minimum: '',
  maximum: '',
  countries: [],
  first: false,
  perMember: '',
  most: '',
  until: '',
  reason: 'Voor de krant.',
};

test('what was typed is read as it is meant', () => {
  expect(codeMistakes(draft)).toEqual({});
  expect(codeInput(1, { ...draft, minimum: '24,99', countries: ['NL', '??'], most: '200' })).toEqual({
    site: 1,
    code: 'LENTE-26',
    many: null,
    percentage: 12.5,
    currency: 'EUR',
    minimum_minor: 2499,
    maximum_minor: null,
    countries: ['NL'],
    methods: null,
    first_order_only: false,
    uses_per_member: null,
    max_uses: 200,
    until: null,
    reason: 'Voor de krant.',
  });
  expect(codeInput(1, { ...draft, kind: 'many', prefix: 'krant', count: '50' })).toMatchObject({
    code: null,
    many: { prefix: 'KRANT', count: 50 },
    currency: null,
  });
});

test.each([
  [{ code: 'a' }, { code: 'discount_code_invalid' }],
  [{ code: 'met spatie' }, { code: 'discount_code_invalid' }],
  [{ percentage: '' }, { percentage: 'percentage_invalid' }],
  [{ percentage: '0' }, { percentage: 'percentage_invalid' }],
  [{ percentage: '91' }, { percentage: 'percentage_invalid' }],
  [{ minimum: 'veel' }, { minimum: 'amount_invalid' }],
  [{ minimum: '20', maximum: '10' }, { maximum: 'maximum_below_minimum' }],
  [{ most: '0' }, { most: 'amount_invalid' }],
  [{ perMember: '1,5' }, { perMember: 'amount_invalid' }],
  [{ kind: 'many', count: '1' }, { count: 'amount_invalid' }],
  [{ kind: 'many', count: '1001' }, { count: 'amount_invalid' }],
  [{ kind: 'many', count: '10', prefix: 'A-B' }, { prefix: 'discount_code_invalid' }],
  [{ reason: ' x ' }, { reason: 'text_required' }],
] as const)('%o is a mistake', (part, mistakes) => {
  expect(codeMistakes({ ...draft, ...part })).toEqual(mistakes);
});
