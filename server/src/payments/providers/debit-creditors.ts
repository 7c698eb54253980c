import type { AnyCall } from '../../accounts/index.ts';
import type { Creditor, DebitCreditors } from '../../direct-debit/index.ts';
import { chooseProvider } from './choose-provider.ts';
import type { GuardedProvider } from './guard.ts';

/** Direct debit is in euro alone. */
const currency = 'EUR';

type Debtor = Pick<AnyCall, 'site' | 'country' | 'selectedCountry'>;

/** In whose name a provider debits for a site: its own, for the company, or the company's. */
const creditorAt = ({ creditor }: GuardedProvider, { company }: Debtor['site']): Creditor =>
  creditor
    ? { id: creditor.id, name: `${company.name} / ${creditor.name}` }
    : { id: company.sepa_creditor_id, name: company.name };

/**
 * The providers that may debit by a mandate for this creditor identifier: the one whose own it is, else those that
 * debit in the company's name, whose identifier may have changed since.
 */
export function providersFor(providers: readonly GuardedProvider[], creditorId: string): readonly GuardedProvider[] {
  const own = providers.filter(({ creditor }) => creditor?.id === creditorId);
  return own.length > 0 ? own : providers.filter(({ creditor }) => creditor === undefined);
}

/** Who debits, of these providers (PAY-5, T114). */
export const debitCreditors = (providers: readonly GuardedProvider[]): DebitCreditors => ({
  now({ site, country: found, selectedCountry }) {
    const country = selectedCountry ?? found;
    const provider = chooseProvider(providers, site.settings.payment_routes, { method: 'sdd', country, currency });
    return provider && creditorAt(provider, site);
  },
  debitsFor: (creditorId) => providersFor(providers, creditorId).some(({ carried }) => carried.includes('sdd')),
});
