import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minute } from '@vonk/contract/durations';
import type pg from 'pg';
import { eraseAgain } from '../leaving/index.ts';
import { openMailboxHash } from '../mailboxes/index.ts';
import { openFaults } from '../numbers/index.ts';
import { holdAllDuePrices } from '../admin/index.ts';
import { debitCreditors, noteAllPrices, openProviders } from '../payments/index.ts';
import { type Classifier, openClassifier } from '../photos/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Db } from '../platform/database/db.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import type { OpenBus } from '../platform/live/bus/bus.ts';
import { natsBus } from '../platform/live/bus/nats-bus.ts';
import { notifyBus } from '../platform/live/bus/notify-bus.ts';
import { type LiveTimes, openLive } from '../platform/live/live.ts';
import { keepLivePartitions } from '../platform/live/live-partitions.ts';
import { createLog, type Log } from '../platform/log.ts';
import { sharedRates } from '../platform/http/rates/shared-rates.ts';
import { openMailbox } from '../platform/mail/mailbox.ts';
import { seedDemo } from '../demo/index.ts';
import { openNotifier } from '../platform/live/notify.ts';
import { openSeal } from '../platform/seal.ts';
import { openSmsBox } from '../platform/sms/sms-box.ts';
import { openFileAddresses } from '../platform/storage/file-addresses.ts';
import { openActivity } from '../profile/index.ts';
import { forgetOrientation } from '../search/index.ts';
import { openSites } from '../sites/index.ts';
import { hasTwoStep } from '../two-step/index.ts';
import type { Config } from './config.ts';
import { busOptions, openDatabase } from './database/open-database.ts';
import { openMailer, warnOfUnsigned } from './senders/open-mailer.ts';
import { openMailServices } from './senders/open-mail-services.ts';
import { openPush } from './senders/open-push.ts';
import { listenForReports, openReturnPath } from './senders/open-return-path.ts';
import { openSms } from './senders/open-sms.ts';
import { openStorage } from './open-storage.ts';
import { lanesOf } from './job-lanes.ts';
import { crontab, tasksOf } from './jobs.ts';
import { seedSites } from './sites/seed-sites.ts';
import type { Services } from './services.ts';

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
  /** Another bus than the configured one, for tests. */
  openBus?: OpenBus;
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
  const notifier = await openNotifier({ connect, pool: db.pool, name: busOptions.application_name, onError });
  const sites = await openSites(db, notifier, clock);
  const openBus = ground.openBus ?? (config.BUS_URL ? natsBus(config.BUS_URL, onError) : notifyBus(notifier, onError));
  const live = openLive({ db, openBus, onError, times: liveTimes });
  const mailbox = openMailbox(join(config.DATA_DIR, 'mailbox'), clock);
  const mailer = openMailer(config, mailbox);
  warnOfUnsigned(config, sites.all(), log);
  const secret = config.SESSION_SECRET ?? 'demo mode keeps nothing secret';
  const seal = openSeal(secret);
  // What was planned for when no server ran holds from its own moment, and not from this one.
  await holdAllDuePrices({ db, now: clock.now() });
  await db.transact((tx) => noteAllPrices(tx, sites.all(), clock.now()));
  const isDemo = config.MODE === 'demo';
  const providers = await openProviders({ db, sites, config }, { config, clock });
  const smsBox = openSmsBox(join(config.DATA_DIR, 'sms'), clock);
  const storage = await openStorage(config);
  const activity = openActivity(db);
  const services: Services = {
    activity,
    asksSecondStep: hasTwoStep,
    // A cluster may be there before its first site comes.
    faults: openFaults(db, { clock, timeZone: () => (sites.byDefault() ?? sites.all()[0])?.timeZone ?? 'UTC' }),
    forgetOrientation,
    classifier,
    config,
    isDemo,
    build,
    clock,
    db,
    debitCreditors: debitCreditors(providers),
    fileAddresses: openFileAddresses(secret),
    live,
    log,
    mailbox,
    mailboxHash: openMailboxHash(secret),
    mailer,
    mailServices: openMailServices(config),
    notifier,
    providers,
    push: openPush(config),
    rates: sharedRates(db),
    returnPath: openReturnPath(config, { clock, db, seal }),
    seal,
    sites,
    sms: openSms(config, smsBox),
    smsBox,
    storage,
  };
  await notifier.isListening();
  return { services, close: () => closeServices(services) };
}

async function closeServices({ classifier, clock, live, log, mailer, notifier, rates }: Services): Promise<void> {
  live.close();
  await rates
    .giveBack(clock.now())
    .catch((error: unknown) => log.warn({ err: error }, 'unused calls of limits could not be given back'));
  await live.leave();
  mailer.close();
  await classifier?.close();
  await notifier.close();
}

/**
 * Opens the migrated database and all that modules are handed, seeds the demo once, and starts the jobs. `closing`
 * closes what was opened so far, at whatever point this is left.
 */
export async function openServices(
  config: Config,
  build: string,
  closing: AsyncDisposableStack,
): Promise<{ services: Services }> {
  const log = createLog(config.LOG_LEVEL);
  if (config.TRACES_URL !== undefined) {
    const { startTracing } = await import('../platform/traces/start-tracing.ts');
    closing.defer(startTracing({ url: config.TRACES_URL, share: config.TRACES_SHARE, build, log }));
  }
  const { db, connect } = await openDatabase(config, { log, closing });
  await keepLivePartitions(db, systemClock.now()).catch((error: unknown) =>
    log.warn({ err: error }, 'partitions of live events must wait'),
  );
  if (config.MODE === 'demo') await seedSites(db, systemClock.now());
  const classifier = openClassifier(classifierFolder);
  if (!classifier) log.info({}, 'photos wait for inspection unsorted: npm run classifier fetches what sorts them');
  const { services, close } = await completeServices({
    config,
    clock: systemClock,
    db,
    log,
    build,
    connect,
    classifier,
  });
  closing.defer(close);
  // Before anybody can come in; the hourly job does what the storage keeps from being done now.
  await eraseAgain(services, systemClock.now()).catch((error: unknown) =>
    log.error({ err: error }, 'who was erased before could not be looked for'),
  );
  const stopFlushing = flushEveryMinute(services);
  if (config.MODE === 'demo' && !config.SKIP_SEED) {
    await seedDemo(services, { sites: services.sites.all(), now: systemClock.now() });
  }
  const jobs = await startJobs({
    db,
    clock: systemClock,
    log,
    lanes: lanesOf(tasksOf(services)),
    crontab,
    onFailure: (task) => services.faults.note('job_errors', task),
  });
  closing.defer(() => jobs.stop());
  const receiver = await listenForReports(config, services);
  closing.defer(() => receiver?.close());
  closing.defer(stopFlushing);
  return { services };
}

function flushEveryMinute({ activity, faults, log }: Services): () => Promise<void> {
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, `${what} could not be written down`);
  const flush = async () => {
    await activity.flush().catch(warn('who was here'));
    await faults.flush().catch(warn('what failed'));
  };
  const timer = setInterval(() => void flush(), minute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await flush();
  };
}
