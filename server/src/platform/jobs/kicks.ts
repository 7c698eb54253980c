import { AsyncLocalStorage } from 'node:async_hooks';
import type { WorkerPool } from 'graphile-worker';
import type { Db } from '../database/db.ts';

/** How long after one kick of a lane the next is held back: what is queued meanwhile shares it. */
const pauseMs = 20;

/** The workers of a lane; undefined while they are not there. */
export type Workers = () => Pick<WorkerPool, 'nudge'> | undefined;

/**
 * Has the idle workers of a lane look for jobs as soon as this process committed one of its tasks, in place of at their
 * next look; as many of them as there were commits. A storm kicks fifty times a second at most, and whoever works
 * already looks again by itself. Nothing is lost with a kick: the lane looks twice a second without one.
 */
export function kickCommitted(db: Db, tasks: ReadonlySet<string>, workers: Workers): { stop(): void } {
  // Whoever commits has a trace of their own, to which what the workers do from here on does not belong.
  const outside = AsyncLocalStorage.snapshot();
  let waiting = 0;
  let pause: NodeJS.Timeout | undefined;
  const kick = (): void => {
    pause = undefined;
    if (waiting === 0) return;
    const count = waiting;
    waiting = 0;
    pause = setTimeout(kick, pauseMs).unref();
    workers()?.nudge(count);
  };
  const forget = db.onCommitted((topics) => {
    for (const topic of topics) if (tasks.has(topic)) waiting += 1;
    if (pause === undefined) outside(kick);
  });
  return {
    stop: () => {
      forget();
      clearTimeout(pause);
    },
  };
}
