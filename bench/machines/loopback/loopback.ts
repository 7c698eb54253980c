import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, clusterAt, type Member } from './cluster.ts';
import { writeNginx, writePatroni } from './configurations.ts';
import { programs, warnOfPatroni } from './installed.ts';
import { openNetworks } from './networks.ts';
import { configure } from './prometheus.ts';
import {
  accountOf,
  askOnce,
  basic,
  commandOf,
  deploy,
  type How,
  isReady,
  ports,
  portsFor,
  postgresFolder,
  root,
  signalTree,
  until,
} from '../programs.ts';

const password = 'of-this-run-alone';
const numbers = [1, 2, 3] as const;

/**
 * All of deploy/ on this machine: three databases with etcd, three servers of NATS, two processes, a proxy, Prometheus.
 */
export interface Loopback extends Cluster {
  /** DATABASE_URL that names the three. */
  readonly databaseUrl: string;
  /** DATABASE_URL by way of the proxy. */
  readonly proxiedUrl: string;
  readonly busUrl: string;
  readonly sitePort: number;
  /** The same by nginx, with TLS and HTTP/2. */
  readonly securePort: number;
  /** Where Prometheus is asked. */
  readonly watchPort: number;
  /** Where the logs and data of all are while they run. */
  readonly folder: string;
  /** Sends a signal to a database's Patroni and to all of PostgreSQL there, as if its machine died or hung. */
  signal(member: Member, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  startDatabase(member: Member): void;
  /** Cuts a database off from all others, or ends that; undefined where they are not apart. */
  readonly plug: ((member: Member, state: 'up' | 'down') => void) | undefined;
  /** Both processes, from this checkout or another one. */
  startApplication(settings: Readonly<Record<string, string>>, checkout?: string): Promise<void>;
  /** Ends a process of the application as systemd does, and starts it from another checkout once it is gone. */
  update(name: 'app0' | 'app1', checkout: string): Promise<void>;
  stopApplication(): Promise<void>;
  /** Ends a process of the application or a server of NATS by a signal and starts it anew once it is gone. */
  restart(name: 'app0' | 'app1' | 'nats1' | 'nats2' | 'nats3', signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts it and waits until the databases are whole; the application is started when asked. `isApart`: each database is
 * in a network of its own.
 */
export async function startLoopback({ isApart = false } = {}): Promise<Loopback> {
  warnOfPatroni();
  const networks = isApart ? openNetworks(numbers.length) : undefined;
  const loopback = '127.0.0.1';
  const addressOf = (at: number) => networks?.address(at) ?? loopback;
  const folder = mkdtempSync(join(tmpdir(), 'vonk-machines-'));
  chmodSync(folder, 0o755);
  const running = new Map<string, ChildProcess>();
  const postgres = accountOf('postgres');
  const { etcd, etcdPeer, site, database, secure, watch } = await portsFor(
    'etcd',
    'etcdPeer',
    'site',
    'database',
    'secure',
    'watch',
  );
  const [databases, rests, buses, routes, apps, figures] = [
    await ports(3),
    await ports(3),
    await ports(3),
    await ports(3),
    await ports(2),
    await ports(2),
  ];
  const starts = new Map<string, () => void>();
  const start = (
    name: string,
    [program, ...args]: [string, ...string[]],
    { cwd = root, env = {}, account = {} }: How = {},
  ) => {
    starts.set(name, () => start(name, [program, ...args], { cwd, env, account }));
    const log = openSync(join(folder, `${name}.log`), 'a');
    const stdio = ['ignore' as const, log, log];
    const child = spawn(program, args, { ...account, env: { ...basic(), ...env }, stdio, cwd });
    closeSync(log);
    running.set(name, child);
  };
  const databaseFolder = (member: string) => join(folder, member);
  const etcdUrls = [...new Set([loopback, networks?.host ?? loopback])].map((at) => `http://${at}:${etcd}`).join(',');
  start('etcd', [
    programs['etcd-server'],
    '--data-dir',
    join(folder, 'etcd'),
    '--listen-client-urls',
    etcdUrls,
    '--advertise-client-urls',
    etcdUrls,
    '--listen-peer-urls',
    `http://127.0.0.1:${etcdPeer}`,
    '--initial-advertise-peer-urls',
    `http://127.0.0.1:${etcdPeer}`,
    '--initial-cluster',
    `default=http://127.0.0.1:${etcdPeer}`,
  ]);
  const startDatabase = (member: Member) => {
    const number = Number(member.slice(2));
    const [at, address] = [number - 1, addressOf(number)];
    mkdirSync(databaseFolder(member), { recursive: true, mode: 0o700 });
    if (postgres.uid !== undefined) chownSync(databaseFolder(member), postgres.uid, postgres.gid ?? postgres.uid);
    const env = {
      PATRONI_NAME: member,
      PATRONI_ETCD3_HOSTS: `${networks?.host ?? loopback}:${etcd}`,
      PATRONI_RESTAPI_LISTEN: `${address}:${rests[at]}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:${rests[at]}`,
      PATRONI_POSTGRESQL_LISTEN: `${address}:${databases[at]}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:${databases[at]}`,
      PATRONI_POSTGRESQL_DATA_DIR: join(databaseFolder(member), 'data'),
      PATRONI_POSTGRESQL_PGPASS: join(databaseFolder(member), 'pgpass'),
      PATRONI_POSTGRESQL_BIN_DIR: postgresFolder(),
      PATRONI_SUPERUSER_USERNAME: 'vonk',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
    };
    const command: [string, ...string[]] = [programs.patroni, writePatroni(databaseFolder(member))];
    if (networks) start(member, networks.inside(number, command, postgres), { env });
    else start(member, command, { env, account: postgres });
  };
  for (const at of numbers) startDatabase(`db${at}`);
  for (const at of numbers) {
    const env = {
      NATS_NAME: `nats${at}`,
      NATS_PASSWORD: password,
      NATS_ADDRESS: '127.0.0.1',
      NATS_PORT: String(buses[at - 1]),
      NATS_ROUTE_PORT: String(routes[at - 1]),
      NATS_ROUTES: routes.map((port) => `nats://127.0.0.1:${port}`).join(','),
    };
    start(`nats${at}`, commandOf('vonk-nats.service', env), { env });
  }
  const databaseCluster = clusterAt(numbers.map((at) => `http://${addressOf(at)}:${rests[at - 1]}`));
  const hosts = numbers.map((at) => `${addressOf(at)}:${databases[at - 1]}`).join(',');
  const busUrl = `nats://vonk:${password}@${buses.map((port) => `127.0.0.1:${port}`).join(',')}`;
  await databaseCluster.whole();
  start('haproxy', [programs.haproxy, '-db', '-f', join(deploy, 'haproxy.cfg')], {
    env: {
      VONK_BIND: `127.0.0.1:${site}`,
      VONK_APP_1: `127.0.0.1:${apps[0]}`,
      VONK_APP_2: `127.0.0.1:${apps[1]}`,
      DATABASE_BIND: `127.0.0.1:${database}`,
      ...Object.fromEntries(numbers.map((at) => [`DATABASE_${at}`, `${addressOf(at)}:${databases[at - 1]}`])),
      ...Object.fromEntries(numbers.map((at) => [`PATRONI_PORT_${at}`, String(rests[at - 1])])),
    },
  });
  start('nginx', [programs.nginx, '-c', writeNginx(folder, { apps, port: secure }), '-g', 'daemon off;']);
  const proxiedUrl = `postgres://vonk:${password}@127.0.0.1:${database}/postgres`;
  // Until it has looked, haproxy takes all of them to be the primary.
  await wait(5_000);
  await until('the proxy', async () =>
    askOnce(proxiedUrl, 'select 1 / (not pg_is_in_recovery())::int').then(
      () => true,
      () => false,
    ),
  );
  start('prometheus', [
    programs.prometheus,
    ...configure({ folder: join(folder, 'prometheus'), port: watch, targets: figures }),
  ]);
  const portOf = (name: 'app0' | 'app1') => apps[Number(name.slice(3))] ?? 0;
  let known: Readonly<Record<string, string>> = {};
  const startProcess = async (name: 'app0' | 'app1', settings: typeof known, checkout: string) => {
    known = settings;
    const env = {
      PORT: String(portOf(name)),
      METRICS_PORT: String(figures[Number(name.slice(3))]),
      DATA_DIR: join(folder, 'data'),
      BUS_URL: busUrl,
      SKIP_SEED: 'true',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      DRAIN_SECONDS: '5',
      PUBLIC_URL: `http://localhost:${site}`,
      ...settings,
    };
    start(name, commandOf('vonk@.service', {}, checkout), { env, cwd: checkout });
    await until(`an answer of ${name}`, () => isReady(portOf(name)));
  };
  const end = async (name: string, signal: NodeJS.Signals) => {
    const child = running.get(name);
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill(signal);
    await gone;
  };
  const stop = async () => {
    const names = [...running.keys()];
    // Killed at once, nginx would leave its workers behind.
    for (const name of names.filter((name) => name === 'nginx' || name.startsWith('app')))
      running.get(name)?.kill('SIGTERM');
    await wait(1_500);
    for (const name of names) {
      if (name.startsWith('db')) signalTree(running.get(name), databaseFolder(name), 'SIGKILL');
      running.get(name)?.kill('SIGKILL');
    }
    await wait(300);
    networks?.remove();
    if (!process.env['KEEP']) rmSync(folder, { recursive: true, force: true });
    else console.log(folder);
  };
  return {
    ...databaseCluster,
    databaseUrl: `postgres://vonk:${password}@${hosts}/postgres`,
    proxiedUrl,
    busUrl,
    sitePort: site,
    securePort: secure,
    watchPort: watch,
    folder,
    signal: (member, signal) => signalTree(running.get(member), databaseFolder(member), signal),
    startDatabase,
    plug: networks && ((member, state) => networks.plug(Number(member.slice(2)), state)),
    async startApplication(settings, checkout = root) {
      // One after the other: the first makes the members of the demo.
      for (const name of ['app0', 'app1'] as const) await startProcess(name, settings, checkout);
      await until('an answer by the proxy', () => isReady(site));
    },
    async restart(name, signal) {
      await end(name, signal);
      starts.get(name)?.();
      if (name === 'app0' || name === 'app1') await until(`an answer of ${name}`, () => isReady(portOf(name)));
    },
    async update(name, checkout) {
      await end(name, 'SIGTERM');
      await startProcess(name, known, checkout);
    },
    async stopApplication() {
      await Promise.all(['app0', 'app1'].map((name) => end(name, 'SIGTERM')));
    },
    stop,
  };
}
