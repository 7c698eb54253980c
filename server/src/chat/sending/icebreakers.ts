import type { Locale } from '@vonk/contract/locales';
import type { Interest } from '@vonk/contract/profile';
import type { SiteSettings } from '../../sites/index.ts';

type Opener = SiteSettings['icebreakers'][number];

/** The words of an opener that the site offers, in one language; undefined where it is off, or never was one. */
export const icebreakerText = (
  { icebreakers }: Pick<SiteSettings, 'icebreakers'>,
  key: string,
  locale: Locale,
): string | undefined => icebreakers.find((opener) => opener.is_on && opener.key === key)?.texts[locale];

/**
 * The openers of a site for two people, in its order: about interests they share first, then about one of the other's,
 * then about anything.
 */
export function fittingIcebreakers(
  { icebreakers }: Pick<SiteSettings, 'icebreakers'>,
  own: readonly Interest[],
  other: readonly Interest[],
): Opener[] {
  const rank = ({ interest }: Opener) => {
    if (interest === null) return 2;
    if (!other.includes(interest)) return 3;
    return own.includes(interest) ? 0 : 1;
  };
  return icebreakers
    .filter((opener) => opener.is_on && rank(opener) < 3)
    .toSorted((one, another) => rank(one) - rank(another));
}
