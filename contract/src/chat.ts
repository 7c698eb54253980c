import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { giftKey, giftNameLength, giftPictures, sentGift } from './gifts.ts';
import { icebreakerKey, icebreakerLength } from './icebreakers.ts';
import { largestInteger, seqFrom, seqInAddress } from './numbers.ts';
import { profileCard } from './profile.ts';

export const messageKinds = ['text', 'photo', 'gift', 'icebreaker', 'notice'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** How long somebody is shown as typing after their last key. */
export const typingSeconds = 6;

/** How long what is searched in messages must be, and may be. */
export const searchLength = { min: 2, max: 100 } as const;

/**
 * Every version of the notice about invented profiles there was, the newest first, and from and until when it was asked
 * for; null: without an end (T3, T4). The one before a new one ends a day after the new one's release, so that both
 * count while servers are replaced (T13).
 */
export const fictionalNotices = [{ version: '2026-11-01', from: null, until: null }] as const;

/** The version that is asked for now. */
export const fictionalNoticeVersion = fictionalNotices[0].version;

export const message = z.object({
  seq: z.number(),
  /** The sender's own key; a pending copy on screen is recognised by it. */
  key: z.string(),
  mine: z.boolean(),
  kind: z.enum(messageKinds),
  body: z.string(),
  data: z.nullable(z.record(z.string(), z.unknown())),
  created_at: z.string(),
});
export type Message = z.infer<typeof message>;

/** What a message answers, as `data.reply` holds it: `mine` is whether the quoted words are the reader's own. */
export const reply = z.object({
  seq: z.number(),
  mine: z.boolean(),
  kind: z.enum(messageKinds),
  body: z.string(),
  gift: z.optional(sentGift),
});
export type Reply = z.infer<typeof reply>;

/**
 * The reply that a message's data holds, if it does; told by its parts, so that the browser needs no schemas for it.
 */
export function replyOf(data: Message['data']): Reply | undefined {
  const found = data?.['reply'] as Partial<Reply> | null | undefined;
  return typeof found?.seq === 'number' &&
    typeof found.body === 'string' &&
    found.kind !== undefined &&
    messageKinds.includes(found.kind)
    ? {
        seq: found.seq,
        mine: found.mine === true,
        kind: found.kind,
        body: found.body,
        ...(found.gift && { gift: found.gift }),
      }
    : undefined;
}

/** A photo that a message carries, as `data.photo` holds it: width and height of the full file. */
export const sentPhoto = z.object({ id: z.string(), width: z.number(), height: z.number() });
export type SentPhoto = z.infer<typeof sentPhoto>;

/** The photo that a message's data holds, if it does. */
export function photoOf(data: Message['data']): SentPhoto | undefined {
  const found = data?.['photo'] as Partial<SentPhoto> | null | undefined;
  return typeof found?.id === 'string' && typeof found.width === 'number' && typeof found.height === 'number'
    ? { id: found.id, width: found.width, height: found.height }
    : undefined;
}

export const heldMessage = z.object({ key: z.string(), body: z.string(), created_at: z.string() });

export const chat = z.object({
  id: z.string(),
  profile: profileCard,
  num_unread_messages: z.number(),
  last_message: z.nullable(
    z.object({ mine: z.boolean(), kind: z.enum(messageKinds), body: z.string(), gift: z.optional(sentGift) }),
  ),
  last_message_at: z.string(),
  draft: z.string(),
  /** The newest message waits for the sender's address to be confirmed. */
  held: z.boolean(),
});
export type Chat = z.infer<typeof chat>;

/**
 * Whether one can write: `unavailable` covers blocked, suspended, leaving and erased alike (C22). That the site itself
 * took an invented profile away is told: nobody is behind it.
 */
export const composerStates = [
  'open',
  'unavailable',
  'switched_off',
  'no_chat',
  'confirm_first',
  'acknowledgement_required',
  'conversation_limit',
  /** Too much, or a question for the truth too often: nothing goes to invented profiles for a day (T9). */
  'paused',
] as const;

export const conversation = z.object({
  id: z.nullable(z.string()),
  profile: profileCard,
  /** Stands in the member's own list; not so once it was removed from it, or the other one was blocked (CHAT-8). */
  is_listed: z.boolean(),
  composer: z.enum(composerStates),
  /** Of `paused`: until when. */
  paused_until: z.nullable(z.string()),
  messages: z.array(message),
  held: z.array(heldMessage),
  /** Older messages that can still be loaded. */
  has_older: z.boolean(),
  /** Messages beyond what a free member sees (CHAT-5); 0 for premium. */
  hidden_older: z.number(),
  num_unread_messages: z.number(),
  /** My own: where reading goes on. */
  read_seq: z.number(),
  /** How far the other one's devices got. */
  delivered_seq: z.number(),
  /** How far the other one read; null for a free member (CHAT-6) and where one of the two hides it (CHAT-2). */
  other_read_seq: z.nullable(z.number()),
  draft: z.string(),
  /** Openers of the site that fit, the best first; empty once something was said. */
  icebreakers: z.array(z.string()),
  /** Their words, in the reader's language. */
  icebreaker_words: z.record(z.string(), z.string()),
  /** We like each other and my first opener is free (C34). */
  free_icebreaker: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

const conversationId = z.string().check(z.maxLength(14));

/** What came of a send; the answer to a repeated key is the first answer. */
export const sent = z.object({
  outcome: z.enum(['sent', 'held']),
  conversation: z.string(),
  seq: z.nullable(z.number()),
  created_at: z.string(),
  price: z.number(),
  credits: z.number(),
  free_credits: z.number(),
});

/** Why nothing is sent, whatever it is. */
export const sendErrors = [
  'not_available',
  'no_chat',
  'acknowledgement_required',
  'conversation_limit',
  'insufficient_credits',
  'confirm_first',
  'held_limit',
  'spending_limit',
  'too_many_conversations',
  'chat_paused',
] as const;
export type SendError = (typeof sendErrors)[number];

export const chatEndpoints = endpoints({
  /** A page of the list, newest first. */
  'GET /api/chats.php': {
    input: z.object({
      /** `next` of the page before, of the same name and order. */
      before: z.optional(z.string()),
      /** What the name of the other one holds (CHAT-9). */
      name: z.optional(z.string().check(z.maxLength(searchLength.max))),
      /** Those with unread messages before all others. */
      unread_first: z.optional(z.literal('1')),
    }),
    output: z.object({ chats: z.array(chat), next: z.nullable(z.string()), unread_total: z.number() }),
    errors: [],
  },
  /** One conversation, by its id or by the profile one talks with; `before` a seq goes back in time. */
  'GET /api/chat.php': {
    input: z.object({
      conversation: z.optional(conversationId),
      profile: z.optional(conversationId),
      before: z.optional(seqInAddress),
    }),
    output: z.object({ conversation }),
    errors: [],
  },
  /** Looks for words in the newest messages of the newest conversations, newest first; premium only (CHAT-6). */
  'GET /api/chat-search.php': {
    input: z.object({ text: z.string() }),
    output: z.object({ found: z.array(z.object({ conversation: z.string(), profile: profileCard, message })) }),
    errors: ['premium_required', 'search_length'],
  },
  /** The gifts of the site that one can send, in its order and the reader's language, and what each costs (CHAT-3). */
  'GET /api/gifts.php': {
    input: z.object({}),
    output: z.object({
      gifts: z.array(z.object({ key: z.string(), picture: z.enum(giftPictures), name: z.string() })),
      credits: z.number(),
    }),
    errors: [],
  },
  'POST /api/message.php': {
    /** A text, else a gift or an icebreaker; then `text` is not looked at. */
    input: z.strictObject({
      profile: conversationId,
      key: z.uuid(),
      text: z.string(),
      gift: z.optional(z.string().check(z.regex(giftKey))),
      icebreaker: z.optional(z.string().check(z.regex(icebreakerKey))),
      /**
       * The opener, or the name of the gift, as it was shown: where the site has other words for it now, it is refused
       * and costs nothing.
       */
      shown: z.optional(z.string().check(z.maxLength(Math.max(icebreakerLength, giftNameLength)))),
      /** What the gift cost where it was chosen, in credits: at another price it is refused and costs nothing. */
      gift_price: z.optional(z.int().check(z.minimum(0), z.maximum(largestInteger))),
      /** The message a text answers. */
      reply_to: z.optional(seqFrom(1)),
    }),
    output: sent,
    errors: ['message_empty', 'message_too_long', 'icebreaker_gone', 'gift_gone', 'price_changed', ...sendErrors],
  },
  /** The photos of a conversation, newest first; `before` a seq goes back in time. */
  'GET /api/chat-photos.php': {
    input: z.object({ conversation: conversationId, before: z.optional(seqInAddress) }),
    output: z.object({ photos: z.array(message), has_older: z.boolean() }),
    errors: [],
  },
  /** Deletes a message for me alone. */
  'DELETE /api/message.php': {
    input: z.object({ conversation: conversationId, seq: seqInAddress }),
    output: z.object({}),
    errors: [],
  },
  /** I am typing; the other one sees it for `typingSeconds`. */
  'POST /api/typing.php': { input: z.strictObject({ conversation: conversationId }), output: z.object({}), errors: [] },
  /** I have read up to `seq`: unread goes to 0 on all my devices (CHAT-7). */
  'POST /api/chat-read.php': {
    input: z.strictObject({ conversation: conversationId, seq: seqFrom(0) }),
    output: z.object({ num_unread_messages: z.number(), unread_total: z.number() }),
    errors: [],
  },
  /** A device of mine has all messages there are: those who wrote them see them delivered (CHAT-2). */
  'POST /api/chat-delivered.php': { input: z.strictObject({}), output: z.object({}), errors: [] },
  'PUT /api/draft.php': {
    input: z.strictObject({ conversation: conversationId, text: z.string() }),
    output: z.object({}),
    errors: ['message_too_long'],
  },
  /** Removes the conversation from my list only. */
  'DELETE /api/chat.php': { input: z.object({ conversation: conversationId }), output: z.object({}), errors: [] },
  /** Takes the removal back. */
  'POST /api/chat-restore.php': {
    input: z.strictObject({ conversation: conversationId }),
    output: z.object({}),
    errors: [],
  },
  /** I have read that this profile is invented (T3). */
  'POST /api/acknowledgement.php': {
    input: z.strictObject({ profile: conversationId, version: z.string() }),
    output: z.object({}),
    errors: ['wrong_version'],
  },
});
