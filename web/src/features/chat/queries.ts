import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../api/call.ts';

/** The member's conversations, newest first. */
export const chatsQuery = (call: Call) =>
  queryOptions({ queryKey: ['chats'], queryFn: () => call('GET /api/chats.php', {}), staleTime: 60_000 });

/** One conversation with its newest messages. */
export const conversationQuery = (call: Call, conversation: string) =>
  queryOptions({
    queryKey: ['conversation', conversation],
    queryFn: async () => (await call('GET /api/chat.php', { conversation })).conversation,
    staleTime: 30_000,
  });

/** The conversation with a profile, whether or not there is one yet. */
export const conversationWithQuery = (call: Call, profile: string) =>
  queryOptions({
    queryKey: ['conversation-with', profile],
    queryFn: async () => (await call('GET /api/chat.php', { profile })).conversation,
    staleTime: 0,
  });
