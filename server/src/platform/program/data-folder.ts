import { access, constants, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { hasCode } from '../error-code.ts';
import { inOneLine } from './one-line.ts';
import { makeFolder } from './make-folder.ts';

/** One segment of the database's log, and some: with less nothing can be written. */
const nearlyFullBytes = 20_000_000;

/**
 * Makes the folder of the setting DATA_DIR where there is none; throws, in words for the operator, when it cannot be
 * used.
 */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `The data folder ${resolve(folder)} ${whyUnusable(error)}. Set DATA_DIR to a folder that this user may write.`,
      { cause: error },
    );
  }
}

function whyUnusable(error: unknown): string {
  if (hasCode(error, 'EEXIST', 'ENOTDIR')) return 'is no folder, or one above it is none';
  if (hasCode(error, 'EACCES', 'EPERM'))
    return `may not be written by the user ${process.getuid?.() ?? 'of this process'}`;
  if (hasCode(error, 'EROFS')) return 'lies on a disk that can only be read';
  return `cannot be made (${inOneLine(error)})`;
}

/**
 * Puts the full disk in front of an error that came of it: by what it or its causes say, or by the room that is left,
 * since a database without room breaks off in many ways. Gives the error itself where there is room.
 */
export async function explainFullDisk(error: unknown, folder: string): Promise<unknown> {
  const isSaid = speaksOfFullDisk(error);
  if (!isSaid && (await freeBytes(folder)) >= nearlyFullBytes) return error;
  return new Error(
    `The disk that holds the data folder ${resolve(folder)} is full. ` +
      `Make room, or set DATA_DIR to a folder on another disk. ` +
      `What failed: ${inOneLine(error)}`,
    { cause: error },
  );
}

function speaksOfFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull =
    hasCode(error, 'ENOSPC', 'EDQUOT', '53100') || /No space left on device|Disk quota/i.test(error.message);
  return isFull || speaksOfFullDisk(error.cause);
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
