import { createPublicKey, type KeyObject } from 'node:crypto';

/** What ECDSA signatures are verified with: an EC key (SPKI) in base64; undefined for anything else. */
export function readVerificationKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ec' ? key : undefined;
  } catch {
    return undefined;
  }
}
