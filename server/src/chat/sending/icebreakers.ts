import { type Icebreaker, icebreakers } from '@vonk/contract/chat';
import type { Locale } from '@vonk/contract/locales';
import { type Interest, interests } from '@vonk/contract/profile';
import { icebreakers as de } from '@vonk/locales/de/icebreakers';
import { icebreakers as en } from '@vonk/locales/en/icebreakers';
import { icebreakers as es } from '@vonk/locales/es/icebreakers';
import { icebreakers as fr } from '@vonk/locales/fr/icebreakers';
import { icebreakers as it } from '@vonk/locales/it/icebreakers';
import { icebreakers as nl } from '@vonk/locales/nl/icebreakers';
import { icebreakers as pl } from '@vonk/locales/pl/icebreakers';

const words: Readonly<Record<Locale, Readonly<Record<Icebreaker, string>>>> = { nl, en, de, es, fr, it, pl };

export const icebreakerText = (locale: Locale, opener: Icebreaker): string => words[locale][opener];

const isInterest = (opener: string): opener is Interest => (interests as readonly string[]).includes(opener);

/** The openers for two people: about interests they share first, then about one of the other's, then about anything. */
export function fittingIcebreakers(own: readonly Interest[], other: readonly Interest[]): Icebreaker[] {
  const rank = (opener: Icebreaker) => {
    if (!isInterest(opener)) return 2;
    if (!other.includes(opener)) return 3;
    return own.includes(opener) ? 0 : 1;
  };
  return icebreakers.filter((opener) => rank(opener) < 3).toSorted((one, another) => rank(one) - rank(another));
}
