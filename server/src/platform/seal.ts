import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Hides small values in texts that leave the server and come back, such as where a list goes on: they can be neither
 * read nor made up.
 */
export interface Seal {
  /** Closes a JSON value. `purpose` must be the same when it is opened. */
  close(purpose: string, value: unknown): string;
  /** The value, or undefined when the text was not closed by us for this purpose. */
  open(purpose: string, text: string): unknown;
  /** A signature that only we can make, the same for the same values: 22 characters. */
  sign(purpose: string, values: readonly string[]): string;
}

const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM under a key derived from `secret`; all processes of a deployment share it. */
export function openSeal(secret: string): Seal {
  // As objects of their own: read from bytes they would be set up anew each time, at four times the cost.
  const keyFor = (use: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'vonk', use, 32)));
  const [key, signingKey] = [keyFor('seal'), keyFor('sign')];
  return {
    close(purpose, value) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const hidden = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(purpose, text) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= ivLength + tagLength) return undefined;
      const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength)).setAAD(Buffer.from(purpose));
      opener.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      try {
        return JSON.parse(
          Buffer.concat([opener.update(bytes.subarray(ivLength + tagLength)), opener.final()]).toString('utf8'),
        );
      } catch {
        return undefined;
      }
    },
    sign: (purpose, values) =>
      createHmac('sha256', signingKey)
        .update(JSON.stringify([purpose, ...values]))
        .digest('base64url')
        .slice(0, 22),
  };
}
