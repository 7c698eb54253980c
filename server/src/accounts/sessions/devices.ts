import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Member, Scope } from '../call.ts';
import { dropPendingLogins } from './pending-logins.ts';

/** A device that is logged in. Its id is a part of the stored hash: it names the session and opens nothing. */
export interface Device {
  readonly id: string;
  readonly device: string;
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

const ofAccount = sql(`select left(encode(token_hash, 'hex'), 20) as id, device, last_used_at as "lastUsedAt",
    token_hash = $3 as "isCurrent"
  from sessions
  where site_id = $1 and account_id = $2 and expires_at > $4 order by token_hash = $3 desc, last_used_at desc, id`);
const endOne = sql(
  "delete from sessions where site_id = $1 and account_id = $2 and left(encode(token_hash, 'hex'), 20) = $3",
);
const endMany = sql('delete from sessions where site_id = $1 and account_id = $2 and token_hash is distinct from $3');
const prove = sql('update sessions set proved_at = $3 where site_id = $1 and token_hash = $2');

/** The member's sessions, this one first, then the last used. */
export const listDevices = (reader: Reader, { siteId, memberId, sessionHash }: Member, now: Date): Promise<Device[]> =>
  reader.rows<Device>(ofAccount, [siteId, memberId, sessionHash, now]);

const nobodys = Buffer.alloc(0);

/** The same for the staff, of whom none of these sessions is. */
export const listDevicesOf = (reader: Reader, { siteId, memberId }: Scope, now: Date): Promise<Device[]> =>
  reader.rows<Device>(ofAccount, [siteId, memberId, nobodys, now]);

/** Ends one session of the member by its id. */
export const endDevice = async (tx: Tx, { siteId, memberId }: Scope, id: string): Promise<void> =>
  void (await tx.run(endOne, [siteId, memberId, id]));

/** Ends all sessions of the member, but one if its hash is given, and all logins that wait for their second step. */
export async function endSessions(tx: Tx, { siteId, memberId }: Scope, butHash: Buffer | null = null): Promise<void> {
  await tx.run(endMany, [siteId, memberId, butHash]);
  await dropPendingLogins(tx, { siteId, memberId });
}

/** The password was given again in this session (T130). */
export const proveSession = async (tx: Tx, { siteId, sessionHash }: Member, now: Date): Promise<void> =>
  void (await tx.run(prove, [siteId, sessionHash, now]));
