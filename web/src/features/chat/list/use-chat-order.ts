import { skipToken, useInfiniteQuery } from '@tanstack/react-query';
import type { Chat } from '@vonk/contract/chat';
import { searchLength } from '@vonk/contract/chat';
import { useEffect, useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { useListSearch } from './list-search.tsx';
import { orderedChats } from './ordered-chats.ts';

const name = 'chats:unread-first';
/** How long typing must pause before the server is asked. */
const pauseMilliseconds = 300;

/**
 * The list as the member wants it: those whose name holds what is searched, and the unread ones first if chosen, of all
 * conversations (CHAT-9). What is loaded already shows at once, what the server finds joins it.
 */
export function useChatOrder(chats: readonly Chat[]) {
  const { searched, search } = useListSearch();
  const [isUnreadFirst, setUnreadFirst] = useState(false);
  useEffect(() => setUnreadFirst(localStorage.getItem(name) === '1'), []);
  const wanted = searched.trim().slice(0, searchLength.max);
  const asked = useSettled(wanted);
  const isOrdered = wanted !== '' || isUnreadFirst;
  const { data, fetchNextPage, hasNextPage, isFetching } = useOrderedChats(isOrdered, asked, isUnreadFirst);
  const isTold = data && asked === wanted;
  const told = isTold ? { chats: data.pages.flatMap((page) => page.chats), more: hasNextPage } : undefined;
  return {
    shown: isOrdered ? orderedChats(chats, told, { name: wanted, isUnreadFirst }) : chats,
    /** Of another order than that of the list itself, which has its own next page. */
    isOrdered,
    isLooking: isOrdered && !told && (asked !== wanted || isFetching),
    more: isTold && hasNextPage ? { isPending: isFetching, load: () => void fetchNextPage() } : undefined,
    searched,
    search,
    isUnreadFirst,
    toggleUnreadFirst() {
      setUnreadFirst(!isUnreadFirst);
      try {
        localStorage.setItem(name, isUnreadFirst ? '0' : '1');
      } catch {
        // Without storage the choice lasts as long as the page.
      }
    },
  };
}

/** The server's pages of a list in this order; asked for while one wants it. */
function useOrderedChats(isWanted: boolean, asked: string, isUnreadFirst: boolean) {
  const { call } = useApp();
  const page = (before: string | undefined) =>
    call('GET /api/chats.php', {
      ...(asked === '' ? {} : { name: asked }),
      ...(isUnreadFirst ? { unread_first: '1' } : {}),
      ...(before === undefined ? {} : { before }),
    });
  const isAsked = isWanted && (asked !== '' || isUnreadFirst);
  return useInfiniteQuery({
    queryKey: keys.chatList(asked, isUnreadFirst),
    queryFn: isAsked ? ({ pageParam }) => page(pageParam) : skipToken,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 30_000,
  });
}

/** What was typed, once typing pauses. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
