/** A deterministic stream of numbers: the same seed text gives the same stream on every machine. */
export type Random = {
  /** The next number in [0, 1). */
  next: () => number;
  /** A number in [low, high). */
  between: (low: number, high: number) => number;
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  /** One of the items; the list may not be empty. */
  pick: <T>(items: readonly T[]) => T;
  /** `count` different items (fewer when the list is shorter), in random order. */
  sample: <T>(items: readonly T[], count: number) => T[];
};

/** The stream of a seed text (xmur3 hash feeding mulberry32). Not for secrets. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('cannot pick from an empty list');
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(Math.floor(next() * rest.length), 1));
    }
    return chosen;
  };
  return { next, between, whole, chance: (probability) => next() < probability, pick, sample };
}

function hash(text: string): number {
  let value = 1_779_033_703 ^ text.length;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 3_432_918_353);
    value = (value << 13) | (value >>> 19);
  }
  value = Math.imul(value ^ (value >>> 16), 2_246_822_507);
  value = Math.imul(value ^ (value >>> 13), 3_266_489_909);
  return value ^ (value >>> 16);
}
