import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { Conversation, MessageKind } from '@vonk/contract/chat';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { v7 as newKey } from 'uuid';
import { keys } from '../../../api/keys.ts';
import { useLiveEvents, useLiveState } from '../../../api/live.tsx';
import { createRefetcher } from '../../../api/cache/refetch-soon.ts';
import { useApp } from '../../../api/use-app.ts';
import { withNewest } from '../list/chat-updates.ts';
import { useKeeping } from '../offline/use-keeping.ts';
import { type MessageEvent, withMessage } from './conversation-updates.ts';
import { createDeliverer, type Deliverer, type Sent } from './deliver.ts';
import { createLiveHandlers } from './live-handlers.ts';
import { createOutbox, type Outbox, type OutgoingMessage } from './outbox.ts';
import { openOutboxStore } from './outbox-store.ts';
import { createReadNotes, type ReadNotes } from './read-notes.ts';
import { useReceived } from './use-received.ts';
import { withCredits, withOneHeld } from './with-credits.ts';

interface ChatTools {
  outbox: Outbox;
  deliverer: Deliverer;
  readNotes: ReadNotes;
}

/** What one sends: a text, with what it answers, a gift, an opener or a photo. */
export type Content = Pick<OutgoingMessage, 'text' | 'gift' | 'icebreaker' | 'reply' | 'photo'>;

/** The message as the conversation shows it once the server took it. */
function messageOf(message: OutgoingMessage, sent: Sent): MessageEvent {
  return {
    ...message,
    ...sent,
    seq: sent.seq ?? 0,
    mine: true,
    kind: kindOf(message),
    body: message.text,
    data: dataOf(message, sent.photo),
  };
}

/** A gift is called as it was chosen until the server's own copy comes. */
function dataOf({ gift, reply }: OutgoingMessage, photo: Sent['photo']): MessageEvent['data'] {
  if (photo) return { photo };
  if (typeof gift === 'object') return { gift: { picture: gift.picture, names: {} } };
  return reply ? { reply } : null;
}

export function kindOf({ gift, icebreaker, photo }: OutgoingMessage): MessageKind {
  if (photo) return 'photo';
  if (gift) return 'gift';
  return icebreaker ? 'icebreaker' : 'text';
}

const ChatContext = createContext<ChatTools | undefined>(undefined);
const none: readonly OutgoingMessage[] = [];

/**
 * Keeps conversations, list and badge up to date on every screen, and sends what waits. Wraps all screens of a member.
 */
export function ChatProvider({ memberId, children }: { memberId: string; children: ReactNode }) {
  const { call, settings } = useApp();
  const perMessage = settings.message_credits;
  const queryClient = useQueryClient();
  const liveState = useLiveState();

  const tools = useMemo<ChatTools>(() => {
    const outbox = createOutbox(
      typeof window === 'undefined' ? undefined : openOutboxStore(memberId),
      notifyManager.schedule,
    );
    const deliverer = createDeliverer({
      call,
      outbox,
      onSent(message, sent) {
        const left = { credits: sent.credits, free: sent.free_credits, perMessage };
        queryClient.setQueryData(
          keys.user,
          (user) => user && (sent.outcome === 'held' ? withOneHeld(user) : withCredits(user, left)),
        );
        if (sent.seq !== null) {
          const event = messageOf(message, sent);
          queryClient.setQueryData(keys.conversation(sent.conversation), (known) => known && withMessage(known, event));
          queryClient.setQueryData(keys.chats, (known) => (known && withNewest(known, event)) ?? known);
        }
        const list = queryClient.getQueryData(keys.chats);
        if (sent.seq === null || !list?.chats.some(({ id }) => id === sent.conversation))
          void queryClient.invalidateQueries({ queryKey: keys.chats });
        const withThem = queryClient.invalidateQueries({ queryKey: keys.conversationWith(message.profile) });
        // Only the conversation has it then.
        if (sent.seq === null)
          return Promise.all([
            withThem,
            queryClient.invalidateQueries({ queryKey: keys.conversation(sent.conversation) }),
          ]);
        return undefined;
      },
      onRefused({ profile }) {
        void queryClient.invalidateQueries({ queryKey: keys.conversationWith(profile) });
        void queryClient.invalidateQueries({
          queryKey: keys.conversations,
          predicate: ({ state }) => (state.data as Conversation | undefined)?.profile.id === profile,
        });
      },
    });
    const readNotes = createReadNotes({
      call,
      onRead({ id, seq, unread_total, num_unread_messages }) {
        queryClient.setQueryData(keys.user, (user) => user && { ...user, unread_messages: unread_total });
        queryClient.setQueryData(
          keys.conversation(id),
          (known) => known && { ...known, num_unread_messages, read_seq: seq },
        );
        void queryClient.invalidateQueries({ queryKey: keys.chats });
        void queryClient.invalidateQueries({ queryKey: keys.chatLists });
      },
    });
    return { outbox, deliverer, readNotes };
  }, [call, memberId, perMessage, queryClient]);

  useEffect(() => {
    const flush = () => {
      tools.deliverer.flush();
      tools.readNotes.flush();
    };
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [tools, liveState]);

  useKeeping(memberId);
  const received = useReceived();
  useLiveEvents(
    useMemo(
      () =>
        createLiveHandlers({
          queryClient,
          outbox: tools.outbox,
          perMessage,
          refetchSoon: createRefetcher(queryClient),
          received,
        }),
      [perMessage, queryClient, received, tools],
    ),
  );

  return <ChatContext value={tools}>{children}</ChatContext>;
}

/** Notes how far the member read; undefined until what sends it is there. */
export const useReadNote = (): ReadNotes['note'] | undefined => useContext(ChatContext)?.readNotes.note;

/** The messages on their way to a profile, and what can be done with them. */
export function useOutgoing(profile: string) {
  const tools = useContext(ChatContext);
  const subscribe = useCallback((listener: () => void) => tools?.outbox.subscribe(listener) ?? (() => {}), [tools]);
  const all = useSyncExternalStore(
    subscribe,
    () => tools?.outbox.shown() ?? none,
    () => none,
  );
  return {
    messages: useMemo(() => all.filter((message) => message.profile === profile), [all, profile]),
    send(content: Content) {
      tools?.outbox.add({
        ...content,
        key: newKey(),
        profile,
        createdAt: new Date().toISOString(),
        state: 'pending',
      });
      tools?.deliverer.flush();
    },
    retry(key: string) {
      tools?.outbox.change(key, { state: 'pending' });
      tools?.deliverer.flush();
    },
    discard: (key: string) => tools?.outbox.remove(key),
  };
}
