import type { MarketingType, NotificationType } from '@vonk/contract/notifications';
import type { MailOrder } from '../../mails/index.ts';

/** What is told because something happened to a member. */
export type ToldKind = Exclude<NotificationType, MarketingType>;

/** Something that a mail is to tell of. */
export interface Unmailed {
  readonly kind: ToldKind;
  /** The conversation's public id; empty for likes. */
  readonly about: string;
  readonly count: number;
  /** Whether a person caused it, and no invented profile. */
  readonly isMember: boolean;
}

/** The one mail that tells of them all: how many, of members or of invented profiles (X6, T92). */
export function orderOf(tellings: readonly Unmailed[], frame: { cause: string; now: Date }): MailOrder {
  const ofMembers = countOf(tellings.filter(({ isMember }) => isMember));
  const fictional = countOf(tellings) - ofMembers;
  if (tellings.every(({ kind }) => kind === 'like'))
    return { template: 'new_like', data: { count: ofMembers }, ...frame };
  const conversations = [...new Set(tellings.map(({ about }) => about))];
  const conversation = conversations.length === 1 ? (conversations[0] ?? null) : null;
  if (tellings.every(({ kind }) => kind === 'conversation')) {
    const begun = conversations.length;
    return { template: 'new_conversation', data: { begun, members: ofMembers, fictional, conversation }, ...frame };
  }
  return { template: 'new_message', data: { members: ofMembers, fictional, conversation }, ...frame };
}

/** The mail that reminds of what is unread. */
export const reminderOf = (
  { total, members }: { total: number; members: number },
  frame: { cause: string; now: Date },
): MailOrder => ({ template: 'unread', data: { members, fictional: total - members }, ...frame });

const countOf = (tellings: readonly Unmailed[]) => tellings.reduce((sum, { count }) => sum + count, 0);
