import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  payments: sql(
    `select public_id, number, state, method, credits, total_minor, currency, vat_country, vat_basis_points, vat_minor,
        created_at, completed_at, transfer_holder, transfer_iban, transfer_bic, transfer_reference, transfer_due_on,
        transfer_wrong_minor, card_brand, won_back_at,
        statement
      from payments
      where site_id = $1 and member_id = $2 order by created_at`,
  ),
  payment_events: sql(
    `select p.public_id as payment, e.state, e.source, e.problem, e.happened_at from payments p
      join payment_events e on e.site_id = p.site_id and e.payment_id = p.id
      where p.site_id = $1 and p.member_id = $2 order by e.happened_at, e.id`,
  ),
  invoices: sql(
    `select p.public_id as payment, i.kind, i.number, i.issued_at, i.credits, i.total_minor, i.vat_minor, i.currency,
        i.sheet as printed
      from payments p join invoices i on i.site_id = p.site_id and i.payment_id = p.id
      where p.site_id = $1 and p.member_id = $2 order by i.issued_at, i.number`,
  ),
  vat_evidence: sql(
    `select p.public_id as payment, e.kind, e.country, e.noted_at from payments p
      join vat_evidence e on e.site_id = p.site_id and e.payment_id = p.id
      where p.site_id = $1 and p.member_id = $2 order by e.noted_at, e.kind`,
  ),
  withdrawals: sql(
    `select w.name, w.order_number, w.email, w.refund_minor, p.currency, w.received_at from withdrawals w
      left join payments p on p.site_id = w.site_id and p.id = w.payment_id
      where w.site_id = $1 and (p.member_id = $2 or lower(w.email) =
        (select lower(a.email) from account_cards a where a.site_id = $1 and a.id = $2))
      order by w.received_at`,
  ),
  staff_refunds: sql(
    `select p.public_id as payment, r.amount_minor, r.currency, r.reason, r.state, r.asked_at, r.decided_at
      from staff_refunds r join payments p on p.site_id = r.site_id and p.id = r.payment_id
      where r.site_id = $1 and r.member_id = $2 order by r.asked_at`,
  ),
  saved_cards: sql(
    `select provider, brand, last_four, expires_on, is_default, text_version, agreed_at, used_at, checked_at
      from saved_cards where site_id = $1 and member_id = $2 order by agreed_at`,
  ),
  card_customers: sql(
    `select provider, reference, created_at from card_customers
      where site_id = $1 and member_id = $2 order by provider`,
  ),
  card_payments: sql(
    `select p.public_id as payment, c.text_version, c.brand, c.last_four, c.created_at from card_payments c
      left join payments p on p.site_id = c.site_id and p.id = c.payment_id
      where c.site_id = $1 and c.member_id = $2 order by c.created_at`,
  ),
  card_tries: sql(
    `select kind, tried_at, failed_at from card_tries where site_id = $1 and member_id = $2 order by tried_at, kind`,
  ),
  refund_accounts: sql(
    `select repayment, given_at from refund_accounts where site_id = $1 and member_id = $2 order by given_at`,
  ),
  top_ups: sql(
    `select brand, last_four, credits, total_minor, currency, threshold, per_month, country, vat_country, network,
      agreed_at, ended_at, end_reason from top_ups where site_id = $1 and member_id = $2 order by agreed_at`,
  ),
  top_up_debits: sql(
    `select announced_at, due_at, state from top_up_debits where site_id = $1 and member_id = $2 order by announced_at`,
  ),
  refunds: sql(
    `select p.public_id as payment, r.amount_minor, r.currency, r.state, r.problem, r.asked_at, r.told_at from refunds r
      join payments p on p.site_id = r.site_id and p.id = r.payment_id
      where r.site_id = $1 and r.member_id = $2 order by r.asked_at`,
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
    invoices: await reader.rows(statements.invoices, [siteId, memberId]),
    staff_refunds: await reader.rows(statements.staff_refunds, [siteId, memberId]),
    refunds: await reader.rows(statements.refunds, [siteId, memberId]),
    card_tries: await reader.rows(statements.card_tries, [siteId, memberId]),
    refund_accounts: await reader.rows(statements.refund_accounts, [siteId, memberId]),
    saved_cards: await reader.rows(statements.saved_cards, [siteId, memberId]),
    card_customers: await reader.rows(statements.card_customers, [siteId, memberId]),
    card_payments: await reader.rows(statements.card_payments, [siteId, memberId]),
    vat_evidence: await reader.rows(statements.vat_evidence, [siteId, memberId]),
    top_ups: await reader.rows(statements.top_ups, [siteId, memberId]),
    top_up_debits: await reader.rows(statements.top_up_debits, [siteId, memberId]),
    withdrawals: await reader.rows(statements.withdrawals, [siteId, memberId]),
  };
}
