import { currencyOf, isCountry } from '@vonk/contract/locales';
import type { Pack } from '@vonk/contract/payments';
import type { SiteSettings } from './settings.ts';

type PriceSettings = Pick<SiteSettings, 'packages' | 'currency' | 'countries'>;

/** What credits cost in a country. */
export interface Prices {
  /** The country whose prices these are: the buyer's, or the site's first when it sells nothing in the buyer's. */
  readonly country: string;
  readonly currency: string;
  /** The cheapest first (T22). */
  readonly packs: readonly Pack[];
}

const zlotyPerEuro = 4.3;
// A total of 42.957 becomes 42.99.
const toZloty = (euroMinor: number): number => Math.ceil((euroMinor * zlotyPerEuro) / 100) * 100 - 1;

/**
 * The packs of a country: the site's own in its currency; from euro the same figures elsewhere, in złoty times 4.3 up
 * to x.99 (CRED-3, C33).
 */
export function pricesIn(settings: PriceSettings, country: string): Prices {
  const sold = settings.countries.find((known) => known === country) ?? settings.countries[0] ?? 'NL';
  const currency = settings.currency === 'EUR' && isCountry(sold) ? currencyOf[sold] : settings.currency;
  const packs = settings.packages
    .map(({ credits, total_minor: total }) => ({
      credits,
      totalMinor: currency === 'PLN' && currency !== settings.currency ? toZloty(total) : total,
    }))
    .sort((one, other) => one.totalMinor - other.totalMinor);
  return { country: sold, currency, packs };
}

/** A figure in euro as a country's prices have it (C33). */
export const fromEuro = (euroMinor: number, currency: string): number =>
  currency === 'PLN' ? toZloty(euroMinor) : euroMinor;

/**
 * The price of one credit of the smallest pack, undiscounted, in minor units: the figure beside every price in credits
 * (T19, X4).
 */
export function creditPriceMinor({ packs }: Pick<Prices, 'packs'>): number {
  const smallest = packs.reduce((least, pack) => (pack.credits < least.credits ? pack : least));
  return Math.round(smallest.totalMinor / smallest.credits);
}

/** The lowest price of one message over all packs, in minor units (C33, T23: shown only beside the highest). */
export const lowestMessagePriceMinor = ({ packs }: Pick<Prices, 'packs'>, messageCredits: number): number =>
  Math.round(Math.min(...packs.map(({ credits, totalMinor }) => totalMinor / credits)) * messageCredits);
