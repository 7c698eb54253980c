import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { SentGift } from '@vonk/contract/gifts';
import type { Locale } from '@vonk/contract/locales';
import type { MemberCall } from '../../accounts/index.ts';
import type { SiteSettings } from '../../sites/index.ts';
import type { Gone } from '../messages/messages.ts';
import { priceOf } from './policy.ts';

/** The gifts that the site offers now, as a member reads them, and the one price of all (CHAT-3, STAFF-4). */
export const listGifts = ({
  site: { settings },
  locale,
}: Pick<MemberCall, 'site' | 'locale'>): CallOutput<'GET /api/gifts.php'> => ({
  gifts: settings.gifts
    .filter((gift) => gift.is_on)
    .map(({ key, picture, names }) => ({ key, picture, name: names[locale] })),
  credits: priceOf('gift', settings),
});

type SiteGift = SiteSettings['gifts'][number];
type Asked = Pick<CallInput<'POST /api/message.php'>, 'gift' | 'shown' | 'gift_price'>;

/** What a message keeps of a gift, and why the site does not send it any more as it was shown. */
export interface ChosenGift {
  readonly text: string;
  readonly data?: { readonly gift: SentGift };
  readonly gone?: Gone;
}

/**
 * The gift that is asked for, called in the sender's language. It is gone where it is off or none of the site's, where
 * it has another name now than the one that was shown, or another price.
 */
export function chosenGift(
  settings: Pick<SiteSettings, 'gifts' | 'gift_credits'>,
  asked: Asked,
  locale: Locale,
): ChosenGift {
  const gift = settings.gifts.find(({ key, is_on: isOn }) => isOn && key === asked.gift);
  if (!gift) return { text: '', gone: 'gift_gone' };
  const { picture, names } = gift;
  return { text: names[locale], data: { gift: { picture, names } }, ...whyGone(gift, settings, asked) };
}

function whyGone(
  { names }: SiteGift,
  { gift_credits: price }: Pick<SiteSettings, 'gift_credits'>,
  { shown, gift_price: asked = price }: Asked,
): { gone?: Gone } {
  if (shown !== undefined && !Object.values(names).includes(shown)) return { gone: 'gift_gone' };
  return asked === price ? {} : { gone: 'price_changed' };
}
