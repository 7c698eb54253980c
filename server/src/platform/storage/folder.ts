import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { day } from '@vonk/contract/durations';
import { hasCode } from '../error-code.ts';
import { checkKey, checkPrefix, isStorageKey, typeOf, type Storage } from '../storage.ts';

const asideLifetimeMs = day;
const tries = 5;

/**
 * Keeps files in a folder of this machine. A file is written aside, forced to disk and renamed into place; leftovers of
 * a crash are removed at the next start.
 */
export async function openFolderStorage(folder: string): Promise<Storage> {
  const aside = join(folder, '.aside');
  await mkdir(aside, { recursive: true });
  await removeLeftovers(aside);
  const pathOf = (key: string) => join(folder, ...checkKey(key).split('/'));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const temporary = join(aside, randomBytes(12).toString('hex'));
      await writeDurably(temporary, bytes);
      await moveInto(temporary, path);
    },
    putFile: async (key, from) => {
      const path = pathOf(key);
      const temporary = join(aside, randomBytes(12).toString('hex'));
      await writeDurably(temporary, createReadStream(from));
      await moveInto(temporary, path);
    },
    get: async (key) => {
      const bytes = await readFile(pathOf(key)).catch(unlessMissing);
      return bytes && { bytes, type: typeOf(key) };
    },
    delete: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmptyFolders(dirname(path), folder);
    },
    list: (prefix) => walk(folder, checkPrefix(prefix)),
  };
}

function unlessMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR')) throw error;
}

async function writeDurably(path: string, bytes: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function moveInto(temporary: string, path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(dirname(path), { recursive: true });
    try {
      await rename(temporary, path);
      return;
    } catch (error) {
      // A delete may just have removed the folder because it was empty.
      if (!hasCode(error, 'ENOENT') || attempt === tries) throw error;
    }
  }
}

async function removeEmptyFolders(from: string, root: string): Promise<void> {
  for (let folder = from; folder.startsWith(root + sep); folder = dirname(folder)) {
    const isRemoved = await rmdir(folder).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}

async function* walk(root: string, prefix: string): AsyncGenerator<string> {
  const entries = await opendir(join(root, ...prefix.split('/'))).catch(unlessMissing);
  if (entries === undefined) return;
  for await (const entry of entries) {
    const key = prefix + entry.name;
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* walk(root, `${key}/`);
    else if (entry.isFile() && isStorageKey(key)) yield key;
  }
}

async function removeLeftovers(aside: string): Promise<void> {
  for (const name of await readdir(aside)) {
    const path = join(aside, name);
    const age = Date.now() - ((await stat(path).then(({ mtimeMs }) => mtimeMs, unlessMissing)) ?? Date.now());
    if (age > asideLifetimeMs) await rm(path, { force: true });
  }
}
