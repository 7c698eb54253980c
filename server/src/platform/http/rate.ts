/** At most `max` calls in `seconds`, counted per `per`. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
  readonly per: 'address' | 'member';
}

export interface RateLimiter {
  /** Counts one call under `key`; answers the seconds to wait when it is one too many, else 0. */
  take(key: string, limit: RateLimit, now: Date): number;
}

/** A fixed-window counter in memory, for limits whose loss at a restart does no harm. */
export function memoryRateLimiter(): RateLimiter {
  const windows = new Map<string, { count: number; until: number }>();
  return {
    take(key, { max, seconds }, now) {
      const time = now.getTime();
      if (windows.size > 100_000) for (const [name, window] of windows) if (window.until <= time) windows.delete(name);
      const window = windows.get(key);
      if (!window || window.until <= time) {
        windows.set(key, { count: 1, until: time + seconds * 1000 });
        return 0;
      }
      window.count += 1;
      return window.count > max ? Math.max(1, Math.ceil((window.until - time) / 1000)) : 0;
    },
  };
}
