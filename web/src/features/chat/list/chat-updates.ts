import type { CallOutput } from '@vonk/contract/api';
import { giftIn } from '@vonk/contract/gifts';
import { type MessageEvent, unreadAfter } from '../sending/conversation-updates.ts';

export type Chats = CallOutput<'GET /api/chats.php'>;

const previewLength = 200;

function lastOf(event: MessageEvent): Chats['chats'][number]['last_message'] {
  const { mine, kind, body } = event;
  const gift = giftIn(event);
  return { mine, kind, body: body.slice(0, previewLength), ...(gift && { gift }) };
}

/**
 * The list after a message: its conversation first, with the new words. Undefined when it is not in the list: then it
 * must be fetched.
 */
export function withNewest({ chats, unread_total, next }: Chats, event: MessageEvent): Chats | undefined {
  const chat = chats.find(({ id }) => id === event.conversation);
  if (!chat) return undefined;
  // What a stream tells again, or tells later than the list was read, changes nothing.
  if (Date.parse(event.created_at) < Date.parse(chat.last_message_at)) return { chats, unread_total, next };
  const unread = unreadAfter(event, chat.num_unread_messages);
  const changed = {
    ...chat,
    num_unread_messages: unread,
    last_message: lastOf(event),
    last_message_at: event.created_at,
    held: false,
    ...(event.mine ? { draft: '' } : {}),
  };
  return {
    chats: [changed, ...chats.filter(({ id }) => id !== chat.id)],
    unread_total: unread_total + unread - chat.num_unread_messages,
    next,
  };
}

/** The list after a conversation was read up to a message. */
export function withRead(
  { chats, unread_total, next }: Chats,
  { conversation, unread }: { conversation: string; unread: number },
): Chats {
  const before = chats.find(({ id }) => id === conversation)?.num_unread_messages ?? unread;
  return {
    chats: chats.map((chat) => (chat.id === conversation ? { ...chat, num_unread_messages: unread } : chat)),
    unread_total: unread_total + unread - before,
    next,
  };
}

export function withoutChat({ chats, unread_total, next }: Chats, conversation: string): Chats {
  const unread = chats.find(({ id }) => id === conversation)?.num_unread_messages ?? 0;
  return { chats: chats.filter(({ id }) => id !== conversation), unread_total: unread_total - unread, next };
}
