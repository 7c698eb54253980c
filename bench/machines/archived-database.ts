import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  accountOf,
  askOnce,
  basic,
  commandOf,
  deploy,
  filled,
  ports,
  postgresFolder,
  signalTree,
  until,
} from './programs.ts';

const execute = promisify(execFile);
const pgbackrest = '/usr/bin/pgbackrest';

/** The packages that lack for it. */
export const missingForBackups = (): string[] => [
  ...(existsSync(pgbackrest) ? [] : ['pgbackrest']),
  ...(postgresFolder() === '' ? ['postgresql'] : []),
];

/** One PostgreSQL of Debian's whose log goes to pgbackrest, as deploy/pgbackrest has it. */
export interface ArchivedDatabase {
  readonly url: string;
  /** Where its data and its backups are. */
  readonly folder: string;
  /** Starts it and waits until it takes writes. */
  start(): Promise<void>;
  /** What the timers start: `full` or `incr`. */
  backUp(kind: 'full' | 'incr'): Promise<void>;
  /** Kills it and deletes all it has on disk, but for the backups. */
  destroy(): Promise<void>;
  /** Puts it back by deploy/pgbackrest/restore.sh, as of a moment or as of the last that was archived. */
  restore(moment?: string): Promise<void>;
  /** Bytes of the backups, their part of the log included. */
  backupBytes(): Promise<number>;
  stop(): void;
}

/** Makes one in a folder, and its place for backups. */
export async function openArchivedDatabase(folder: string): Promise<ArchivedDatabase> {
  const account = accountOf('postgres');
  const programs = postgresFolder();
  const [port = 0] = await ports(1);
  const [data, backups, socket] = [join(folder, 'database'), join(folder, 'backups'), join(folder, 'socket')];
  const own = (path: string) => {
    if (account.uid !== undefined) chownSync(path, account.uid, account.gid ?? account.uid);
  };
  const makeOwn = (path: string) => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    own(path);
  };
  for (const path of [backups, socket]) makeOwn(path);
  const configuration = join(folder, 'pgbackrest.conf');
  writeFileSync(
    configuration,
    filled('pgbackrest/pgbackrest.conf', {
      BACKUP_FOLDER: backups,
      BACKUP_PASSWORD: 'of-this-run-alone',
      DATABASE_FOLDER: data,
      DATABASE_SOCKET: socket,
      DATABASE_PORT: String(port),
    }),
    { mode: 0o600 },
  );
  own(configuration);
  const env = {
    ...basic(),
    PGBACKREST_CONFIG: configuration,
    PGBACKREST_LOCK_PATH: join(folder, 'socket'),
  };
  // Beside the load, which goes on meanwhile.
  const run = async (program: string, args: readonly string[]) =>
    (await execute(program, args, { ...account, env, cwd: folder })).stdout;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const start = async () => {
    const log = openSync(join(folder, 'database.log'), 'a');
    const where = ['-c', `port=${port}`, '-c', `unix_socket_directories=${socket}`, '-c', 'max_connections=200'];
    server = spawn(join(programs, 'postgres'), ['-D', data, ...where], {
      ...account,
      env,
      cwd: data,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    await until('a database that takes writes', () =>
      askOnce<{ is: boolean }>(url, 'select not pg_is_in_recovery() as is').then(
        ({ is }) => is,
        () => false,
      ),
    );
  };
  makeOwn(data);
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  copyFileSync(join(deploy, 'pgbackrest/archive.conf'), join(data, 'archive.conf'));
  own(join(data, 'archive.conf'));
  appendFileSync(join(data, 'postgresql.conf'), "\ninclude 'archive.conf'\n");
  await start();
  await run(pgbackrest, ['--stanza=vonk', 'stanza-create']);
  await run(pgbackrest, ['--stanza=vonk', 'check']);
  return {
    url,
    folder,
    start,
    async backUp(kind) {
      const [program, ...args] = commandOf('vonk-backup@.service', { i: kind });
      await run(program, args);
    },
    async destroy() {
      signalTree(server, data, 'SIGKILL');
      await until('the end of the database', async () => server?.exitCode !== null || server.signalCode !== null);
      rmSync(data, { recursive: true });
      makeOwn(data);
    },
    async restore(moment) {
      await run(join(deploy, 'pgbackrest/restore.sh'), moment === undefined ? [] : [moment]);
    },
    backupBytes: async () => Number((await run('du', ['-sb', backups])).split('\t')[0]),
    stop: () => signalTree(server, data, 'SIGKILL'),
  };
}
