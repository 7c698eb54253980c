import * as z from 'zod/mini';
import { message, reply, sentPhoto } from './chat.ts';
import { sentGift } from './gifts.ts';
import { paymentStates } from './payments.ts';
import { photoStates } from './photos.ts';

/**
 * What is written down and numbered for a member, and told again to a stream that comes back. Each is sent by one
 * server module.
 */
export const liveEventKinds = [
  'account',
  'balance',
  'chat_removed',
  'delivered',
  'like',
  'like_ended',
  'like_given',
  'like_seen',
  'match',
  'message',
  'message_hidden',
  'payment',
  'people_changed',
  'photo',
  'read',
  'receipt',
] as const;
export type LiveEventKind = (typeof liveEventKinds)[number];

/** What only streams that are open at the moment are told, and nobody later. */
export const liveSignalKinds = ['typing'] as const;
export type LiveSignalKind = (typeof liveSignalKinds)[number];

/** All that the stream tells; the browser hears each by its name. */
export const liveKinds = [...liveEventKinds, ...liveSignalKinds] as const;
export type LiveKind = (typeof liveKinds)[number];

/** How far a conversation got: all messages up to `seq`. */
const upTo = { conversation: z.string(), seq: z.number() };
/** A like of mine or theirs: the other profile, and how many likes the member has not seen now. */
const aboutLike = { profile: z.string(), new_likes: z.number() };

const saidAnywhere = {
  ...message.shape,
  conversation: z.string(),
  /** The other one, whoever wrote it. */
  profile: z.string(),
  data: z.nullable(
    z.union([
      z.strictObject({
        reply: z.strictObject({ ...reply.shape, gift: z.optional(z.strictObject(sentGift.shape)) }),
      }),
      z.strictObject({ gift: z.strictObject(sentGift.shape) }),
      z.strictObject({ photo: z.strictObject(sentPhoto.shape) }),
      /** Of the notice that credits came back: how many (T13). */
      z.strictObject({ credits: z.number() }),
    ]),
  ),
  created_at: z.iso.datetime({ offset: true }),
};

/**
 * The payload of each kind. The browser takes the types alone and trusts what comes; that all which is written or sent
 * fits, with no field more, is held at the end of every test that has a database.
 */
export const livePayloads = {
  /** The address was confirmed: all that hangs on it stands otherwise. */
  account: z.strictObject({}),
  /** Credits came or went otherwise than by a message of one's own, or premium did. */
  balance: z.strictObject({
    credits: z.number(),
    free_credits: z.number(),
    paid_user: z.boolean(),
    /** The public id of the payment behind it; null: no payment changed it. */
    payment: z.nullable(z.string()),
  }),
  /** I removed it from my list, here or on another device. */
  chat_removed: z.strictObject({ conversation: z.string() }),
  /** My messages reached a device of the other one (CHAT-2). */
  delivered: z.strictObject(upTo),
  /** They like me. */
  like: z.strictObject(aboutLike),
  /** One of us took a like back. */
  like_ended: z.strictObject(aboutLike),
  /** I like them, said on one of my devices. */
  like_given: z.strictObject(aboutLike),
  /** I have seen their like; `match`: that we like each other, too (LIKE-1). */
  like_seen: z.strictObject({ ...aboutLike, match: z.boolean() }),
  /** We like each other now (LIKE-1). */
  match: z.strictObject(aboutLike),
  /**
   * A message in a conversation of mine: my own with what it cost and left, another's with what is unread in that
   * conversation now.
   */
  message: z.discriminatedUnion('mine', [
    z.strictObject({
      ...saidAnywhere,
      mine: z.literal(true),
      price: z.number(),
      credits: z.number(),
      free_credits: z.number(),
    }),
    z.strictObject({ ...saidAnywhere, mine: z.literal(false), unread: z.number() }),
  ]),
  /** I deleted it for myself alone. */
  message_hidden: z.strictObject(upTo),
  /** A payment of mine moved (PAY-1). */
  payment: z.strictObject({ id: z.string(), state: z.enum(paymentStates) }),
  /** Lists of people must be loaded anew; names nobody, so that no block can be told from it (T123). */
  people_changed: z.strictObject({}),
  /** A photo of mine stands otherwise. */
  photo: z.strictObject({ photo: z.string(), state: z.enum([...photoStates, 'deleted']) }),
  /** I read so far, on one of my devices; `unread` is what is left in that conversation. */
  read: z.strictObject({ ...upTo, unread: z.number() }),
  /** The other one read so far; told to premium alone, where both show what they read (CHAT-6). */
  receipt: z.strictObject(upTo),
  /** The other one is typing (CHAT-2); shown for `typingSeconds`. */
  typing: z.strictObject({ conversation: z.string() }),
} satisfies Readonly<Record<LiveKind, z.ZodMiniType>>;

/** What each kind carries. */
export type LivePayloads = { [Kind in LiveKind]: z.infer<(typeof livePayloads)[Kind]> };

export type LiveNews<Kinds extends LiveKind> = {
  [Kind in Kinds]: { readonly kind: Kind; readonly payload: LivePayloads[Kind] };
}[Kinds];

/** What a stream says first. */
export interface LiveHello {
  /** The number of the last event before what follows. */
  seq: number;
  /** More happened than is told one by one: everything must be fetched again. */
  refetch: boolean;
}

/** How often an open stream says that it lives; a browser that heard nothing for twice as long opens another. */
export const liveBeatSeconds = 20;
