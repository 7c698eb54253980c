import { codeDigits } from '@vonk/contract/two-step';
import type { Scope } from '../accounts/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { Seal } from '../platform/seal.ts';
import { cleanCode } from '../platform/second-step/backup-codes.ts';
import { stepOf } from '../platform/second-step/totp.ts';
import { hasBackupCode, readTwoStep, useBackupCode, useTimeStep } from './two-steps.ts';

const purpose = 'two-step secret';

export const sealSecret = (seal: Seal, { siteId, memberId }: Scope, secret: string): string =>
  seal.close(purpose, { siteId, memberId, secret });

/** The secret, when it was sealed by us for this member. */
export function openSecret(seal: Seal, { siteId, memberId }: Scope, sealed: string): string | undefined {
  const value = seal.open(purpose, sealed) as { siteId: number; memberId: string; secret: string } | undefined;
  return value?.siteId === siteId && value.memberId === memberId ? value.secret : undefined;
}

/** What is kept of a backup code: nobody finds it again without the server's key. */
export const hashOf = (seal: Seal, { siteId, memberId }: Scope, code: string): string =>
  seal.sign('backup code', [String(siteId), memberId, cleanCode(code)]);

/** What a code that was typed is; undefined when it opens nothing. */
export type Code = { readonly step: number } | { readonly hash: string };

/** Which of the member's codes this is; changes nothing. */
export async function recognise(
  reader: Reader,
  seal: Seal,
  { scope, code, now }: { scope: Scope; code: string; now: Date },
): Promise<Code | undefined> {
  const typed = cleanCode(code);
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
