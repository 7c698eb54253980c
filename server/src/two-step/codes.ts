import { backupCodeCount, codeDigits, codeSeconds } from '@vonk/contract/two-step';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Scope } from '../accounts/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { Seal } from '../platform/seal.ts';
import { hasBackupCode, readTwoStep, useBackupCode, useTimeStep } from './two-steps.ts';

const purpose = 'two-step secret';
/** RFC 4226 asks 16 bytes at least and advises 20. */
const secretBytes = 20;
// No letter that reads as another or as a digit.
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const half = 5;

const totp = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: codeDigits, period: codeSeconds });

/** A new secret as text (base32). */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The address that an app reads from a QR code. */
export const addressOf = (secret: string, { site, email }: { site: string; email: string }): string => {
  const { algorithm, digits, period } = totp(secret);
  return new TOTP({
    issuer: site,
    label: email,
    secret: Secret.fromBase32(secret),
    algorithm,
    digits,
    period,
  }).toString();
};

export const sealSecret = (seal: Seal, { siteId, memberId }: Scope, secret: string): string =>
  seal.close(purpose, { siteId, memberId, secret });

/** The secret, when it was sealed by us for this member. */
export function openSecret(seal: Seal, { siteId, memberId }: Scope, sealed: string): string | undefined {
  const value = seal.open(purpose, sealed) as { siteId: number; memberId: string; secret: string } | undefined;
  return value?.siteId === siteId && value.memberId === memberId ? value.secret : undefined;
}

/**
 * The time step whose code this is, of now, the one before or the one after (RFC 6238, 5.2 and 6); null when it is none
 * of theirs.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / codeSeconds) + delta;
}

const clean = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const someLetters = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');

/** Ten new codes like `7kq2m-x4d9t`, each once: 49 bits. */
export function newBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < backupCodeCount) codes.add(`${someLetters()}-${someLetters()}`);
  return [...codes];
}

/** What is kept of a backup code: nobody finds it again without the server's key. */
export const hashOf = (seal: Seal, { siteId, memberId }: Scope, code: string): string =>
  seal.sign('backup code', [String(siteId), memberId, clean(code)]);

/** What a code that was typed is; undefined when it opens nothing. */
export type Code = { readonly step: number } | { readonly hash: string };

/** Which of the member's codes this is; changes nothing. */
export async function recognise(
  reader: Reader,
  seal: Seal,
  { scope, code, now }: { scope: Scope; code: string; now: Date },
): Promise<Code | undefined> {
  const typed = clean(code);
  if (typed.length !== codeDigits) {
    const hash = hashOf(seal, scope, typed);
    return (await hasBackupCode(reader, scope, hash)) ? { hash } : undefined;
  }
  const kept = await readTwoStep(reader, scope);
  const secret = kept && openSecret(seal, scope, kept.secret);
  const step = secret === undefined ? null : stepOf(secret, typed, now);
  return step === null || (kept?.lastStep ?? 0) >= step ? undefined : { step };
}

/** Uses a code up; false when another login did so meanwhile. */
export const spendCode = (tx: Tx, scope: Scope, { code, now }: { code: Code; now: Date }): Promise<boolean> =>
  'step' in code ? useTimeStep(tx, scope, code.step) : useBackupCode(tx, scope, { hash: code.hash, now });
