import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** What mails are signed with, and for which domains its public half stands in the DNS (RFC 6376). */
export interface DkimKey {
  readonly selector: string;
  readonly domains: readonly string[];
  /** PEM. */
  readonly privateKey: string;
}

/** What `nodemailer` signs one mail with. */
export interface DkimOptions {
  domainName: string;
  keySelector: string;
  privateKey: string;
  headerFieldNames: string;
}

// What mail programs act on; RFC 8058 counts a press only where both headers of it are signed.
const signedHeaders =
  'From:To:Subject:Date:Message-ID:References:MIME-Version:Content-Type:Content-Transfer-Encoding:Content-Language:' +
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID:Auto-Submitted';

const leastBits = 1024;

/**
 * A private key as PEM, from PEM (line ends may be written as `\n`) or from one line of base64 (PKCS #8); undefined for
 * anything but an RSA key of 1024 bits or more, the only kind that every receiver verifies (RFC 8301).
 */
export function readDkimKey(text: string): string | undefined {
  const plain = text.trim().replaceAll('\\n', '\n');
  let key: KeyObject;
  try {
    key = plain.startsWith('-----')
      ? createPrivateKey(plain)
      : createPrivateKey({ key: Buffer.from(plain, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
  const isStrong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits;
  return key.asymmetricKeyType === 'rsa' && isStrong
    ? key.export({ format: 'pem', type: 'pkcs8' }).toString()
    : undefined;
}

/** A new pair: the private half for `DKIM_KEY`, the public half as the text of the DNS record. */
export function newDkimPair(): { key: string; record: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    key: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    record: dkimRecord(privateKey),
  };
}

/** What stands in the DNS for a private key. */
export const dkimRecord = (privateKey: KeyObject | string): string =>
  `v=DKIM1; k=rsa; p=${createPublicKey(privateKey as string)
    .export({ format: 'der', type: 'spki' })
    .toString('base64')}`;

/**
 * How a mail from an address is signed: for the nearest domain at or above its own that the key is for; undefined where
 * there is none, for a signature that nobody can verify is worse than none.
 */
export function dkimOf(key: DkimKey, address: string): DkimOptions | undefined {
  const from = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const [domainName] = key.domains
    .filter((domain) => from === domain || from.endsWith(`.${domain}`))
    .toSorted((one, other) => other.length - one.length);
  if (domainName === undefined) return undefined;
  return { domainName, keySelector: key.selector, privateKey: key.privateKey, headerFieldNames: signedHeaders };
}
