import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from '../../../platform/database/away.ts';

/**
 * What asks the database for something and says whether it answered in time: less than those wait who ask for the
 * figures (Prometheus: ten seconds). One that hangs is not asked again before it has answered or is gone.
 */
export function askInTime(ask: () => Promise<void>, patienceMs = 5_000): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return async () => {
    asking ??= ask()
      .then(() => true)
      .finally(() => (asking = undefined));
    try {
      return await Promise.race([asking, sleep(patienceMs, false, { ref: false })]);
    } catch (error) {
      if (error instanceof DatabaseAway) return false;
      throw error;
    }
  };
}
