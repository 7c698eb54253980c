/** Where the time comes from. Only the edges ask it: everything below them is handed `now`. */
export interface Clock {
  /** The present moment, UTC; a new object on every call. */
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  /** Moves the time by so many milliseconds; a negative number throws, because time never goes back. */
  advance(milliseconds: number): void;
  /** Sets the time; an earlier one than the present throws. */
  set(time: Date): void;
}

/**
 * A clock for tests, standing at `start`. Due jobs are run by the test kit's own `advance`, which moves this clock
 * first.
 */
export function testClock(start: Date): TestClock {
  let time = start.getTime();
  const moveTo = (next: number) => {
    if (!(next >= time))
      throw new RangeError(`The clock stands at ${new Date(time).toISOString()} and cannot go back.`);
    time = next;
  };
  return {
    now: () => new Date(time),
    advance: (milliseconds) => moveTo(time + milliseconds),
    set: (next) => moveTo(next.getTime()),
  };
}
