import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@vonk/contract/account';
import type { Conversation } from '@vonk/contract/chat';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLiveEvent, useLiveState } from '../../api/live.tsx';
import { useApp } from '../../api/use-app.ts';
import { withMessage, withReceipt, type MessageEvent } from './conversation-updates.ts';
import { createDeliverer, type Deliverer } from './deliver.ts';
import { createOutbox, type Outbox, type OutgoingMessage } from './outbox.ts';

interface ChatTools {
  outbox: Outbox;
  deliverer: Deliverer;
}

const ChatContext = createContext<ChatTools | undefined>(undefined);
const none: readonly OutgoingMessage[] = [];

/** Keeps conversations, list and badge up to date on every screen, and sends what waits. Wraps all screens of a member. */
export function ChatProvider({ memberId, children }: { memberId: string; children: ReactNode }) {
  const { call, settings } = useApp();
  const perMessage = settings.message_credits;
  const queryClient = useQueryClient();
  const liveState = useLiveState();

  const tools = useMemo<ChatTools>(() => {
    const outbox = createOutbox(typeof window === 'undefined' ? undefined : window.localStorage, memberId);
    const deliverer = createDeliverer({
      call,
      outbox,
      onSent(message, sent) {
        queryClient.setQueryData<User | null>(
          ['user'],
          (user) => user && withCredits(user, { credits: sent.credits, free: sent.free_credits, perMessage }),
        );
        if (sent.seq !== null) {
          const event = { ...message, ...sent, seq: sent.seq, mine: true, kind: 'text' as const, body: message.text, data: null };
          queryClient.setQueryData<Conversation>(['conversation', sent.conversation], (known) => known && withMessage(known, event));
        } else void queryClient.invalidateQueries({ queryKey: ['conversation', sent.conversation] });
        void queryClient.invalidateQueries({ queryKey: ['chats'] });
        void queryClient.invalidateQueries({ queryKey: ['conversation-with', message.profile] });
      },
    });
    return { outbox, deliverer };
  }, [call, memberId, perMessage, queryClient]);

  useEffect(() => tools.deliverer.flush(), [tools, liveState]);
  useEffect(() => {
    window.addEventListener('online', tools.deliverer.flush);
    return () => window.removeEventListener('online', tools.deliverer.flush);
  }, [tools]);

  useLiveEvent(
    'message',
    useCallback(
      (event: MessageEvent) => {
        if (event.mine) tools.outbox.remove(event.key);
        queryClient.setQueryData<Conversation>(['conversation', event.conversation], (known) => known && withMessage(known, event));
        void queryClient.invalidateQueries({ queryKey: ['chats'] });
        if (event.credits !== undefined) {
          const { credits, free_credits: free = 0 } = event;
          queryClient.setQueryData<User | null>(['user'], (user) => user && withCredits(user, { credits, free, perMessage }));
        }
        if (!event.mine) void queryClient.invalidateQueries({ queryKey: ['user'] });
      },
      [perMessage, queryClient, tools],
    ),
  );
  useLiveEvent(
    'read',
    useCallback(
      ({ conversation, seq, unread }: { conversation: string; seq: number; unread: number }) => {
        queryClient.setQueryData<Conversation>(
          ['conversation', conversation],
          (known) => known && { ...known, read_seq: seq, num_unread_messages: unread },
        );
        void queryClient.invalidateQueries({ queryKey: ['chats'] });
        void queryClient.invalidateQueries({ queryKey: ['user'] });
      },
      [queryClient],
    ),
  );
  useLiveEvent(
    'receipt',
    useCallback(
      ({ conversation, seq }: { conversation: string; seq: number }) =>
        void queryClient.setQueryData<Conversation>(['conversation', conversation], (known) => known && withReceipt(known, seq)),
      [queryClient],
    ),
  );
  useLiveEvent(
    'chat_removed',
    useCallback(() => void queryClient.invalidateQueries({ queryKey: ['chats'] }), [queryClient]),
  );

  return <ChatContext value={tools}>{children}</ChatContext>;
}

/** The member after a spend; free messages are whole ones (C1). */
const withCredits = (user: User, left: { credits: number; free: number; perMessage: number }): User => ({
  ...user,
  credits: left.credits,
  free_credits: left.free,
  free_messages: left.perMessage === 0 ? 0 : Math.floor(left.free / left.perMessage),
});

/** The messages on their way to a profile, and what can be done with them. */
export function useOutgoing(profile: string) {
  const tools = useContext(ChatContext);
  const subscribe = useCallback((listener: () => void) => tools?.outbox.subscribe(listener) ?? (() => {}), [tools]);
  const all = useSyncExternalStore(
    subscribe,
    () => tools?.outbox.all() ?? none,
    () => none,
  );
  return {
    messages: useMemo(() => all.filter((message) => message.profile === profile), [all, profile]),
    send(text: string) {
      tools?.outbox.add({ key: crypto.randomUUID(), profile, text, createdAt: new Date().toISOString(), state: 'pending' });
      tools?.deliverer.flush();
    },
    retry(key: string) {
      tools?.outbox.change(key, { state: 'pending' });
      tools?.deliverer.flush();
    },
    discard: (key: string) => tools?.outbox.remove(key),
  };
}
