import { foldPassword } from '@vonk/contract/signup';
import { newToken } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import { makeHash, threadCount, verifyHash } from './argon.ts';

/** How many passwords are looked at or wait for it: the last of them waits about a second. */
export const mostPasswordsAtOnce = threadCount * 100;
const busySeconds = 2;

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

/** The hash to store of a password; without a place it takes one, or refuses. */
export const hashPassword = (password: string, kept?: PasswordPlace): Promise<string> =>
  kept ? makeHash(foldPassword(password)) : withPasswordPlace((place) => hashPassword(password, place));

let nobodys: Promise<string> | undefined;

/** A hash that no password fits; made with the first password that is looked at, whosever that is. */
const nobodysHash = (): Promise<string> =>
  (nobodys ??= makeHash(newToken()).catch((error: unknown) => {
    nobodys = undefined;
    throw error;
  }));

/** Whether a password fits a stored hash. Without a hash it takes the same time and never fits (ACC-5). */
export async function fitsPassword(
  stored: string | undefined,
  password: string,
  _kept: PasswordPlace,
): Promise<boolean> {
  const nobody = await nobodysHash();
  return (await verifyHash(stored ?? nobody, foldPassword(password))) && stored !== undefined;
}
