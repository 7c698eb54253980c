import type { SiteSettings } from './settings.ts';

/** The price of one credit of the smallest pack, undiscounted, in minor units: the figure beside every price in credits (T19, X4). */
export function creditPriceMinor({ packages }: Pick<SiteSettings, 'packages'>): number {
  const smallest = packages.reduce((least, pack) => (pack.credits < least.credits ? pack : least));
  return Math.round(smallest.total_minor / smallest.credits);
}

/** The lowest price of one message over all packs, in minor units (C33, T23: shown only beside the highest). */
export function lowestMessagePriceMinor({ packages, message_credits }: Pick<SiteSettings, 'packages' | 'message_credits'>): number {
  return Math.round(Math.min(...packages.map(({ credits, total_minor }) => total_minor / credits)) * message_credits);
}
