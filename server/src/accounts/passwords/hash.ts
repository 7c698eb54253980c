import { foldPassword } from '@vonk/contract/signup';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/threads/concurrency.ts';
import { newToken } from '../../platform/ids.ts';

/** Argon2id, the algorithm's default, at OWASP's first choice: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Hashing shares libuv's four threads with files and DNS; one stays free for them.
const atMost = limitConcurrency(3);

/** The hash to store of a password, some 7 ms of one thread. */
export const hashPassword = (password: string): Promise<string> => atMost(() => hash(foldPassword(password), cost));

const nobodysHash = hashPassword(newToken());

/** Whether a password fits a stored hash. Without a hash it takes the same time and never fits (ACC-5). */
export async function fitsPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobodysHash);
  const fits = await atMost(() => verify(against, foldPassword(password)));
  return fits && stored !== undefined;
}
