import { availableParallelism } from 'node:os';
import { foldPassword } from '@vonk/contract/signup';
import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/threads/concurrency.ts';
import { newToken } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';

/** Argon2id, the algorithm's default, at OWASP's first choice: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Hashing keeps a core and one of libuv's four threads free for everything else that a process does.
const threads = Math.max(1, Math.min(3, availableParallelism() - 1));

/** How many passwords are looked at or wait for it: the last of them waits about a second. */
export const mostPasswordsAtOnce = threads * 100;
const busySeconds = 2;

const inTurn = limitConcurrency(threads);
let pending = 0;

declare const place: unique symbol;

/** A place among the passwords that are looked at or wait for it: with it a password is not refused any more. */
export interface PasswordPlace {
  readonly [place]: true;
}

/**
 * Keeps a place for the one password that `work` looks at. Refuses the call while more passwords wait than can be
 * looked at in a second, so that who guesses at a site in masses slows nothing but logins. Whatever counts an attempt
 * counts it within: nobody has one counted who is then told to come back later.
 */
export async function withPasswordPlace<T>(work: (kept: PasswordPlace) => Promise<T>): Promise<T> {
  if (pending >= mostPasswordsAtOnce) refuse('briefly_unavailable', { details: { seconds: busySeconds } });
  pending += 1;
  try {
    return await work({} as PasswordPlace);
  } finally {
    pending -= 1;
  }
}

const whenFree = <T>(kept: PasswordPlace | undefined, work: () => Promise<T>): Promise<T> =>
  kept ? inTurn(work) : withPasswordPlace(() => inTurn(work));

/** The hash to store of a password, some 7 ms of one thread; without a place it takes one, or refuses. */
export const hashPassword = (password: string, kept?: PasswordPlace): Promise<string> =>
  whenFree(kept, () => hash(foldPassword(password), cost));

const nobodysHash = hashPassword(newToken());

/** Whether a password fits a stored hash. Without a hash it takes the same time and never fits (ACC-5). */
export async function fitsPassword(
  stored: string | undefined,
  password: string,
  kept: PasswordPlace,
): Promise<boolean> {
  const against = stored ?? (await nobodysHash);
  const fits = await whenFree(kept, () => verify(against, foldPassword(password)));
  return fits && stored !== undefined;
}
