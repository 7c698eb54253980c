import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';

export interface TwoStepSecret {
  /** Sealed. */
  readonly secret: string;
  readonly isOn: boolean;
  /** The newest time step whose code was used. */
  readonly lastStep: number;
}

const read = sql(`select secret, confirmed_at is not null as "isOn", last_step as "lastStep" from two_steps
  where site_id = $1 and account_id = $2`);
const isOn = sql('select from two_steps where site_id = $1 and account_id = $2 and confirmed_at is not null');
const start = sql(`insert into two_steps (site_id, account_id, secret, started_at) values ($1, $2, $3, $4)
  on conflict (site_id, account_id)
  do update set secret = excluded.secret, started_at = excluded.started_at, last_step = 0
  where two_steps.confirmed_at is null`);
const confirm = sql(
  `update two_steps set confirmed_at = $4, last_step = $3
    where site_id = $1 and account_id = $2 and confirmed_at is null`,
);
const takeStep = sql(
  `update two_steps set last_step = $3
    where site_id = $1 and account_id = $2 and confirmed_at is not null and last_step < $3`,
);
const drop = sql(
  'delete from two_steps where site_id = $1 and account_id = $2 returning confirmed_at is not null as "wasOn"',
);
const dropCodes = sql('delete from backup_codes where site_id = $1 and account_id = $2');
const addCodes = sql('insert into backup_codes (site_id, account_id, code_hash) select $1, $2, unnest($3::text[])');
const takeCode = sql(
  `update backup_codes set used_at = $4 where site_id = $1 and account_id = $2 and code_hash = $3 and used_at is null`,
);
const hasCode = sql(
  'select from backup_codes where site_id = $1 and account_id = $2 and code_hash = $3 and used_at is null',
);
const countCodes = sql(
  'select count(*)::integer as count from backup_codes where site_id = $1 and account_id = $2 and used_at is null',
);

export const hasTwoStep = async (reader: Reader, { siteId, memberId }: Scope): Promise<boolean> =>
  (await reader.maybe(isOn, [siteId, memberId])) !== undefined;

/** The member's secret, switched on or still waiting for its first code. */
export const readTwoStep = (reader: Reader, { siteId, memberId }: Scope): Promise<TwoStepSecret | undefined> =>
  reader.maybe<TwoStepSecret>(read, [siteId, memberId]);

/** Keeps a secret that waits for its first code, in place of one before; false when the second step is on. */
export const startTwoStep = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> => (await tx.run(start, [siteId, memberId, secret, now])) === 1;

/** Switches the second step on by the code of a time step; false when it was on. */
export const confirmTwoStep = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { step, now }: { step: number; now: Date },
): Promise<boolean> => (await tx.run(confirm, [siteId, memberId, step, now])) === 1;

/** Uses up the code of a time step; false when it, or a later one, was used. */
export const useTimeStep = async (tx: Tx, { siteId, memberId }: Scope, step: number): Promise<boolean> =>
  (await tx.run(takeStep, [siteId, memberId, step])) === 1;

/** Switches the second step off, with its backup codes; false when it was off. */
export const dropTwoStep = async (tx: Tx, { siteId, memberId }: Scope): Promise<boolean> =>
  (await tx.maybe<{ wasOn: boolean }>(drop, [siteId, memberId]))?.wasOn ?? false;

/** Keeps new backup codes by their hashes; those before open nothing any more. */
export async function setBackupCodes(tx: Tx, { siteId, memberId }: Scope, hashes: readonly string[]): Promise<void> {
  await tx.run(dropCodes, [siteId, memberId]);
  await tx.run(addCodes, [siteId, memberId, hashes]);
}

/** Whether a backup code would still work. */
export const hasBackupCode = async (reader: Reader, { siteId, memberId }: Scope, hash: string): Promise<boolean> =>
  (await reader.maybe(hasCode, [siteId, memberId, hash])) !== undefined;

/** Uses a backup code up; false when it was used, or is none. */
export const useBackupCode = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { hash, now }: { hash: string; now: Date },
): Promise<boolean> => (await tx.run(takeCode, [siteId, memberId, hash, now])) === 1;

export const countBackupCodes = async (reader: Reader, { siteId, memberId }: Scope): Promise<number> =>
  (await reader.one<{ count: number }>(countCodes, [siteId, memberId])).count;
