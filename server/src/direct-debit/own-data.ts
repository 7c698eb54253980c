import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const setups = sql('select sms, tries, sent_at, expires_at from debit_setups where site_id = $1 and member_id = $2');
const mandates =
  sql(`select reference, creditor_id, creditor_name, text, locale, signed_at, used_at, ended_at, end_reason
  from mandates where site_id = $1 and member_id = $2 order by signed_at`);

const kept = sql('select provider, created_at from provider_mandates where site_id = $1 and member_id = $2');

const debits =
  sql(`select payment, amount_minor, currency, ahead, due_on, state, return_code, returned_at, debt_credits,
    debt_minor, block, created_at
  from debits where site_id = $1 and member_id = $2 order by created_at`);
const debtPayments = sql(`select d.payment as debit, p.has_paid, p.created_at from debt_payments p
    left join debits d on d.site_id = p.site_id and d.payment_id = p.debit_payment_id
  where p.site_id = $1 and p.member_id = $2 order by p.created_at`);

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export const ownDirectDebit = async (
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<'debit_setups' | 'mandates' | 'provider_mandates' | 'debits' | 'debt_payments', object[]>> => ({
  debit_setups: await reader.rows(setups, [siteId, memberId]),
  mandates: await reader.rows(mandates, [siteId, memberId]),
  provider_mandates: await reader.rows(kept, [siteId, memberId]),
  debits: await reader.rows(debits, [siteId, memberId]),
  debt_payments: await reader.rows(debtPayments, [siteId, memberId]),
});
