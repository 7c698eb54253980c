import { CallError } from '../../../api/call.ts';

export interface Retrier {
  /** Works at once, however long it had been about to wait. */
  flush(): void;
}

const firstPauseMilliseconds = 1000;
const longestPauseMilliseconds = 30_000;

/**
 * Runs `work` one at a time. It answers the passing error that stopped it, and is then run again after a pause that
 * grows until it calls `succeeded`; with undefined it is done.
 */
export function createRetrier(work: (succeeded: () => void) => Promise<unknown>): Retrier {
  let isRunning = false;
  /** What came while it ran may have been too late for this run. */
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPauseMilliseconds;

  const wait = (error: unknown) => {
    timer = setTimeout(start, Math.max(pause * (0.75 + Math.random() / 2), waitOf(error)));
    pause = Math.min(pause * 2, longestPauseMilliseconds);
  };
  const calm = () => {
    pause = firstPauseMilliseconds;
  };
  const run = async () => {
    const error = await work(calm);
    if (error !== undefined) wait(error);
  };
  const start = () => {
    clearTimeout(timer);
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    void run().finally(() => {
      isRunning = false;
      if (isAskedAgain) start();
    });
  };
  return {
    flush() {
      calm();
      start();
    },
  };
}

/** How many milliseconds the server asked to wait (T124). */
function waitOf(error: unknown): number {
  const seconds = error instanceof CallError ? Number(error.details['seconds']) : 0;
  return seconds > 0 ? seconds * 1000 : 0;
}

/** Whether the same call may yet be accepted without the member doing anything. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError';
  return (
    error instanceof CallError &&
    (error.code === 'offline' || error.statusCode >= 500 || error.code === 'too_many_requests')
  );
}
