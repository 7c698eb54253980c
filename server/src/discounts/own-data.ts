import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';

const statements = {
  discount_offers: sql(
    `select kind, code, basis_points, expires_at, created_at from discount_offers
    where site_id = $1 and member_id = $2 order by created_at`,
  ),
  discount_codes: sql(
    `select code, basis_points, currency, minimum_minor, maximum_minor, country, countries, reason, expires_at, status,
      created_at
    from discount_codes where site_id = $1 and member_id = $2 order by created_at`,
  ),
  discount_uses: sql(
    `select code, is_once, taken_at, kept_at, released_at from discount_uses
    where site_id = $1 and member_id = $2 order by taken_at`,
  ),
} as const;
const dropOffers = sql('delete from discount_offers where site_id = $1 and member_id = $2');
const dropCodes = sql('delete from discount_codes where site_id = $1 and member_id = $2');

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownDiscounts(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    discount_offers: await reader.rows(statements.discount_offers, [siteId, memberId]),
    discount_codes: await reader.rows(statements.discount_codes, [siteId, memberId]),
    discount_uses: await reader.rows(statements.discount_uses, [siteId, memberId]),
  };
}

/** Erases the offers and codes that were for one member alone; what they used stays with the payment it belongs to. */
export async function forgetDiscounts(tx: Tx, { siteId, memberId }: Scope): Promise<void> {
  await tx.run(dropOffers, [siteId, memberId]);
  await tx.run(dropCodes, [siteId, memberId]);
}
