import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSecrets, refuseLeaks } from './behind/scan-log.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names the data folder that servers begin with, where there is one (`global-setup.ts`). */
export const templateVariable = 'E2E_TEMPLATE';

export interface StoredMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The real server as a child process, with a database and files of its own. */
export interface TestServer {
  readonly port: number;
  readonly dataDir: string;
  /** The address of a path on a site's host. */
  url(path: string, host?: string): string;
  start(): Promise<void>;
  /** Ends the process at once, as `kill -9` does; its database lives on and is adopted by the next start. */
  kill(): Promise<void>;
  /** The newest mail to an address; waits for it. */
  mailTo(address: string, subject?: RegExp): Promise<StoredMail>;
}

/** What only whoever made a server may do with it. */
interface OwnServer {
  /** Ends it as an operator would, its database too; its data folder stays. */
  end(): Promise<void>;
  /** Ends it, and removes its data folder. Throws where its log has what no log may have (T90). */
  stop(): Promise<void>;
}

/** A port nobody listens on, below those that outgoing connections take. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const probe = createProbe();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  await new Promise((resolve) => probe.close(resolve));
  return isFree ? port : freePort();
}

/**
 * A server on `port`, not started yet; in development it serves the sources, as `npm run dev` does. `isSilent` where
 * errors are meant to happen.
 */
export function createServer(
  port: number,
  {
    isDevelopment = false,
    isSilent = false,
    settings = {},
  }: { isDevelopment?: boolean; isSilent?: boolean; settings?: Readonly<Record<string, string>> } = {},
): TestServer & OwnServer {
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-e2e-'));
  const template = process.env[templateVariable];
  // With its owner: the database belongs to a user of its own where root runs it.
  if (template !== undefined) execFileSync('cp', ['-a', `${template}/.`, dataDir]);
  const logFile = join(dataDir, 'server.log');
  rmSync(logFile, { force: true });
  const readMail = mailReader(join(dataDir, 'mailbox'));
  let child: ChildProcess | undefined;
  const url = (path: string, host = 'localhost') => `http://${host}:${port}${path}`;

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child;
    if (!ending || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await ended;
  };
  return {
    port,
    dataDir,
    url,
    async start() {
      const log = openSync(logFile, 'a');
      child = spawn(
        join(root, 'node_modules/.bin/node'),
        ['server/src/main/index.ts', ...(isDevelopment ? ['--dev'] : [])],
        {
          cwd: root,
          env: {
            ...process.env,
            PORT: String(port),
            PUBLIC_URL: url(''),
            DATA_DIR: dataDir,
            SKIP_SEED: 'true',
            // All that it ever writes, as it is looked through in the end.
            LOG_LEVEL: 'debug',
            NODE_ENV: isDevelopment ? 'development' : 'production',
            ...settings,
          },
          stdio: ['ignore', log, isSilent ? log : 'inherit'],
        },
      );
      closeSync(log);
      await waitUntil('the server answers', async () => child?.exitCode === null && (await fetch(url('/readyz'))).ok);
    },
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    async stop() {
      const isUp = child?.exitCode === null && child.signalCode === null;
      const secrets = isUp ? await readSecrets(dataDir) : [];
      await end('SIGTERM');
      try {
        if (child) refuseLeaks(logFile, secrets);
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    mailTo: (address, subject = /./) =>
      waitUntil(
        `a mail to ${address}`,
        async () =>
          readMail()
            .filter((mail) => mail.to === address && subject.test(mail.subject))
            .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt))[0],
      ),
  };
}

/** Answers all mails of a mailbox so far, each file being read once. */
function mailReader(folder: string): () => (StoredMail & { receivedAt: string })[] {
  const read = new Map<string, StoredMail & { receivedAt: string }>();
  return () => {
    for (const file of readdirSync(folder))
      if (file.endsWith('.json') && !read.has(file))
        read.set(file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as StoredMail & { receivedAt: string });
    return [...read.values()];
  };
}

/** Asks every 100 ms until something comes, for at most 60 s. */
async function waitUntil<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (const started = Date.now(); Date.now() - started < 60_000;) {
    const found = await ask().catch(() => undefined);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited 60 s in vain until ${what}`);
}
