import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoEmail, demoLogins, demoPassword } from '../demo/index.ts';
import { explainFullDisk } from '../platform/program/data-folder.ts';
import { openHttpServer } from '../platform/http/server.ts';
import { checkPort, listenOn } from '../platform/program/listen.ts';
import { type Running, untilAsked } from '../platform/program/run-program.ts';
import { createApp } from './http/app.ts';
import type { Config } from './config.ts';
import { openMetricsServer } from './http/operations/metrics-server.ts';
import { openDevPages } from './web/dev-pages.ts';
import { demoOwner, linkAddress } from '../staff/index.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';
import { openBuiltPages } from './web/pages.ts';

/** Serves the product until it is asked to end. Throws, in words for the operator, when it cannot start. */
export async function serve(config: Config, running: Running): Promise<void> {
  try {
    await start(config, running);
  } catch (error) {
    throw await explainFullDisk(error, config.DATA_DIR);
  }
  console.log(`Vonk runs on ${config.PUBLIC_URL}`);
  if (isDemo(config)) tellLogins(config);
  await untilAsked(running.signal);
}

async function start(config: Config, running: Running): Promise<void> {
  await checkPort(config);
  const figures = config.METRICS_PORT === undefined ? undefined : { HOST: config.HOST, PORT: config.METRICS_PORT };
  if (figures) await checkPort(figures, 'METRICS_PORT');
  const server = openHttpServer();
  const development = process.argv.includes('--dev') ? await openDevPages(server) : undefined;
  const pages = development ?? openBuiltPages();
  const { services } = await openServices(config, pages.build, running.closing);
  const { listener, metrics } = await createApp(services, pages, running.signal);
  server.on('request', development ? development.aroundApp(listener) : listener);
  await listenOn(server, config);
  if (figures) {
    const own = openMetricsServer({ token: config.METRICS_TOKEN, log: services.log }, metrics);
    await listenOn(own, figures, 'METRICS_PORT');
    running.closing.defer(() => closeGently(own, 0));
  }
  if (isDemo(config)) await tellStaffLink(services);
  running.closing.defer(() => {
    services.live.close();
    // The connections that development opens to the browser stay.
    return closeGently(server, development ? 0 : patienceMs);
  });
  running.closing.defer(async () => {
    if (running.signal.aborted) await sleep(config.DRAIN_SECONDS * 1000);
  });
  running.signal.addEventListener('abort', () => keepNone(server));
  running.tell = (error) => services.log.fatal({ err: error }, 'the server ends by an error of its own');
}

const patienceMs = 3_000;

/** Has every connection end with its next answer, so that whoever keeps some for later asks elsewhere. */
const keepNone = (server: Server) =>
  void server.prependListener('request', (_, response) => void (response.shouldKeepAlive = false));

/** Resolves when all that was asked is answered, or a while later: until then the database is needed. */
async function closeGently(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  server.closeIdleConnections();
  await Promise.race([closed, sleep(patience, undefined, { ref: false })]);
  server.closeAllConnections();
}

const isDemo = ({ MODE, SKIP_SEED }: Config) => MODE === 'demo' && !SKIP_SEED;

/** Until somebody came into the back-office of a demo, each start tells a way in. */
async function tellStaffLink(services: Services): Promise<void> {
  const made = await demoOwner(services.db, services.clock.now());
  if (made) console.log(`Set up the back-office, once: ${linkAddress(services, made.token)}`);
}

function tellLogins({ PUBLIC_URL }: Config): void {
  const logins = Object.values(demoLogins).map(demoEmail).join(' (free) or ');
  console.log(`Log in as ${logins} (premium), password ${demoPassword}. Mails land in ${PUBLIC_URL}/dev/mail`);
}
