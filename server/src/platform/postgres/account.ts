import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Who the database's programs run as: empty for the user of this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** `nobody` on Debian and most others; the number works without an entry in /etc/passwd too. */
const nobody = 65534;

/**
 * PostgreSQL refuses to run as root, so root's database runs as the owner of its data folder, or as `nobody` while there is none.
 * Any other user runs it as himself.
 */
export async function accountFor(clusterFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(clusterFolder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody };
}

/** A sentence for the operator on the folder that keeps `account` from the first closed one of `paths`; empty when all are open. */
export async function explainClosedFolder(account: Account, paths: string[]): Promise<string> {
  for (const path of paths) {
    const folder = await closedFolderAbove(path, account);
    if (folder)
      return (
        ` The folder ${folder} is closed to the user ${account.uid} that the database runs as, because it cannot run as root. ` +
        `Open it ("chmod o+x ${folder}"), move ${path} to another place, start as an ordinary user, or set DATABASE_URL.`
      );
  }
  return '';
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
