import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { StorageKey } from '../platform/storage.ts';

export interface Export extends Scope {
  readonly key: string;
  readonly readyAt: Date | null;
  readonly expiresAt: Date;
}

const columns = 'site_id as "siteId", member_id as "memberId", key, ready_at as "readyAt", expires_at as "expiresAt"';
const ofMember = sql(`select ${columns} from exports where site_id = $1 and member_id = $2`);
const replace = sql(`insert into exports (site_id, member_id, key, asked_at, expires_at) values ($1, $2, $3, $4, $5)
  on conflict (site_id, member_id)
  do update set key = excluded.key, asked_at = excluded.asked_at, ready_at = null, expires_at = excluded.expires_at`);
const setReady = sql(
  'update exports set ready_at = $4, expires_at = $5 where site_id = $1 and member_id = $2 and key = $3',
);
const over = sql(`select ${columns} from exports
  where expires_at <= $1 and site_id in (select site_id from sites_here) order by expires_at limit 500`);
const drop = sql('delete from exports where site_id = $1 and member_id = $2 returning key');

export const exportFile = ({ siteId, key }: Pick<Export, 'siteId' | 'key'>): StorageKey =>
  `exports/${siteId}/${key}.zip`;

export const readExport = (reader: Reader, { siteId, memberId }: Scope): Promise<Export | undefined> =>
  reader.maybe<Export>(ofMember, [siteId, memberId]);

/** Begins an export; an older one is forgotten. */
export const beginExport = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { key, now, expiresAt }: { key: string; now: Date; expiresAt: Date },
): Promise<void> => void (await tx.run(replace, [siteId, memberId, key, now, expiresAt]));

/** Its file is there; false when a newer one was asked for meanwhile. */
export const finishExport = async (
  tx: Tx,
  { siteId, memberId, key }: Export,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<boolean> => (await tx.run(setReady, [siteId, memberId, key, now, expiresAt])) === 1;

/** Exports of all sites whose time is over. */
export const exportsOver = (reader: Reader, now: Date): Promise<Export[]> => reader.rows<Export>(over, [now]);

/** Forgets a member's export; answers the key of its file. */
export const dropExport = async (tx: Tx, { siteId, memberId }: Scope): Promise<string | undefined> =>
  (await tx.maybe<{ key: string }>(drop, [siteId, memberId]))?.key;
