import { codeDigits, codeSeconds } from '@vonk/contract/two-step';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 asks 16 bytes at least and advises 20. */
const secretBytes = 20;

const totp = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: codeDigits, period: codeSeconds });

/** A new secret as text (base32). */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The address that an app reads from a QR code. */
export const addressOf = (secret: string, { issuer, label }: { issuer: string; label: string }): string => {
  const { algorithm, digits, period } = totp(secret);
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm, digits, period }).toString();
};

/**
 * The time step whose code this is, of now, the one before or the one after (RFC 6238, 5.2 and 6); null when it is none
 * of theirs.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / codeSeconds) + delta;
}
