import type { LeaveReason } from '@vonk/contract/leaving';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/db.ts';

const count = sql(`insert into departures (site_id, left_on, reason) values ($1, $2, $3)
  on conflict (site_id, left_on, reason) do update set count = departures.count + 1`);
const keepOffer = sql('insert into retention_offers (site_id, member_id, kind, taken_at) values ($1, $2, $3, $4) on conflict do nothing');
const dropOffers = sql('delete from retention_offers where site_id = $1 and member_id = $2');
const acquaintances = sql(`select other_id as id from conversation_pairs where site_id = $1 and member_id = $2
  union select target_id from given_likes where site_id = $1 and actor_id = $2
  union select actor_id from given_likes where site_id = $1 and target_id = $2`);

/** Counts a departure of a day; who it was is not kept. */
export const countDeparture = async (
  tx: Tx,
  siteId: number,
  { day, reason = 'none' }: { day: string; reason: LeaveReason | 'none' | undefined },
): Promise<void> => void (await tx.run(count, [siteId, day, reason]));

/** Keeps an offer the member took (C23); twice is no mistake. */
export const takeOffer = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { kind, now }: { kind: 'lifetime' | 'tryout'; now: Date },
): Promise<void> => void (await tx.run(keepOffer, [siteId, memberId, kind, now]));

export const dropTakenOffers = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(dropOffers, [siteId, memberId]));

/** Who has the member in a list: they talked with, liked or were liked by. */
export const readAcquaintances = async (reader: Reader, { siteId, memberId }: Scope): Promise<string[]> =>
  (await reader.rows<{ id: string }>(acquaintances, [siteId, memberId])).map(({ id }) => id);
