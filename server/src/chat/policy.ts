import type { MessageKind } from '@vonk/contract/chat';
import type { Member } from '../accounts/index.ts';
import type { RateLimit } from '../platform/rate.ts';
import type { SiteSettings } from '../sites/index.ts';

/** What each kind of message costs, in credits (CHAT-3). Its length never matters (X2). */
const prices: Record<MessageKind, (settings: SiteSettings) => number> = {
  text: (settings) => settings.message_credits,
  icebreaker: (settings) => settings.message_credits,
  photo: (settings) => settings.photo_credits,
  gift: (settings) => settings.gift_credits,
  notice: () => 0,
};

export const priceOf = (kind: MessageKind, settings: SiteSettings): number => prices[kind](settings);

/** How many messages an unconfirmed member may have waiting: what the sign-up credits will pay for (C2). */
export const maxHeld = ({ signup_credits, message_credits }: SiteSettings): number =>
  message_credits === 0 ? 3 : Math.floor(signup_credits / message_credits);

const newcomerHours = 24;

/** Whether a member signed up less than 24 hours ago: lower limits hold (T124). */
export const isNewcomer = ({ signedUpAt }: Pick<Member, 'signedUpAt'>, now: Date): boolean =>
  now.getTime() - signedUpAt.getTime() < newcomerHours * 3_600_000;

/** How many conversations may be begun in 24 hours, by anybody (T124). */
export const maxNewPerDay = (isNew: boolean): number => (isNew ? 10 : 50);

/** How often messages may be sent: by one member, less in the first day, and from one network (T124). */
export const messageRates = (isNew: boolean): readonly RateLimit[] => [
  { max: isNew ? 30 : 60, seconds: 60, per: 'member' },
  { max: isNew ? 300 : 2000, seconds: 86_400, per: 'member' },
  { max: 300, seconds: 60, per: 'address' },
];
