import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs of Debian's that stand for machines here, and the package of each. */
export const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  'nats-server': '/usr/sbin/nats-server',
  nginx: '/usr/sbin/nginx',
  prometheus: '/usr/bin/prometheus',
  openssl: '/usr/bin/openssl',
} as const;

/** The packages that lack for it. */
export const missingPackages = (): string[] =>
  Object.entries(programs)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);

/** Says so where Patroni is one that lets a primary that hung win over what was acknowledged since. */
export function warnOfPatroni(): void {
  const { stdout } = spawnSync(programs.patroni, ['--version'], { encoding: 'utf8' });
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(stdout)?.[0] ?? '').split('.').map(Number);
  if (major > 3 || (major === 3 && minor >= 1)) return;
  console.warn(`${stdout.trim()}: after a primary hung, what was acknowledged may be lost; 3.1 is the first without`);
}
