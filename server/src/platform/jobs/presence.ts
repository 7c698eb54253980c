import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '../log.ts';

const retryPauseMs = 1_000;

/** Keeps the locks that show that a worker lives apart from all other advisory locks. */
export const presenceSeed = 5_114_407;
const lock = `select pg_advisory_lock(hashtextextended($1, ${presenceSeed}))`;
/**
 * Shows other processes that `worker` lives, by a lock that its connection holds and that ends with the process,
 * however it ends. A lost connection is replaced. Resolves, with the way to leave, as soon as the lock is held.
 */
export async function holdPresence(pool: Pool, worker: string, log: Log): Promise<() => void> {
  const left = new AbortController();
  let held: PoolClient | undefined;
  const enter = async () => {
    while (!left.signal.aborted) {
      const client = await takeLock(pool, worker).catch(() => undefined);
      if (client) return hold(client);
      await sleep(retryPauseMs, undefined, { ref: false });
    }
  };
  const hold = (client: PoolClient) => {
    held = client;
    client.once('end', () => {
      if (left.signal.aborted) return;
      held = undefined;
      client.release(true);
      log.warn('the connection that shows that this worker lives was lost');
      void enter();
    });
    if (left.signal.aborted) client.release(true);
  };
  await enter();
  return () => {
    left.abort();
    held?.release(true);
  };
}

async function takeLock(pool: Pool, worker: string): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    await client.query(lock, [worker]);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
