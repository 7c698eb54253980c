import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockFields, blockKinds, blockMistake, fillBlock, wantedFields } from './block-fields.ts';

test.each([
  ['Zaak {number}.', undefined],
  ['Zaak {nummer}.', { code: 'field_unknown', field: '{nummer}', start: 5, end: 13 }],
  ['Zaak {number.', { code: 'field_broken', field: '{', start: 5, end: 6 }],
  ['Zaak number}.', { code: 'field_broken', field: '}', start: 11, end: 12 }],
  ['Zaak {}.', { code: 'field_unknown', field: '{}', start: 5, end: 7 }],
  ['Zaak {{number}}.', { code: 'field_broken', field: '{', start: 5, end: 6 }],
] as const)('%s', (text, mistake) => {
  expect(blockMistake('reason', text)).toEqual(mistake);
});

test('what one language leaves open is missed in another, at its end', () => {
  const texts = { nl: 'Dag {name}.', de: 'Hallo.' };
  const missing = { code: 'field_missing', field: '{name}', start: 6, end: 6 };
  expect(blockMistake('letter', texts.de, wantedFields(texts))).toEqual(missing);
});

test('a text without a mistake is put in without a brace, and the place of a mistake holds what is wrong', () => {
  const part = fc.oneof(fc.constantFrom('{', '}', '{name}', '{site}', '{number}', '{x}'), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(
      fc.constantFrom(...blockKinds),
      fc.array(part).map((parts) => parts.join('')),
      (kind, text) => {
        const mistake = blockMistake(kind, text);
        const filled = fillBlock(text, Object.fromEntries(blockFields[kind].map((field) => [field, 'a'])));
        const isRight = mistake ? text.slice(mistake.start, mistake.end) === mistake.field : !/[{}]/.test(filled);
        expect(isRight).toBe(true);
      },
    ),
  );
});

test('what is put in is not read for fields again', () => {
  expect(fillBlock('{name} en {profile}', { name: '{profile}', profile: '{name}' })).toBe('{profile} en {name}');
});
