import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits without 0, O, I and l, which people confuse. */
const publicAlphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const publicIdLength = 14;

/**
 * A UUIDv7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, then 74 random bits, so that new rows land at the end
 * of an index. For use inside only: it tells when its row was made. What leaves in an address or payload is a
 * `publicId`.
 */
export function newId(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * An unguessable name for addresses and payloads: 14 characters of base 58, 82 random bits; it tells nothing about its
 * row.
 */
export function publicId(): string {
  let id = '';
  while (id.length < publicIdLength) id += publicAlphabet.charAt(randomInt(publicAlphabet.length));
  return id;
}

/**
 * A secret of 256 random bits as 43 characters of base64url, for sessions and links in mails. Store only its
 * `hashToken`.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The SHA-256 of a `token`, 32 bytes, as stored and looked up. A fast hash is enough because a token cannot be guessed;
 * passwords need a slow one.
 */
export function hashToken(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

const numberAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A number that people write down and read out on the telephone: `7K3F-9QWD`, 40 random bits, which tells nothing about
 * how many there are.
 */
export function shortNumber(): string {
  const sign = () => numberAlphabet.charAt(randomInt(numberAlphabet.length));
  const four = () => Array.from({ length: 4 }, sign).join('');
  return `${four()}-${four()}`;
}
