import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@vonk/contract/account';
import type { Conversation } from '@vonk/contract/chat';
import type { LiveHandlers } from '../../../api/live.tsx';
import { type Chats, withNewest, withoutChat, withRead } from '../list/chat-updates.ts';
import { type MessageEvent, withDelivery, withMessage, withoutMessage, withReceipt } from './conversation-updates.ts';
import type { Outbox } from './outbox.ts';
import { withCredits } from './with-credits.ts';

interface UpTo {
  conversation: string;
  seq: number;
}

export interface LiveTools {
  queryClient: QueryClient;
  outbox: Outbox;
  /** Credits of one message. */
  perMessage: number;
  refetchSoon(...queryKey: string[]): void;
  /** Notes that a message of somebody else arrived on this device. */
  received(): void;
}

/** What each event changes in the conversations, the list, the badge and the credits that this tab holds. */
export function createLiveHandlers({
  queryClient,
  outbox,
  perMessage,
  refetchSoon,
  received,
}: LiveTools): LiveHandlers {
  const change = (conversation: string, update: (known: Conversation) => Conversation) =>
    void queryClient.setQueryData<Conversation>(['conversation', conversation], (known) => known && update(known));
  const changeList = (update: (known: Chats) => Chats | undefined) => {
    const known = queryClient.getQueryData<Chats>(['chats']);
    const next = known && update(known);
    if (next) queryClient.setQueryData(['chats'], next);
    else refetchSoon('chats');
  };
  const noteOwn = ({ key, credits, free_credits: free = 0 }: MessageEvent) => {
    outbox.remove(key);
    if (credits === undefined) return;
    queryClient.setQueryData<User | null>(['user'], (user) => user && withCredits(user, { credits, free, perMessage }));
  };
  return {
    message(event: MessageEvent) {
      change(event.conversation, (known) => withMessage(known, event));
      changeList((known) => withNewest(known, event));
      // It may have been the question that pauses the chat.
      if (event.kind === 'notice') refetchSoon('conversation', event.conversation);
      if (event.mine) return noteOwn(event);
      refetchSoon('user');
      received();
    },
    message_hidden({ conversation, seq }: UpTo) {
      change(conversation, (known) => withoutMessage(known, seq));
      refetchSoon('chats');
    },
    read(event: UpTo & { unread: number }) {
      change(event.conversation, (known) => ({ ...known, read_seq: event.seq, num_unread_messages: event.unread }));
      changeList((known) => withRead(known, event));
      refetchSoon('user');
    },
    receipt: ({ conversation, seq }: UpTo) => change(conversation, (known) => withReceipt(known, seq)),
    delivered: ({ conversation, seq }: UpTo) => change(conversation, (known) => withDelivery(known, seq)),
    chat_removed({ conversation }: UpTo) {
      changeList((known) => withoutChat(known, conversation));
      refetchSoon('conversation', conversation);
      refetchSoon('user');
    },
    people_changed() {
      for (const key of ['chats', 'conversation', 'conversation-with', 'user']) refetchSoon(key);
    },
    account() {
      for (const key of ['conversation', 'conversation-with', 'user']) refetchSoon(key);
    },
  };
}
