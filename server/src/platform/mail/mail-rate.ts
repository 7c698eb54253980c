/** How often something is let through. */
export interface MailRate {
  /** Whether one more may go now. */
  take(key: string): boolean;
}

// Beyond it the oldest are forgotten: who has that many addresses is stopped elsewhere.
const maxKeys = 10_000;

/** At most `max` of a key in any fixed window of `span` milliseconds, in this process. */
export function mailRate({ max, span }: { max: number; span: number }, clock: () => number = Date.now): MailRate {
  let window = 0;
  let taken = new Map<string, number>();
  return {
    take(key) {
      const now = Math.floor(clock() / span);
      if (now !== window || taken.size > maxKeys) {
        window = now;
        taken = new Map();
      }
      const count = (taken.get(key) ?? 0) + 1;
      taken.set(key, count);
      return count <= max;
    },
  };
}
