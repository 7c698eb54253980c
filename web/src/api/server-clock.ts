import { minute } from '@vonk/contract/durations';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from './use-app.ts';

/** Between the server's clock and the browser's, in milliseconds, by the moment the page was made. */
const offsets = new Map<string, number>();

function offsetOf(serverTime: string): number {
  const known = offsets.get(serverTime);
  if (known !== undefined) return known;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sinceAnswer = Math.min(Math.max(performance.now() - (page?.responseStart ?? 0), 0), minute);
  const offset = Date.parse(serverTime) + sinceAnswer - Date.now();
  offsets.set(serverTime, offset);
  return offset;
}

/** The server's time: what it was when the page was made, and what it is now, in milliseconds since 1970. */
export function useServerClock(): { startsAt: number; now: () => number } {
  const { server_time: serverTime } = useApp().settings;
  const startsAt = Date.parse(serverTime);
  return { startsAt, now: () => (typeof window === 'undefined' ? startsAt : Date.now() + offsetOf(serverTime)) };
}

/** The longest a browser's timer waits: above 2^31 ms it would fire at once. */
const longestTimer = 2_000_000_000;

/** Whether a moment of the server's clock has come; changes by itself in that second. Null never comes. */
export function useHasCome(moment: number | null): boolean {
  const { startsAt, now } = useServerClock();
  const [hasCome, setCome] = useState(moment !== null && startsAt >= moment);
  const look = useEffectEvent((at: number) => {
    const left = at - now();
    setCome(left <= 0);
    return left;
  });
  useEffect(() => {
    if (moment === null) return setCome(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      const left = look(moment);
      if (left > 0) timer = setTimeout(watch, Math.min(left, longestTimer));
    };
    watch();
    return () => clearTimeout(timer);
  }, [moment]);
  return hasCome;
}
