import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../listen.ts';
import { atEnd } from '../../ends/at-end.ts';

const program = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'].find(existsSync);

/** It runs where Debian's nats-server is installed. */
export const hasNats = program !== undefined;

/** Real servers of NATS that know each other, on this machine alone. */
export interface NatsCluster {
  /** The setting BUS_URL that names all of them, the one at `first` before the others. */
  url(first?: number): string;
  /** Ends one as a power cut does. */
  kill(at: number): Promise<void>;
  /** Starts one that was killed. */
  start(at: number): Promise<void>;
}

/** Starts `count` of them, which ask for a user and a password; they end with the file's tests. */
export async function startNats(count: number): Promise<NatsCluster> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const routePorts = await Promise.all(Array.from({ length: count }, freePort));
  const running = new Map<number, ChildProcess>();
  const routes = routePorts.map((port) => `nats://127.0.0.1:${port}`).join(',');
  const start = async (at: number) => {
    const ofCluster = ['--cluster_name', 'test', '--cluster', `nats://127.0.0.1:${routePorts[at]}`, '--routes', routes];
    const own = ['-a', '127.0.0.1', '-p', String(ports[at]), '-n', `n${at}`, '--user', 'vonk', '--pass', 'p@ss'];
    const args = count === 1 ? own : [...own, ...ofCluster];
    running.set(at, spawn(program ?? '', args, { stdio: 'ignore' }));
    while (!(await answers(ports[at] ?? 0))) await wait(20);
  };
  const kill = async (at: number) => {
    const server = running.get(at);
    running.delete(at);
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  await Promise.all(ports.map((_, at) => start(at)));
  atEnd(() => Promise.all(ports.map((_, at) => kill(at))));
  return {
    url: (first = 0) =>
      [...ports.slice(first), ...ports.slice(0, first)]
        .map((port, at) => `${at === 0 ? 'nats://vonk:p%40ss@' : ''}127.0.0.1:${port}`)
        .join(','),
    kill,
    start,
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    const is = (answer: boolean) => () => (line.destroy(), resolve(answer));
    line.once('data', is(true)).once('error', is(false));
  });
