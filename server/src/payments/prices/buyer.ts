import type { VisitorCall } from '../../sites/index.ts';
import { type Prices, pricesIn } from '../../sites/index.ts';
import { vatRateIn } from './vat.ts';

/** Where a buyer is, for prices and VAT, and what says so (T49: one evidence is enough below 100,000 euro a year). */
export interface Buyer {
  readonly country: string;
  readonly evidence: 'address' | 'chosen';
  readonly vatBasisPoints: number;
  readonly prices: Prices;
}

/** The buyer behind a call: the country they chose, else that of their address. */
export function buyerOf({
  site,
  country,
  selectedCountry,
}: Pick<VisitorCall, 'site' | 'country' | 'selectedCountry'>): Buyer {
  const at = selectedCountry ?? country;
  return {
    country: at,
    evidence: selectedCountry === undefined ? 'address' : 'chosen',
    vatBasisPoints: vatRateIn(at),
    prices: pricesIn(site.settings, at),
  };
}
