import { countries, currencyOf } from '@vonk/contract/locales';
import { paymentProviders } from '@vonk/contract/payment-methods';
import type { SiteSettings } from '../settings.ts';
import type { Mistake } from './mistake.ts';

const lists = ['providers', 'countries', 'currencies'] as const;
const words = { providers: 'payment provider', countries: 'country', currencies: 'currency' };

/** What there is of each. */
const knownOn = ({ currency }: Pick<SiteSettings, 'currency'>): Readonly<Record<(typeof lists)[number], string[]>> => ({
  providers: [...paymentProviders],
  countries: [...countries],
  currencies: [...new Set([currency, ...Object.values(currencyOf)])],
});

/**
 * What a row of payment routes says that would close its payments without a word, or never fits an order: a provider, a
 * country or a currency that is none, or amounts of which none is left (PAY-2). Judged where a site is written and not
 * where it is read: one that stands so goes on.
 */
export function routeMistakes(settings: Pick<SiteSettings, 'payment_routes' | 'currency'>): Mistake[] {
  const known = knownOn(settings);
  return settings.payment_routes.flatMap((route, at) => {
    const { from_minor: from = 0, to_minor: to = Infinity } = route;
    const path = ['settings', 'payment_routes', at];
    const unknown = lists.flatMap((list) =>
      (route[list] ?? []).flatMap((name, index) =>
        known[list].includes(name)
          ? []
          : [{ path: [...path, list, index], message: `no ${words[list]}; there are ${known[list].join(', ')}` }],
      ),
    );
    return from > to ? [...unknown, { path: [...path, 'to_minor'], message: 'less than from_minor' }] : unknown;
  });
}
