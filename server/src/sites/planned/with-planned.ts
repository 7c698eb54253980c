import type { SiteSettings } from '../settings.ts';
import type { OpenPricePlan } from './price-plans.ts';

type Priced = Pick<SiteSettings, 'packages' | 'currency'>;

/**
 * Settings with the prices of a plan; undefined where nothing of it can hold: the site sells none of its packs any
 * more, or in another currency.
 */
export function withPlanned<Settings extends Priced>(
  settings: Settings,
  { currency, prices }: Pick<OpenPricePlan, 'currency' | 'prices'>,
): Settings | undefined {
  const planned = new Map(prices.map(({ credits, total_minor: total }) => [credits, total]));
  if (currency !== settings.currency || !settings.packages.some(({ credits }) => planned.has(credits)))
    return undefined;
  const packages = settings.packages.map((pack) => ({
    ...pack,
    total_minor: planned.get(pack.credits) ?? pack.total_minor,
  }));
  return { ...settings, packages };
}
