import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@vonk/contract/chat';
import { useEffect } from 'react';
import { useApp } from '../../api/use-app.ts';
import { useScroller } from './conversation-scroll.tsx';

/** So close to the oldest message the ones before it are fetched by themselves. */
const nearPixels = 1200;

/** Loads the messages before the oldest one shown: when asked, and by itself for whoever scrolls up to them. */
export function useOlderMessages({ id, messages, has_older: hasOlder }: Conversation) {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const scroller = useScroller();
  const { mutate, isPending, isError } = useMutation({
    gcTime: 0,
    mutationFn: async () =>
      (await call('GET /api/chat.php', { conversation: id ?? '', before: String(messages[0]?.seq ?? 0) })).conversation,
    onSuccess: (older) =>
      queryClient.setQueryData<Conversation>(
        ['conversation', id],
        (known) => known && { ...known, messages: [...older.messages, ...known.messages], has_older: older.has_older },
      ),
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element || !hasOlder || isPending || isError) return;
    const look = () => {
      const above = element.scrollHeight - element.clientHeight + element.scrollTop;
      if (element.scrollTop < 0 && above < nearPixels) mutate();
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [hasOlder, isError, isPending, mutate, scroller]);
  return { load: () => mutate(), isLoading: isPending };
}
