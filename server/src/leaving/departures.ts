import { cleanText } from '@vonk/contract/text';
import { type LeaveReason, remarksLength } from '@vonk/contract/leaving';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

const count = sql(`insert into departures (site_id, left_on, reason) values ($1, $2, $3)
  on conflict (site_id, left_on, reason) do update set count = departures.count + 1`);
const insertRemarks = sql('insert into departure_remarks (site_id, left_on, remarks) values ($1, $2, $3)');
const insertOffer = sql(
  `insert into retention_offers (site_id, member_id, kind, code, taken_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
);
const codeOf = sql('select code from retention_offers where site_id = $1 and member_id = $2 and kind = $3');
const acquaintances = sql(`select other_id as id from conversation_pairs where site_id = $1 and member_id = $2
  union select target_id from given_likes where site_id = $1 and actor_id = $2
  union select actor_id from given_likes where site_id = $1 and target_id = $2`);

/** Counts a departure of a day; who it was is not kept. */
export const countDeparture = async (
  tx: Tx,
  { siteId }: SiteScope,
  { day, reason = 'none' }: { day: string; reason: LeaveReason | 'none' | undefined },
): Promise<void> => void (await tx.run(count, [siteId, day, reason]));

/** Keeps what somebody said who left, by day and site alone (LEAVE-1); without words nothing. */
export async function keepRemarks(
  tx: Tx,
  { siteId }: SiteScope,
  { day, remarks }: { day: string; remarks: string },
): Promise<void> {
  const words = cleanText(remarks).slice(0, remarksLength);
  if (words !== '') await tx.run(insertRemarks, [siteId, day, words]);
}

/** Keeps an offer the member took (C23); one that was taken before keeps its code. */
export async function keepOffer(
  tx: Tx,
  { siteId, memberId }: Scope,
  { kind, code, now }: { kind: 'lifetime' | 'tryout'; code: string; now: Date },
): Promise<{ code: string; isNew: boolean }> {
  const isNew = (await tx.run(insertOffer, [siteId, memberId, kind, code, now])) === 1;
  return { isNew, ...(await tx.one<{ code: string }>(codeOf, [siteId, memberId, kind])) };
}

/** Who has the member in a list: they talked with, liked or were liked by. */
export const readAcquaintances = async (reader: Reader, { siteId, memberId }: Scope): Promise<string[]> =>
  (await reader.rows<{ id: string }>(acquaintances, [siteId, memberId])).map(({ id }) => id);
