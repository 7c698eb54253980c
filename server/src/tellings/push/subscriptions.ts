import { maxPushDevices, type PushSubscriptionInput } from '@vonk/contract/push';
import type { Member, Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';

/** A browser on which a member is told. */
export interface PushDevice {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly isCurrent: boolean;
}

const ofMember = sql(`select id, device, created_at as "createdAt", session_hash = $3 as "isCurrent"
  from push_subscriptions where site_id = $1 and member_id = $2 order by session_hash = $3 desc, created_at desc, id`);
// A session has one browser: what it had before is gone, and would be told the same once more.
const dropSame = sql(`delete from push_subscriptions
  where md5(endpoint) = md5($2) or (site_id = $1 and session_hash = $3)`);
const insert = sql(`insert into push_subscriptions
    (site_id, member_id, id, session_hash, endpoint, p256dh, auth, device, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);
const dropOldest = sql(`delete from push_subscriptions s where s.site_id = $1 and s.id in (
  select o.id from push_subscriptions o where o.site_id = $1 and o.member_id = $2
  order by o.created_at desc, o.id desc offset ${maxPushDevices})`);
const dropOne = sql(`delete from push_subscriptions
  where site_id = $1 and member_id = $2 and (id::text = $3 or endpoint = $4)`);

/** The member's browsers, this one first, then the newest. */
export const listPushDevices = (reader: Reader, { siteId, memberId, sessionHash }: Member): Promise<PushDevice[]> =>
  reader.rows<PushDevice>(ofMember, [siteId, memberId, sessionHash]);

/** Tells the member on this browser too, and whoever had it before no longer; answers its id. */
export async function addPushDevice(
  tx: Tx,
  { siteId, memberId, sessionHash, device }: Member,
  { endpoint, keys, now }: PushSubscriptionInput & { now: Date },
): Promise<string> {
  const id = newId(now);
  await tx.run(dropSame, [siteId, endpoint, sessionHash]);
  await tx.run(insert, [siteId, memberId, id, sessionHash, endpoint, keys.p256dh, keys.auth, device, now]);
  await tx.run(dropOldest, [siteId, memberId]);
  return id;
}

/** Tells nothing more on a browser of the member, by its id or its endpoint. */
export const dropPushDevice = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, endpoint }: { id?: string | undefined; endpoint?: string | undefined },
): Promise<void> => void (await tx.run(dropOne, [siteId, memberId, id ?? null, endpoint ?? null]));
