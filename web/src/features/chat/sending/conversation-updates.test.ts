import type { Conversation, Message } from '@vonk/contract/chat';
import { expect, test } from 'vitest';
import { type MessageEvent, withMessage, withOlderOf, withOlderPage } from './conversation-updates.ts';

const message = (seq: number): Message => ({
  seq,
  key: `${seq}`,
  mine: true,
  kind: 'text',
  body: `${seq}`,
  data: null,
  created_at: '2026-11-21T12:00:00Z',
});
const conversation = (from: number, to: number, hasOlder: boolean) =>
  ({
    messages: Array.from({ length: to - from + 1 }, (_, at) => message(from + at)),
    has_older: hasOlder,
  }) as unknown as Conversation;
const event = (seq: number) => ({ ...message(seq), conversation: 'a', profile: 'b', data: null });
const theirs = (seq: number, unread: number): MessageEvent => ({ ...event(seq), mine: false, unread });
const seqs = ({ messages }: Conversation) => [messages[0]?.seq, messages.at(-1)?.seq, messages.length];

test('reading a conversation again keeps the older messages that were loaded', () => {
  const read = withOlderOf(conversation(60, 110, true), conversation(1, 100, false));
  expect([seqs(read), read.has_older]).toEqual([[1, 110, 110], false]);
});

test('older messages that no longer join the newest, or are gone, are not kept', () => {
  expect(seqs(withOlderOf(conversation(160, 210, true), conversation(1, 100, false)))).toEqual([160, 210, 51]);
  expect(seqs(withOlderOf(conversation(101, 101, false), conversation(1, 100, false)))).toEqual([101, 101, 1]);
});

test('a page of older messages that was asked for twice comes once', () => {
  const once = withOlderPage(conversation(101, 150, true), conversation(51, 100, true), 101);
  expect([seqs(once), once.has_older]).toEqual([[51, 150, 100], true]);
  expect(withOlderPage(once, conversation(51, 100, true), 101)).toBe(once);
});

test('a page of older messages that no longer joins what is known is left', () => {
  const readAnew = conversation(301, 350, true);
  expect(withOlderPage(readAnew, conversation(51, 100, true), 101)).toBe(readAnew);
});

test('what is unread after a message is what the server counted, told once or twice, and one’s own changes nothing', () => {
  const known = { ...conversation(1, 3, false), held: [], num_unread_messages: 2 };
  const once = withMessage(known, theirs(4, 1));
  expect([seqs(once), once.num_unread_messages]).toEqual([[1, 4, 4], 1]);
  expect(withMessage(once, theirs(4, 1))).toBe(once);
  const own = { ...event(4), mine: true, price: 1, credits: 9, free_credits: 0 } as const;
  expect(withMessage(known, own).num_unread_messages).toBe(2);
});
