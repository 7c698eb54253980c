import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { type Config, readConfig } from '../config.ts';
import { completeServices, openDatabase } from '../open-services.ts';
import type { Services } from '../services.ts';

/** Runs one command on the migrated database of the environment, and closes whatever it opened. */
export async function withDatabase<T>(
  work: (ground: Awaited<ReturnType<typeof openDatabase>> & { config: Config }) => Promise<T>,
  options?: { takesOver: boolean },
): Promise<T> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLog('warn'), options);
  try {
    return await work({ ...database, config });
  } finally {
    await database.close();
  }
}

/** Runs one command with all that the server's modules are handed. */
export const withServices = <T>(work: (services: Services) => Promise<T>): Promise<T> =>
  withDatabase(async ({ db, connect, config }) => {
    const { services, close } = await completeServices({
      config,
      clock: systemClock,
      db,
      log: createLog('warn'),
      build: 'cli',
      connect,
    });
    try {
      return await work(services);
    } finally {
      await close();
    }
  });
