import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { systemClock } from '../platform/clock.ts';
import { openDb } from '../platform/db.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { openLive } from '../platform/live.ts';
import { createLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { openNotifier } from '../platform/notify.ts';
import { openSites } from '../sites/index.ts';
import type { Config } from './config.ts';
import { seedSites } from './seed-sites.ts';
import type { Services } from './services.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Opens the database (starting the embedded one when none is configured), migrates it, and opens all that modules are handed. */
export async function openServices(config: Config, build: string): Promise<{ services: Services; close(): Promise<void> }> {
  const log = createLog(config.LOG_LEVEL);
  const embedded = config.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log }) : undefined;
  const connection = embedded?.connection ?? { connectionString: config.DATABASE_URL ?? '' };
  const onError = (error: unknown) => log.warn({ err: error }, 'a database connection was lost');
  const db = openDb({ connection, namedStatements: config.DATABASE_NAMED_STATEMENTS, onError });
  await migrate(db.pool, migrationsFolder);
  const notifier = await openNotifier({ connect: () => new pg.Client(connection), pool: db.pool, onError });
  if (config.MODE === 'demo') await seedSites(db, systemClock.now());
  const sites = await openSites(db, notifier);
  const live = openLive({ db, notifier, build, onError });
  const services: Services = {
    config, isDemo: config.MODE === 'demo', build, clock: systemClock, db, live, log, notifier, sites, pushPublicKey: null,
  }; // prettier-ignore
  return {
    services,
    async close() {
      await notifier.close();
      await db.close();
      await embedded?.stop();
    },
  };
}
