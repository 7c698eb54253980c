import { useSyncExternalStore } from 'react';

const query = '(display-mode: standalone)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether this runs as an installed app, without the browser's own buttons. */
export const useIsInstalled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
