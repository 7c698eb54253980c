import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from './keys.ts';
import { useLiveState } from './live.tsx';

/** Section 9: asked again each minute, with push each five, for the first time after five seconds. */
const pollMilliseconds = { alone: 60_000, withPush: 300_000 };
const startMilliseconds = 5_000;

/** What a member sees of others: read again together. */
const polled = [keys.user, keys.chats, keys.likes];

/**
 * Reads member, conversations and likes again by the clock while no live stream is open (B7), and whenever a push
 * arrives.
 */
export function usePolling(): void {
  const queryClient = useQueryClient();
  const isLive = useLiveState() === 'open';

  useEffect(() => {
    const refetch = () => {
      for (const queryKey of polled) void queryClient.invalidateQueries({ queryKey });
    };
    const onMessage = ({ data }: MessageEvent<{ kind?: string } | null>) => data?.kind === 'push' && refetch();
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [queryClient]);

  useEffect(() => {
    if (isLive) return;
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const poll = async () => {
      for (const queryKey of polled) void queryClient.invalidateQueries({ queryKey });
      const pause = pollMilliseconds[(await isPushSubscribed()) ? 'withPush' : 'alone'];
      if (!isStopped) timer = setTimeout(() => void poll(), pause);
    };
    timer = setTimeout(() => void poll(), startMilliseconds);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isLive, queryClient]);
}

async function isPushSubscribed(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return Boolean(await registration?.pushManager.getSubscription());
  } catch {
    return false;
  }
}
