import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../listen.ts';
import { atEnd } from '../../ends/at-end.ts';

const program = '/usr/sbin/varnishd';
const configuration = fileURLToPath(new URL('../../../../deploy/cdn/varnish.vcl', import.meta.url));

/** It runs where Debian's varnish is installed. */
export const hasVarnish = existsSync(program);

/** What the CDN answered. */
export interface Fetched {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

interface Fetch {
  readonly method?: 'GET' | 'POST' | 'PURGE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Which address of this machine asks. */
  readonly from?: string;
}

/** Asks the CDN for a path at one of its hosts. */
export type Cdn = (host: string, path: string, options?: Fetch) => Promise<Fetched>;

/** Starts Varnish with deploy/cdn/varnish.vcl in front of the application on a port; it ends with the file's tests. */
export async function startVarnish(applicationPort: number): Promise<Cdn> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-cdn-'));
  const port = await freePort();
  const values: Readonly<Record<string, string>> = { VONK_HOST: '127.0.0.1', VONK_PORT: String(applicationPort) };
  const file = join(folder, 'varnish.vcl');
  const text = readFileSync(configuration, 'utf8');
  writeFileSync(
    file,
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  );
  const server = spawn(
    program,
    ['-F', '-n', join(folder, 'run'), '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,16m', '-j', 'none'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (piece: string) => void (said += piece));
  atEnd(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const cdn: Cdn = (host, path, { method = 'GET', headers = {}, from = '127.0.0.1' } = {}) =>
    new Promise((resolve, reject) => {
      const to = { host: '127.0.0.1', port, path, method, localAddress: from, agent: false };
      request({ ...to, headers: { host, ...headers } }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(pieces) }),
        );
      })
        .on('error', reject)
        .end();
    });
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`varnishd ends: ${said}`);
    if (await cdn('cdn.localhost', '/').then(Boolean, () => false)) return cdn;
    await wait(50);
  }
  throw new Error(`varnishd does not answer: ${said}`);
}
