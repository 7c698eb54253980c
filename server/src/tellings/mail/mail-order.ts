import type { MailOrder } from '../../mails/index.ts';
import type { Subject, ToldKind } from '../told-kinds.ts';

/** Something that a mail is to tell of. */
export interface Unmailed {
  readonly kind: ToldKind;
  /** The conversation's public id; empty for likes. */
  readonly about: string;
  readonly count: number;
  /** Whether a person caused it, and no invented profile. */
  readonly isMember: boolean;
}

interface Frame {
  readonly cause: string;
  readonly now: Date;
}

/** The one mail that tells of them all: how many, of members or of invented profiles (X6, T92). */
export const ordersOf: Readonly<
  Record<Exclude<Subject, 'unread'>, (tellings: readonly Unmailed[], frame: Frame) => MailOrder>
> = {
  likes: (tellings, frame) => ({ template: 'new_like', data: { count: countOfMembers(tellings) }, ...frame }),
  messages: orderOfMessages,
};

function orderOfMessages(tellings: readonly Unmailed[], frame: Frame): MailOrder {
  const ofMembers = countOfMembers(tellings);
  const fictional = countOf(tellings) - ofMembers;
  const conversations = [...new Set(tellings.map(({ about }) => about))];
  const conversation = conversations.length === 1 ? (conversations[0] ?? null) : null;
  if (tellings.every(({ kind }) => kind === 'conversation')) {
    const begun = conversations.length;
    return { template: 'new_conversation', data: { begun, members: ofMembers, fictional, conversation }, ...frame };
  }
  return { template: 'new_message', data: { members: ofMembers, fictional, conversation }, ...frame };
}

/** The mail that reminds of what is unread. */
export const reminderOf = ({ total, members }: { total: number; members: number }, frame: Frame): MailOrder => ({
  template: 'unread',
  data: { members, fictional: total - members },
  ...frame,
});

const countOf = (tellings: readonly Unmailed[]) => tellings.reduce((sum, { count }) => sum + count, 0);
const countOfMembers = (tellings: readonly Unmailed[]) => countOf(tellings.filter(({ isMember }) => isMember));
