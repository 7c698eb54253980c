import { expect, test } from 'vitest';
import { cleanMessage } from './message-text.ts';
import { cleanText, countGraphemes } from './text.ts';

const typed = '\u0007 one\t1 \r\n\n\n\ntwo\u202E ';

test('a message keeps the tabs, spaces and empty lines it was typed with (CHAT-1)', () => {
  expect(cleanMessage(typed)).toBe('one\t1 \n\n\n\ntwo');
});

test('any other text is tidied', () => {
  expect(cleanText(typed)).toBe('one 1\n\ntwo');
});

test('an emoji of many code points counts as one', () => {
  expect(countGraphemes('👩‍👩‍👧‍👦é')).toBe(2);
});
