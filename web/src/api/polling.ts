import { useQueryClient } from '@tanstack/react-query';
import { minute } from '@vonk/contract/durations';
import { useCallback, useEffect, useRef } from 'react';
import { keys } from './keys.ts';
import { useLiveState } from './live.tsx';

/** Section 9: asked again each minute, with push each five, for the first time after five seconds. */
const pollMilliseconds = { alone: minute, withPush: 5 * minute };
const startMilliseconds = 5_000;

/** What a member sees of others: read again together. */
const polled = [keys.user, keys.chats, keys.likes];

/**
 * Reads member, conversations and likes again by the clock while no live stream is open, in a hidden tab too, and once
 * when a stream is open again, when a push arrives, and when the tab is looked at without a stream (B7).
 */
export function usePolling(): void {
  const queryClient = useQueryClient();
  const isLive = useLiveState() === 'open';
  const refetch = useCallback(() => {
    for (const queryKey of polled) void queryClient.invalidateQueries({ queryKey });
  }, [queryClient]);

  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<{ kind?: string } | null>) => data?.kind === 'push' && refetch();
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [refetch]);

  const wasLost = useRef(false);
  useEffect(() => {
    if (!isLive) return;
    if (wasLost.current) refetch();
    return () => {
      wasLost.current = true;
    };
  }, [isLive, refetch]);

  useEffect(() => {
    if (isLive) return;
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const poll = async () => {
      refetch();
      const pause = pollMilliseconds[(await isPushSubscribed()) ? 'withPush' : 'alone'];
      if (!isStopped) timer = setTimeout(() => void poll(), pause);
    };
    timer = setTimeout(() => void poll(), startMilliseconds);
    const onVisible = () => document.visibilityState === 'visible' && refetch();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isLive, refetch]);
}

async function isPushSubscribed(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return Boolean(await registration?.pushManager.getSubscription());
  } catch {
    return false;
  }
}
