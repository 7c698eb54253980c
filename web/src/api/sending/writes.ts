/** The calls under way that may replace the session of this browser. */
export interface Writes {
  add(write: Promise<unknown>): void;
  /** Resolves when those that are under way now have their answers, or none. */
  over(): Promise<unknown>;
  /** Answers whether any was under way at any moment from now until it is asked. */
  watch(): () => boolean;
}

export function createWrites(): Writes {
  const underWay = new Set<Promise<unknown>>();
  let begun = 0;
  return {
    add(write) {
      begun += 1;
      underWay.add(write);
      const end = () => underWay.delete(write);
      write.then(end, end);
    },
    over: () => Promise.allSettled(underWay),
    watch() {
      const before = begun;
      const wasUnderWay = underWay.size > 0;
      return () => wasUnderWay || begun !== before;
    },
  };
}
