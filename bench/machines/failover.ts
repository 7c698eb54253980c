import { type ClientRequest, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openGround, type Talker } from '../chat/chat-ground.ts';
import { askFront } from './front.ts';
import { startLoad } from './load.ts';
import { type Loopback, missingPackages, startLoopback } from './loopback.ts';
import { askOnce } from './programs.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 1);
/** Messages in a second, of all together. */
const rate = Number(process.env['BENCH_RATE'] ?? 100);
/** So many that each writes fifty a minute: more than sixty are refused. */
const pairs = Math.ceil(rate * 0.6);
/** Part of the name of the faults to be made. */
const wanted = process.env['BENCH_FAULT'] ?? '';
const watchers = 20;
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
 * Keeps its budget when none of the acknowledged messages is lost, none is there twice and the sums agree.
 */
export async function benchFailover(): Promise<boolean> {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(`skipped: apt-get install ${missing.join(' ')}`);
    return true;
  }
  const machines = await startLoopback();
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
    const table: Record<string, Report> = {};
    for (let round = 1; round <= rounds; round += 1)
      for (const [name, fault] of Object.entries(faults).filter(([name]) => name.includes(wanted)))
        table[rounds === 1 ? name : `${name} ${round}`] = await measure(machines, talkers, fault);
    console.table(table);
    const isFrontGood = front['HTTP/2'] && front['milliseconds to the event'] < mostMillisecondsToEvent;
    return (
      isFrontGood &&
      Object.values(table).every(
        ({ lost, doubled, 'sums agree': agree, 'seconds without writes': seconds, 'events missed': missed }) =>
          lost === 0 && doubled === 0 && agree && missed === 0 && seconds <= mostSecondsWithoutWrites,
      )
    );
  } finally {
    await machines.stop();
  }
}

interface Report {
  sent: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  'sums agree': boolean;
  'seconds without writes': number;
  'told to come back': number;
  /** By status; each was sent again with its key. */
  'other failures': string;
  'streams ended': number;
  'events missed': number;
}

interface State {
  messages: number;
  price: number;
  balance: number;
  remaining: number;
}

const stateOf = `select (select count(*) from messages)::int as messages,
  (select coalesce(sum(price), 0) from messages)::int as price,
  (select sum(balance) from credit_balances)::int as balance,
  (select sum(remaining) from credit_lots)::int as remaining`;

async function measure(
  machines: Loopback,
  talkers: readonly Talker[],
  fault: (machines: Loopback) => Promise<void>,
): Promise<Report> {
  await machines.whole();
  const before = await askOnce<State>(machines.proxiedUrl, stateOf);
  const streams = talkers.slice(0, watchers).map((talker) => watchEvents(machines.sitePort, talker));
  // They begin at the present.
  await wait(3_000);
  const load = startLoad(() => machines.sitePort, talkers, { rate, isWatched: (at) => at < watchers });
  await wait(5_000);
  await fault(machines);
  await wait(10_000);
  const { sent, acknowledged, longestPause, answers, toWatched } = await load.stop();
  await machines.whole();
  const missed = () => toWatched - streams.reduce((sum, { messages }) => sum + messages(), 0);
  // A word that was lost is found at the next beat.
  for (let second = 0; second < 25 && missed() > 0; second += 1) await wait(1_000);
  const after = await askOnce<State>(machines.proxiedUrl, stateOf);
  for (const stream of streams) stream.close();
  const added = after.messages - before.messages;
  return {
    sent,
    acknowledged,
    lost: Math.max(0, acknowledged - added),
    doubled: Math.max(0, added - acknowledged),
    'sums agree': before.balance - after.balance === after.price - before.price && after.balance === after.remaining,
    'seconds without writes': Number((longestPause / 1000).toFixed(1)),
    'told to come back': answers.get(503) ?? 0,
    'other failures': [...answers]
      .filter(([status]) => status !== 200 && status !== 503)
      .map(([status, count]) => `${count} × ${status || 'broken off'}`)
      .join(', '),
    'streams ended': streams.filter(({ hasEnded }) => hasEnded()).length,
    'events missed': missed(),
  };
}

/** A member's stream as a browser has it: it comes back with its last number when it ends. */
function watchEvents(port: number, { token, address }: Talker) {
  let [messages, endings, isOver] = [0, 0, false];
  let last: string | undefined;
  let asked: ClientRequest | undefined;
  const open = () => {
    const headers = {
      host: 'localhost',
      cookie: `session=${token}`,
      'x-forwarded-for': address,
      ...(last !== undefined && { 'last-event-id': last }),
    };
    asked = request({ port, host: '127.0.0.1', path: '/api/events', headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        const blocks = (text + piece).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          last = /^id: (\d+)$/m.exec(block)?.[1] ?? last;
          if (/^event: message$/m.test(block) && !/"mine": ?true/.test(block)) messages += 1;
        }
      });
      response.on('error', () => undefined).on('close', again);
    });
    asked.on('error', again).end();
  };
  const again = () => {
    if (isOver) return;
    endings += 1;
    setTimeout(open, 1_000);
  };
  open();
  return {
    messages: () => messages,
    hasEnded: () => endings > 0,
    close() {
      isOver = true;
      asked?.destroy();
    },
  };
}
