import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { settings } from '../../src/main/config.ts';
import { freePort } from '../listen.ts';
import { checkout, databasesIn, lineOf, programs, startProgram, type Started } from './program.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const isRootOnLinux = process.getuid?.() === 0 && process.platform === 'linux';

let root: string;
const started = new Set<Started>();

// Closed to all but its owner, as `mktemp -d` makes one, and with a space in its path.
beforeAll(async () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../../tools/build/build-if-needed.mjs', import.meta.url))]);
  root = join(await realpath(await mkdtemp(join(tmpdir(), 'start-'))), 'a folder');
  await mkdir(root);
  const made = await startProgram('migrate', { DATA_DIR: join(root, 'template') }).ended;
  if (made.code !== 0) throw new Error(`no database could be made: ${made.err}`);
});

afterAll(async () => {
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all([...started].map(({ ended }) => ended));
  await rm(join(root, '..'), { recursive: true, force: true });
});

function start(dataDir: string, more: Record<string, string> = {}): Started {
  const program = startProgram('start', { DATA_DIR: dataDir, ...more });
  started.add(program);
  return program;
}

const migrate = (dataDir: string) => startProgram('migrate', { DATA_DIR: dataDir });

/** A data folder with a database of this version. */
function copyTemplate(name: string): string {
  execFileSync('cp', ['-a', join(root, 'template'), join(root, name)]);
  return join(root, name);
}

async function answers(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
}

async function end({ child, ended }: Started, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0, err: '' });
}

async function change(dataDir: string, text: string): Promise<void> {
  const { startEmbeddedPostgres } = await import('../../src/platform/database/embedded-postgres.ts');
  const { createLog } = await import('../../src/platform/log.ts');
  const embedded = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
  const client = new Client(embedded.connection);
  await client.connect();
  await client.query(text);
  await client.end();
  await embedded.stop();
}

// One value that no setting of its kind can use; `settings` holds all there are.
const unusable: Record<(typeof settings)[number], string> = {
  MODE: 'live',
  PORT: '70000',
  HOST: 'no such host',
  PUBLIC_URL: 'nowhere',
  TRUST_PROXY: '-1',
  COUNTRY_HEADER: 'CF IPCountry',
  DATA_DIR: '/dev/null',
  DATABASE_URL: 'mysql://here',
  DATABASE_NAMED_STATEMENTS: 'perhaps',
  SMTP_URL: 'mail.example.com',
  S3_BUCKET: 'without-its-keys',
  S3_REGION: 'far away',
  S3_ACCESS_KEY_ID: 'alone',
  S3_SECRET_ACCESS_KEY: 'alone',
  S3_ENDPOINT: 'ftp://store',
  SESSION_SECRET: 'short',
  SANDBOX_PAYMENTS: 'perhaps',
  METRICS_TOKEN: 'short',
  LOG_LEVEL: 'loud',
  SKIP_SEED: 'perhaps',
};

describe('one line and nothing left', () => {
  test.each(settings)('%s with a value that cannot be', async (name) => {
    const told = name === 'DATA_DIR' ? /DATA_DIR/ : new RegExp(`\\b(${name}|S3_[A-Z_]+)\\b`);
    const dataDir = join(root, 'never');
    const program = start(dataDir, { PORT: String(await freePort()), [name]: unusable[name] });
    expect(await lineOf(program)).toMatch(told);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  test('a port that is taken', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as { port: number };
    const dataDir = copyTemplate('port');
    expect(await lineOf(start(dataDir, { PORT: String(port) }), dataDir)).toMatch(/in use.*PORT=\d+ npm start/);
  });

  test.each([
    ['a file', async (path: string) => (await writeFile(path, ''), path)],
    ['below a file', async (path: string) => (await writeFile(path, ''), join(path, 'data'))],
    ['a link to nothing', async (path: string) => (await symlink(join(root, 'nothing', 'there'), path), path)],
    [
      'where no folders can be',
      () => Promise.resolve(process.platform === 'linux' ? '/proc/none/data' : '/dev/null/x'),
    ],
    ['of a name too long', (path: string) => Promise.resolve(`${path}${'x'.repeat(300)}`)],
  ])('a data folder that is %s', async (name, make) => {
    const dataDir = await make(join(root, `unusable ${name}`));
    expect(await lineOf(migrate(dataDir))).toMatch(/^The data folder .* Set DATA_DIR to/);
  });

  test.each([
    [
      'of another major version',
      async (data: string) => writeFile(join(data, 'PG_VERSION'), '15\n'),
      /made by PostgreSQL 15.*backup/,
    ],
    [
      'without its control file',
      async (data: string) => rm(join(data, 'global', 'pg_control')),
      /did not start.*pg_control/,
    ],
    [
      'with broken settings',
      async (data: string) => writeFile(join(data, 'postgresql.conf'), 'nonsense ==\n'),
      /did not start/,
    ],
  ])('a database %s', async (name, spoil, words) => {
    const dataDir = copyTemplate(`spoilt ${name}`);
    await spoil(join(dataDir, 'postgres', 'data'));
    expect(await lineOf(migrate(dataDir), dataDir)).toMatch(words);
  });

  test.each([
    [
      'was changed',
      `update schema_migrations set checksum = 'other' where number = 1`,
      /Migration 0001-\S+ was changed/,
    ],
    ['fails', 'delete from schema_migrations', /Migration \d{4}-\S+ failed/],
  ])('a migration that %s', async (name, text, words) => {
    const dataDir = copyTemplate(`migration that ${name}`);
    await change(dataDir, text);
    expect(await lineOf(start(dataDir, { PORT: String(await freePort()) }), dataDir)).toMatch(words);
    expect(await lineOf(migrate(dataDir), dataDir)).toMatch(words);
  });

  test.each([
    [
      'nobody listens',
      () => 'postgres://app:secret@127.0.0.1:9/app',
      /127\.0\.0\.1:9\) cannot be used: nothing listens/,
    ],
    [
      'there is no host',
      () => 'postgres://app:secret@vonk.invalid/app',
      /vonk\.invalid:5432\) cannot be used: there is no/,
    ],
    ['there is no such database', () => refusing('3D000'), /has no database app/],
    ['the password is wrong', () => refusing('28P01'), /refuses the user app or the password/],
    ['the server is busy', () => refusing('53300'), /cannot be used: no more room/],
  ])('a DATABASE_URL where %s', async (_, url, words) => {
    const program = startProgram('migrate', { DATABASE_URL: await url(), DATA_DIR: join(root, 'unused') });
    expect(await lineOf(program)).toMatch(words);
    expect((await program.ended).err).not.toContain('secret');
  });

  test.runIf(isRootOnLinux).each(['setuid', 'chown'])('a root without the power of %s', async (power) => {
    const [program] = programs.migrate;
    const args = ['--bounding-set', `-${power}`, '--inh-caps', `-${power}`, process.execPath, program, 'migrate'];
    const env = { PATH: process.env['PATH'], DATA_DIR: join(root, `without ${power}`) };
    const { status, stderr } = spawnSync('setpriv', args, { cwd: checkout, env, encoding: 'utf8' });
    expect(stderr).toMatch(/^The database cannot run as root, and this root may not .* DATABASE_URL\.\n$/);
    expect(status).toBe(1);
  });

  test.runIf(isRootOnLinux).each([
    ['before there is a database', 4, false],
    ['with a database on it', 200, true],
  ])('a disk that is full %s', async (name, megabytes, isMade) => {
    const disk = join(root, `disk ${name}`);
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
    const dataDir = join(disk, 'data');
    if (isMade) {
      execFileSync('cp', ['-a', join(root, 'template'), dataDir]);
      await writeFile(join(disk, 'rest'), Buffer.alloc(megabytes * 1_048_576)).catch(() => undefined);
    }
    const program = start(dataDir, { PORT: String(await freePort()) });
    expect(await lineOf(program, dataDir)).toMatch(/^The disk that holds the data folder .*is full\. Make room/);
  });
});

/** The address of a server that refuses everybody with a code of PostgreSQL. */
async function refusing(code: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno more room\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `postgres://app:secret@127.0.0.1:${(server.address() as { port: number }).port}/app`;
}

describe('a start that is broken off', () => {
  const moments: [string, (dataDir: string, program: Started) => Promise<boolean>][] = [
    [
      'while the database is made',
      async (dataDir) => (await list(join(dataDir, 'postgres'))).some((name) => name.startsWith('data.new-')),
    ],
    [
      'as soon as the database runs',
      async (dataDir) => (await list(join(dataDir, 'postgres', 'data'))).includes('postmaster.pid'),
    ],
    ['while it migrates', async (_, program) => program.said().includes('the embedded database is up')],
    ['while demo members are made', async (_, program) => program.said().includes('demo members are being made')],
  ];
  const list = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGTERM'] as const;

  test.each(moments.map(([name, isThere], at) => ({ name, isThere, signal: signals[at] ?? 'SIGTERM' })))(
    '$name, by $signal, leaves nothing, and the next one begins anew',
    async ({ name, isThere, signal }) => {
      const dataDir = join(root, `broken off ${name}`);
      const program = start(dataDir, { PORT: String(await freePort()), SKIP_SEED: 'false' });
      await expect.poll(() => isThere(dataDir, program), { timeout: 60_000, interval: 5 }).toBe(true);
      await end(program, signal);
      expect(await databasesIn(dataDir)).toEqual([]);
      expect(await migrate(dataDir).ended).toMatchObject({ code: 0, err: '' });
    },
  );
});

test('a server killed in the midst of its work leaves a database that the next one takes over and stops', async () => {
  const dataDir = copyTemplate('killed');
  const killed = start(dataDir, { PORT: String(await freePort()) });
  await expect.poll(() => killed.said(), { timeout: 60_000 }).toContain('Vonk runs on');
  killed.child.kill('SIGKILL');
  await killed.ended;
  const port = await freePort();
  const next = start(dataDir, { PORT: String(port) });
  await answers(port);
  await end(next);
  expect(await databasesIn(dataDir)).toEqual([]);
});

test('two servers share a data folder, and the database stays for the second one', async () => {
  const dataDir = copyTemplate('shared');
  const [one, other] = [await freePort(), await freePort()];
  const first = start(dataDir, { PORT: String(one) });
  await answers(one);
  const second = start(dataDir, { PORT: String(other) });
  await answers(other);
  expect(await lineOf(start(dataDir, { PORT: String(other) }))).toMatch(/in use/);
  await end(first);
  await answers(other);
  await end(second);
  expect(await databasesIn(dataDir)).toEqual([]);
});
