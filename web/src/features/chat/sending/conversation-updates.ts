import type { Conversation } from '@vonk/contract/chat';
import type { LivePayloads } from '@vonk/contract/live';

export type MessageEvent = LivePayloads['message'];

/**
 * What is unread in a conversation after a message of which `before` were unread: the server has counted; what I write
 * is no news to me.
 */
export const unreadAfter = (event: MessageEvent, before: number): number => (event.mine ? before : event.unread);

/** The conversation with a message added in its place; one that is there already changes nothing. */
export function withMessage(conversation: Conversation, event: MessageEvent): Conversation {
  if (conversation.messages.some(({ seq }) => seq === event.seq)) return conversation;
  const { seq, key, mine, kind, body, data, created_at } = event;
  const messages = [...conversation.messages, { seq, key, mine, kind, body, data, created_at }].sort(
    (a, b) => a.seq - b.seq,
  );
  return {
    ...conversation,
    messages,
    icebreakers: [],
    icebreaker_words: {},
    held: conversation.held.filter((held) => held.key !== key),
    num_unread_messages: unreadAfter(event, conversation.num_unread_messages),
    composer: conversation.composer === 'confirm_first' && mine ? 'open' : conversation.composer,
  };
}

/** The conversation without a message that was deleted for oneself. */
export const withoutMessage = (conversation: Conversation, seq: number): Conversation => ({
  ...conversation,
  messages: conversation.messages.filter((message) => message.seq !== seq),
});

/** The conversation after the other side read up to `seq`. */
export const withReceipt = (conversation: Conversation, seq: number): Conversation => ({
  ...conversation,
  delivered_seq: Math.max(conversation.delivered_seq, seq),
  other_read_seq: conversation.other_read_seq === null ? null : Math.max(conversation.other_read_seq, seq),
});

/** The conversation after messages up to `seq` reached a device of the other side. */
export const withDelivery = (conversation: Conversation, seq: number): Conversation => ({
  ...conversation,
  delivered_seq: Math.max(conversation.delivered_seq, seq),
});

/**
 * What was just read, with the older messages that were loaded before, where the two meet without a gap. Where the
 * server has nothing older, what is known is over: the conversation was removed.
 */
export function withOlderOf(fresh: Conversation, known: Conversation | undefined): Conversation {
  const oldest = fresh.messages[0]?.seq;
  if (!known || oldest === undefined || !fresh.has_older || (known.messages.at(-1)?.seq ?? 0) < oldest - 1)
    return fresh;
  const older = known.messages.filter(({ seq }) => seq < oldest);
  return older.length === 0 ? fresh : { ...fresh, messages: [...older, ...fresh.messages], has_older: known.has_older };
}

/**
 * The conversation with the page of messages before `before` in front. A page that was asked for twice, or came after
 * the conversation was read anew, no longer joins what is known, and is left.
 */
export function withOlderPage(known: Conversation, older: Conversation, before: number): Conversation {
  if (known.messages[0]?.seq !== before) return known;
  return { ...known, messages: [...older.messages, ...known.messages], has_older: older.has_older };
}
