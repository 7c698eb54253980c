import { staffLinkHours, type linkStates } from '@vonk/contract/admin/entrance';
import { hour } from '@vonk/contract/durations';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import type { StaffScope } from './people.ts';

const insert = sql('insert into staff_links (token_hash, staff_id, created_at, ends_at) values ($1, $2, $3, $4)');
const find =
  sql(`select l.token_hash as "linkHash", l.staff_id as "staffId", l.ends_at as "endsAt", l.used_at as "usedAt"
  from staff_links l join staff s on s.id = l.staff_id where l.token_hash = $1 and s.left_at is null`);
const use = sql('update staff_links set used_at = $2 where staff_id = $1 and used_at is null');

export type LinkState = (typeof linkStates)[number];
export interface Link extends StaffScope {
  readonly linkHash: Buffer;
  readonly state: Exclude<LinkState, 'unknown'>;
}

/** Makes a link; those before open nothing any more. */
export async function makeLink(tx: Tx, { staffId }: StaffScope, now: Date): Promise<{ token: string; endsAt: Date }> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + staffLinkHours * hour);
  await endLinks(tx, { staffId }, now);
  await tx.run(insert, [hashToken(token), staffId, now, endsAt]);
  return { token, endsAt };
}

interface Row extends StaffScope {
  readonly linkHash: Buffer;
  readonly endsAt: Date;
  readonly usedAt: Date | null;
}

/** What a link's secret, or its hash, opens; undefined when there is none of that kind. */
export async function findLink(reader: Reader, key: string | Buffer, now: Date): Promise<Link | undefined> {
  const row = await reader.maybe<Row>(find, [typeof key === 'string' ? hashToken(key) : key]);
  if (!row) return undefined;
  const { staffId, linkHash } = row;
  const open = row.endsAt > now ? 'valid' : 'expired';
  return { staffId, linkHash, state: row.usedAt ? 'used' : open };
}

/** Takes all links of somebody out of use. */
export const endLinks = async (tx: Tx, { staffId }: StaffScope, now: Date): Promise<void> =>
  void (await tx.run(use, [staffId, now]));
