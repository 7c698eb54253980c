import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { noteAllPrices, openSandbox } from '../payments/index.ts';
import { type Classifier, openClassifier } from '../photos/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { type Db, openDb } from '../platform/database/db.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { prepareJobs, startJobs } from '../platform/jobs/jobs.ts';
import { type LiveTimes, openLive } from '../platform/live/live.ts';
import { keepLivePartitions } from '../platform/live/live-partitions.ts';
import { createLog, type Log } from '../platform/log.ts';
import { smtpMailer } from '../platform/mail.ts';
import { openMailbox } from '../platform/mail/mailbox.ts';
import { seedDemo } from '../demo/index.ts';
import { openNotifier } from '../platform/live/notify.ts';
import { openSeal } from '../platform/seal.ts';
import { openActivity } from '../profile/index.ts';
import { openSites } from '../sites/index.ts';
import { hasTwoStep } from '../two-step/index.ts';
import type { Config } from './config.ts';
import { openStorage } from './open-storage.ts';
import { crontab, tasksOf } from './jobs.ts';
import { seedSites } from './seed-sites.ts';
import type { Services } from './services.ts';
import { updateDatabase } from './update-database.ts';

/** The package of its own that holds the photo classifier. */
const classifierFolder = fileURLToPath(new URL('../../../classifier/', import.meta.url));

/** What is there before anything of the product: configuration, time, database, log. */
export interface Ground {
  config: Config;
  clock: Clock;
  db: Db;
  log: Log;
  build: string;
  /** A new, unconnected client on the same database. */
  connect(): pg.Client;
  /** The spans of the live hub; tests shorten them. */
  liveTimes?: Partial<LiveTimes>;
  classifier?: Classifier | undefined;
}

export interface OpenedServices {
  services: Services;
  close(): Promise<void>;
}

/** Opens all that modules are handed, on a migrated database. */
export async function completeServices(ground: Ground): Promise<OpenedServices> {
  const { config, clock, db, log, build, connect, liveTimes = {}, classifier } = ground;
  const onError = (error: unknown) => log.warn({ err: error }, 'a connection was lost');
  const notifier = await openNotifier({ connect, pool: db.pool, onError });
  const sites = await openSites(db, notifier);
  const live = openLive({ db, notifier, build, onError, times: liveTimes });
  const mailbox = openMailbox(join(config.DATA_DIR, 'mailbox'), clock);
  const mailer = config.SMTP_URL === undefined ? mailbox : smtpMailer(config.SMTP_URL);
  const seal = openSeal(config.SESSION_SECRET ?? 'demo mode keeps nothing secret');
  await db.transact((tx) => noteAllPrices(tx, sites.all(), clock.now()));
  const isDemo = config.MODE === 'demo';
  const providers = (config.SANDBOX_PAYMENTS ?? isDemo) ? [await openSandbox({ db, sites, config }, clock)] : [];
  const storage = await openStorage(config);
  const activity = openActivity(db);
  const services: Services = {
    activity, asksSecondStep: hasTwoStep, classifier, config, isDemo, build, clock, db, live, log, mailbox, mailer, notifier, providers, seal, sites, storage, pushPublicKey: null,
  }; // prettier-ignore
  await notifier.isListening();
  return {
    services,
    async close() {
      live.close();
      mailer.close();
      await classifier?.close();
      await notifier.close();
    },
  };
}

/** Of the connection that hears notifications: it must notice when the database cannot be reached. */
export const busOptions = { application_name: 'vonk notifications', connectionTimeoutMillis: 10_000, keepAlive: true };

/** Opens the database, starting the embedded one when none is configured, and brings it to this version. */
export async function openDatabase(
  config: Config,
  log: Log,
  options?: { takesOver: boolean },
): Promise<{ db: Db; connect(): pg.Client; close(): Promise<void> }> {
  const embedded =
    config.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log }) : undefined;
  const connection = embedded?.connection ?? { connectionString: config.DATABASE_URL ?? '' };
  const onError = (error: unknown) => log.warn({ err: error }, 'a database connection was lost');
  const db = openDb({ connection, namedStatements: config.DATABASE_NAMED_STATEMENTS, onError });
  if ((await updateDatabase(db.pool, options)).isOlder)
    log.warn(
      {},
      'a newer version was here and its SQL functions stay; migrate --take-over puts the ones of this version in their place',
    );
  await prepareJobs(db, log);
  return {
    db,
    connect: () => new pg.Client({ ...connection, ...busOptions }),
    async close() {
      await db.close();
      await embedded?.stop();
    },
  };
}

/** Opens the migrated database and all that modules are handed, seeds the demo once, and starts the jobs. */
export async function openServices(config: Config, build: string): Promise<OpenedServices> {
  const log = createLog(config.LOG_LEVEL);
  const { db, connect, close } = await openDatabase(config, log);
  await keepLivePartitions(db, systemClock.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'partitions of live events must wait'),
  );
  if (config.MODE === 'demo') await seedSites(db, systemClock.now());
  const classifier = openClassifier(classifierFolder);
  if (!classifier) log.info({}, 'photos wait for inspection unsorted: npm run classifier fetches what sorts them');
  const opened = await completeServices({ config, clock: systemClock, db, log, build, connect, classifier });
  const stopFlushing = flushEveryMinute(opened.services);
  if (config.MODE === 'demo' && !config.SKIP_SEED) {
    const { sites } = opened.services;
    await seedDemo(opened.services, { sites: sites.all(), now: systemClock.now() });
  }
  const jobs = await startJobs({
    db,
    clock: systemClock,
    log,
    tasks: tasksOf(opened.services),
    concurrency: 4,
    crontab,
  });
  return {
    ...opened,
    async close() {
      await stopFlushing();
      await jobs.stop();
      await opened.close();
      await close();
    },
  };
}

function flushEveryMinute({ activity, log }: Services): () => Promise<void> {
  const flush = async () => {
    await activity
      .flush()
      .catch((error: unknown) => log.warn({ err: error }, 'who was here could not be written down'));
  };
  const timer = setInterval(() => void flush(), 60_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await flush();
  };
}
