import type { MessageKind } from '@vonk/contract/chat';
import { daySeconds } from '@vonk/contract/durations';
import type { RateLimit } from '../../platform/http/rates/rate-limit.ts';
import { creditPriceMinor, pricesIn, type SiteSettings } from '../../sites/index.ts';

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

/**
 * What the brake lets be spent on profiles that are no members, in credits at the price beside every button (T9, T19);
 * never nothing.
 */
export function brakes(settings: SiteSettings): { brakeDay: number; brakeMonth: number } {
  const price = Math.max(1, creditPriceMinor(pricesIn(settings, settings.countries[0] ?? '')));
  const credits = (minor: number) => Math.max(1, Math.floor(minor / price));
  return { brakeDay: credits(settings.brake_day_minor), brakeMonth: credits(settings.brake_month_minor) };
}

/** How many conversations may be begun in 24 hours, by anybody (T124). */
export const maxNewPerDay = (isNew: boolean): number => (isNew ? 10 : 50);

/** How often messages may be sent: by one member, less in the first day, from one device and one network (T124). */
export const messageRates: readonly RateLimit[] = [
  { max: 60, firstDay: 30, seconds: 60, per: 'member' },
  { max: 2000, firstDay: 300, seconds: daySeconds, per: 'member' },
  { max: 120, seconds: 60, per: 'device' },
  { max: 300, seconds: 60, per: 'network' },
];
