import type { Chat } from '@vonk/contract/chat';
import { expect, test } from 'vitest';
import { orderedChats } from './ordered-chats.ts';

const chat = (id: string, minute: number, unread = 0): Chat => ({
  id,
  profile: { name: `Naam ${id}` } as Chat['profile'],
  num_unread_messages: unread,
  last_message: null,
  last_message_at: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
  draft: '',
  held: false,
});
const ids = (chats: readonly Chat[]) => chats.map(({ id }) => id).join('');
const unreadFirst = { name: '', isUnreadFirst: true };

test('until the server answers the known ones stand in the order that was chosen', () => {
  const known = [chat('a', 9), chat('b', 8, 1), chat('c', 7)];
  expect(ids(orderedChats(known, undefined, unreadFirst))).toBe('bac');
  expect(ids(orderedChats(known, undefined, { name: 'naam c', isUnreadFirst: false }))).toBe('c');
});

test('what the server found beyond the known ones stands in its place, each once', () => {
  const told = { chats: [chat('b', 8, 1), chat('z', 1, 2), chat('a', 9)], more: false };
  expect(ids(orderedChats([chat('a', 9), chat('b', 8, 1)], told, unreadFirst))).toBe('bza');
});

test('a message that comes meanwhile counts as it is known here', () => {
  const told = { chats: [chat('z', 1, 2), chat('a', 9)], more: false };
  expect(ids(orderedChats([chat('a', 10, 1), chat('n', 11, 1)], told, unreadFirst))).toBe('naz');
});

test('what would stand after the last one told waits for the next page', () => {
  const told = { chats: [chat('y', 3, 1), chat('z', 1, 2)], more: true };
  expect(ids(orderedChats([chat('a', 9), chat('b', 2, 1)], told, unreadFirst))).toBe('ybz');
});
