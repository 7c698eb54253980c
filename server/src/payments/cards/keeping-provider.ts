import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { cardMethods } from '@vonk/contract/saved-cards';
import type { AnyCall } from '../../accounts/index.ts';
import { pricesIn } from '../../sites/index.ts';
import { chooseProvider } from '../providers/choose-provider.ts';
import type { GuardedProvider } from '../providers/guard.ts';

export const paysByCard = (method: PaymentMethod): boolean => cardMethods.some((known) => known === method);

/** The provider at which a new order by a method could keep its card; undefined where none could. */
export function keepingProvider(
  providers: readonly GuardedProvider[],
  { site, country: found, selectedCountry }: Pick<AnyCall, 'site' | 'country' | 'selectedCountry'>,
  method: PaymentMethod,
): GuardedProvider | undefined {
  const country = selectedCountry ?? found;
  const { currency } = pricesIn(site.settings, country);
  const provider = chooseProvider(providers, site.settings.payment_routes, { method, country, currency });
  return provider?.cards && provider;
}
