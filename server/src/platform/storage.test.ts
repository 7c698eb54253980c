import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3 } from '../../test/stand-ins/s3.ts';
import { isStorageKey, type Storage } from './storage.ts';
import { openFolderStorage } from './storage/folder.ts';
import { openS3Storage } from './storage/s3.ts';

const root = await mkdtemp(join(tmpdir(), 'storage-'));
const folder = join(root, 'files');
const bucket = { bucket: 'files', region: 'eu-west-1', accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
const { endpoint, objects } = await startS3({ ...bucket, pageSize: 20 });
afterAll(() => rm(root, { recursive: true }));

const stores: [string, Storage][] = [
  ['a folder', await openFolderStorage(folder)],
  ['S3', await openS3Storage({ ...bucket, endpoint })],
];

const keysOf = async (storage: Storage, prefix: string) => {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.sort();
};

describe.each(stores)('in %s', (_, storage) => {
  test('a file comes back as it was, with the type of its ending', async () => {
    const bytes = randomBytes(700_001);
    await storage.put('photos/1/5WkTa/main-v1.webp', bytes);
    const file = await storage.get('photos/1/5WkTa/main-v1.webp');
    expect(file?.type).toBe('image/webp');
    expect(file?.bytes.equals(bytes)).toBe(true);
  });

  test('a file of this machine is stored as it is, over one that is there, and stays', async () => {
    const path = join(root, 'made.zip');
    await writeFile(path, randomBytes(3_000_000));
    await storage.put('exports/1/made.zip', Buffer.from('old'));
    await storage.putFile('exports/1/made.zip', path);
    const file = await storage.get('exports/1/made.zip');
    expect(file?.type).toBe('application/zip');
    expect(file?.bytes.equals(await readFile(path))).toBe(true);
  });

  test('an empty file is a file', async () => {
    await storage.put('photos/1/empty/main-v1.webp', new Uint8Array());
    expect((await storage.get('photos/1/empty/main-v1.webp'))?.bytes).toHaveLength(0);
  });

  test('a file that is not there is undefined, also where a folder has its name', async () => {
    await storage.put('exports/1/folder.zip/inside.json', Buffer.from('{}'));
    expect(await storage.get('exports/1/nothing.zip')).toBeUndefined();
    expect(await storage.get('exports/1/folder.zip')).toBeUndefined();
  });

  test('writing again replaces the whole file', async () => {
    await storage.put('exports/1/again.json', Buffer.from('{"long": "text"}'));
    await storage.put('exports/1/again.json', Buffer.from('{}'));
    expect((await storage.get('exports/1/again.json'))?.bytes.toString()).toBe('{}');
  });

  test('a deleted file is gone, and deleting it again is fine', async () => {
    await storage.put('exports/1/gone.json', Buffer.from('{}'));
    await storage.delete('exports/1/gone.json');
    await storage.delete('exports/1/gone.json');
    expect(await storage.get('exports/1/gone.json')).toBeUndefined();
    expect(await keysOf(storage, 'exports/1/')).not.toContain('exports/1/gone.json');
  });

  test('keys are listed by folder, deep ones too, and no neighbour of a like name', async () => {
    for (const key of ['list/1/a.webp', 'list/1/b/c.webp', 'list/10/d.webp']) await storage.put(key, Buffer.from('x'));
    expect(await keysOf(storage, 'list/1/')).toEqual(['list/1/a.webp', 'list/1/b/c.webp']);
    expect(await keysOf(storage, 'list/')).toHaveLength(3);
    expect(await keysOf(storage, 'list/2/')).toEqual([]);
    expect(await keysOf(storage, '')).toEqual(expect.arrayContaining(['list/10/d.webp']));
  });

  test('more keys than fit in one page are all listed', async () => {
    await Promise.all(Array.from({ length: 45 }, (_unused, at) => storage.put(`many/${at}.webp`, Buffer.from('x'))));
    expect(await keysOf(storage, 'many/')).toHaveLength(45);
  });

  test.each([
    '../secret.webp',
    'photos/../../secret.webp',
    '/etc/x.webp',
    'photos//x.webp',
    'photos/.hidden.webp',
    'photos\\x.webp',
    'photos/x\0.webp',
    'photos/x.exe',
    'photos/x',
    '',
  ])('the key %j is refused by every call', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(storage.get(key)).rejects.toThrow(RangeError);
    await expect(storage.delete(key)).rejects.toThrow(RangeError);
  });

  test.each(['../', 'photos', '/', 'photos/../../', '.aside/'])('the prefix %j is refused', async (prefix) => {
    await expect(keysOf(storage, prefix)).rejects.toThrow(RangeError);
  });
});

test('in S3 a file has its media type', async () => {
  await stores[1]![1].put('types/1.svg', Buffer.from('<svg/>'));
  expect(objects.get('types/1.svg')?.type).toBe('image/svg+xml');
});

test('in S3 a wrong key or bucket is an error and not an absent file', async () => {
  const stranger = await openS3Storage({ ...bucket, accessKeyId: 'OTHER', endpoint });
  await expect(stranger.get('photos/1/x.webp')).rejects.toThrow('AccessDenied');
  const lost = await openS3Storage({ ...bucket, bucket: 'nowhere', endpoint });
  await expect(lost.get('photos/1/x.webp')).rejects.toThrow('NoSuchBucket');
});

test('a folder store leaves nothing aside, and no empty folders behind', async () => {
  const storage = await openFolderStorage(join(root, 'tidy'));
  await storage.put('photos/1/a/main-v1.webp', Buffer.from('x'));
  await storage.put('photos/1/b/main-v1.webp', Buffer.from('x'));
  expect(await readdir(join(root, 'tidy', '.aside'))).toEqual([]);
  await storage.delete('photos/1/a/main-v1.webp');
  expect(await readdir(join(root, 'tidy', 'photos', '1'))).toEqual(['b']);
  await storage.delete('photos/1/b/main-v1.webp');
  expect(await readdir(join(root, 'tidy'))).toEqual(['.aside']);
});

test('writing and deleting in one folder at the same time loses no file', async () => {
  const storage = await openFolderStorage(join(root, 'busy'));
  await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      await storage.put(`photos/1/x/${at}.webp`, Buffer.from('x'));
      if (at % 2) await storage.delete(`photos/1/x/${at}.webp`);
    }),
  );
  expect(await keysOf(storage, 'photos/')).toHaveLength(25);
});

test('what a crash left aside is removed a day later, and not what is being written now', async () => {
  const aside = join(root, 'crashed', '.aside');
  await mkdir(aside, { recursive: true });
  await writeFile(join(aside, 'old'), 'half');
  await utimes(join(aside, 'old'), 1, 1);
  await writeFile(join(aside, 'new'), 'half');
  await openFolderStorage(join(root, 'crashed'));
  expect(await readdir(aside)).toEqual(['new']);
});

test('a foreign file in the folder is neither listed nor touched', async () => {
  const storage = await openFolderStorage(join(root, 'foreign'));
  await writeFile(join(root, 'foreign', 'notes.txt'), 'mine');
  expect(await keysOf(storage, '')).toEqual([]);
  expect(await readFile(join(root, 'foreign', 'notes.txt'), 'utf8')).toBe('mine');
});

test('a key has an end: 512 characters', () => {
  expect(isStorageKey(`${'a'.repeat(507)}.webp`)).toBe(true);
  expect(isStorageKey(`${'a'.repeat(508)}.webp`)).toBe(false);
});
