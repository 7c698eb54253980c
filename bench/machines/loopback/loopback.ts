import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openNetworks } from './networks.ts';
import { configure } from './prometheus.ts';
import {
  accountOf,
  askOnce,
  basic,
  commandOf,
  deploy,
  filled,
  type How,
  isReady,
  ports,
  portsFor,
  postgresFolder,
  root,
  signalTree,
  until,
} from '../programs.ts';

/** Programs of Debian's that stand for machines here, and the package of each. */
const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  'nats-server': '/usr/sbin/nats-server',
  nginx: '/usr/sbin/nginx',
  prometheus: '/usr/bin/prometheus',
  openssl: '/usr/bin/openssl',
} as const;

/** The packages that lack for it. */
export const missingPackages = (): string[] =>
  Object.entries(programs)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);

/** Says so where Patroni is one that lets a primary that hung win over what was acknowledged since. */
function warnOfPatroni(): void {
  const { stdout } = spawnSync(programs.patroni, ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(stdout)?.[0] ?? '').split('.').map(Number);
  if (major > 3 || (major === 3 && minor >= 1)) return;
  console.warn(`${stdout.trim()}: after a primary hung, what was acknowledged may be lost; 3.1 is the first without`);
}

const password = 'of-this-run-alone';
const numbers = [1, 2, 3] as const;
export type Member = 'db1' | 'db2' | 'db3';

/**
 * All of deploy/ on this machine: three databases with etcd, three servers of NATS, two processes, a proxy, Prometheus.
 */
export interface Loopback {
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
  primary(): Promise<Member>;
  /** Sends a signal to a database's Patroni and to all of PostgreSQL there, as if its machine died or hung. */
  signal(member: Member, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  startDatabase(member: Member): void;
  /** Cuts a database off from all others, or ends that; undefined where they are not apart. */
  readonly plug: ((member: Member, state: 'up' | 'down') => void) | undefined;
  /** Asks Patroni for another primary. */
  switchOver(): Promise<void>;
  /**
   * Resolves when three run, one of them as primary and one as its synchronous standby, with those that were copied
   * anew for it: what is not there again in two minutes is, as operators do.
   */
  whole(): Promise<readonly Member[]>;
  /** Both processes, from this checkout or another one. */
  startApplication(settings: Readonly<Record<string, string>>, checkout?: string): Promise<void>;
  /** Ends a process of the application as systemd does, and starts it from another checkout once it is gone. */
  update(name: 'app0' | 'app1', checkout: string): Promise<void>;
  stopApplication(): Promise<void>;
  /** Ends a process of the application or a server of NATS by a signal and starts it anew once it is gone. */
  restart(name: 'app0' | 'app1' | 'nats1' | 'nats2' | 'nats3', signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  stop(): Promise<void>;
}

interface Patient {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | string;
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
  const restUrls = numbers.map((at) => `http://${addressOf(at)}:${rests[at - 1]}`);
  const cluster = async (): Promise<readonly Patient[]> => {
    for (const url of restUrls) {
      const members = await fetch(`${url}/cluster`, { signal: AbortSignal.timeout(1000) })
        .then((answer) => answer.json() as Promise<{ members: Patient[] }>)
        .then(({ members }) => members)
        .catch(() => undefined);
      if (members) return members;
    }
    return [];
  };
  const primary = async () => {
    const leader = (await cluster()).find(({ role, state }) => role === 'leader' && state === 'running');
    return leader?.name as Member | undefined;
  };
  const whole = async () => {
    const illOf = (members: readonly Patient[]) => {
      const leader = members.find(({ role }) => role === 'leader');
      return members.filter(
        ({ state, lag, timeline }) =>
          !['running', 'streaming'].includes(state) || Number(lag ?? 0) >= 1_000_000 || timeline !== leader?.timeline,
      );
    };
    const isWhole = (members: readonly Patient[]) =>
      ['leader', 'sync_standby', 'replica'].every((wanted) => members.some(({ role }) => role === wanted)) &&
      illOf(members).length === 0;
    const untilWhole = () => until('three databases', async () => isWhole(await cluster()));
    try {
      await untilWhole();
      return [];
    } catch {
      const ill = illOf(await cluster()).filter(({ role }) => role === 'replica');
      for (const { name } of ill) {
        const url = restUrls[Number(name.slice(2)) - 1];
        await fetch(`${url}/reinitialize`, { method: 'POST', body: JSON.stringify({ force: true }) });
      }
      await untilWhole();
      return ill.map(({ name }) => name as Member);
    }
  };
  const hosts = numbers.map((at) => `${addressOf(at)}:${databases[at - 1]}`).join(',');
  const busUrl = `nats://vonk:${password}@${buses.map((port) => `127.0.0.1:${port}`).join(',')}`;
  await whole();
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
    databaseUrl: `postgres://vonk:${password}@${hosts}/postgres`,
    proxiedUrl,
    busUrl,
    sitePort: site,
    securePort: secure,
    watchPort: watch,
    folder,
    async primary() {
      await until('a primary', async () => (await primary()) !== undefined);
      return (await primary()) ?? 'db1';
    },
    signal: (member, signal) => signalTree(running.get(member), databaseFolder(member), signal),
    startDatabase,
    plug: networks && ((member, state) => networks.plug(Number(member.slice(2)), state)),
    async switchOver() {
      const leader = await primary();
      const body = JSON.stringify({ leader });
      const at = Number(leader?.slice(2)) - 1;
      const answer = await fetch(`${restUrls[at]}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`Patroni does not switch over: ${await answer.text()}`);
    },
    whole,
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

/**
 * A folder of Patroni's configuration: that of deploy/, and a place for the socket that whoever runs the bench may
 * write to. It cannot be the database's own: what lies there is copied by pg_rewind, which fails at a socket.
 */
function writePatroni(own: string): string {
  const folder = join(own, 'patroni');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(deploy, 'patroni.yml'), join(folder, '1-deploy.yml'));
  const parameters = { unix_socket_directories: own };
  writeFileSync(join(folder, '2-here.yml'), JSON.stringify({ postgresql: { parameters } }));
  return folder;
}

/** The configuration of nginx with its addresses and a certificate of this run; answers where it stands. */
function writeNginx(folder: string, { apps, port }: { apps: readonly number[]; port: number }): string {
  const own = join(folder, 'nginx');
  mkdirSync(own);
  const [certificate, key, file] = [join(own, 'certificate.pem'), join(own, 'key.pem'), join(own, 'nginx.conf')];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const made = spawnSync(programs.openssl, [...options, '-out', certificate, '-keyout', key], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const values: Readonly<Record<string, string>> = {
    NGINX_FOLDER: own,
    VONK_BIND: `127.0.0.1:${port}`,
    VONK_APP_1: `127.0.0.1:${apps[0]}`,
    VONK_APP_2: `127.0.0.1:${apps[1]}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
  };
  writeFileSync(file, filled('nginx.conf', values));
  return file;
}
