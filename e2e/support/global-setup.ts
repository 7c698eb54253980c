import { createServer, freePort, templateVariable } from './real-server.ts';

/** Makes one data folder with a migrated database, which each server of the run begins with a copy of. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const server = createServer(await freePort());
  await server.start();
  await server.end();
  process.env[templateVariable] = server.dataDir;
  return () => server.stop();
}
