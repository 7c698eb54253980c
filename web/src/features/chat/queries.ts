import { queryOptions } from '@tanstack/react-query';
import type { Conversation } from '@vonk/contract/chat';
import { minute } from '@vonk/contract/durations';
import { keys } from '../../api/keys.ts';
import type { Call } from '../../api/call.ts';
import { orKept } from './offline/or-kept.ts';
import { withOlderOf } from './sending/conversation-updates.ts';

/** The member's conversations, newest first; without a connection those that this device keeps. */
export const chatsQuery = (call: Call) =>
  queryOptions({
    queryKey: keys.chats,
    queryFn: (context) =>
      orKept(
        context,
        () => call('GET /api/chats.php', {}),
        (kept, memberId) => kept.readList(memberId),
      ),
    staleTime: minute,
  });

/** One conversation: its newest messages, and the older ones that were loaded before. */
export const conversationQuery = (call: Call, conversation: string) =>
  queryOptions({
    queryKey: keys.conversation(conversation),
    queryFn: (context) =>
      orKept(
        context,
        async () => {
          const { conversation: fresh } = await call('GET /api/chat.php', { conversation });
          return withOlderOf(fresh, context.client.getQueryData<Conversation>(context.queryKey));
        },
        (kept, memberId) => kept.readConversation(memberId, conversation),
      ),
    // Held against each other one by one, all messages would be copied with each page of older ones that comes before
    // them.
    structuralSharing: false,
    staleTime: 30_000,
  });

/** The conversation with a profile, whether or not there is one yet. */
export const conversationWithQuery = (call: Call, profile: string) =>
  queryOptions({
    queryKey: keys.conversationWith(profile),
    queryFn: async () => (await call('GET /api/chat.php', { profile })).conversation,
    staleTime: 0,
  });
