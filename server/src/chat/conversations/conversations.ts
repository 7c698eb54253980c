import type { Scope } from '../../accounts/index.ts';
import { type Db, type Reader, sql, type Tx } from '../../platform/database/db.ts';

/**
 * Of a member's side `cm`: with "only real members" on, a conversation with a profile that is no member is nowhere, as
 * if it had never been, until that is turned off (T5, C20).
 */
export const isThere = `not exists (select 1 from profile_cards p
      join profile_viewers v on v.site_id = p.site_id and v.id = cm.member_id
      where p.site_id = cm.site_id and p.id = cm.other_id and p.kind <> 'member' and v.only_real_members)`;

/** Of a member's side `cm`: whom the member blocked is not in their list; for the other one it stays (CHAT-8, C22). */
export const isListed = `cm.is_listed and not exists (select 1 from block_pairs b
      where b.site_id = cm.site_id and b.blocker_id = cm.member_id and b.blocked_id = cm.other_id)`;

export interface OwnSide {
  id: string;
  publicId: string;
  otherId: string;
  startedByMe: boolean;
  /** Stands in the member's own list. */
  isListed: boolean;
  lastSeq: number;
  unread: number;
  readSeq: number;
  removedSeq: number;
  draft: string;
  /** How far the other one's devices got and how far they read. */
  otherDeliveredSeq: number;
  otherReadSeq: number;
  /** Neither of the two hides what they read (CHAT-2). */
  showsReading: boolean;
}

interface OwnSideRow {
  id: string;
  public_id: string;
  other_id: string;
  started_by: string;
  is_listed: boolean;
  last_seq: number;
  unread: number;
  read_seq: number;
  removed_seq: number;
  draft: string;
  other_delivered_seq: number | null;
  other_read_seq: number | null;
  shows_reading: boolean;
}

const ownSideColumns = `c.id, c.public_id, cm.other_id, c.started_by, c.last_seq, cm.unread, cm.read_seq,
    cm.removed_seq, cm.draft, ${isListed} as is_listed,
    o.delivered_seq as other_delivered_seq, o.read_seq as other_read_seq,
    (select bool_and(v.shows_reading) from profile_viewers v
      where v.site_id = cm.site_id and v.id in (cm.member_id, cm.other_id)) as shows_reading
  from conversations c
  join conversation_members cm on cm.conversation_id = c.id and cm.member_id = $2
  left join conversation_members o on o.conversation_id = c.id and o.member_id = cm.other_id`;
// By its id and the member's together: joined to the member's sides, it was looked for among all of them.
const byPublicId = sql(`select ${ownSideColumns} where c.site_id = $1 and ${isThere}
    and c.id = (select t.id from conversations t where t.site_id = $1 and t.public_id = $3)`);
const byPair = sql(
  `select ${ownSideColumns}
    where c.site_id = $1 and ${isThere} and c.id = (select t.id from conversations t
      where t.site_id = $1 and t.low_id = least($2::uuid, $3::uuid) and t.high_id = greatest($2::uuid, $3::uuid))`,
);

/** The member's side of a conversation; undefined when it is not theirs (not found = not in your scope). */
export async function findOwnSide(
  reader: Reader,
  { siteId, memberId }: Scope,
  publicId: string,
): Promise<OwnSide | undefined> {
  return ownSideOf(await reader.maybe<OwnSideRow>(byPublicId, [siteId, memberId, publicId]), memberId);
}

/** The member's side of the conversation with `otherId`, if there is one. */
export async function findOwnSideWith(
  reader: Reader,
  { siteId, memberId }: Scope,
  otherId: string,
): Promise<OwnSide | undefined> {
  return ownSideOf(await reader.maybe<OwnSideRow>(byPair, [siteId, memberId, otherId]), memberId);
}

function ownSideOf(row: OwnSideRow | undefined, memberId: string): OwnSide | undefined {
  return (
    row && {
      id: row.id,
      publicId: row.public_id,
      otherId: row.other_id,
      startedByMe: row.started_by === memberId,
      isListed: row.is_listed,
      lastSeq: row.last_seq,
      unread: row.unread,
      readSeq: row.read_seq,
      removedSeq: row.removed_seq,
      draft: row.draft,
      otherDeliveredSeq: row.other_delivered_seq ?? 0,
      otherReadSeq: row.other_read_seq ?? 0,
      showsReading: row.shows_reading,
    }
  );
}

const total = sql('select unread_total_v1($1::smallint, $2) as total');

/** All unread messages of a member: the badge. */
export const unreadTotal = async (reader: Reader, { siteId, memberId }: Scope): Promise<number> =>
  (await reader.one<{ total: number }>(total, [siteId, memberId])).total;

const startedCount = sql('select count(*)::int as count from conversations where site_id = $1 and started_by = $2');

/** How many conversations a member started, removed ones too (CHAT-4). */
export const countStarted = async (reader: Reader, { siteId, memberId }: Scope): Promise<number> =>
  (await reader.one<{ count: number }>(startedCount, [siteId, memberId])).count;

const markRead = sql('select unread, other_id, has_changed from mark_read_v2($1::smallint, $2, $3, $4, $5)');

/**
 * Notes that the member read a conversation up to message `seq`, and tells both sides (CHAT-7); answers what is still
 * unread and whom to wake. Undefined when it is not theirs.
 */
export async function markAsRead(
  db: Db,
  { siteId, memberId }: Scope,
  { conversation, seq, now }: { conversation: string; seq: number; now: Date },
): Promise<{ unread: number; wake: string[] } | undefined> {
  const values = [siteId, memberId, conversation, seq, now];
  const row = await db.maybe<{ unread: number; other_id: string; has_changed: boolean }>(markRead, values);
  return row && { unread: row.unread, wake: row.has_changed ? [memberId, row.other_id] : [] };
}

const markDelivered = sql('select other_id from mark_delivered_v1($1::smallint, $2, $3)');

/** Notes that all messages to the member reached a device of theirs; answers whom to wake. */
export const markAsDelivered = async (db: Db, { siteId, memberId }: Scope, now: Date): Promise<string[]> =>
  (await db.rows<{ other_id: string }>(markDelivered, [siteId, memberId, now])).map(({ other_id: id }) => id);

const remove = sql('select remove_chat_v2($1::smallint, $2, $3, $4) as is_found');

/** Takes a conversation off the member's own list, with what was said so far (CHAT-7); false when it is not theirs. */
export const removeFromList = async (
  db: Db,
  { siteId, memberId }: Scope,
  { conversation, now }: { conversation: string; now: Date },
): Promise<boolean> =>
  (await db.callFunction<{ is_found: boolean }>(remove, [siteId, memberId, conversation, now])).is_found;

const restore = sql('select restore_chat_v1($1::smallint, $2, $3, $4) as is_found');

/**
 * Puts a removed conversation back on the member's own list, as it was; false when it is not theirs, or was not
 * removed.
 */
export const restoreToList = async (
  db: Db,
  { siteId, memberId }: Scope,
  { conversation, now }: { conversation: string; now: Date },
): Promise<boolean> =>
  (await db.callFunction<{ is_found: boolean }>(restore, [siteId, memberId, conversation, now])).is_found;

const keepDraft = sql(
  `update conversation_members set draft = $4, draft_at = $5
    where site_id = $1 and member_id = $2 and conversation_id = $3`,
);

export const saveDraft = (
  tx: Tx,
  { siteId, memberId }: Scope,
  draft: { conversationId: string; text: string; now: Date },
): Promise<number> => tx.run(keepDraft, [siteId, memberId, draft.conversationId, draft.text, draft.now]);
