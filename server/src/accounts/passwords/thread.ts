import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** A password to hash, or to hold against what is stored. */
export interface Asked {
  readonly password: string;
  readonly stored?: string;
}

/** Argon2id, the algorithm's default, at OWASP's first choice: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Whoever guesses in masses slows down logins, and what members do goes first. On Linux this is of the thread alone.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ password, stored }: Asked) => {
  const answer = stored === undefined ? hashSync(password, cost) : verifySync(stored, password);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(answer);
});
