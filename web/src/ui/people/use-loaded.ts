import { useCallback, useState } from 'react';

interface Loaded {
  /** Undefined where there is none, or it could not be loaded. */
  src: string | undefined;
  onError: () => void;
  ref: (image: HTMLImageElement | null) => void;
}

/** A picture's address until it could not be loaded, be it before the page listened; another one is tried anew. */
export function useLoaded(src: string | undefined, onError?: () => void): Loaded {
  const [broken, setBroken] = useState<string>();
  return {
    src: src === broken ? undefined : src,
    onError: () => {
      setBroken(src);
      onError?.();
    },
    ref: useCallback(
      (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      },
      [src],
    ),
  };
}
