import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/** Hashes values, in their order, so that without the key neither can be told from the other; 32 bytes. */
export type KeyedHash = (values: readonly string[]) => Buffer;

/**
 * HMAC-SHA-256 under a key that is derived from `secret` for one purpose alone: what one of them made, no other takes.
 * The same secret and purpose give the same hashes in every process and after every start.
 */
export function openKeyedHash(secret: string, purpose: string): KeyedHash {
  // As an object of its own: read from bytes it would be set up anew for each hash, at five times the cost.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'vonk', `hash: ${purpose}`, 32)));
  return (values) => createHmac('sha256', key).update(JSON.stringify(values)).digest();
}
