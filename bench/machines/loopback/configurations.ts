import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploy, filled } from '../programs.ts';
import { programs } from './installed.ts';

/**
 * A folder of Patroni's configuration: that of deploy/, and a place for the socket that whoever runs the bench may
 * write to. It cannot be the database's own: what lies there is copied by pg_rewind, which fails at a socket.
 */
export function writePatroni(own: string): string {
  const folder = join(own, 'patroni');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(deploy, 'patroni.yml'), join(folder, '1-deploy.yml'));
  const parameters = { unix_socket_directories: own };
  writeFileSync(join(folder, '2-here.yml'), JSON.stringify({ postgresql: { parameters } }));
  return folder;
}

/** The configuration of nginx with its addresses and a certificate of this run; answers where it stands. */
export function writeNginx(folder: string, { apps, port }: { apps: readonly number[]; port: number }): string {
  const own = join(folder, 'nginx');
  mkdirSync(own);
  const [certificate, key, file] = [join(own, 'certificate.pem'), join(own, 'key.pem'), join(own, 'nginx.conf')];
  const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const made = spawnSync(programs.openssl, [...options, '-out', certificate, '-keyout', key], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const values: Readonly<Record<string, string>> = {
    NGINX_FOLDER: own,
    VONK_BIND: `127.0.0.1:${port}`,
    VONK_APP_1: `127.0.0.1:${apps[0]}`,
    VONK_APP_2: `127.0.0.1:${apps[1]}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
  };
  writeFileSync(file, filled('nginx.conf', values));
  return file;
}
