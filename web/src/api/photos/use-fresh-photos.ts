import { useQueryClient } from '@tanstack/react-query';
import { hour, minute } from '@vonk/contract/durations';
import { useEffect, useEffectEvent } from 'react';
import { useServerClock } from '../server-clock.ts';
import { hasEndedPhotos } from './ended.ts';

/** Spread over some minutes: otherwise every open page would ask the server in the same second of the hour. */
const spread = 4 * minute;
/** A list of broken pictures asks once. */
const pauseMilliseconds = 5_000;

/**
 * Reads again what shows photos, after the addresses of photos have ended with the hour, and at once where one could
 * not be loaded for it. A page nobody looks at waits until somebody does.
 */
export function useFreshPhotos(): void {
  const queryClient = useQueryClient();
  const { now } = useServerClock();
  const serverNow = useEffectEvent(now);
  const refresh = useEffectEvent(
    () => void queryClient.invalidateQueries({ predicate: ({ state: { data } }) => hasEndedPhotos(data, serverNow()) }),
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const whenSeen = () => !document.hidden && refresh();
    const wait = () => {
      timer = setTimeout(
        () => {
          whenSeen();
          wait();
        },
        hour - (serverNow() % hour) + Math.random() * spread,
      );
    };
    wait();
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, []);

  useEffect(() => {
    let lastAsked = 0;
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !hasEndedPhotos(target.src, serverNow())) return;
      if (Date.now() - lastAsked < pauseMilliseconds) return;
      lastAsked = Date.now();
      refresh();
    };
    // Errors of pictures do not bubble.
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, []);
}
