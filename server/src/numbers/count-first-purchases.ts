import { readWaysIn, type Stretch } from '../accounts/index.ts';
import { listFirstBuyers } from '../payments/index.ts';
import type { Reader } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';
import type { Counted } from './counted.ts';

/**
 * First purchases by the network and by the landing page that their buyers came by (STAFF-5); of whom that is not known
 * any more, by none (T77).
 */
export async function countFirstPurchases(reader: Reader, site: SiteScope, stretch: Stretch): Promise<Counted[]> {
  const buyers = await listFirstBuyers(reader, site, stretch);
  if (buyers.length === 0) return [];
  const ways = await readWaysIn(reader, site, [...new Set(buyers.map(({ memberId }) => memberId))]);
  const wayOf = new Map(ways.map((way) => [way.memberId, way]));
  return buyers.flatMap(({ day, memberId }) => {
    const { network = '', landing = '' } = wayOf.get(memberId) ?? {};
    return [
      { measure: 'first_purchases_by_network' as const, day, part: network, currency: '', amount: 1 },
      { measure: 'first_purchases_by_landing' as const, day, part: landing, currency: '', amount: 1 },
    ];
  });
}
