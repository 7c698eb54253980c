import { extname } from 'node:path';

/** Where files live. A file is small enough for memory, is read as often as wanted and stays until it is deleted. */
export interface Storage {
  /** Writes a file whole or not at all, over one that is there. */
  put(key: StorageKey, bytes: Uint8Array): Promise<void>;
  /** The same from a file of this machine, which stays and is never in memory as a whole. */
  putFile(key: StorageKey, path: string): Promise<void>;
  get(key: StorageKey): Promise<StoredFile | undefined>;
  /** Removes a file; one that is not there is fine. */
  delete(key: StorageKey): Promise<void>;
  /** The keys that begin with `prefix`, which is empty or ends with `/`; in no particular order. */
  list(prefix: string): AsyncIterable<StorageKey>;
}

/**
 * A path like `photos/1/5WkT…/main-v1.webp`: letters, digits, `.`, `_` and `-` between slashes, with one of the known
 * endings.
 */
export type StorageKey = string;

export interface StoredFile {
  bytes: Buffer;
  /** The media type that belongs to the key's ending. */
  type: string;
}

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.zip': 'application/zip',
};
const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const longest = 512;

/** Whether a text can be a key: nothing that climbs out of its folder, hides or means something to a file system. */
export function isStorageKey(text: string): boolean {
  return text.length <= longest && extname(text) in types && text.split('/').every((part) => segment.test(part));
}

/** The key itself, or an error when it cannot be one. */
export function checkKey(key: StorageKey): StorageKey {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, longest))}`);
  return key;
}

/** The prefix itself, or an error when it is neither empty nor folders that end with `/`. */
export function checkPrefix(prefix: string): string {
  if (
    prefix !== '' &&
    !(
      prefix.endsWith('/') &&
      prefix
        .slice(0, -1)
        .split('/')
        .every((part) => segment.test(part))
    )
  )
    throw new RangeError(`not a storage prefix: ${JSON.stringify(prefix.slice(0, longest))}`);
  return prefix;
}

/** The media type of a key, by its ending. */
export function typeOf(key: StorageKey): string {
  return types[extname(key)] ?? 'application/octet-stream';
}
