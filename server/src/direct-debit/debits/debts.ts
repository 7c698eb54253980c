import type { Scope } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import { type Db, type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { findBlock } from './debits.ts';

/** What is owed of a debit that came back. */
export interface Debt {
  readonly debitPaymentId: string;
  readonly credits: number;
  readonly minor: number;
  readonly currency: string;
}

const plan = sql(`insert into debt_payments (site_id, member_id, payment_id, debit_payment_id, created_at)
  values ($1, $2, $3, $4, $5)`);
const pay = sql(`with planned as (
    select p.site_id, p.debit_payment_id, p.payment_id from debt_payments p
      where p.site_id = $1 and p.member_id = $2 and p.payment_id = $3),
  paid as (
    update debits d set block = 'paid' from planned p
      where d.site_id = p.site_id and d.payment_id = p.debit_payment_id and d.block = 'open' returning p.payment_id)
  update debt_payments p set has_paid = true from paid
    where p.site_id = $1 and p.payment_id = paid.payment_id`);
const payNothing = sql(`update debits set block = 'paid'
  where site_id = $1 and member_id = $2 and block = 'open' and debt_minor = 0`);
const reopen = sql(`with unpaid as (
    update debt_payments p set has_paid = false
      where p.site_id = $1 and p.member_id = $2 and p.payment_id = $3 and p.has_paid returning p.debit_payment_id)
  update debits d set block = 'open' from unpaid u where d.site_id = $1 and d.payment_id = u.debit_payment_id`);
const lift = sql(`update debits d set block = 'lifted' from mandates m
  where d.site_id = $1 and m.site_id = d.site_id and m.id = d.mandate_id and m.reference = $2 and d.block = 'open'
  returning d.payment`);

/** What a member owes of the debit with this payment's public id; undefined when nothing is, or it is not theirs. */
export async function findDebt(reader: Reader, scope: Scope, payment: string): Promise<Debt | undefined> {
  const block = await findBlock(reader, scope);
  if (!block || block.payment !== payment || block.debtMinor === 0) return undefined;
  const { paymentId, debtCredits, debtMinor, currency } = block;
  return { debitPaymentId: paymentId, credits: debtCredits, minor: debtMinor, currency };
}

/** Notes that a payment is to pay a debt. */
export const planDebtPayment = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, debitPaymentId, now }: { paymentId: string; debitPaymentId: string; now: Date },
): Promise<void> => void (await tx.run(plan, [siteId, memberId, paymentId, debitPaymentId, now]));

/**
 * A payment came by another method: it pays the debt it was made for, and one of nothing. Answers whether it paid one;
 * a debt that another payment paid meanwhile is not paid twice.
 */
export async function payDebts(tx: Tx, { siteId, memberId }: Scope, paymentId: string): Promise<boolean> {
  const paid = await tx.run(pay, [siteId, memberId, paymentId]);
  await tx.run(payNothing, [siteId, memberId]);
  return paid > 0;
}

/** What paid a debt went back: the debt is open again. */
export const reopenDebt = async (tx: Tx, { siteId, memberId }: Scope, paymentId: string): Promise<void> =>
  void (await tx.run(reopen, [siteId, memberId, paymentId]));

/** Whether a block is lifted by the staff, by the reference of its mandate; logged. */
export const liftBlock = (
  db: Db,
  {
    siteId,
    reference,
    actor,
    reason,
    now,
  }: SiteScope & { reference: string; actor: string; reason: string; now: Date },
): Promise<boolean> =>
  db.transact(async (tx) => {
    if ((await tx.run(lift, [siteId, reference])) === 0) return false;
    await noteAction(tx, { siteId, actor, action: 'debit_block_lifted', subject: reference, reason, now });
    return true;
  });
