import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  payments: sql(
    `select public_id, number, state, method, credits, total_minor, currency, vat_country, vat_basis_points, vat_minor,
        created_at, completed_at
      from payments
      where site_id = $1 and member_id = $2 order by created_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownPayments(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    payments: await reader.rows(statements.payments, [siteId, memberId]),
  };
}
