import type { MessageKind } from '@vonk/contract/chat';
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
