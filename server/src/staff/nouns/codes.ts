import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Seal } from '../../platform/seal.ts';
import { cleanCode, newBackupCodes } from '../../platform/second-step/backup-codes.ts';
import { type Code, recogniseCode } from '../../platform/second-step/recognise.ts';
import { stepOf } from '../../platform/second-step/totp.ts';
import type { StaffScope } from './people.ts';

const purpose = 'staff code secret';

const read = sql(`select code_secret as secret, next_code_secret as next, code_step::integer as step from staff
  where id = $1 and left_at is null`);
const keepNext = sql('update staff set next_code_secret = $2 where id = $1');
const takeNext = sql(`update staff set code_secret = next_code_secret, next_code_secret = null, code_step = $2
  where id = $1 and next_code_secret is not null`);
const takeStep = sql('update staff set code_step = $2 where id = $1 and code_step < $2');
const dropApp = sql('update staff set code_secret = null, next_code_secret = null where id = $1');
const dropCodes = sql('delete from staff_backup_codes where staff_id = $1');
const addCodes = sql('insert into staff_backup_codes (staff_id, code_hash) select $1, unnest($2::text[])');
const takeCode = sql(
  'update staff_backup_codes set used_at = $3 where staff_id = $1 and code_hash = $2 and used_at is null',
);
const hasCode = sql('select from staff_backup_codes where staff_id = $1 and code_hash = $2 and used_at is null');
const countLeft = sql(
  'select count(*)::integer as count from staff_backup_codes where staff_id = $1 and used_at is null',
);

interface Kept {
  readonly secret: string | null;
  readonly next: string | null;
  readonly step: number;
}

const closed = (seal: Seal, { staffId }: StaffScope, secret: string) => seal.close(purpose, { staffId, secret });
function opened(seal: Seal, { staffId }: StaffScope, sealed: string | null | undefined): string | undefined {
  if (!sealed) return undefined;
  const value = seal.open(purpose, sealed) as { staffId: string; secret: string } | undefined;
  return value?.staffId === staffId ? value.secret : undefined;
}

const hashOf = (seal: Seal, { staffId }: StaffScope, code: string): string =>
  seal.sign('staff backup code', [staffId, cleanCode(code)]);

export const hasCodeApp = async (reader: Reader, { staffId }: StaffScope): Promise<boolean> =>
  ((await reader.maybe<Kept>(read, [staffId]))?.secret ?? null) !== null;

/** Keeps a secret that waits for its first code; the one before works until then. */
export const keepNextSecret = async (
  tx: Tx,
  seal: Seal,
  { secret, ...scope }: StaffScope & { secret: string },
): Promise<void> => void (await tx.run(keepNext, [scope.staffId, closed(seal, scope, secret)]));

/** Puts the secret that waits in place by its first code; false when the code is not its. */
export async function confirmSecret(
  tx: Tx,
  seal: Seal,
  { scope, code, now }: { scope: StaffScope; code: string; now: Date },
): Promise<boolean> {
  const secret = opened(seal, scope, (await tx.maybe<Kept>(read, [scope.staffId]))?.next);
  const step = secret === undefined ? null : stepOf(secret, cleanCode(code), now);
  return step !== null && (await tx.run(takeNext, [scope.staffId, step])) === 1;
}

/** Which of somebody's codes this is; changes nothing. */
export const recognise = (
  reader: Reader,
  seal: Seal,
  { scope, code, now }: { scope: StaffScope; code: string; now: Date },
): Promise<Code | undefined> =>
  recogniseCode(
    {
      async app() {
        const kept = await reader.maybe<Kept>(read, [scope.staffId]);
        return { secret: opened(seal, scope, kept?.secret), lastStep: kept?.step ?? 0 };
      },
      hashOf: (typed) => hashOf(seal, scope, typed),
      hasBackupCode: async (hash) => (await reader.maybe(hasCode, [scope.staffId, hash])) !== undefined,
    },
    code,
    now,
  );

/** Uses a code up; false when another login did so meanwhile. */
export const spendCode = async (
  tx: Tx,
  { staffId }: StaffScope,
  { code, now }: { code: Code; now: Date },
): Promise<boolean> =>
  (await ('step' in code ? tx.run(takeStep, [staffId, code.step]) : tx.run(takeCode, [staffId, code.hash, now]))) === 1;

/** Takes the app away; backup codes stay. */
export const dropCodeApp = async (tx: Tx, { staffId }: StaffScope): Promise<void> =>
  void (await tx.run(dropApp, [staffId]));

export const dropBackupCodes = async (tx: Tx, { staffId }: StaffScope): Promise<void> =>
  void (await tx.run(dropCodes, [staffId]));

/** Makes backup codes anew and answers them; those before open nothing any more. */
export async function renewBackupCodes(tx: Tx, seal: Seal, scope: StaffScope): Promise<string[]> {
  const codes = newBackupCodes();
  await dropBackupCodes(tx, scope);
  await tx.run(addCodes, [scope.staffId, codes.map((code) => hashOf(seal, scope, code))]);
  return codes;
}

export const countBackupCodes = async (reader: Reader, { staffId }: StaffScope): Promise<number> =>
  (await reader.one<{ count: number }>(countLeft, [staffId])).count;
