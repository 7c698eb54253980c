import { day } from '@vonk/contract/durations';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';
import type { Mailbox } from './mailbox-hash.ts';

/** What holds against a mailbox. */
export type MarkKind = 'ban' | 'block' | 'free_messages' | 'time_bonus' | 'welcome';

/** Nothing is held longer than this after the account of a mailbox was last erased (C43). */
const longestDays = 2 * 365;
export const endOfHolding = (erasedAt: Date): Date => new Date(erasedAt.getTime() + longestDays * day);

export interface Mark {
  readonly mailbox: Mailbox;
  /** Blocks are held by `keepBlockers`. */
  readonly kind: Exclude<MarkKind, 'block'>;
  readonly endsAt: Date;
  readonly now: Date;
}

const keep = sql(`insert into mailbox_marks (site_id, mailbox, kind, kept_at, ends_at)
  values ($1, $2, $3, $4, $5)
  on conflict on constraint mailbox_marks_once do update
    set kept_at = excluded.kept_at, ends_at = greatest(mailbox_marks.ends_at, excluded.ends_at)`);
const keepBlocks = sql(`insert into mailbox_marks (site_id, mailbox, kind, blocker_id, kept_at, ends_at)
  select $1, $2, 'block', blocker_id, $4, $5 from unnest($3::uuid[]) as blocker_id order by blocker_id
  on conflict on constraint mailbox_marks_once do update set kept_at = excluded.kept_at, ends_at = excluded.ends_at`);
const standing = sql(`select ends_at as "endsAt" from mailbox_marks
  where site_id = $1 and mailbox = $2 and kind = $3 and ends_at > $4`);
const drop = sql('delete from mailbox_marks where site_id = $1 and mailbox = $2 and kind = $3');
const takeBlocks = sql(`with taken as (
    delete from mailbox_marks where site_id = $1 and mailbox = $2 and kind = 'block' returning blocker_id, ends_at)
  select blocker_id as id from taken where ends_at > $3`);

/** Holds something against a mailbox; one that stands is not shortened. */
export const keepMark = async (tx: Tx, { siteId }: SiteScope, mark: Mark): Promise<void> =>
  void (await tx.run(keep, [siteId, mark.mailbox, mark.kind, mark.now, mark.endsAt]));

/** Holds blocks against a mailbox for two years (C43), and no longer than the accounts of these blockers stand. */
export const keepBlockers = async (
  tx: Tx,
  { siteId }: SiteScope,
  { mailbox, blockerIds, now }: { mailbox: Mailbox; blockerIds: readonly string[]; now: Date },
): Promise<void> => void (await tx.run(keepBlocks, [siteId, mailbox, blockerIds, now, endOfHolding(now)]));

/** Until when something of this kind holds against a mailbox; undefined when it does not now. */
export const endOfMark = async (
  reader: Reader,
  { siteId }: SiteScope,
  { mailbox, kind, now }: Pick<Mark, 'mailbox' | 'kind' | 'now'>,
): Promise<Date | undefined> => (await reader.maybe<{ endsAt: Date }>(standing, [siteId, mailbox, kind, now]))?.endsAt;

/** Ends what is held of a kind; false when nothing was. */
export const dropMark = async (
  tx: Tx,
  { siteId }: SiteScope,
  { mailbox, kind }: Pick<Mark, 'mailbox' | 'kind'>,
): Promise<boolean> => (await tx.run(drop, [siteId, mailbox, kind])) > 0;

/** Who blocked this mailbox and is not over; from here on the blocks are the new account's. */
export const takeBlockers = async (
  tx: Tx,
  { siteId }: SiteScope,
  { mailbox, now }: Pick<Mark, 'mailbox' | 'now'>,
): Promise<string[]> => (await tx.rows<{ id: string }>(takeBlocks, [siteId, mailbox, now])).map(({ id }) => id);
