import type { Scope } from '../../accounts/index.ts';
import { type Db, type Reader, sql, type Tx } from '../../platform/database/db.ts';

export interface ListedConversation {
  id: string;
  publicId: string;
  otherId: string;
  unread: number;
  lastMessageAt: Date;
  draft: string;
  last: { mine: boolean; kind: 'text' | 'photo' | 'gift' | 'icebreaker' | 'notice'; body: string } | undefined;
  isHeld: boolean;
}

interface ListedRow {
  id: string;
  public_id: string;
  other_id: string;
  unread: number;
  last_message_at: Date;
  draft: string;
  sender_id: string | null;
  kind: 'text' | 'photo' | 'gift' | 'icebreaker' | 'notice' | null;
  body: string | null;
  held_body: string | null;
}

/**
 * Of a member's side `cm`: with "only real members" on, a conversation with a profile that is no member is nowhere, as
 * if it had never been, until that is turned off (T5, C20).
 */
export const isThere = `not exists (select 1 from profile_cards p
      join profile_viewers v on v.site_id = p.site_id and v.id = cm.member_id
      where p.site_id = cm.site_id and p.id = cm.other_id and p.kind <> 'member' and v.only_real_members)`;

// The preview is cut here: a list of 50 conversations must not carry 50 whole messages.
const listed = sql(`
  select c.id, c.public_id, cm.other_id, cm.unread, cm.last_message_at, left(cm.draft, 200) as draft,
    m.sender_id, m.kind, left(m.body, 200) as body, left(h.body, 200) as held_body
  from conversation_members cm
  join conversations c on c.id = cm.conversation_id
  left join messages m on m.conversation_id = c.id and m.seq = c.last_seq and m.seq > cm.removed_seq
    and not exists (select 1 from hidden_messages x
      where x.member_id = cm.member_id and x.conversation_id = c.id and x.seq = m.seq)
  left join lateral (select h.body from held_messages h
    where h.site_id = cm.site_id and h.sender_id = cm.member_id and h.conversation_id = c.id
    order by h.position desc limit 1) h on true
  where cm.site_id = $1 and cm.member_id = $2 and cm.is_listed
    and not exists (select 1 from block_pairs b
      where b.site_id = cm.site_id and b.blocker_id = cm.member_id and b.blocked_id = cm.other_id)
    and ($3::timestamptz is null or (cm.last_message_at, cm.conversation_id) < ($3, $4::uuid))
    and ${isThere}
  order by cm.last_message_at desc, cm.conversation_id desc limit $5`);

/**
 * A page of a member's list, newest first; `after` is the last one of the page before. Whom the member blocked is not
 * in it (CHAT-8); for the other one it stays, as with anybody who cannot be written to any more (C22).
 */
export async function listConversations(
  reader: Reader,
  { siteId, memberId }: Scope,
  { after, limit }: { after: { at: Date; id: string } | undefined; limit: number },
): Promise<ListedConversation[]> {
  const rows = await reader.rows<ListedRow>(listed, [siteId, memberId, after?.at ?? null, after?.id ?? null, limit]);
  return rows.map((row) => ({
    id: row.id,
    publicId: row.public_id,
    otherId: row.other_id,
    unread: row.unread,
    lastMessageAt: row.last_message_at,
    draft: row.draft,
    last: lastOf(row, memberId),
    isHeld: row.held_body !== null,
  }));
}

function lastOf(row: ListedRow, memberId: string): ListedConversation['last'] {
  if (row.held_body !== null) return { mine: true, kind: 'text', body: row.held_body };
  return row.kind === null ? undefined : { mine: row.sender_id === memberId, kind: row.kind, body: row.body ?? '' };
}

export interface OwnSide {
  id: string;
  publicId: string;
  otherId: string;
  startedByMe: boolean;
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
    cm.removed_seq, cm.draft, o.delivered_seq as other_delivered_seq, o.read_seq as other_read_seq,
    (select bool_and(v.shows_reading) from profile_viewers v
      where v.site_id = cm.site_id and v.id in (cm.member_id, cm.other_id)) as shows_reading
  from conversations c
  join conversation_members cm on cm.conversation_id = c.id and cm.member_id = $2
  left join conversation_members o on o.conversation_id = c.id and o.member_id = cm.other_id`;
const byPublicId = sql(`select ${ownSideColumns} where c.site_id = $1 and c.public_id = $3 and ${isThere}`);
const byPair = sql(
  `select ${ownSideColumns}
    where c.site_id = $1 and c.low_id = least($2::uuid, $3::uuid) and c.high_id = greatest($2::uuid, $3::uuid)
      and ${isThere}`,
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
