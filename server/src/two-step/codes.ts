import type { Scope } from '../accounts/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { Seal } from '../platform/seal.ts';
import { cleanCode } from '../platform/second-step/backup-codes.ts';
import { type Code, recogniseCode } from '../platform/second-step/recognise.ts';
import { hasBackupCode, readTwoStep, useBackupCode, useTimeStep } from './two-steps.ts';

const purpose = 'two-step secret';

export const sealSecret = (seal: Seal, { siteId, memberId }: Scope, secret: string): string =>
  seal.close(purpose, { siteId, memberId, secret });

/** The secret, when it was sealed by us for this member. */
export function openSecret(seal: Seal, { siteId, memberId }: Scope, sealed: string): string | undefined {
  const value = seal.open(purpose, sealed) as (Scope & { secret: string }) | undefined;
  return value?.siteId === siteId && value.memberId === memberId ? value.secret : undefined;
}

/** What is kept of a backup code: nobody finds it again without the server's key. */
export const hashOf = (seal: Seal, { siteId, memberId }: Scope, code: string): string =>
  seal.sign('backup code', [String(siteId), memberId, cleanCode(code)]);

/** Which of the member's codes this is; changes nothing. */
export const recognise = (
  reader: Reader,
  seal: Seal,
  { scope, code, now }: { scope: Scope; code: string; now: Date },
): Promise<Code | undefined> =>
  recogniseCode(
    {
      async app() {
        const kept = await readTwoStep(reader, scope);
        return { secret: kept && openSecret(seal, scope, kept.secret), lastStep: kept?.lastStep ?? 0 };
      },
      hashOf: (typed) => hashOf(seal, scope, typed),
      hasBackupCode: (hash) => hasBackupCode(reader, scope, hash),
    },
    code,
    now,
  );

/** Uses a code up; false when another login did so meanwhile. */
export const spendCode = (tx: Tx, scope: Scope, { code, now }: { code: Code; now: Date }): Promise<boolean> =>
  'step' in code ? useTimeStep(tx, scope, code.step) : useBackupCode(tx, scope, { hash: code.hash, now });
