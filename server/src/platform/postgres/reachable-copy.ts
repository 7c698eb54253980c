import { createHash } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { chmod, cp, lstat, mkdtemp, readdir, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { hasCode } from '../error-code.ts';
import { removeForgotten } from './folders.ts';

const prefix = 'embedded-postgres-';

/**
 * Where a copy may lie: the first keeps it between starts of the machine, the second is there on a read-only disk too.
 */
const places = (): string[] => ['/var/cache', tmpdir()];

/**
 * Copies of a folder of programs, for a user who may not enter the folder itself; made by root, where a place is safe,
 * one after another. A copy's name tells what is in it, so that a later start finds it again. Only root may write
 * there: whoever could change a program would be the database. `notes` hears, in words for the operator, why a place
 * gave none.
 */
export async function* copiesFor(folder: string, notes: string[]): AsyncGenerator<string> {
  const contents = await hashContents(folder);
  for (const place of places()) {
    try {
      await refuseUnsafe(place);
      yield await copyInto(place, folder, contents);
    } catch (error) {
      notes.push(`${place}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

// Several processes may make it at once: one may take away what another has just put there, which then looks again.
const attempts = 5;

async function copyInto(place: string, folder: string, contents: string): Promise<string> {
  const target = join(place, prefix + contents.slice(0, 16));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (await isWhole(target, contents)) return target;
    await putCopy(target, folder, contents);
  }
  if (await isWhole(target, contents)) return target;
  throw new Error(`${target} is not what was copied there`);
}

async function putCopy(target: string, folder: string, contents: string): Promise<void> {
  const place = dirname(target);
  await removeForgotten(place, `${prefix}new-`);
  const aside = await mkdtemp(join(place, `${prefix}new-`));
  try {
    const copy = join(aside, 'copy');
    await cp(folder, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
    await openForReading(copy);
    if (await isWhole(target, contents)) return;
    // What is there and not whole was thinned out by whoever cleans the place.
    await rename(target, join(aside, 'thinned-out')).catch(ignore('ENOENT'));
    await rename(copy, target).catch(ignore('ENOTEMPTY', 'EEXIST'));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

const ignore =
  (...codes: string[]) =>
  (error: unknown) => {
    if (!hasCode(error, ...codes)) throw error;
  };

/**
 * Throws unless root alone decides what is found under a path: by owning every folder on the way, closed or sticky to
 * others.
 */
async function refuseUnsafe(place: string): Promise<void> {
  for (let folder = await realpath(place); ; folder = dirname(folder)) {
    const { uid, mode } = await stat(folder);
    if (uid !== 0 || ((mode & 0o022) !== 0 && (mode & 0o1000) === 0))
      throw new Error(`${folder} can be changed by other users than root`);
    if (folder === dirname(folder)) return;
  }
}

async function isWhole(target: string, contents: string): Promise<boolean> {
  const found = await lstat(target).catch(ignore('ENOENT'));
  if (found === undefined) return false;
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0)
    throw new Error(`${target} should be a folder that only root may change and is not`);
  // Another process may take it away while it is read.
  return (await hashContents(target).catch(ignore('ENOENT'))) === contents;
}

/** A hash over the names and sizes of all files of a folder, and where its links lead. */
async function hashContents(folder: string): Promise<string> {
  const entries = await entriesOf(folder);
  const lines = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = entry.isSymbolicLink() ? await readlink(path) : entry.isFile() ? (await lstat(path)).size : '';
      return JSON.stringify([relative(folder, path), content]);
    }),
  );
  return createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');
}

/** Lets everybody read and enter, and root alone write, whatever the modes of the original are. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await entriesOf(folder)) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0;
    await chmod(path, isProgram ? 0o755 : 0o644);
  }
}

const entriesOf = (folder: string): Promise<Dirent[]> => readdir(folder, { recursive: true, withFileTypes: true });
