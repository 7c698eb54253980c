import type { Scope } from '../accounts/index.ts';
import { sql, type Tx } from '../platform/database/db.ts';

const dropOffers = sql('delete from discount_offers where site_id = $1 and member_id = $2');
const dropCodes = sql('delete from discount_codes where site_id = $1 and member_id = $2');

/** Erases the offers and codes that were for one member alone; what they used stays with the payment it belongs to. */
export async function forgetDiscounts(tx: Tx, { siteId, memberId }: Scope): Promise<void> {
  await tx.run(dropOffers, [siteId, memberId]);
  await tx.run(dropCodes, [siteId, memberId]);
}
