import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pause } from '../chat-ground.ts';

const control = '/usr/sbin/ejabberdctl';
const schema = '/usr/share/ejabberd/sql/pg.sql';
const database = 'bench_ejabberd';
const userName = 'ejabberd';

/** An ejabberd of its own, whose accounts and archive stand in a database of the bench's PostgreSQL. */
export interface Ejabberd {
  readonly port: number;
  readonly version: string;
  /** Its processes stand in here. */
  readonly folder: string;
  /** How many messages its archive holds; each stands there for its sender and for its recipient. */
  archived(): Promise<number>;
  stop(): Promise<void>;
}

/** Whether Debian's ejabberd is here with its client for PostgreSQL, and this user may start it. */
export const hasEjabberd = (): boolean => process.getuid?.() === 0 && existsSync(control) && existsSync(schema);

/** Starts ejabberd as it comes, with `names` in it, on the loopback address alone, without TLS and its limits. */
export async function startEjabberd(connection: pg.ClientConfig, names: readonly string[]): Promise<Ejabberd> {
  const pool = await makeDatabase(connection, names);
  const folder = mkdtempSync(join(tmpdir(), 'vonk-ejabberd-'));
  for (const part of ['spool', 'logs']) mkdirSync(join(folder, part));
  const port = await freePort();
  writeFileSync(join(folder, 'ejabberd.yml'), settingsOf(connection, port));
  writeFileSync(join(folder, 'ejabberdctl.cfg'), 'INET_DIST_INTERFACE=127.0.0.1\nERL_MAX_PORTS=65536\n');
  writeFileSync(join(folder, 'inetrc'), '{lookup,["file","native"]}.\n{host,{127,0,0,1}, ["localhost"]}.\n');
  // Erlang keeps it at home: what starts and what asks it make one each if they begin together.
  writeFileSync(join(folder, '.erlang.cookie'), randomUUID(), { mode: 0o400 });
  execFileSync('chown', ['-R', userName, folder]);
  const args = ['-d', folder, '-l', join(folder, 'logs'), '-s', join(folder, 'spool'), '-n', `bench${port}@localhost`];
  // Left to itself it changes its user by PAM, which lets it have a thousand connections.
  const asItself = ['--reuid', userName, '--regid', userName, '--init-groups', control, ...args];
  const env = { ...process.env, HOME: folder };
  const child = spawn('setpriv', [...asItself, 'foreground'], { cwd: folder, env, stdio: 'ignore' });
  const command = (...words: string[]) =>
    execFileSync('setpriv', [...asItself, ...words], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  await untilUp(command, () => child.exitCode === null).catch((error: unknown) => {
    const log = join(folder, 'logs', 'ejabberd.log');
    throw new Error(existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : 'ejabberd said nothing', {
      cause: error,
    });
  });
  return {
    port,
    version: /ejabberd (\S+) is running/.exec(command('status'))?.[1] ?? '?',
    folder,
    archived: async () =>
      (await pool.query<{ count: number }>('select count(*)::int as count from archive')).rows[0]?.count ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      command('stop');
      await ended;
      await pool.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeDatabase(connection: pg.ClientConfig, names: readonly string[]): Promise<pg.Pool> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`drop database if exists ${database} with (force)`);
  await client.query(`create database ${database} encoding 'UTF8' template template0`);
  await client.end();
  const pool = new pg.Pool({ ...connection, database, max: 2 }).on('error', () => {});
  await pool.query(readFileSync(schema, 'utf8'));
  await pool.query('insert into users (username, password) select name, name from unnest($1::text[]) as n(name)', [
    names,
  ]);
  await pool.query('analyze');
  return pool;
}

/** As Debian ships it, but for what would make it slower: no TLS, no limits; and with its archive in PostgreSQL. */
const settingsOf = ({ host, port, user, password }: pg.ClientConfig, listens: number): string => `
hosts: [localhost]
loglevel: error
listen:
  - {port: ${listens}, ip: "127.0.0.1", module: ejabberd_c2s, max_stanza_size: 262144, access: all, backlog: 512}
auth_method: [sql]
auth_password_format: plain
sql_type: pgsql
sql_server: ${JSON.stringify(host)}
sql_port: ${port}
sql_database: ${database}
sql_username: ${JSON.stringify(user)}
sql_password: ${JSON.stringify(typeof password === 'string' ? password : '')}
default_db: sql
modules:
  mod_mam: {default: always}
`;

async function untilUp(command: (...words: string[]) => string, isAlive: () => boolean): Promise<void> {
  for (const started = performance.now(); performance.now() - started < 60_000 && isAlive(); await pause(500)) {
    try {
      command('status');
      return;
    } catch {
      // Not yet.
    }
  }
  throw new Error('ejabberd did not start');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
