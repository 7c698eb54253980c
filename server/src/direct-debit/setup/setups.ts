import { phoneCode } from '@vonk/contract/direct-debit';
import { minute } from '@vonk/contract/durations';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Seal } from '../../platform/seal.ts';

/** What a member typed before they signed; kept sealed. */
export interface SetupDetails {
  readonly iban: string;
  readonly holder: string;
  readonly phone: string;
}

/** An account that waits for its code. */
export interface SetupRecord {
  readonly id: string;
  readonly details: string;
  readonly codeHash: string;
  readonly sms: 'sending' | 'sent' | 'failed';
  readonly tries: number;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  /** Until when no other code may be asked for, after too many wrong ones. */
  readonly closedUntil: Date | null;
}

const purpose = 'debit setup';

const columns = `id, details, code_hash as "codeHash", sms, tries, sent_at as "sentAt", expires_at as "expiresAt",
  closed_until as "closedUntil"`;
const write =
  sql(`insert into debit_setups (site_id, member_id, id, details, code_hash, sms, tries, sent_at, expires_at)
  values ($1, $2, $3, $4, $5, 'sending', 0, $6, $7)
  on conflict (site_id, member_id) do update set id = excluded.id, details = excluded.details,
    code_hash = excluded.code_hash, sms = 'sending', tries = 0, sent_at = excluded.sent_at,
    expires_at = excluded.expires_at, closed_until = null
  where debit_setups.sent_at <= $8 and (debit_setups.closed_until is null or debit_setups.closed_until <= $6)`);
const find = sql(`select ${columns} from debit_setups where site_id = $1 and member_id = $2`);
const guess = sql(`update debit_setups
  set tries = tries + 1, closed_until = case when tries + 1 >= $4 then $3::timestamptz + make_interval(mins => $5) end
  where site_id = $1 and member_id = $2 and tries < $4 and expires_at > $3 returning ${columns}`);
const spend = sql('delete from debit_setups where site_id = $1 and member_id = $2 and id = $3 returning details');
// Who had a code closed waits, whatever they begin anew.
const drop = sql('delete from debit_setups where site_id = $1 and member_id = $2 and closed_until is null');
const dropAll = sql('delete from debit_setups where site_id = $1 and member_id = $2');
const note = sql('update debit_setups set sms = $4 where site_id = $1 and member_id = $2 and id = $3');

const second = 1000;

/** Keeps an account with its code in place of the one before; false while no other code may be asked for. */
export const writeSetup = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, details, codeHash, now }: Pick<SetupRecord, 'id' | 'details' | 'codeHash'> & { now: Date },
): Promise<boolean> => {
  const expiresAt = new Date(now.getTime() + phoneCode.minutes * minute);
  const sentBefore = new Date(now.getTime() - phoneCode.resendSeconds * second);
  return (await tx.run(write, [siteId, memberId, id, details, codeHash, now, expiresAt, sentBefore])) === 1;
};

export const findSetup = (reader: Reader, { siteId, memberId }: Scope): Promise<SetupRecord | undefined> =>
  reader.maybe<SetupRecord>(find, [siteId, memberId]);

/** Counts a guess before anybody looks at it; undefined when there is none left, or the code is over. */
export const countGuess = (tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<SetupRecord | undefined> =>
  tx.maybe<SetupRecord>(guess, [siteId, memberId, now, phoneCode.tries, phoneCode.closedMinutes]);

/** Uses a setup up, once; answers what was sealed in it. */
export const spendSetup = (tx: Tx, { siteId, memberId }: Scope, id: string): Promise<{ details: string } | undefined> =>
  tx.maybe(spend, [siteId, memberId, id]);

export const dropSetup = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(drop, [siteId, memberId]));

/** Forgets it whatever its state: its member leaves. */
export const eraseSetup = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(dropAll, [siteId, memberId]));

export const noteSms = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, sms }: { id: string; sms: 'sent' | 'failed' },
): Promise<void> => void (await tx.run(note, [siteId, memberId, id, sms]));

export const sealDetails = (seal: Seal, { siteId, memberId }: Scope, details: SetupDetails): string =>
  seal.close(purpose, { siteId, memberId, ...details });

/** What was sealed for this member; undefined when the server's key is another one now. */
export function openDetails(seal: Seal, { siteId, memberId }: Scope, sealed: string): SetupDetails | undefined {
  const value = seal.open(purpose, sealed) as (SetupDetails & Scope) | undefined;
  return value?.siteId === siteId && value.memberId === memberId ? value : undefined;
}
