import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallInput, CallName } from '@vonk/contract/api';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { distFolder } from '../src/main/web/pages.ts';
import { atEnd } from './ends/at-end.ts';
import { type CallOptions, callEndpoint, createKit } from './kit.ts';
import { freePort } from './listen.ts';
import { password } from './members.ts';
import { another } from './profiles.ts';
import { checkout } from './start/program.ts';

const git = (...args: readonly string[]): string => {
  try {
    return execFileSync('git', ['-C', checkout, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

/** The last commit before the newest migration; empty where the history does not go so far back. */
const earlier = () => {
  const newest = git('log', '--diff-filter=A', '--format=%H', '-n', '1', '--', 'server/migrations');
  return newest === '' ? '' : git('rev-parse', '--verify', '--quiet', `${newest}^`);
};

/** A commit in a folder of its own, with the packages of this checkout and its own workspaces. */
function layOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-earlier-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', checkout, folder], { stdio: 'ignore' });
  execFileSync('git', ['-C', folder, 'checkout', '--quiet', commit], { stdio: 'ignore' });
  const packages = join(checkout, 'node_modules');
  mkdirSync(join(folder, 'node_modules', '@vonk'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@vonk') symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  for (const name of readdirSync(join(packages, '@vonk')))
    symlinkSync(readlinkSync(join(packages, '@vonk', name)), join(folder, 'node_modules', '@vonk', name));
  for (const workspace of ['server', 'web'])
    if (existsSync(join(checkout, workspace, 'node_modules')))
      symlinkSync(join(checkout, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  symlinkSync(distFolder, join(folder, 'dist'));
  return folder;
}

const urlOf = ({ connectionString, host = '', port = 5432, user = '', database }: pg.PoolConfig): string =>
  connectionString ?? `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`;

/** Starts the server of a folder on the kit's database, as beside ours in the middle of an update. */
async function start(folder: string, connection: pg.PoolConfig): Promise<string> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/src/main/index.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: urlOf(connection),
      DATA_DIR: join(folder, 'data'),
      SKIP_SEED: 'true',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  atEnd(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the earlier release ended with ${child.exitCode}`);
    await sleep(100);
  }
  return origin;
}

const commit = earlier();

test.skipIf(commit === '' || !existsSync(join(distFolder, 'pages.json')))(
  'the release before the newest migration serves members on the database as it is after it',
  async () => {
    const kit = await createKit();
    kit.clock.advance(Date.now() - kit.clock.now().getTime());
    const anna = await another(kit, 'anna', { boughtCredits: 20, isPremium: true });
    const bram = await another(kit, 'bram', { boughtCredits: 20, isPremium: true });
    const origin = await start(layOut(commit), kit.connection);
    const call = <Name extends CallName>(name: Name, input: CallInput<Name>, options: CallOptions) =>
      callEndpoint((path, init) => fetch(origin + path, init), { name, input, options });
    const as = anna.browser;
    const message = { profile: bram.publicId, text: 'Hoi' };
    const statuses = {
      login: (await call('POST /api/user.php', { email: bram.email, password }, {})).status,
      user: (await call('GET /api/user.php', {}, { as })).status,
      search: (await call('GET /api/members.php', {}, { as })).status,
      'first message': (await call('POST /api/message.php', { ...message, key: randomUUID() }, { as })).status,
      'second message': (await call('POST /api/message.php', { ...message, key: randomUUID() }, { as })).status,
      chats: (await call('GET /api/chats.php', {}, { as: bram.browser })).status,
      delivered: (await call('POST /api/chat-delivered.php', {}, { as: bram.browser })).status,
      like: (await call('POST /api/like.php', { profile: bram.publicId }, { as })).status,
      notifications: (await call('GET /api/notifications.php', {}, { as })).status,
      packs: (await call('GET /api/packages.php', {}, { as })).status,
    };
    expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((name) => [name, 200])));

    await call('POST /api/reset-password.php', { email: anna.email }, {});
    const failed = 'select task_identifier, last_error from graphile_worker.jobs where last_error is not null';
    const waiting = `select from graphile_worker.jobs where task_identifier = 'send-mail' and run_at <= now()`;
    await expect
      .poll(async () => (await kit.db.pool.query(waiting)).rowCount, { timeout: 20_000, interval: 200 })
      .toBe(0);
    expect((await kit.db.pool.query(failed)).rows).toEqual([]);
  },
  120_000,
);
