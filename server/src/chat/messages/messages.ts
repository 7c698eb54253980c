import type { CallErrorCode } from '@vonk/contract/api';
import type { MessageKind, SendError } from '@vonk/contract/chat';
import type { Scope } from '../../accounts/index.ts';
import { type Db, type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named } from '../../platform/database/named.ts';
import { isThere } from '../conversations/conversations.ts';

export interface StoredMessage {
  seq: number;
  key: string;
  senderId: string;
  kind: MessageKind;
  body: string;
  data: Record<string, unknown> | null;
  createdAt: Date;
}

interface MessageRow {
  seq: number;
  client_key: string;
  sender_id: string;
  kind: MessageKind;
  body: string;
  data: Record<string, unknown> | null;
  created_at: Date;
}

const page = sql(`select seq, client_key, sender_id, kind, body, data, created_at from messages
  where site_id = $1 and conversation_id = $2 and seq > $3 and seq < $4
    and not exists (select 1 from hidden_messages h
      where h.member_id = $6 and h.conversation_id = messages.conversation_id and h.seq = messages.seq)
  order by seq desc limit $5`);

// Bounded whatever a member has: the newest conversations, and of each the newest messages.
const found = sql(`select c.public_id as conversation, cm.other_id, f.* from (
    select cm.conversation_id, cm.other_id, cm.removed_seq from conversation_members cm
    where cm.site_id = $1 and cm.member_id = $2 and cm.is_listed and ${isThere}
      order by cm.last_message_at desc, cm.conversation_id desc limit 40) cm
  join conversations c on c.site_id = $1 and c.id = cm.conversation_id
  cross join lateral (select * from (
      select m.seq, m.client_key, m.sender_id, m.kind, m.body, m.data, m.created_at from messages m
        where m.site_id = $1 and m.conversation_id = c.id and m.seq > cm.removed_seq order by m.seq desc
        limit 3000) newest
    where newest.kind in ('text', 'icebreaker') and strpos(lower(newest.body), lower($3)) > 0
      and not exists (select 1 from hidden_messages h
        where h.member_id = $2 and h.conversation_id = c.id and h.seq = newest.seq)
    order by newest.seq desc limit 20) f
  order by f.created_at desc limit 50`);

export interface FoundMessage {
  conversation: string;
  otherId: string;
  message: StoredMessage;
}

/** Messages of the member's conversations that hold these words, newest first. */
export async function findMessages(reader: Reader, { siteId, memberId }: Scope, text: string): Promise<FoundMessage[]> {
  const rows = await reader.rows<MessageRow & { conversation: string; other_id: string }>(found, [
    siteId,
    memberId,
    text,
  ]);
  return rows.map((row) => ({ conversation: row.conversation, otherId: row.other_id, message: messageOf(row) }));
}

const photos = sql(`select seq, client_key, sender_id, kind, body, data, created_at from messages
  where site_id = $1 and conversation_id = $2 and kind = 'photo' and seq > $3 and seq < $4
    and not exists (select 1 from hidden_messages h
      where h.member_id = $6 and h.conversation_id = messages.conversation_id and h.seq = messages.seq)
  order by seq desc limit $5`);

/**
 * Messages of a conversation whose side was found in the member's scope, oldest first, between two numbers (both left
 * out).
 */
export async function readMessages(
  reader: Reader,
  { siteId, memberId }: Scope,
  { conversationId, after, before, limit }: { conversationId: string; after: number; before: number; limit: number },
): Promise<StoredMessage[]> {
  const rows = await reader.rows<MessageRow>(page, [siteId, conversationId, after, before, limit, memberId]);
  return rows.map(messageOf).toReversed();
}

/** The same for those that are photos, newest first. */
export async function readPhotoMessages(
  reader: Reader,
  { siteId, memberId }: Scope,
  { conversationId, after, before, limit }: { conversationId: string; after: number; before: number; limit: number },
): Promise<StoredMessage[]> {
  return (await reader.rows<MessageRow>(photos, [siteId, conversationId, after, before, limit, memberId])).map(
    messageOf,
  );
}

const messageOf = (row: MessageRow): StoredMessage => ({
  seq: row.seq,
  key: row.client_key,
  senderId: row.sender_id,
  kind: row.kind,
  body: row.body,
  data: row.data,
  createdAt: row.created_at,
});

export interface HeldMessage {
  key: string;
  body: string;
  createdAt: Date;
  conversationId: string;
  recipientPublicId: string;
  kind: 'text' | 'icebreaker';
}

const held = sql(`select h.client_key, h.body, h.created_at, h.conversation_id, h.kind, p.public_id as recipient
  from held_messages h
  join conversation_members cm on cm.conversation_id = h.conversation_id and cm.member_id = h.sender_id
  join profile_cards p on p.site_id = h.site_id and p.id = cm.other_id
  where h.site_id = $1 and h.sender_id = $2 and ($3::uuid is null or h.conversation_id = $3) order by h.position`);

/** A member's messages that wait for confirmation, oldest first: of one conversation, or all. */
export async function readHeldMessages(
  reader: Reader,
  { siteId, memberId }: Scope,
  conversationId: string | undefined,
): Promise<HeldMessage[]> {
  const rows = await reader.rows<{
    client_key: string;
    body: string;
    created_at: Date;
    conversation_id: string;
    kind: HeldMessage['kind'];
    recipient: string;
  }>(held, [siteId, memberId, conversationId ?? null]);
  return rows.map((row) => ({
    key: row.client_key,
    body: row.body,
    createdAt: row.created_at,
    conversationId: row.conversation_id,
    recipientPublicId: row.recipient,
    kind: row.kind,
  }));
}

/** What came of one send; all but `sent` and `held` changed nothing. */
export interface SendResult {
  /** `unavailable` is told as `not_available`, whatever it covers (C22). */
  outcome: Gone | 'sent' | 'held' | 'not_found' | 'unavailable' | Exclude<SendError, 'not_available'>;
  conversation: string | null;
  seq: number | null;
  created_at: Date;
  price: number;
  balance: number;
  granted: number;
  recipient_id: string | null;
  recipient_name: string | null;
  /** Of `spending_limit`: which one was reached, in credits. */
  limit_period: 'day' | 'week' | 'month' | null;
  limit_credits: number | null;
  /** Of `too_many_conversations` and `chat_paused`: when one may go on. */
  wait_until: Date | null;
}

/** What a site offered a moment ago, and does not now, or not at that price. */
export type Gone = Extract<CallErrorCode<'POST /api/message.php'>, 'icebreaker_gone' | 'gift_gone' | 'price_changed'>;

/** What the site and its calendar day say about a send. */
export interface SendRules {
  price: number;
  /** The version of the notice about invented profiles that must have been read (T3). */
  noticeVersion: string;
  /** How many conversations a free member may begin (CHAT-4), and anybody in 24 hours (T124). */
  maxStarted: number;
  maxNewPerDay: number;
  /** How many messages may wait for confirmation (C2). */
  maxHeld: number;
  /** The text asks an invented profile for the truth (T7). */
  asks: boolean;
  /** What may be spent on profiles that are no members, in credits a day and in 30 days (T9). */
  brakeDay: number;
  brakeMonth: number;
  /** The site's calendar day, for limits. */
  day: string;
  /** With what it is refused, unless its key was answered before: the site does not offer it as it was shown. */
  gone?: Gone;
}

export interface NewMessage {
  recipient: string;
  key: string;
  kind: MessageKind;
  body: string;
  data: Record<string, unknown> | null;
  rules: SendRules;
  newId: string;
  newPublicId: string;
  now: Date;
}

/** As it is sent: data and rules are JSON. */
type Sent = Omit<NewMessage, 'data' | 'rules'> & { readonly data: string | null; readonly rules: string };

const send = named<Scope & Sent>(
  (value) => `select * from send_message_v1(${value.siteId}::smallint, ${value.memberId}, ${value.recipient},
    ${value.key}, ${value.kind}, ${value.body}, ${value.data}, ${value.rules}, ${value.newId}, ${value.newPublicId},
    ${value.now})`,
);

/** Sends one message: limits, price, ledger, message and events in one transaction and one round trip (CHAT-3). */
export const insertMessage = (db: Db, { siteId, memberId }: Scope, message: NewMessage): Promise<SendResult> => {
  const data = message.data === null ? null : JSON.stringify(message.data);
  return db.callFunction<SendResult>(
    ...send({ ...message, siteId, memberId, data, rules: JSON.stringify(message.rules) }),
  );
};

const sendersTo = sql(`select distinct m.sender_id as id from conversations c
  join messages m on m.site_id = c.site_id and m.conversation_id = c.id
  where c.site_id = $1 and (c.low_id = $2 or c.high_id = $2) and m.sender_id <> $2 and m.price > 0
    and m.created_at >= $3`);

/** Who paid to write to a profile since a moment. */
export const readPayers = async (reader: Reader, { siteId, memberId }: Scope, since: Date): Promise<string[]> =>
  (await reader.rows<{ id: string }>(sendersTo, [siteId, memberId, since])).map(({ id }) => id);

const spokenWith = sql(`select case when c.low_id = $2 then c.high_id else c.low_id end as id from conversations c
  where c.site_id = $1 and (c.low_id = $2 or c.high_id = $2) and (select count(distinct m.sender_id) from messages m
    where m.site_id = c.site_id and m.conversation_id = c.id and m.kind <> 'notice') = 2`);

/** With whom a profile talked: both wrote. */
export const readSpokenWith = async (reader: Reader, { siteId, memberId }: Scope): Promise<string[]> =>
  (await reader.rows<{ id: string }>(spokenWith, [siteId, memberId])).map(({ id }) => id);

const warn = sql('select warn_of_fraud_v1($1::smallint, $2, $3, $4) as is_new');

/**
 * Says in a member's conversation with a profile that it was removed for fraud (T121); false when it was said, or they
 * did not both write.
 */
export const warnOfFraud = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { profileId, now }: { profileId: string; now: Date },
): Promise<boolean> => (await tx.one<{ is_new: boolean }>(warn, [siteId, memberId, profileId, now])).is_new;

const giveBack = sql('select return_messages_v1($1::smallint, $2, $3, $4, $5, $6) as credits');

/** Gives a member back what messages since a moment to one profile cost, once (T24); answers how many credits. */
export const returnMessages = async (
  db: Db,
  { siteId, memberId }: Scope,
  { profileId, since, timeZone, now }: { profileId: string; since: Date; timeZone: string; now: Date },
): Promise<number> =>
  (await db.callFunction<{ credits: number }>(giveBack, [siteId, memberId, profileId, since, timeZone, now])).credits;

const hide = sql('select hide_message_v1($1::smallint, $2, $3, $4, $5) as is_found');

/** Deletes a message for one member alone; false when there is none. */
export const hideMessage = async (
  db: Db,
  { siteId, memberId }: Scope,
  { conversation, seq, now }: { conversation: string; seq: number; now: Date },
): Promise<boolean> =>
  (await db.callFunction<{ is_found: boolean }>(hide, [siteId, memberId, conversation, seq, now])).is_found;
