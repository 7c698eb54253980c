import type { VerificationMethod } from '@vonk/contract/verification';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** A try to be verified: what it asks, and until when a picture may come (C46). */
export interface Try {
  readonly id: string;
  readonly method: VerificationMethod;
  /** The gesture, or the number to write down. */
  readonly instruction: string;
  readonly consentVersion: string;
  readonly begunAt: Date;
  readonly endsAt: Date;
  /** Under which its picture is stored. */
  readonly key: string;
}

const insert = sql(`insert into verification_tries
  (site_id, id, profile_id, method, instruction, consent_version, begun_at, ends_at, evidence_key)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);
const open = sql(`select id, method, instruction, consent_version as "consentVersion", begun_at as "begunAt",
    ends_at as "endsAt", evidence_key as key
  from verification_tries where site_id = $1 and profile_id = $2 and sent_at is null and ends_at > $3
    and evidence_key is not null
  order by begun_at desc limit 1`);
const since = sql(`select instruction, begun_at as "begunAt" from verification_tries
  where site_id = $1 and profile_id = $2 and begun_at > $3 order by begun_at`);
const setSent = sql(`update verification_tries set sent_at = $4, evidence_key = null
  where site_id = $1 and profile_id = $2 and id = $3 and sent_at is null and ends_at > $4
    and evidence_key is not null`);
const endOpen = sql(`update verification_tries set ends_at = $3
  where site_id = $1 and profile_id = $2 and sent_at is null and ends_at > $3`);
const removeAll = sql(
  'delete from verification_tries where site_id = $1 and profile_id = $2 returning evidence_key as key',
);

export const addTry = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, method, instruction, consentVersion, begunAt, endsAt, key }: Try,
): Promise<void> =>
  void (await tx.run(insert, [siteId, id, memberId, method, instruction, consentVersion, begunAt, endsAt, key]));

/** The try that waits for its picture. */
export const findOpenTry = (reader: Reader, { siteId, memberId }: Scope, now: Date): Promise<Try | undefined> =>
  reader.maybe<Try>(open, [siteId, memberId, now]);

/** The tries after a moment, the first one first. */
export const readTries = (
  reader: Reader,
  { siteId, memberId }: Scope,
  after: Date,
): Promise<Pick<Try, 'instruction' | 'begunAt'>[]> => reader.rows(since, [siteId, memberId, after]);

/** Its picture came; false when it was over, or another one was first. */
export const noteSent = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, now }: { id: string; now: Date },
): Promise<boolean> => (await tx.run(setSent, [siteId, memberId, id, now])) === 1;

/** Ends what is open; true when something was. It counts as a try all the same. */
export const endOpenTry = async (tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<boolean> =>
  (await tx.run(endOpen, [siteId, memberId, now])) > 0;

/** Removes a member's tries; answers under which keys pictures may lie. */
export const removeTries = async (tx: Tx, { siteId, memberId }: Scope): Promise<(SiteScope & { key: string })[]> =>
  (await tx.rows<{ key: string | null }>(removeAll, [siteId, memberId])).flatMap(({ key }) =>
    key === null ? [] : [{ siteId, key }],
  );
