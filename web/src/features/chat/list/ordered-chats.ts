import type { Chat } from '@vonk/contract/chat';

export interface Order {
  name: string;
  isUnreadFirst: boolean;
}

const isUnread = ({ num_unread_messages: unread }: Chat) => unread > 0;

/** Whether `a` stands before `b`, or at its place. */
function isBefore(a: Chat, b: Chat, { isUnreadFirst }: Order): boolean {
  if (isUnreadFirst && isUnread(a) !== isUnread(b)) return isUnread(a);
  return Date.parse(a.last_message_at) >= Date.parse(b.last_message_at);
}

/**
 * The list as the member wants it (CHAT-9), of those that are kept up to date here (`known`) and those that the server
 * found in this order, as far as it told. What is known and would stand after the last one told is left out as long
 * as there is `more`: what lies between is not known yet.
 */
export function orderedChats(
  known: readonly Chat[],
  told: { chats: readonly Chat[]; more: boolean } | undefined,
  order: Order,
): Chat[] {
  const wanted = order.name.toLocaleLowerCase();
  const byId = new Map(told?.chats.map((chat) => [chat.id, chat]));
  const last = told?.more ? told.chats.at(-1) : undefined;
  for (const chat of known) {
    const isNamed = chat.profile.name.toLocaleLowerCase().includes(wanted);
    if (byId.has(chat.id) || (isNamed && (!last || isBefore(chat, last, order)))) byId.set(chat.id, chat);
  }
  return [...byId.values()].sort((a, b) => (isBefore(a, b, order) ? (isBefore(b, a, order) ? 0 : -1) : 1));
}
