import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../listen.ts';
import { migrate, useGround } from './ground.ts';
import { checkout, lineOf, programs } from './program.ts';

const isRootOnLinux = process.getuid?.() === 0 && process.platform === 'linux';
const { path: inRoot, start, copyTemplate } = useGround();

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

describe('one line and nothing left', () => {
  test.each([
    ['a file', async (path: string) => (await writeFile(path, ''), path)],
    ['below a file', async (path: string) => (await writeFile(path, ''), join(path, 'data'))],
    ['a link to nothing', async (path: string) => (await symlink(inRoot('nothing/there'), path), path)],
    [
      'where no folders can be',
      () => Promise.resolve(process.platform === 'linux' ? '/proc/none/data' : '/dev/null/x'),
    ],
    ['of a name too long', (path: string) => Promise.resolve(`${path}${'x'.repeat(300)}`)],
  ])('a data folder that is %s', async (name, make) => {
    const dataDir = await make(inRoot(`unusable ${name}`));
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

  test.runIf(isRootOnLinux).each(['setuid', 'chown'])('a root without the power of %s', async (power) => {
    const [program] = programs.migrate;
    const args = ['--bounding-set', `-${power}`, '--inh-caps', `-${power}`, process.execPath, program, 'migrate'];
    const env = { PATH: process.env['PATH'], DATA_DIR: inRoot(`without ${power}`) };
    const { status, stderr } = spawnSync('setpriv', args, { cwd: checkout, env, encoding: 'utf8' });
    expect(stderr).toMatch(/^The database cannot run as root, and this root may not .* DATABASE_URL\.\n$/);
    expect(status).toBe(1);
  });

  test.runIf(isRootOnLinux).each([
    ['before there is a database', 4, false],
    ['with a database on it', 200, true],
  ])('a disk that is full %s', async (name, megabytes, isMade) => {
    const disk = inRoot(`disk ${name}`);
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
    const dataDir = join(disk, 'data');
    if (isMade) {
      execFileSync('cp', ['-a', inRoot('template'), dataDir]);
      await writeFile(join(disk, 'rest'), Buffer.alloc(megabytes * 1_048_576)).catch(() => undefined);
    }
    const program = start(dataDir, { PORT: String(await freePort()) });
    expect(await lineOf(program, dataDir)).toMatch(/^The disk that holds the data folder .*is full\. Make room/);
  });
});
