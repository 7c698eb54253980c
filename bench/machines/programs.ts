import { type ChildProcess, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const deploy = join(root, 'deploy');

/** A file of deploy/ with these values in its places, as `envsubst` does it. */
export const filled = (file: string, values: Readonly<Record<string, string>>): string =>
  readFileSync(join(deploy, file), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Whether the application answers there, its database too. */
export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** What systemd starts by one of our units, from a checkout in place of /opt/vonk; `i` is the instance's name. */
export function commandOf(
  unit: string,
  environment: Readonly<Record<string, string>>,
  checkout = root,
): [string, ...string[]] {
  const line = /^ExecStart=(.*)$/m.exec(readFileSync(join(deploy, 'systemd', unit), 'utf8'))?.[1] ?? '';
  const [program = '', ...args] = line
    .replaceAll('/opt/vonk/', checkout)
    .replaceAll('%i', environment['i'] ?? '')
    .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => environment[name] ?? '')
    .split(' ');
  return [program, ...args];
}

export interface How {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  account?: Account;
}

export interface Account {
  uid?: number;
  gid?: number;
}

/** The environment of every program: nothing of who runs the bench. */
export const basic = (): Record<string, string> => ({
  PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
  LC_ALL: 'C.UTF-8',
});

/** Whom a program runs as where root runs the bench; else whoever does. */
export function accountOf(name: string): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) => Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Where the programs of the newest PostgreSQL of Debian's are. */
export function postgresFolder(): string {
  const { stdout } = spawnSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1'], {
    encoding: 'utf8',
  });
  return stdout.trim();
}

/** To a program and to every process of PostgreSQL that stands in its folder. */
export function signalTree(program: ChildProcess | undefined, folder: string, signal: NodeJS.Signals): void {
  program?.kill(signal);
  const pids = spawnSync('sh', ['-c', 'for p in /proc/[0-9]*; do echo "${p#/proc/} $(readlink $p/cwd)"; done'], {
    encoding: 'utf8',
  });
  for (const line of pids.stdout.split('\n')) {
    const [pid, cwd = ''] = line.split(' ');
    if (!cwd.startsWith(`${folder}/`)) continue;
    try {
      process.kill(Number(pid), signal);
    } catch {
      // It ended meanwhile.
    }
  }
}

/** So many ports that nobody listens on. */
export async function ports(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const found = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return found;
}

/** A port that nobody listens on for each name. */
export async function portsFor<Name extends string>(
  ...names: readonly Name[]
): Promise<Readonly<Record<Name, number>>> {
  const found = await ports(names.length);
  return Object.fromEntries(names.map((name, at) => [name, found[at]])) as Record<Name, number>;
}

/** Waits until something is so; throws when it is not within two minutes. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within two minutes`);
    await wait(250);
  }
}

/** Asks the database at an address once. */
export async function askOnce<Row extends object>(
  connectionString: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows[0] as Row;
  } finally {
    await client.end();
  }
}
