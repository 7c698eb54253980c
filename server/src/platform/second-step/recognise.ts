import { codeDigits } from '@vonk/contract/two-step';
import { cleanCode } from './backup-codes.ts';
import { stepOf } from './totp.ts';

/** What a code that was typed is: that of a time step, or a backup code as it is kept. */
export type Code = { readonly step: number } | { readonly hash: string };

/** Where somebody's codes are kept. */
export interface KeptCodes {
  /** The secret of their app, opened, and the newest time step whose code was used. */
  app(): Promise<{ readonly secret: string | undefined; readonly lastStep: number }>;
  /** What is kept of a backup code. */
  hashOf(code: string): string;
  hasBackupCode(hash: string): Promise<boolean>;
}

/**
 * Which of somebody's codes was typed (RFC 6238, or a backup code); undefined when it opens nothing. Changes nothing.
 */
export async function recogniseCode(kept: KeptCodes, code: string, now: Date): Promise<Code | undefined> {
  const typed = cleanCode(code);
  if (typed.length !== codeDigits) {
    const hash = kept.hashOf(typed);
    return (await kept.hasBackupCode(hash)) ? { hash } : undefined;
  }
  const { secret, lastStep } = await kept.app();
  const step = secret === undefined ? null : stepOf(secret, typed, now);
  return step === null || lastStep >= step ? undefined : { step };
}
