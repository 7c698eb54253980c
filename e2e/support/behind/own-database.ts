import pg from 'pg';
import { startEmbeddedPostgres } from '../../../server/src/platform/database/embedded-postgres.ts';
import { createLog } from '../../../server/src/platform/log.ts';

/** Runs `work` on the database that a server of the tests has in its data folder. */
export async function onDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const embedded = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
  const client = new pg.Client(embedded.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await embedded.stop();
  }
}
