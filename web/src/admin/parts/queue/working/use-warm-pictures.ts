import { useCallback, useState } from 'react';

/** Those of the next three cases, two each at most, and of the one that is shown. */
const kept = 8;

/**
 * Fetches pictures and decodes them before it is their turn. They are held on to: the browser may not store the files,
 * so what it let go of would be fetched anew.
 */
export function useWarmPictures(): (url: string) => void {
  const [held] = useState(() => new Map<string, HTMLImageElement>());
  return useCallback(
    (url: string) => {
      if (held.has(url)) return;
      const image = new Image();
      image.src = url;
      // What cannot be shown is said where it is to be shown.
      image.decode().catch(() => undefined);
      held.set(url, image);
      for (const oldest of [...held.keys()].slice(0, -kept)) held.delete(oldest);
    },
    [held],
  );
}
