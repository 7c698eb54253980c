import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../programs.ts';

const ask = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();

/** The last commit that lacked so many of the newest migrations. */
export function commitBefore(migrations: number): string {
  const added = ask('log', '--diff-filter=A', '--format=commit %H', '--name-only', '--', 'server/migrations');
  let [commit, seen] = ['', 0];
  for (const line of added.split('\n')) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length);
    else if (line !== '') seen += 1;
    if (seen >= migrations) return `${commit}^`;
  }
  throw new Error('the history has fewer migrations');
}

/** How many migrations were added since a commit. */
export const migrationsSince = (commit: string): number =>
  ask('diff', '--diff-filter=A', '--name-only', commit, 'HEAD', '--', 'server/migrations').split('\n').filter(Boolean)
    .length;

/** A commit as operators have it: in a folder of its own, installed and built. */
export function installCommit(commit: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vonk-earlier-')));
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', 'clone', '--quiet', '--shared', '--no-checkout', root, folder);
  run('git', 'checkout', '--quiet', ask('rev-parse', commit));
  run('npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  run('npm', 'run', '--silent', 'build');
  return `${folder}/`;
}
