import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countEraseFailures } from '../../../accounts/index.ts';
import { countQueues, countStuckDecisions, readDrillDue } from '../../../admin/index.ts';
import { countMailFailures } from '../../../mails/index.ts';
import { listMethodsOff, readCardRisk, readProviderChecks, schemeRisks } from '../../../payments/index.ts';
import { readArchiveLateness } from '../../../platform/database/archive.ts';
import { hasSynchronousStandby } from '../../../platform/database/standby.ts';
import { alarmNames, listAlarms } from '../../../platform/jobs/alarms.ts';
import { readQueueFigures } from '../../../platform/jobs/queue-figures.ts';
import type { Services } from '../../services.ts';
import { askInTime } from './ask-in-time.ts';

export interface Metrics {
  answered(name: string, status: number, milliseconds: number): void;
  text(): Promise<string>;
  /** Of the text. */
  readonly contentType: string;
}

type Measured = Pick<Services, 'db' | 'live' | 'providers' | 'sites' | 'clock'>;

/**
 * Prometheus metrics of this process, and of the database as long as it answers. Label values are call names of the
 * contract, never addresses or ids.
 */
export function createMetrics(services: Measured): Metrics {
  const { db, live } = services;
  const registry = new Registry();
  const ofDatabase = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'vonk_call_seconds',
    help: 'Duration of calls by endpoint and status class',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'vonk_live_streams',
    help: 'Open event streams on this process',
    registers: [registry],
  });
  const busAway = new Gauge({
    name: 'vonk_bus_away',
    help: '1 while this process hears late what happens on others, as the servers of BUS_URL do not answer',
    registers: [registry],
  });
  const databaseAway = new Gauge({
    name: 'vonk_database_away',
    help: '1 while the database does not answer this process: of what it knows nothing is told then',
    registers: [registry],
  });
  const tellReplicas = replicaGauges(registry, db);
  const tellDatabase = databaseGauges(ofDatabase, services);
  return {
    contentType: registry.contentType,
    answered: (call, status, milliseconds) =>
      calls.observe({ call, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000),
    async text() {
      streams.set(live.count());
      busAway.set(live.isBusAway() ? 1 : 0);
      tellReplicas();
      const isAnswered = await tellDatabase();
      databaseAway.set(isAnswered ? 0 : 1);
      return (await registry.metrics()) + (isAnswered ? await ofDatabase.metrics() : '');
    },
  };
}

/** What the database knows; answers what asks it, which says whether it answered. */
function databaseGauges(registry: Registry, services: Measured): () => Promise<boolean> {
  const { db } = services;
  const registers = [registry];
  const notErased = new Gauge({
    name: 'vonk_members_not_erased',
    help: 'Members whose erasure was due and failed, on all sites; anything but 0 is to be looked into',
    registers,
  });
  const archiveLate = new Gauge({
    name: 'vonk_archive_late_seconds',
    help: "For how long nothing of the database's log went into its archive; 0 where it has none",
    registers,
  });
  const standby = new Gauge({
    name: 'vonk_synchronous_standby',
    help: '1 while what is acknowledged is on a second server of the database too',
    registers,
  });
  const tellJobs = jobGauges(registry);
  const tellMails = mailGauges(registry);
  const tellCardRisk = cardRiskGauges(registry);
  const tellQueues = queueGauges(registry);
  const tellPayments = paymentGauges(registry, services);
  return askInTime(async () => {
    archiveLate.set(await readArchiveLateness(db));
    standby.set((await hasSynchronousStandby(db)) ? 1 : 0);
    await tellJobs(services);
    await tellPayments();
    await tellCardRisk(services);
    await tellMails(services);
    await tellQueues(services);
    notErased.set((await countEraseFailures(db)).reduce((sum, { count }) => sum + count, 0));
  });
}

/** What of the jobs fails or waits, and what the nightly comparisons found. */
function jobGauges(registry: Registry): (services: Measured) => Promise<void> {
  const registers = [registry];
  const failing = new Gauge({
    name: 'vonk_jobs_failing',
    help: 'Jobs that failed three times or more, by task',
    labelNames: ['task'],
    registers,
  });
  const late = new Gauge({
    name: 'vonk_jobs_late_seconds',
    help: 'For how long the job that is due longest waits to begin',
    registers,
  });
  const alarms = new Gauge({
    name: 'vonk_alarms',
    help: '1 since a nightly comparison found something wrong, until one finds all right; the log says what',
    labelNames: ['what'],
    registers,
  });
  return async ({ db }) => {
    const figures = await readQueueFigures(db);
    failing.reset();
    for (const { task, count } of figures.failing) failing.set({ task }, count);
    late.set(figures.lateSeconds);
    const raised = await listAlarms(db);
    for (const what of alarmNames) alarms.set({ what }, raised.includes(what) ? 1 : 0);
  };
}

/** How the servers of DATABASE_READ_URL do; nothing where there are none. */
function replicaGauges(registry: Registry, { replicas }: Services['db']): () => void {
  if (!replicas) return () => undefined;
  const registers = [registry];
  const usable = new Gauge({
    name: 'vonk_replicas_usable',
    help: 'Servers of DATABASE_READ_URL that are asked: they answer, and are less than a minute behind',
    registers,
  });
  const reads = new Gauge({
    name: 'vonk_replica_reads',
    help: 'Statements for replicas since the start, by who answered: the primary where a replica failed',
    labelNames: ['by'],
    registers,
  });
  return () => {
    const { byReplica, byPrimary } = replicas.answered();
    usable.set(replicas.usable());
    reads.set({ by: 'replica' }, byReplica);
    reads.set({ by: 'primary' }, byPrimary);
  };
}

/** What is known of payment providers; answers what writes it down. */
function paymentGauges(
  registry: Registry,
  { db, providers, sites }: Pick<Services, 'db' | 'providers' | 'sites'>,
): () => Promise<void> {
  const available = new Gauge({
    name: 'vonk_payment_provider_available',
    help: 'Whether new orders go to a payment provider: 0 while it fails and is passed over',
    labelNames: ['provider'],
    registers: [registry],
  });
  const methodsOff = new Gauge({
    name: 'vonk_payment_method_off',
    help: 'Methods that a route of a site names and that are off in the account of its provider: not offered',
    labelNames: ['site', 'provider', 'method'],
    registers: [registry],
  });
  const lists = new Gauge({
    name: 'vonk_payment_list_faults',
    help: 'Payments about which the list of a provider and ours disagreed last night: missing there, extra, different',
    labelNames: ['provider', 'fault'],
    registers: [registry],
  });
  return async () => {
    for (const provider of providers) available.set({ provider: provider.name }, provider.isAvailable() ? 1 : 0);
    methodsOff.reset();
    for (const { siteId, provider, method } of listMethodsOff(sites.all(), providers))
      methodsOff.set({ site: siteId, provider, method }, 1);
    for (const { provider, missing, extra, different } of await readProviderChecks(db))
      for (const [fault, count] of Object.entries({ missing, extra, different })) lists.set({ provider, fault }, count);
  };
}

/** What became of mails that could not be delivered. */
function mailGauges(registry: Registry): (services: Measured) => Promise<void> {
  const failed = new Gauge({
    name: 'vonk_mails_failed',
    help: 'Mails of the last 24 hours that were never taken, on all sites: no_mailbox, refused, given_up (two days)',
    labelNames: ['refusal'],
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'vonk_mails_waiting',
    help: 'Mails that wait for more than ten minutes, on all sites',
    registers: [registry],
  });
  return async ({ db, clock }) => {
    const counts = await countMailFailures(db, clock.now());
    for (const refusal of ['no_mailbox', 'refused', 'given_up'] as const)
      failed.set({ refusal }, counts.failed[refusal] ?? 0);
    waiting.set(counts.waiting);
  };
}

/** What waits for a person in the back-office (STAFF-2), and what they decided that could not be carried out. */
function queueGauges(registry: Registry): (services: Measured) => Promise<void> {
  const registers = [registry];
  const labelNames = ['site', 'queue'] as const;
  const open = new Gauge({
    name: 'vonk_queue_open',
    help: 'What waits for a person of the staff',
    labelNames,
    registers,
  });
  const overdue = new Gauge({
    name: 'vonk_queue_overdue',
    help: 'What waits for a person of the staff longer than its norm',
    labelNames,
    registers,
  });
  const age = new Gauge({
    name: 'vonk_queue_oldest_seconds',
    help: 'How long what waits longest for a person of the staff has waited',
    labelNames,
    registers,
  });
  const drill = new Gauge({
    name: 'vonk_breach_drill_overdue',
    help: '1 where a breach is to be practised again',
    registers,
  });
  const stuck = new Gauge({
    name: 'vonk_queue_decisions_stuck',
    help: 'Decisions of the staff that fail again and again; anything but 0 is to be looked into',
    labelNames: ['queue'],
    registers,
  });
  return async ({ db, sites, clock }) => {
    const now = clock.now();
    for (const { queue, siteId: site, ...counted } of await countQueues(db, sites.all(), { now })) {
      open.set({ site, queue }, counted.open);
      overdue.set({ site, queue }, counted.overdue);
      age.set({ site, queue }, counted.oldestAt === null ? 0 : (now.getTime() - counted.oldestAt.getTime()) / 1000);
    }
    drill.set((await readDrillDue(db, now)).isOverdue ? 1 : 0);
    stuck.reset();
    for (const { queue, count } of await countStuckDecisions(db, now)) stuck.set({ queue }, count);
  };
}

/** How near each company is to what the card schemes bear (T116). */
function cardRiskGauges(registry: Registry): (services: Measured) => Promise<void> {
  const registers = [registry];
  const payments = new Gauge({
    name: 'vonk_card_payments',
    help: 'Payments by card in 30 days, by company',
    labelNames: ['entity'],
    registers,
  });
  const shares = new Gauge({
    name: 'vonk_card_risk_share',
    help: 'Share of the card payments that went back as a scheme counts it: visa disputes, mastercard all returns',
    labelNames: ['entity', 'scheme'],
    registers,
  });
  const alarms = new Gauge({
    name: 'vonk_card_risk_alarm',
    help: '1 where half of what a card scheme bears is reached',
    labelNames: ['entity', 'scheme'],
    registers,
  });
  return async ({ db, sites, clock }) => {
    for (const risk of await readCardRisk(db, sites.all(), clock.now())) {
      const { entity } = risk;
      payments.set({ entity }, risk.payments);
      for (const { scheme, share, isAlarming } of schemeRisks(risk)) {
        shares.set({ entity, scheme }, share);
        alarms.set({ entity, scheme }, isAlarming ? 1 : 0);
      }
    }
  };
}
