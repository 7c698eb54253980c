import type { Chat } from '@vonk/contract/chat';
import { describe, expect, test } from 'vitest';
import { type Chats, withNewest, withoutChat, withRead } from './chat-updates.ts';
import type { MessageEvent } from '../sending/conversation-updates.ts';

const chat = (id: string, minute: number, unread = 0): Chat => ({
  id,
  profile: { id: `profile-${id}` } as Chat['profile'],
  num_unread_messages: unread,
  last_message: { mine: false, kind: 'text', body: 'oud' },
  last_message_at: `2026-11-21T12:0${minute}:00.000Z`,
  draft: 'half af',
  held: false,
});
const said = (conversation: string, minute: number) =>
  ({
    conversation,
    profile: `profile-${conversation}`,
    seq: 5,
    key: 'k',
    kind: 'text',
    body: 'nieuw',
    data: null,
    created_at: `2026-11-21T12:0${minute}:00+00:00`,
  }) as const;
const theirs = (conversation: string, minute: number, unread: number): MessageEvent => ({
  ...said(conversation, minute),
  mine: false,
  unread,
});
const own = (conversation: string, minute: number): MessageEvent => ({
  ...said(conversation, minute),
  mine: true,
  price: 1,
  credits: 9,
  free_credits: 0,
});
const list: Chats = { chats: [chat('a', 3), chat('b', 2, 1), chat('c', 1, 2)], unread_total: 3, next: null };
const ids = ({ chats }: Chats) => chats.map(({ id }) => id);

describe('the list after a message', () => {
  test('shows its conversation first, with the new words and what is unread', () => {
    const next = withNewest(list, theirs('c', 4, 3));
    expect(next && ids(next)).toEqual(['c', 'a', 'b']);
    expect(next?.chats[0]).toMatchObject({
      num_unread_messages: 3,
      last_message: { mine: false, body: 'nieuw' },
      draft: 'half af',
    });
    expect(next?.unread_total).toBe(4);
  });

  test('of one’s own leaves unread as it was and ends the draft', () => {
    const next = withNewest(list, own('b', 4));
    expect(next?.chats[0]).toMatchObject({ id: 'b', num_unread_messages: 1, last_message: { mine: true }, draft: '' });
    expect(next?.unread_total).toBe(3);
  });

  test('that is older than what stands there, or told twice, changes no count', () => {
    expect(withNewest(list, theirs('a', 1, 1))).toEqual(list);
    const once = withNewest(list, theirs('a', 5, 1)) as Chats;
    expect(withNewest(once, theirs('a', 5, 1))?.unread_total).toBe(4);
  });

  test('told in another zone’s clock is as old as it is', () => {
    const told = { ...theirs('a', 4, 1), created_at: '2026-11-21T09:04:00-03:00' };
    expect(withNewest(list, told)?.chats[0]?.num_unread_messages).toBe(1);
    const before = { ...theirs('a', 4, 1), created_at: '2026-11-21T13:01:00+01:00' };
    expect(withNewest(list, before)).toEqual(list);
  });

  test('of a conversation that is not in it must be fetched', () => {
    expect(withNewest(list, theirs('z', 5, 1))).toBeUndefined();
  });
});

test('reading and removing take their unread messages off the total', () => {
  const read = withRead(list, { conversation: 'c', unread: 0 });
  expect([read.unread_total, read.chats[2]?.num_unread_messages]).toEqual([1, 0]);
  const removed = withoutChat(list, 'c');
  expect([removed.unread_total, ids(removed)]).toEqual([1, ['a', 'b']]);
  expect(withRead(list, { conversation: 'z', unread: 0 })).toEqual(list);
});
