import type { CallOutput } from '@vonk/contract/api';
import { isEligible, methodFacts, type PaymentMethod } from '@vonk/contract/payment-methods';
import type { VisitorCall } from '../../sites/index.ts';
import { buyerOf } from '../prices/buyer.ts';
import { lowestPrices } from '../prices/price-log.ts';
import type { PaymentsServices } from '../services.ts';

/** What credits cost here, and how one can pay (CRED-3, T22, T101). */
export async function listPackages(
  { db, providers }: Pick<PaymentsServices, 'db' | 'providers'>,
  call: VisitorCall,
): Promise<CallOutput<'GET /api/packages.php'>> {
  const { prices, country, vatBasisPoints } = buyerOf(call);
  const { currency, packs } = prices;
  const lowest = await lowestPrices(db, call.site, { prices, now: call.now });
  const carried = new Set<PaymentMethod>(providers.flatMap(({ methods }) => methods));
  return {
    currency,
    country,
    vat_basis_points: vatBasisPoints,
    packages: packs.map(({ credits, totalMinor }) => ({
      credits,
      total_minor: totalMinor,
      credit_price_minor: Math.round(totalMinor / credits),
      message_price_minor: Math.round((totalMinor / credits) * call.site.settings.message_credits),
      lowest_minor: lowest.get(credits) ?? null,
    })),
    methods: [...carried]
      .filter((method) => isEligible(method, { country, currency }))
      .map((slug) => ({ slug, max_minor: methodFacts[slug].maxMinor ?? null })),
  };
}
