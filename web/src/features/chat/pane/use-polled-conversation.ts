import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '../../../api/keys.ts';
import { useLiveState } from '../../../api/live.tsx';

const pollMilliseconds = 10_000;

/** Reads the conversation on screen again and again while no live stream comes through (CHAT-2). */
export function usePolledConversation(id: string | null): void {
  const queryClient = useQueryClient();
  const isLive = useLiveState() === 'open';
  useEffect(() => {
    if (isLive || id === null) return;
    const polling = setInterval(
      () => void queryClient.invalidateQueries({ queryKey: keys.conversation(id) }),
      pollMilliseconds,
    );
    return () => clearInterval(polling);
  }, [id, isLive, queryClient]);
}
