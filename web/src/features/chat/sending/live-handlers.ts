import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Conversation } from '@vonk/contract/chat';
import type { LivePayloads } from '@vonk/contract/live';
import { keys } from '../../../api/keys.ts';
import type { LiveHandlers } from '../../../api/live.tsx';
import { type Chats, withNewest, withoutChat, withRead } from '../list/chat-updates.ts';
import { withDelivery, withMessage, withoutMessage, withReceipt } from './conversation-updates.ts';
import type { Outbox } from './outbox.ts';
import { withCredits } from './with-credits.ts';

/** What a member hears of their own message. */
type OwnMessage = LivePayloads['message'] & { mine: true };

export interface LiveTools {
  queryClient: QueryClient;
  outbox: Outbox;
  /** Credits of one message. */
  perMessage: number;
  refetchSoon(queryKey: QueryKey): void;
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
    void queryClient.setQueryData(keys.conversation(conversation), (known) => known && update(known));
  const changeList = (update: (known: Chats) => Chats | undefined) => {
    const known = queryClient.getQueryData(keys.chats);
    const next = known && update(known);
    if (next) queryClient.setQueryData(keys.chats, next);
    else refetchSoon(keys.chats);
  };
  const noteOwn = ({ key, credits, free_credits: free }: OwnMessage) => {
    outbox.remove(key);
    queryClient.setQueryData(keys.user, (user) => user && withCredits(user, { credits, free, perMessage }));
  };
  return {
    message(event) {
      change(event.conversation, (known) => withMessage(known, event));
      changeList((known) => withNewest(known, event));
      // It may have been the question that pauses the chat.
      if (event.kind === 'notice') refetchSoon(keys.conversation(event.conversation));
      if (event.mine) return noteOwn(event);
      refetchSoon(keys.user);
      received();
    },
    message_hidden({ conversation, seq }) {
      change(conversation, (known) => withoutMessage(known, seq));
      refetchSoon(keys.chats);
      refetchSoon(keys.chatLists);
    },
    read(event) {
      change(event.conversation, (known) => ({ ...known, read_seq: event.seq, num_unread_messages: event.unread }));
      changeList((known) => withRead(known, event));
      refetchSoon(keys.chatLists);
      refetchSoon(keys.user);
    },
    receipt: ({ conversation, seq }) => change(conversation, (known) => withReceipt(known, seq)),
    delivered: ({ conversation, seq }) => change(conversation, (known) => withDelivery(known, seq)),
    chat_removed({ conversation }) {
      changeList((known) => withoutChat(known, conversation));
      refetchSoon(keys.chatLists);
      refetchSoon(keys.conversation(conversation));
      refetchSoon(keys.user);
    },
    people_changed() {
      for (const key of [keys.chats, keys.chatLists, keys.conversations, keys.conversationsWith, keys.user])
        refetchSoon(key);
    },
    account() {
      for (const key of [keys.conversations, keys.conversationsWith, keys.user]) refetchSoon(key);
    },
  };
}
