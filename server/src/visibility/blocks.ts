import type { ProfileKind } from '@vonk/contract/profile';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

const insertBlock = sql(
  'insert into blocks (site_id, blocker_id, blocked_id, created_at) values ($1, $2, $3, $4) on conflict do nothing',
);
const deleteBlock = sql('delete from blocks where site_id = $1 and blocker_id = $2 and blocked_id = $3');
const ownBlocks = sql(
  `select p.public_id as id, p.name, p.kind, b.created_at as since from blocks b
   join profile_cards p on p.site_id = b.site_id and p.id = b.blocked_id
   where b.site_id = $1 and b.blocker_id = $2 and p.status <> 'erased' order by b.created_at desc, b.blocked_id`,
);

/** Adds a block; false when it stood already. */
export const addBlock = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { blockedId, now }: { blockedId: string; now: Date },
): Promise<boolean> => (await tx.run(insertBlock, [siteId, memberId, blockedId, now])) === 1;

/** Takes a block away; false when there was none. */
export const removeBlock = async (tx: Tx, { siteId, memberId }: Scope, blockedId: string): Promise<boolean> =>
  (await tx.run(deleteBlock, [siteId, memberId, blockedId])) === 1;

/** Whom the member blocked, newest first. */
export const listBlocks = (
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<{ id: string; name: string; kind: ProfileKind; since: Date }[]> =>
  reader.rows(ownBlocks, [siteId, memberId]);

const blockers = sql(`select blocker_id as id from blocks where site_id = $1 and blocked_id = $2`);

/** Who blocked the member. */
export const listBlockers = async (reader: Reader, { siteId, memberId }: Scope): Promise<string[]> =>
  (await reader.rows<{ id: string }>(blockers, [siteId, memberId])).map(({ id }) => id);

const oftenBlocked = sql(`select b.blocked_id as "memberId", count(*)::integer as count from blocks b
  where b.site_id = $1 and b.created_at > $2 and b.blocked_id in
    (select n.blocked_id from blocks n where n.site_id = $1 and n.created_at > $3)
  group by b.blocked_id having count(*) >= $4`);
const countOf = sql(`select count(*)::integer as count from blocks
  where site_id = $1 and blocked_id = $2 and created_at > $3`);

/** Who was blocked lately, and by at least so many since a moment; by whom is told to nobody. */
export const listOftenBlocked = (
  reader: Reader,
  { siteId }: SiteScope,
  { lately, since, atLeast }: { lately: Date; since: Date; atLeast: number },
): Promise<{ memberId: string; count: number }[]> => reader.rows(oftenBlocked, [siteId, since, lately, atLeast]);

/** By how many a member was blocked since a moment. */
export const countBlockers = async (reader: Reader, { siteId, memberId }: Scope, since: Date): Promise<number> =>
  (await reader.one<{ count: number }>(countOf, [siteId, memberId, since])).count;

const dropBlocks = sql('delete from blocks where site_id = $1 and (blocker_id = $2 or blocked_id = $2)');

/** Erases every block of and by a member. */
export const forgetBlocks = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(dropBlocks, [siteId, memberId]));
