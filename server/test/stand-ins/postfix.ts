import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A real mail server of Debian's, with its queue and mailboxes in a folder of its own. */
export interface Postfix {
  readonly url: string;
  /** The mails that it delivered to a mailbox of its domain, as they lie there. */
  mailsOf(localPart: string): Buffer[];
  close(): Promise<void>;
}

export interface PostfixOptions {
  readonly port: number;
  readonly domain: string;
  /** Which mailboxes of its domain are there. */
  readonly mailboxes: readonly string[];
  /** To which port of this machine it brings what is for other domains. */
  readonly routes: Readonly<Record<string, number>>;
}

const programs = '/usr/lib/postfix/sbin';

const idOf = (option: '-u' | '-g', name: string): number =>
  Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout.trim());

/** It runs where Debian's postfix is installed, for root alone: it gives its parts users of their own. */
export const hasPostfix = existsSync(join(programs, 'master')) && process.getuid?.() === 0;

const table = (entries: readonly (readonly [string, string])[]): string =>
  `inline:{ ${entries.map(([name, value]) => `{ ${name} = ${value} }`).join(' ')} }`;

const mainOf = (folder: string, { domain, mailboxes, routes }: PostfixOptions): string =>
  Object.entries({
    compatibility_level: '3.6',
    queue_directory: join(folder, 'spool'),
    data_directory: join(folder, 'data'),
    daemon_directory: programs,
    maillog_file: join(folder, 'log'),
    maillog_file_prefixes: folder,
    myhostname: `mx.${domain}`,
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    alias_maps: '',
    // Nothing is asked of any network.
    smtp_dns_support_level: 'disabled',
    smtpd_peername_lookup: 'no',
    virtual_mailbox_domains: domain,
    virtual_mailbox_base: join(folder, 'mail'),
    virtual_mailbox_maps: table(mailboxes.map((name) => [`${name}@${domain}`, `${name}/`])),
    virtual_uid_maps: `static:${idOf('-u', 'postfix')}`,
    virtual_gid_maps: `static:${idOf('-g', 'postfix')}`,
    transport_maps: table(Object.entries(routes).map(([name, port]) => [name, `smtp:[127.0.0.1]:${port}`])),
  })
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');

const masterOf = (port: number): string => `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
smtp unix - - n - - smtp
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
postlog unix-dgram n - n - 1 postlogd
`;

export async function startPostfix(options: PostfixOptions): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-postfix-'));
  // Its parts are other users, who go through this folder to their own.
  chmodSync(folder, 0o755);
  for (const name of ['spool', 'data', 'mail']) mkdirSync(join(folder, name));
  for (const name of ['data', 'mail']) chownSync(join(folder, name), idOf('-u', 'postfix'), idOf('-g', 'postfix'));
  writeFileSync(join(folder, 'main.cf'), mainOf(folder, options));
  writeFileSync(join(folder, 'master.cf'), masterOf(options.port));
  const child = spawn('postfix', ['-c', folder, 'start-fg'], { stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const close = async () => {
    spawnSync('postfix', ['-c', folder, 'stop'], { stdio: 'ignore' });
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(child, options.port);
  } catch (error) {
    const log = join(folder, 'log');
    const said = existsSync(log) ? readFileSync(log, 'utf8') : 'nothing';
    await close();
    throw new Error(`postfix does not answer; it said: ${said}`, { cause: error });
  }
  return {
    url: `smtp://127.0.0.1:${options.port}`,
    mailsOf: (name) => {
      const box = join(folder, 'mail', name, 'new');
      return existsSync(box) ? readdirSync(box).map((file) => readFileSync(join(box, file))) : [];
    },
    close,
  };
}

/** Resolves once somebody listens there. */
async function answers(child: ChildProcess, port: number): Promise<void> {
  const end = performance.now() + 20_000;
  while (performance.now() < end && child.exitCode === null) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => (socket.destroy(), resolve(true)));
      socket.once('error', () => resolve(false));
    });
    if (isThere) return;
    await wait(100);
  }
  throw new Error('nobody listens');
}
