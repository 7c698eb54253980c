import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from './embedded-postgres.ts';
import { createLog } from '../log.ts';
import { findPostgresBinaries } from '../postgres/binaries.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const log = createLog('silent');
const isRoot = process.getuid?.() === 0;
const nobody = 65534;
const settings = { fsync: 'off', shared_buffers: '16MB' };
const installed = dirname(
  dirname(
    createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
    ),
  ),
);

let root: string;
const running = new Set<EmbeddedPostgres>();
const children = new Set<ChildProcess>();

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'pg-test-')));
  await chmod(root, 0o755);
  await (await start(join(root, 'template'))).stop();
  running.clear();
});

afterEach(async () => {
  for (const server of running) await server.stop().catch(() => undefined);
  running.clear();
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function start(dataDir: string, more: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log, settings, ...more });
  running.add(server);
  return server;
}

/** A data folder with a database that was stopped well, copied from the template. */
async function madeBefore(name: string): Promise<string> {
  const dataDir = join(root, name);
  execFileSync('cp', ['-a', join(root, 'template'), dataDir]);
  return dataDir;
}

async function query(
  server: { connection: EmbeddedPostgres['connection'] },
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client(server.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'postgres', 'data', 'postmaster.pid');
const serverPid = async (dataDir: string) => Number((await readFile(lockFile(dataDir), 'utf8')).split('\n')[0]);

/** Another process of ours that starts the database, says so, and stops it when told to; its `line` is what it said. */
async function startElsewhere(dataDir: string, account: { uid?: number; gid?: number } = {}) {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    import { createLog } from ${JSON.stringify(join(import.meta.dirname, '../log.ts'))};
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: createLog('silent'), settings: ${JSON.stringify(settings)} });
    console.log(JSON.stringify({ adopted: server.adopted, connection: server.connection }));
    process.stdin.once('data', async () => { await server.stop(); process.exit(0); });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    ...account,
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  children.add(child);
  const line = await new Promise<string>((resolve, reject) => {
    let complaint = '';
    child.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()));
    child.once('exit', () => reject(new Error(complaint)));
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => (child.kill('SIGKILL'), ended);
  const stop = async () => (child.stdin.write('stop\n'), ended);
  return { ...(JSON.parse(line) as { adopted: boolean; connection: EmbeddedPostgres['connection'] }), kill, stop };
}

test('the first start makes a database, and a later one finds what was written', async () => {
  const dataDir = join(root, 'first');
  const first = await start(dataDir);
  expect(first.adopted).toBe(false);
  await query(first, 'create table kept (id int)');
  await first.stop();
  expect(existsSync(lockFile(dataDir))).toBe(false);

  const second = await start(dataDir);
  expect(await query(second, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  const [made] = await query(
    second,
    `select current_setting('data_checksums') checksums, current_setting('jit') jit, datlocprovider provider from pg_database where datname = current_database()`,
  );
  expect(made).toEqual({ checksums: 'on', jit: 'off', provider: 'i' });
});

test('the database listens on no network port, and only its own user and root may reach its socket', async () => {
  const server = await start(await madeBefore('closed'));
  expect(await query(server, `select current_setting('listen_addresses') addresses`)).toEqual([{ addresses: '' }]);
  expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700);
});

test('a server that outlived the kill -9 of its process is adopted with everything committed, and stopped at the end', async () => {
  const dataDir = await madeBefore('orphan');
  const killed = await startElsewhere(dataDir);
  expect(killed.adopted).toBe(false);
  await query(killed, 'create table kept as select 7 as id');
  const pid = await serverPid(dataDir);
  await killed.kill();

  const server = await start(dataDir);
  expect(server.adopted).toBe(true);
  expect(await serverPid(dataDir)).toBe(pid);
  expect(await query(server, 'select id from kept')).toEqual([{ id: 7 }]);
  await server.stop();
  expect(existsSync(lockFile(dataDir))).toBe(false);
});

test('two processes share one server, and it stays until the last one leaves', async () => {
  const dataDir = await madeBefore('shared');
  const first = await startElsewhere(dataDir);
  const second = await start(dataDir);
  expect(second.adopted).toBe(true);
  await first.stop();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(existsSync(lockFile(dataDir))).toBe(false);
});

test('two processes may make the same new database at once', async () => {
  const dataDir = join(root, 'race');
  const both = await Promise.all([startElsewhere(dataDir), startElsewhere(dataDir)]);
  await query(both[0], 'create table seen_by_both (id int)');
  expect(await query(both[1], 'select * from seen_by_both')).toEqual([]);
  await Promise.all(both.map((one) => one.stop()));
  expect(existsSync(lockFile(dataDir))).toBe(false);
});

test('a server that dies is started again, and a pool goes on by itself', async () => {
  const dataDir = await madeBefore('dies');
  const server = await start(dataDir);
  const pool = new Pool(server.connection);
  pool.on('error', () => undefined);
  await pool.query('create table kept as select 1 as id');
  process.kill(await serverPid(dataDir), 'SIGKILL');
  await expect
    .poll(
      () =>
        pool.query('select id from kept').then(
          ({ rows }) => rows,
          () => undefined,
        ),
      { timeout: 15_000, interval: 100 },
    )
    .toEqual([{ id: 1 }]);
  await pool.end();
});

test.runIf(isRoot && process.platform === 'linux')(
  'a killed server that nobody reaps does not keep the next one away',
  async () => {
    const dataDir = await madeBefore('zombie');
    const binaries = await findPostgresBinaries();
    const data = join(dataDir, 'postgres', 'data');
    const parent = spawn(
      'sh',
      ['-c', `'${binaries.postgres}' -D '${data}' -k '${join(dataDir, 'postgres', 'socket')}' -h '' & exec sleep 60`],
      {
        uid: nobody,
        gid: nobody,
        cwd: '/',
        stdio: 'ignore',
      },
    );
    children.add(parent);
    await expect.poll(() => readFile(lockFile(dataDir), 'utf8').catch(() => ''), { timeout: 5_000 }).toContain('ready');
    const pid = await serverPid(dataDir);
    process.kill(pid, 'SIGKILL');
    await sleep(300);
    expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toContain(' Z ');

    const server = await start(dataDir);
    expect(server.adopted).toBe(false);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
  30_000,
);

test.runIf(process.platform === 'linux')(
  'a lock left by a number that now belongs to another program is cleared',
  async () => {
    const dataDir = await madeBefore('stale');
    const stranger = spawn('sleep', ['60'], { ...(isRoot ? { uid: nobody, gid: nobody } : {}), stdio: 'ignore' });
    children.add(stranger);
    await writeFile(lockFile(dataDir), `${stranger.pid}\n${join(dataDir, 'postgres', 'data')}\n1700000000\n5432\n\n\n`);
    if (isRoot) await chown(lockFile(dataDir), nobody, nobody);
    const server = await start(dataDir);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test('a process killed while it makes the database leaves nothing that stands in the way', async () => {
  const dataDir = join(root, 'killed-early');
  const killed = startElsewhere(dataDir).catch((error: Error) => error);
  const asides = () =>
    readdir(join(dataDir, 'postgres')).then(
      (names) => names.filter((name) => name.startsWith('data.new-')),
      () => [],
    );
  await expect.poll(asides, { timeout: 10_000, interval: 5 }).toHaveLength(1);
  for (const child of children) child.kill('SIGKILL');
  expect(await killed).toBeInstanceOf(Error);
  expect(existsSync(join(dataDir, 'postgres', 'data'))).toBe(false);
  const server = await start(dataDir);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('half a database from long ago is removed', async () => {
  const dataDir = join(root, 'half-made');
  const aside = join(dataDir, 'postgres', 'data.new-0123456789ab');
  await mkdir(join(aside, 'base'), { recursive: true });
  await writeFile(join(aside, 'PG_VERSION'), '18\n');
  await utimes(aside, 1, 1);
  const server = await start(dataDir);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(aside)).toBe(false);
});

test('a database made by another major version is refused, with both versions and a way out', async () => {
  const dataDir = await madeBefore('old');
  await writeFile(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '15\n');
  await expect(start(dataDir)).rejects.toThrow(
    /made by PostgreSQL 15; this release brings PostgreSQL 18 .*backup.*DATABASE_URL/s,
  );
});

test('a folder with other files in it is left alone', async () => {
  const dataDir = join(root, 'others');
  await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'data', 'thesis.txt'), 'years of work');
  await expect(start(dataDir)).rejects.toThrow(/holds files but no database/);
  expect(await readFile(join(dataDir, 'postgres', 'data', 'thesis.txt'), 'utf8')).toBe('years of work');
});

test.runIf(isRoot && process.platform === 'linux')(
  'root starts the database in a closed home, with a space in its path, and finds it again; nobody else gets in',
  async () => {
    const home = join(root, 'closed home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'my data');
    const first = await start(dataDir);
    await query(first, 'create table kept as select 7 as id');
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second, 'select id from kept')).toEqual([{ id: 7 }]);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    const closed = ['data', 'socket', 'server.log'].map((name) => stat(join(dataDir, 'postgres', name)));
    expect((await Promise.all(closed)).map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0]);
    process.kill(await serverPid(dataDir), 'SIGKILL');
    await expect
      .poll(() => query(second, 'select id from kept').catch(() => undefined), { timeout: 15_000 })
      .toEqual([{ id: 7 }]);
  },
);

test.runIf(isRoot && process.platform === 'linux')('root starts the database under a umask of 077', async () => {
  const dataDir = join(root, 'umask');
  const before = process.umask(0o077);
  try {
    const server = await start(dataDir);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  } finally {
    process.umask(before);
  }
});

test.runIf(isRoot)('a link to a closed folder does not open that folder', async () => {
  const [home, dataDir] = [join(root, 'linked-home'), join(root, 'with-link')];
  await mkdir(home, { mode: 0o700 });
  await mkdir(dataDir);
  await symlink(home, join(dataDir, 'postgres'));
  await expect(start(dataDir)).rejects.toThrow(/did not start.*Permission denied/);
  expect((await stat(home)).mode & 0o777).toBe(0o700);
});

describe.runIf(isRoot && process.platform === 'linux')('programs in a closed home', () => {
  let packageFolder: string;
  let place: string;
  beforeAll(async () => {
    packageFolder = join(root, 'closed-checkout', 'package');
    await mkdir(join(packageFolder, 'native', 'bin'), { recursive: true });
    await writeFile(join(packageFolder, 'native', 'bin', 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 18.4"\n');
    await mkdir(join(packageFolder, 'native', 'lib'));
    await writeFile(join(packageFolder, 'native', 'lib', 'libpq.so.5.18'), '');
    await symlink('libpq.so.5.18', join(packageFolder, 'native', 'lib', 'libpq.so.5'));
    await chmod(join(packageFolder, 'native', 'bin', 'postgres'), 0o700);
    await chmod(dirname(packageFolder), 0o700);
    const { postgres } = await find();
    place = dirname(dirname(postgres));
  });
  afterAll(() => rm(place, { recursive: true, force: true }));
  const find = () => findPostgresBinaries(packageFolder, { uid: nobody, gid: nobody });

  test('are copied to where only root may change them, once', async () => {
    expect(place).toMatch(/^\/var\/cache\/embedded-postgres-[0-9a-f]{16}$/);
    expect((await stat(place)).mode & 0o777).toBe(0o755);
    expect((await stat(join(place, 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
    expect(await readlink(join(place, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
    const { ino } = await stat(place);
    expect((await find()).postgres).toBe(join(place, 'bin', 'postgres'));
    expect((await stat(place)).ino).toBe(ino);
    expect(await readdir('/var/cache')).not.toContainEqual(expect.stringMatching(/^embedded-postgres-new-/));
  });

  test('are copied again where the copy lost a file', async () => {
    await rm(join(place, 'lib', 'libpq.so.5.18'));
    await find();
    expect(existsSync(join(place, 'lib', 'libpq.so.5.18'))).toBe(true);
  });

  test('are not taken from where somebody else may write', async () => {
    await chown(place, nobody, nobody);
    const elsewhere = await find();
    expect(elsewhere.postgres).toBe(join(tmpdir(), basename(place), 'bin', 'postgres'));
    await rm(join(tmpdir(), basename(place)), { recursive: true });

    await chown(place, 0, 0);
    await chmod(place, 0o777);
    await symlink('/var', join(tmpdir(), basename(place)));
    await expect(find()).rejects.toThrow(/no copy of them can be made.*only root may change and is not.*DATABASE_URL/);
    await rm(join(tmpdir(), basename(place)));
    await chmod(place, 0o755);
  });

  test('are copied by several processes at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      await rm(place, { recursive: true });
      const found = await Promise.all([find(), find(), find(), find()]);
      expect(new Set(found.map(({ postgres }) => postgres))).toEqual(new Set([join(place, 'bin', 'postgres')]));
    }
  });
});

test.runIf(isRoot)("a database that root's copying made root's is refused, with the way to give it away", async () => {
  const dataDir = await madeBefore('copied');
  execFileSync('chown', ['-R', '0:0', join(dataDir, 'postgres')]);
  await expect(start(dataDir)).rejects.toThrow(/belongs to root.*chown -R 65534:65534/);
});

test.runIf(process.platform === 'linux')(
  'links between the libraries that npm did not make are made',
  async () => {
    const packageFolder = await packageWithoutLinks('unlinked');
    const server = await start(await madeBefore('with-unlinked'), { packageFolder });
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(packageFolder, 'native', 'lib', 'libpq.so.5'))).toBe(true);
  },
  30_000,
);

test.runIf(process.platform === 'linux')(
  'links that cannot be made are named',
  async () => {
    const packageFolder = await packageWithoutLinks('unwritable');
    await chmod(join(packageFolder, 'native', 'lib'), 0o555);
    const asOrdinaryUser = async () => {
      if (isRoot) process.seteuid?.(nobody);
      try {
        return await findPostgresBinaries(packageFolder);
      } finally {
        if (isRoot) process.seteuid?.(0);
      }
    };
    await expect(asOrdinaryUser()).rejects.toThrow(
      /library link .*unwritable\/native\/lib\/\S+ is missing and cannot be made.*DATABASE_URL/,
    );
  },
  30_000,
);

async function packageWithoutLinks(name: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(join(folder, 'native'), { recursive: true });
  execFileSync('cp', ['-a', join(installed, 'native'), folder]);
  execFileSync('find', [join(folder, 'native', 'lib'), '-maxdepth', '1', '-type', 'l', '-delete']);
  return folder;
}

test('a machine that no package exists for is told what to do', async () => {
  const arch = Object.getOwnPropertyDescriptor(process, 'arch')!;
  Object.defineProperty(process, 'arch', { ...arch, value: 's390x' });
  try {
    await expect(findPostgresBinaries()).rejects.toThrow(/s390x is not installed.*DATABASE_URL/s);
  } finally {
    Object.defineProperty(process, 'arch', arch);
  }
});

test('a data folder with a very long path gets its socket in a short one', async () => {
  const dataDir = join(root, 'x'.repeat(80), 'data');
  await mkdir(dirname(dataDir), { recursive: true });
  execFileSync('cp', ['-a', join(root, 'template'), dataDir]);
  const server = await start(dataDir);
  expect(Buffer.byteLength(server.connection.host)).toBeLessThan(90);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  await rm(server.connection.host, { recursive: true });
});

test.runIf(isRoot)('a socket folder that somebody else put there is refused', async () => {
  const dataDir = await madeBefore('trap');
  await rm(join(dataDir, 'postgres', 'socket'), { recursive: true });
  await mkdir(join(dataDir, 'postgres', 'socket'), { mode: 0o777 });
  await expect(start(dataDir)).rejects.toThrow(/socket should be a folder of the user 65534 and is not/);
});

test.runIf(isRoot)(
  'an ordinary user runs the database as himself, and root continues it as that user',
  async () => {
    const dataDir = join(root, 'ordinary');
    await mkdir(dataDir);
    await chown(dataDir, nobody, nobody);
    const ordinary = await startElsewhere(dataDir, { uid: nobody, gid: nobody });
    await ordinary.stop();
    const server = await start(dataDir);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(dataDir, 'postgres', 'data'))).uid).toBe(nobody);
  },
  30_000,
);

test('over TCP, as on Windows, the server asks for its password and is adopted and stopped just so', async () => {
  const dataDir = join(root, 'tcp');
  const server = await start(dataDir, { transport: 'tcp' });
  expect(server.connection.host).toBe('127.0.0.1');
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(query({ connection: { ...server.connection, password: 'wrong' } }, 'select 1')).rejects.toThrow(
    /password/,
  );

  const second = await start(dataDir, { transport: 'tcp' });
  expect(second).toMatchObject({ adopted: true, connection: { port: server.connection.port } });
  await server.stop();
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(existsSync(lockFile(dataDir))).toBe(false);
});

test("the server's log tells of an error without the row that caused it", async () => {
  const dataDir = await madeBefore('discreet');
  const server = await start(dataDir);
  await query(server, 'create table members (email text primary key)');
  const insert = `insert into members values ('anna@example.com')`;
  await query(server, insert);
  await expect(query(server, insert)).rejects.toThrow(/duplicate key/);
  await server.stop();
  const text = await readFile(join(dataDir, 'postgres', 'server.log'), 'utf8');
  expect(text).toContain('duplicate key value violates unique constraint "members_pkey"');
  expect(text).not.toContain('anna');
});
