import { useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '@vonk/contract/chat';
import { useEffect, useRef } from 'react';
import { keys } from '../../../api/keys.ts';
import { useApp } from '../../../api/use-app.ts';
import { useScroller } from './conversation-scroll.tsx';
import { withOlderPage } from '../sending/conversation-updates.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';

/** So close to the oldest message the ones before it are fetched by themselves. */
const nearPixels = 1200;

/** Loads the messages before the oldest one shown: when asked, and by itself for whoever scrolls up to them. */
export function useOlderMessages({ id, messages, has_older: hasOlder }: Conversation) {
  const { call } = useApp();
  const queryClient = useQueryClient();
  const scroller = useScroller();
  const { mutate, isPending, isError } = useMutation({
    gcTime: 0,
    mutationFn: async (before: number) =>
      (await call('GET /api/chat.php', { conversation: id ?? '', before })).conversation,
    onSuccess: (older, before) =>
      queryClient.setQueryData(keys.conversation(id), (known) => known && withOlderPage(known, older, before)),
  });
  const oldest = messages[0]?.seq ?? 0;
  const hasLooked = useRef(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !hasOlder || isPending || isError) return;
    const look = () => {
      const above = element.scrollHeight - element.clientHeight + element.scrollTop;
      if (element.scrollTop < 0 && above < nearPixels) mutate(oldest);
    };
    // Whoever scrolled up before this listened gets older ones too.
    if (!hasLooked.current) look();
    hasLooked.current = true;
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [hasOlder, isError, isPending, mutate, oldest, scroller]);
  return { load: () => mutate(oldest), isLoading: isPending };
}
