import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minute } from '@vonk/contract/durations';
import type { Account } from './account.ts';
import { hasCode } from '../error-code.ts';

const forgottenAfterMs = 10 * minute;

/** Removes what begins with `prefix` in a folder and was left half made long ago. */
export async function removeForgotten(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const left = join(folder, name);
    const { mtimeMs } = await lstat(left);
    if (Date.now() - mtimeMs > forgottenAfterMs) await rm(left, { recursive: true, force: true });
  }
}

/**
 * Opens the folder that holds the database's own folders for passing through, where root made it and the account must
 * get in. Each folder inside is closed to all but the account. A link is left alone: what it leads to is not ours.
 */
export async function openForPassing(base: string, account: Account): Promise<void> {
  if (account.uid === undefined) return;
  const found = await lstat(base);
  if (found.isDirectory() && found.uid !== account.uid && (found.mode & 0o001) === 0) await chmod(base, 0o711);
}

/**
 * A folder for the server's socket, closed to others, whose path is short enough for one (Linux 107 bytes, elsewhere
 * 103).
 */
export async function openSocketFolder(base: string, account: Account): Promise<string> {
  const short = `pg-${createHash('sha256').update(base).digest('hex').slice(0, 16)}`;
  const longest = process.platform === 'linux' ? 107 : 103;
  const candidates = [join(base, 'socket'), join(tmpdir(), short), join('/tmp', short)];
  const fitting = candidates.find((folder) => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longest);
  if (fitting === undefined)
    throw new Error(`No folder has a path short enough for the database's socket; tried ${candidates.join(', ')}.`);
  return makePrivateFolder(fitting, account);
}

/**
 * Makes a folder of the account's own that is closed to others. One that somebody else put there is refused: it may be
 * a trap.
 */
export async function makePrivateFolder(folder: string, account: Account): Promise<string> {
  const owner = account.uid ?? process.getuid?.();
  try {
    await mkdir(folder, { mode: 0o700 });
    if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const found = await lstat(folder);
    if (!found.isDirectory() || found.uid !== owner)
      throw new Error(`${folder} should be a folder of the user ${owner} and is not. Move it away.`, { cause: error });
    await chmod(folder, 0o700);
  }
  return folder;
}

/** The superuser's password from `<base>/password`, made at the first call; only the account may read the file. */
export async function keepPassword(base: string, account: Account): Promise<string> {
  const file = join(base, 'password');
  try {
    await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 });
    if (account.uid !== undefined && account.gid !== undefined) await chown(file, account.uid, account.gid);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
