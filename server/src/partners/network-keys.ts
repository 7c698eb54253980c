import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { hashToken, newToken, publicId } from '../platform/ids.ts';
import type { SiteScope } from '../sites/index.ts';

/** A partner's key, as staff see it; the key itself was shown once. */
export interface NetworkKey {
  readonly id: string;
  readonly network: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

const insert = sql('insert into network_keys (site_id, id, network, key_hash, created_at) values ($1, $2, $3, $4, $5)');
const find = sql('select network from network_keys where site_id = $1 and key_hash = $2 and revoked_at is null');
const list = sql(
  `select id, network, created_at as "createdAt", revoked_at as "revokedAt" from network_keys
    where site_id = $1 order by created_at, id`,
);
const revoke = sql('update network_keys set revoked_at = $3 where site_id = $1 and id = $2 and revoked_at is null');

/** Makes a key for a network on a site; only its hash is stored. */
export async function addNetworkKey(
  tx: Tx,
  { siteId }: SiteScope,
  { network, now }: { network: string; now: Date },
): Promise<{ id: string; key: string }> {
  const [id, key] = [publicId(), newToken()];
  await tx.run(insert, [siteId, id, network, hashToken(key), now]);
  return { id, key };
}

export const networkOfKey = async (reader: Reader, { siteId }: SiteScope, key: string): Promise<string | undefined> =>
  (await reader.maybe<{ network: string }>(find, [siteId, hashToken(key)]))?.network;

/** Every key of a site, the oldest first. */
export const listNetworkKeys = (reader: Reader, { siteId }: SiteScope): Promise<NetworkKey[]> =>
  reader.rows<NetworkKey>(list, [siteId]);

/** Ends a key at once; false when there is none that works. */
export const revokeNetworkKey = async (
  tx: Tx,
  { siteId }: SiteScope,
  { id, now }: { id: string; now: Date },
): Promise<boolean> => (await tx.run(revoke, [siteId, id, now])) === 1;
