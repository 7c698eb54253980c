import { readdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { hasCode } from '../error-code.ts';
import { inOneLine } from '../program/one-line.ts';

/** Who the database's programs run as: empty for the user of this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** `nobody` on Debian and most others; the number works without an entry in /etc/passwd too. */
const nobody = 65534;

/**
 * PostgreSQL refuses to run as root, so root's database runs as the owner of its data folder, or as `nobody` while
 * there is none. Any other user runs it as himself.
 */
export async function accountFor(clusterFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(clusterFolder).catch(() => undefined);
  if (owner === undefined) return { uid: nobody, gid: nobody };
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const isMade = (await readdir(clusterFolder)).includes('PG_VERSION');
  if (!isMade) return { uid: nobody, gid: nobody };
  throw new Error(
    `The database folder ${clusterFolder} belongs to root, who may not run a database. ` +
      `Give it away: chown -R ${nobody}:${nobody} '${clusterFolder}'`,
  );
}

/**
 * How the programs are to name the folder they stand in. Root may put another user's program into a folder that this
 * user cannot reach by its path, in a closed home for instance; Linux has a name that needs no path.
 */
export const nameOf = (folder: string, account: Account): string => (needsNoPath(account) ? '/proc/self/cwd' : folder);

const needsNoPath = ({ uid }: Account) => uid !== undefined && process.platform === 'linux';

/** A sentence for the operator on the folder that keeps `account` from `path`; empty when there is none. */
export async function explainClosedFolder(account: Account, path: string): Promise<string> {
  const folder = needsNoPath(account) ? undefined : await closedFolderAbove(path, account);
  if (folder === undefined) return '';
  return (
    ` The folder ${folder} is closed to the user ${account.uid} that the database runs as, ` +
    `because it cannot run as root. ` +
    `Set DATA_DIR to an open place, start as an ordinary user, or set DATABASE_URL.`
  );
}

/**
 * Puts in words for the operator that root may not hand anything to another user, as in a container with fewer powers.
 */
export function explainPowerlessRoot({ uid }: Account, error: unknown): unknown {
  if (uid === undefined || !hasCode(error, 'EPERM', 'EINVAL')) return error;
  return new Error(
    `The database cannot run as root, and this root may not start it as the user ${uid} (${inOneLine(error)}). ` +
      'Start as an ordinary user ("docker run --user"), or set DATABASE_URL.',
    { cause: error },
  );
}

async function closedFolderAbove(path: string, account: Account): Promise<string | undefined> {
  if (account.uid === undefined) return undefined;
  const folders: string[] = [];
  for (let folder = dirname(resolve(path)); folder !== dirname(folder); folder = dirname(folder))
    folders.unshift(folder);
  for (const folder of folders) {
    const { uid, gid, mode } = await stat(folder);
    const mayEnter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & mayEnter) === 0) return folder;
  }
  return undefined;
}
