import { setTimeout as wait } from 'node:timers/promises';
import { openGround, type Talker } from '../chat/chat-ground.ts';
import { askFront } from './front.ts';
import { missingPackages } from './loopback/installed.ts';
import { type Loopback, startLoopback } from './loopback/loopback.ts';
import { showDashboard } from './loopback/prometheus.ts';
import { measure, type Report } from './measure.ts';
import { canBeApart } from './loopback/networks.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 1);
/** Messages in a second, of all together. */
const rate = Number(process.env['BENCH_RATE'] ?? 500);
/** So many that each writes fifty a minute: more than sixty are refused. */
const pairs = Math.ceil(rate * 0.6);
/** Names of the faults to be made, apart by commas; without them all. */
const wanted = process.env['BENCH_FAULT']?.split(',');
const mostSecondsWithoutWrites = 45;
const mostMillisecondsToEvent = 1_000;

const faults: Readonly<Record<string, (machines: Loopback) => Promise<void>>> = {
  async 'kill -9'(machines) {
    const primary = await machines.primary();
    machines.signal(primary, 'SIGKILL');
    await wait(35_000);
    machines.startDatabase(primary);
  },
  async 'frozen primary'(machines) {
    const primary = await machines.primary();
    machines.signal(primary, 'SIGSTOP');
    await wait(45_000);
    machines.signal(primary, 'SIGCONT');
  },
  async partition(machines) {
    if (!machines.plug) return console.log('partition: left out, as networks are made by root');
    const primary = await machines.primary();
    machines.plug(primary, 'down');
    await wait(45_000);
    machines.plug(primary, 'up');
  },
  'switch-over': (machines) => machines.switchOver(),
  'process: kill -9': (machines) => machines.restart('app0', 'SIGKILL'),
  async 'processes: one after the other anew'(machines) {
    for (const name of ['app0', 'app1'] as const) {
      await machines.restart(name, 'SIGTERM');
      await wait(3_000);
    }
  },
  async 'nats: each server kill -9'(machines) {
    for (const name of ['nats1', 'nats2', 'nats3'] as const) {
      await machines.restart(name, 'SIGKILL');
      await wait(3_000);
    }
  },
};

/**
 * Three databases under Patroni, three servers of NATS, two processes and haproxy on this machine, as deploy/ has them:
 * the primary dies, hangs and changes while messages are sent. `BENCH_BY=proxy` leads to the database through haproxy.
 * Keeps its budget when none of the acknowledged messages is lost, none is there twice, the sums agree, and Prometheus
 * had something for each panel of the dashboard.
 */
export async function benchFailover(): Promise<boolean> {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(`skipped: apt-get install ${missing.join(' ')}`);
    return true;
  }
  const machines = await startLoopback({ isApart: canBeApart() });
  try {
    const isByProxy = process.env['BENCH_BY'] === 'proxy';
    process.env['DATABASE_URL'] = machines.proxiedUrl;
    const { talkers, close } = await openGround(pairs);
    await close();
    await machines.startApplication({
      DATABASE_URL: isByProxy ? machines.proxiedUrl : machines.databaseUrl,
      DATABASE_READ_URL: machines.databaseUrl,
      TRUST_PROXY: '2',
    });
    const [first, second] = talkers;
    if (!first || !second) throw new Error('nobody talks');
    const front = await askFront(machines.securePort, [first, second]);
    console.table({ nginx: front });
    const begun = Date.now();
    const table = await makeFaults(machines, talkers);
    console.table(table);
    const isSeen = await showDashboard(machines.watchPort, begun);
    const isFrontGood = front['HTTP/2'] && front['milliseconds to the event'] < mostMillisecondsToEvent;
    return (
      isFrontGood &&
      isSeen &&
      Object.values(table).every(
        ({ lost, doubled, 'sums agree': agree, 'seconds without writes': seconds, 'events missed': missed }) =>
          lost === 0 && doubled === 0 && agree && missed === 0 && seconds <= mostSecondsWithoutWrites,
      )
    );
  } finally {
    await machines.stop();
  }
}

async function makeFaults(machines: Loopback, talkers: readonly Talker[]): Promise<Readonly<Record<string, Report>>> {
  const measured = { talkers, rate, databaseUrl: machines.proxiedUrl };
  const table: Record<string, Report> = {};
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, fault] of Object.entries(faults).filter(([name]) => !wanted || wanted.includes(name))) {
      const report = await measure(machines, measured, () => fault(machines));
      table[rounds === 1 ? name : `${name} ${round}`] = report;
      // Of an hour of them something is left when one breaks off.
      console.log(`${name}, ${round} of ${rounds}: ${JSON.stringify(report)}`);
    }
  return table;
}
