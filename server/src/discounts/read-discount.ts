import type { DiscountError } from '@vonk/contract/discounts';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { AnyCall } from '../accounts/index.ts';
import type { Db } from '../platform/database/db.ts';
import { isAdvertised } from './full-price-share.ts';
import { bestOffer, bestOwnCode, findDiscount } from './take-discount.ts';
import { discountView } from './view.ts';

export interface DiscountsServices {
  readonly db: Db;
}

/** What a typed code gives, a newcomer's best offer or the member's own code; changes nothing (DISC-1, DISC-2). */
export async function readDiscount(
  { db }: DiscountsServices,
  call: AnyCall<DiscountError>,
  { code, welcome, own }: CallInput<'GET /api/discountcode.php'>,
): Promise<CallOutput<'GET /api/discountcode.php'>> {
  const find = () => {
    if (welcome === 'true') return bestOffer(db, call);
    if (own === 'true') return bestOwnCode(db, call);
    return findDiscount(db, call, code || call.refuse('discount_not_found'));
  };
  const discount = await find();
  return {
    discountcode: discount ? discountView(discount, call) : null,
    advertised: discount !== undefined && (await isAdvertised(db, call.site, call.now)),
  };
}
