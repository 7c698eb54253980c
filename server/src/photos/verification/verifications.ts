import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** A request to be verified that waits for somebody of the staff (T117). */
export interface WaitingVerification {
  /** The member's public id. */
  readonly profile: string;
  readonly member: string;
  readonly method: 'gesture_selfie' | 'document';
  readonly askedAt: Date;
}

export interface Evidence {
  readonly siteId: number;
  readonly key: string;
}

/** The picture a member made to be verified, in the private store: no address leads to it. */
export const evidenceKey = ({ siteId, key }: Evidence): string => `verifications/${siteId}/${key}.jpg`;

const waiting = sql(`select p.public_id as profile, p.name as member, v.method, v.asked_at as "askedAt"
  from verifications v join profile_cards p on p.site_id = v.site_id and p.id = v.profile_id
  where v.site_id = $1 and v.state = 'waiting' order by v.asked_at, v.id limit $2`);
const ofProfile = sql(`select v.id, v.profile_id as "memberId", v.evidence_key as key
  from verifications v join profile_cards p on p.site_id = v.site_id and p.id = v.profile_id
  where v.site_id = $1 and p.public_id = $2 and v.state = 'waiting'`);
// An earlier proof makes room for the new one.
const endValid = sql(
  `update verifications set state = 'lost', ended_at = $3
    where site_id = $1 and profile_id = $2 and state = 'verified'`,
);
const setDecided = sql(`update verifications set state = $3, decided_by = $4, decided_at = $5, photo_key = $6
  where site_id = $1 and id = $2 and state = 'waiting'`);
const setLost = sql(`update verifications set state = 'lost', ended_at = $4
  where site_id = $1 and profile_id = $2 and state = 'verified' and photo_key is distinct from $3`);
const removeAll = sql('delete from verifications where site_id = $1 and profile_id = $2 returning evidence_key as key');

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
 * Decides a request; `photoKey` is the main photo that the evidence shows, null refuses. False when it waits no more.
 */
export async function decideWaiting(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, photoKey, actor, now }: { id: string; photoKey: string | null; actor: string; now: Date },
): Promise<boolean> {
  if (photoKey !== null) await tx.run(endValid, [siteId, memberId, now]);
  return (
    (await tx.run(setDecided, [siteId, id, photoKey === null ? 'refused' : 'verified', actor, now, photoKey])) === 1
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
