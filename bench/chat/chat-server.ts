// The application without pages, as a process of its own: `node bench/chat/chat-server.ts` with DATA_DIR and CONNECTION
// (JSON) set, and what else is set in SETTINGS (JSON), with which its jobs run too. Tells its port to whoever forked
// it, and ends when told to.
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createApp } from '../../server/src/main/http/app.ts';
import { readConfig } from '../../server/src/main/config.ts';
import { busOptions } from '../../server/src/main/database/open-database.ts';
import { lanesOf } from '../../server/src/main/job-lanes.ts';
import { tasksOf } from '../../server/src/main/jobs.ts';
import { completeServices } from '../../server/src/main/open-services.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDb } from '../../server/src/platform/database/db.ts';
import { openHttpServer } from '../../server/src/platform/http/server.ts';
import { startJobs } from '../../server/src/platform/jobs/jobs.ts';
import { createLog } from '../../server/src/platform/log.ts';

const connection = JSON.parse(process.env['CONNECTION'] ?? '{}') as pg.ClientConfig;
const log = createLog('error');
const db = openDb({ connection, onError: () => {} });
const settings = JSON.parse(process.env['SETTINGS'] ?? '{}') as Record<string, string>;
const config = readConfig({
  DATA_DIR: process.env['DATA_DIR'] ?? '',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  ...settings,
});
const connect = () => new pg.Client({ ...connection, ...busOptions });
const { services, close } = await completeServices({ config, clock: systemClock, db, log, build: 'bench', connect });
const jobs =
  process.env['SETTINGS'] === undefined
    ? undefined
    : await startJobs({ db, clock: systemClock, log, lanes: lanesOf(tasksOf(services)) });
const { listener } = await createApp(services, undefined);
const server = openHttpServer().on('request', listener);
server.listen(Number(settings['PORT'] ?? 0), '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
);
process.on('message', (message) => {
  if (message === 'usage') {
    globalThis.gc?.();
    return void process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage().rss });
  }
  void (async () => {
    server.closeAllConnections();
    server.close();
    await jobs?.stop();
    await close();
    await db.close();
    process.exit(0);
  })();
});
