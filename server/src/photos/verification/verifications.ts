import type { VerificationMethod, VerificationReason, VerificationState } from '@vonk/contract/verification';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** A request to be verified that waits for somebody of the staff (T117). */
export interface WaitingVerification {
  /** The member's public id. */
  readonly profile: string;
  readonly member: string;
  readonly method: VerificationMethod;
  /** What the picture was to show. */
  readonly instruction: string;
  readonly askedAt: Date;
}

/** The same, for who decides about it. */
export interface AskedVerification extends WaitingVerification {
  readonly request: string;
  readonly memberId: string;
  readonly key: string;
  readonly mainKey: string | null;
}

export interface Evidence extends SiteScope {
  readonly key: string;
}

/** The picture a member made to be verified, in the private store: no address leads to it. */
export const evidenceKey = ({ siteId, key }: Evidence): string => `verifications/${siteId}/${key}.jpg`;

const waiting = sql(`select p.public_id as profile, p.name as member, v.method,
  v.instruction, v.asked_at as "askedAt"
  from verifications v join profile_cards p on p.site_id = v.site_id and p.id = v.profile_id
  where v.site_id = $1 and v.state = 'waiting' order by v.asked_at, v.id limit $2`);
const waitingOne =
  sql(`select v.id as request, v.profile_id as "memberId", p.public_id as profile, p.name as member, v.method,
    v.instruction, v.asked_at as "askedAt", v.evidence_key as key, main.key as "mainKey"
  from verifications v join profile_cards p on p.site_id = v.site_id and p.id = v.profile_id
  left join photos main on main.site_id = v.site_id and main.profile_id = v.profile_id and main.is_main
    and main.state = 'active'
  where v.site_id = $1 and p.public_id = $2 and v.state = 'waiting'`);
const countWaiting = sql(`select count(*)::integer as open, min(asked_at) as "oldestAt",
    count(*) filter (where asked_at < $2)::integer as overdue
  from verifications where site_id = $1 and state = 'waiting'`);
const ofProfile = sql(`select v.id, v.profile_id as "memberId", v.evidence_key as key
  from verifications v join profile_cards p on p.site_id = v.site_id and p.id = v.profile_id
  where v.site_id = $1 and p.public_id = $2 and v.state = 'waiting'`);
const insert = sql(`insert into verifications
  (site_id, id, profile_id, method, instruction, consent_version, consented_at, evidence_key, asked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);
const newest = sql(`select state, method, reason, coalesce(ended_at, decided_at, asked_at) as since from verifications
  where site_id = $1 and profile_id = $2 order by (state = 'verified') desc, asked_at desc, id desc limit 1`);
// An earlier proof makes room for the new one.
const endValid = sql(
  `update verifications set state = 'lost', ended_at = $3
    where site_id = $1 and profile_id = $2 and state = 'verified'`,
);
const setDecided = sql(`update verifications
  set state = $3, decided_by = $4, decided_at = $5, photo_key = $6, reason = $7
  where site_id = $1 and id = $2 and state = 'waiting'`);
const setLost = sql(`update verifications set state = 'lost', ended_at = $4
  where site_id = $1 and profile_id = $2 and state = 'verified' and photo_key is distinct from $3`);
const removeAll = sql('delete from verifications where site_id = $1 and profile_id = $2 returning evidence_key as key');

/** What was decided: the main photo that it shows, or why it does not. */
export type VerificationResult =
  | { readonly photoKey: string; readonly reason: null }
  | { readonly photoKey: null; readonly reason: VerificationReason };

/** A member's verification as it was asked for and decided last. */
export interface StoredVerification {
  readonly state: Exclude<VerificationState, 'none' | 'open'>;
  readonly method: VerificationMethod;
  readonly reason: VerificationReason | null;
  readonly since: Date;
}

export interface NewVerification {
  readonly id: string;
  readonly method: VerificationMethod;
  readonly instruction: string;
  readonly consentVersion: string;
  readonly consentedAt: Date;
  readonly key: string;
  readonly now: Date;
}

/** Hands a picture to somebody of the staff. */
export const addVerification = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, method, instruction, consentVersion, consentedAt, key, now }: NewVerification,
): Promise<void> =>
  void (await tx.run(insert, [siteId, id, memberId, method, instruction, consentVersion, consentedAt, key, now]));

/** What was asked for last, or the proof that holds; undefined where nothing was. */
export const findNewest = (reader: Reader, { siteId, memberId }: Scope): Promise<StoredVerification | undefined> =>
  reader.maybe(newest, [siteId, memberId]);

/** The request of a member that waits, with the keys of its picture and of the main photo. */
export const findAskedVerification = (
  reader: Reader,
  { siteId }: SiteScope,
  profile: string,
): Promise<AskedVerification | undefined> => reader.maybe(waitingOne, [siteId, profile]);

/** How many requests wait, and how many since before a moment. */
export const countWaitingVerifications = (
  reader: Reader,
  { siteId }: SiteScope,
  before: Date,
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> => reader.one(countWaiting, [siteId, before]);

/** The requests of a site that wait, the longest first. */
export const listWaitingVerifications = (
  reader: Reader,
  { siteId }: SiteScope,
  limit: number,
): Promise<WaitingVerification[]> => reader.rows<WaitingVerification>(waiting, [siteId, limit]);

/** The request of a member that waits, by their public id. */
export const findWaiting = (
  reader: Reader,
  { siteId }: SiteScope,
  profile: string,
): Promise<{ id: string; memberId: string; key: string } | undefined> => reader.maybe(ofProfile, [siteId, profile]);

/**
 * Decides a request: it shows the main photo `photoKey`, or is refused with a reason. False when it waits no more.
 */
export async function decideWaiting(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, result, actor, now }: { id: string; result: VerificationResult; actor: string; now: Date },
): Promise<boolean> {
  const { photoKey, reason } = result;
  if (photoKey !== null) await tx.run(endValid, [siteId, memberId, now]);
  return (
    (await tx.run(setDecided, [
      siteId,
      id,
      photoKey === null ? 'refused' : 'verified',
      actor,
      now,
      photoKey,
      reason,
    ])) === 1
  );
}

/** Who was verified with another main photo is verified no more (T117). */
export const loseVerification = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { mainKey, now }: { mainKey: string | null; now: Date },
): Promise<void> => void (await tx.run(setLost, [siteId, memberId, mainKey, now]));

/** Removes a member's verifications; answers the evidence that is left to delete. */
export const removeVerifications = async (tx: Tx, { siteId, memberId }: Scope): Promise<Evidence[]> =>
  (await tx.rows<{ key: string | null }>(removeAll, [siteId, memberId])).flatMap(({ key }) =>
    key === null ? [] : [{ siteId, key }],
  );
