import type { Conversation, Message } from '@vonk/contract/chat';
import { expect, test } from 'vitest';
import { latePartsOf, lateParts, loadLateParts } from './late-parts.ts';

const conversation = (with_: Partial<Conversation>) =>
  ({ composer: 'open', messages: [], held: [], ...with_ }) as unknown as Conversation;
const message = (kind: Message['kind']) => ({ kind }) as Message;

test('a conversation of words alone fetches nothing more', () => {
  expect(latePartsOf(conversation({ messages: [message('text'), message('notice')] }))).toEqual([]);
});

test('what few conversations show is named by those that show it', () => {
  expect(latePartsOf(conversation({}))).toEqual(['beginning', 'openers']);
  expect(latePartsOf(conversation({ composer: 'paused', messages: [message('gift'), message('photo')] }))).toEqual([
    'closedComposer',
    'giftDrawing',
    'sharedPhoto',
  ]);
});

test('a part is there once it was fetched, so that a page can be drawn with it at once', async () => {
  await loadLateParts(['openers', 'closedComposer']);
  expect(lateParts.openers.current()).toBeTypeOf('function');
  expect(lateParts.closedComposer.current()).toBeTypeOf('function');
});
