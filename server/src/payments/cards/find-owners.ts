import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const owners = sql(`select member_id as "memberId" from saved_cards where site_id = $1 and last_four = $2
  union select member_id from card_payments where site_id = $1 and last_four = $2
  limit $3`);

/** Whoever of the site has, or paid with, a kept card that ends with these four figures; for the staff. */
export const findCardOwners = async (
  reader: Reader,
  { siteId }: SiteScope,
  { lastFour, limit }: { lastFour: string; limit: number },
): Promise<string[]> =>
  (await reader.rows<{ memberId: string }>(owners, [siteId, lastFour, limit])).map(({ memberId }) => memberId);
