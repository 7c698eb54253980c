import type { CallOutput } from '@vonk/contract/api';
import type { AnyCall } from '../../accounts/index.ts';
import { isEligible, methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';
import { isDebitOffered } from '../../direct-debit/index.ts';
import { readBuyer } from '../prices/buyer.ts';
import { lowestPrices } from '../prices/price-log.ts';
import { chooseProvider } from '../providers/choose-provider.ts';
import type { PaymentsServices } from '../services.ts';
import { statementOf } from './statement.ts';

/** What credits cost here, and how one can pay (CRED-3, T22, T101). */
export async function listPackages(
  { db, providers, sms }: Pick<PaymentsServices, 'db' | 'providers' | 'sms'>,
  call: AnyCall,
): Promise<CallOutput<'GET /api/packages.php'>> {
  const { prices, country, vatBasisPoints, countriesToAsk } = await readBuyer(db, call);
  const { currency, packs } = prices;
  const lowest = await lowestPrices(db, call.site, { prices, now: call.now });
  const takesCode = (method: PaymentMethod): boolean =>
    chooseProvider(providers, call.site.settings.payment_routes, { method, country, currency })?.takesCode?.includes(
      method,
    ) ?? false;
  const carried = new Set<PaymentMethod>(providers.flatMap(({ methods }) => methods));
  return {
    currency,
    country,
    vat_basis_points: vatBasisPoints,
    countries_to_ask: [...countriesToAsk],
    packages: packs.map(({ credits, totalMinor }) => ({
      credits,
      total_minor: totalMinor,
      credit_price_minor: Math.round(totalMinor / credits),
      message_price_minor: Math.round((totalMinor / credits) * call.site.settings.message_credits),
      lowest_minor: lowest.get(credits) ?? null,
    })),
    methods: [...carried]
      .filter((method) => method !== 'sdd' || isDebitOffered({ sms }, call.site))
      .filter((method) => isEligible(method, { country, currency }))
      .filter((method) => chooseProvider(providers, call.site.settings.payment_routes, { method, country, currency }))
      .map((slug) => ({
        slug,
        max_minor: methodFacts[slug].maxMinor ?? null,
        statement: statementOf(call.site, slug),
        takes_code: takesCode(slug),
      })),
  };
}
