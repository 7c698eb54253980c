import { describe, expect, test } from 'vitest';
import { judgementOf } from './judgement.ts';

describe('a judgement on the command line', () => {
  test('gives back without words, and keeps nothing of words that nobody reads', () => {
    expect(judgementOf('restored', { explanation: 'Omdat.' })).toEqual({ outcome: 'restored' });
  });

  test('that upholds is explained, in words that say something (T62)', () => {
    expect(judgementOf('upheld', { explanation: ' Omdat. ' })).toEqual({ outcome: 'upheld', explanation: 'Omdat.' });
    for (const judging of [{}, { explanation: '' }, { explanation: '  x ' }, { explanation: 'x'.repeat(2001) }])
      expect(() => judgementOf('upheld', judging)).toThrow('--explanation');
  });
});
