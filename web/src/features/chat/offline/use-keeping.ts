import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Conversation } from '@vonk/contract/chat';
import { useEffect } from 'react';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import type { Chats } from '../list/chat-updates.ts';
import { lateParts, type LatePartName, loadLateParts } from '../pane/late-parts.ts';
import { keepShell } from './keep-shell.ts';
import { forgetConversation, isKeptFor, keepConversation, keepFor, keepList } from './kept-chats.ts';

/** What changes within so long is kept once. */
const gatherMilliseconds = 1000;
/** A page must have stood so long before what may be needed without a connection is fetched. */
const quietMilliseconds = 8000;

/**
 * Keeps the list and the conversations that a member opens on this device, and what shows them, so that they can be
 * read without a connection (X5).
 */
export function useKeeping(memberId: string): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { texts } = useApp();
  useEffect(() => {
    // A logout, in this tab or another, takes the note away first.
    const isMine = () => isKeptFor(memberId) && queryClient.getQueryData(keys.user)?.id === memberId;
    const keep = createKeeper(memberId, isMine);
    const begin = async () => {
      await keepFor(memberId);
      for (const query of queryClient.getQueryCache().getAll()) keep(query.queryKey, query.state.data);
    };
    void begin().catch(() => undefined);
    const stop = queryClient.getQueryCache().subscribe(({ type, query }: QueryCacheNotifyEvent) => {
      if (type === 'updated') keep(query.queryKey, query.state.data);
    });
    const prepare = async () => {
      if (!navigator.onLine || !isMine()) return;
      await Promise.all([
        router.loadRouteChunk(router.routesByPath['/chats']),
        router.loadRouteChunk(router.routesByPath['/chats/$id']),
        texts.load(['chat']),
        loadLateParts(Object.keys(lateParts) as LatePartName[]),
      ]);
      if (isMine()) await keepShell(isMine);
    };
    const timer = setTimeout(() => void prepare().catch(() => undefined), quietMilliseconds);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [memberId, queryClient, router, texts]);
}

/** Keeps what is under a key, if it is a list or a conversation, once it stopped changing for a moment. */
function createKeeper(memberId: string, isMine: () => boolean) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const later = (name: string, keep: () => Promise<void>) => {
    clearTimeout(timers.get(name));
    const run = () => void (isMine() ? keep().catch(() => undefined) : undefined);
    timers.set(name, setTimeout(run, gatherMilliseconds));
  };
  return ([kind, id]: readonly unknown[], data: unknown) => {
    if (data === undefined) return;
    if (kind === keys.chats[0]) later('list', () => keepList(memberId, data as Chats));
    else if (kind === keys.conversations[0]) later(String(id), () => keepOrForget(memberId, data as Conversation));
  };
}

/** What left the list, wherever that was done, is not to be read on this device without a connection either. */
const keepOrForget = (memberId: string, conversation: Conversation): Promise<void> =>
  conversation.is_listed || conversation.id === null
    ? keepConversation(memberId, conversation)
    : forgetConversation(memberId, conversation.id);
