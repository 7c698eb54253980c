import { minute } from '@vonk/contract/durations';
import { pendingLoginMinutes } from '@vonk/contract/two-step';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import type { StaffScope } from './people.ts';

const insert = sql(
  'insert into staff_pending_logins (token_hash, staff_id, link_hash, ends_at) values ($1, $2, $3, $4)',
);
const find = sql(`select p.staff_id as "staffId", p.link_hash as "linkHash" from staff_pending_logins p
  join staff s on s.id = p.staff_id where p.token_hash = $1 and p.ends_at > $2 and s.left_at is null`);
const end = sql('delete from staff_pending_logins where staff_id = $1');

/** A login whose first step was right: by password, or by a link (then a second step may be set up). */
export interface PendingLogin extends StaffScope {
  readonly linkHash: Buffer | null;
}

/** Remembers that the first step was right; answers the token of the browser's cookie. */
export async function addPending(tx: Tx, { staffId, linkHash }: PendingLogin, now: Date): Promise<string> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + pendingLoginMinutes * minute);
  await tx.run(insert, [hashToken(token), staffId, linkHash, endsAt]);
  return token;
}

export const findPending = (reader: Reader, token: string, now: Date): Promise<PendingLogin | undefined> =>
  reader.maybe<PendingLogin>(find, [hashToken(token), now]);

export const endPending = async (tx: Tx, { staffId }: StaffScope): Promise<void> => void (await tx.run(end, [staffId]));
