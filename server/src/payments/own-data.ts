import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  payments: sql(
    `select public_id, number, state, method, credits, total_minor, currency, vat_country, vat_basis_points, vat_minor,
        created_at, completed_at
      from payments
      where site_id = $1 and member_id = $2 order by created_at`,
  ),
  payment_events: sql(
    `select p.public_id as payment, e.state, e.source, e.problem, e.happened_at from payments p
      join payment_events e on e.site_id = p.site_id and e.payment_id = p.id
      where p.site_id = $1 and p.member_id = $2 order by e.happened_at, e.id`,
  ),
  withdrawals: sql(
    `select w.name, w.order_number, w.email, w.refund_minor, p.currency, w.received_at from withdrawals w
      left join payments p on p.site_id = w.site_id and p.id = w.payment_id
      where w.site_id = $1 and (p.member_id = $2 or lower(w.email) =
        (select lower(a.email) from account_cards a where a.site_id = $1 and a.id = $2))
      order by w.received_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownPayments(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    payments: await reader.rows(statements.payments, [siteId, memberId]),
    payment_events: await reader.rows(statements.payment_events, [siteId, memberId]),
    withdrawals: await reader.rows(statements.withdrawals, [siteId, memberId]),
  };
}
