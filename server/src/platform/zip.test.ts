import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { unzip } from '../../test/files/unzip.ts';
import { writeZip, type ZipEntry } from './zip.ts';

const folder = await mkdtemp(join(tmpdir(), 'zip-'));
afterAll(() => rm(folder, { recursive: true }));
const at = new Date('2026-11-21T12:00:00Z');
const listed = async function* (entries: readonly ZipEntry[]) {
  yield* entries;
};

test('what was written is read again, names in any script, empty files and large ones', async () => {
  const path = join(folder, 'all.zip');
  const large = Buffer.from('zin na zin '.repeat(400_000));
  const entries = [
    { name: 'berichten.json', bytes: large, isPacked: false },
    { name: 'leeg.json', bytes: Buffer.alloc(0), isPacked: false },
    { name: 'foto’s/żółw.webp', bytes: randomBytes(300_000), isPacked: true },
  ];
  await writeZip(path, listed(entries), at);
  const read = unzip(await readFile(path));
  expect([...read.keys()]).toEqual(entries.map(({ name }) => name));
  for (const { name, bytes } of entries) expect(read.get(name)?.equals(bytes)).toBe(true);
  const { size, mode } = await stat(path);
  expect(size).toBeLessThan(400_000);
  expect(mode & 0o077).toBe(0);
});

test('an entry is taken when the one before is written', async () => {
  const path = join(folder, 'many.zip');
  const sizes: number[] = [];
  const entries = async function* () {
    for (let made = 0; made < 6; made += 1) {
      sizes.push((await stat(path).catch(() => undefined))?.size ?? 0);
      yield { name: `${made}.webp`, bytes: randomBytes(2_000_000), isPacked: true };
    }
  };
  await writeZip(path, entries(), at);
  expect(sizes[5]).toBeGreaterThan(4 * 2_000_000 - 500_000);
});

test('a file is taken as it stands, and one that is not there fails the whole', async () => {
  const [from, path] = [join(folder, 'journal.csv'), join(folder, 'file.zip')];
  const lines = 'NL,21.00%,24.99\n'.repeat(300_000);
  await writeFile(from, lines);
  await writeZip(path, [{ name: 'journal.csv', file: from, isPacked: false }], at);
  expect(
    unzip(await readFile(path))
      .get('journal.csv')
      ?.toString(),
  ).toBe(lines);
  const missing = [{ name: 'a.csv', file: join(folder, 'nowhere.csv'), isPacked: false }];
  await expect(writeZip(join(folder, 'missing.zip'), missing, at)).rejects.toThrow('ENOENT');
});

test('the process goes on while a large entry is deflated', async () => {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  const large = { name: 'berichten.json', bytes: randomBytes(40_000_000), isPacked: false };
  delays.enable();
  const from = performance.now();
  await writeZip(join(folder, 'large.zip'), listed([large]), at);
  delays.disable();
  expect(delays.max / 1e6).toBeLessThan((performance.now() - from) / 2);
});

test('what fails fails: the entries, and a place that takes no file', async () => {
  const broken = async function* () {
    yield { name: 'a.json', bytes: randomBytes(100_000), isPacked: false };
    throw new Error('the database is away');
  };
  await expect(writeZip(join(folder, 'broken.zip'), broken(), at)).rejects.toThrow('the database is away');
  const one = listed([{ name: 'a.json', bytes: randomBytes(5_000_000), isPacked: true }]);
  await expect(writeZip(join(folder, 'nowhere/a.zip'), one, at)).rejects.toThrow('ENOENT');
});
