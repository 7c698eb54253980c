import type { MarketingType, NotificationType } from '@vonk/contract/notifications';

/** What is told because something happened to a member. */
export type ToldKind = Exclude<NotificationType, MarketingType>;

/** What one mail tells of: all conversations together, all likes, or what is unread after a day. */
export const subjects = ['messages', 'likes', 'unread'] as const;
export type Subject = (typeof subjects)[number];

interface Manner {
  /** In which mail it is told. */
  readonly subject: Subject;
  /** Whether a push of it may name who caused it, and show their last words (X6). */
  readonly namesWho: boolean;
  /** Where a push of it leads, and under which tag a later one takes its place. */
  place(about: string): { readonly url: string; readonly tag: string };
}

const inConversation = (about: string) => ({ url: `/chats/${about}`, tag: `chat-${about}` });

/** One row for each: the compiler asks for that of a type that is new. */
export const manners: Readonly<Record<ToldKind, Manner>> = {
  conversation: { subject: 'messages', namesWho: true, place: inConversation },
  message: { subject: 'messages', namesWho: true, place: inConversation },
  like: { subject: 'likes', namesWho: false, place: () => ({ url: '/likes', tag: 'likes' }) },
  unread: { subject: 'unread', namesWho: false, place: () => ({ url: '/chats', tag: 'unread' }) },
};
