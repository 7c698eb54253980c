import type { Scope } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

/** Money in the minor units of its currency. */
export interface Repayable {
  readonly credits: number;
  readonly minor: number;
  readonly currency: string;
}

const repayable = sql(`select sum(remaining)::integer as credits,
    sum(round(remaining * unit_price_minor))::integer as minor, currency
  from credit_lots where site_id = $1 and member_id = $2 and is_open and kind = 'bought'
  group by currency order by currency`);

/** What would be repaid of a member's credits if they were erased now, in each currency they paid in (T26). */
export const readRepayable = (reader: Reader, { siteId, memberId }: Scope): Promise<Repayable[]> =>
  reader.rows<Repayable>(repayable, [siteId, memberId]);

/** Why something is paid back: its buyer withdrew, was erased, or the staff gives it back. */
export type RepaymentOrigin = 'withdrawal' | 'erasure' | 'refund';

/** Something to be paid back, to a member or a former one. */
export interface Repayment extends Repayable {
  /** What the staff calls it. */
  readonly number: string;
  /** The payment's own id, by which its provider and receipt are found. */
  readonly paymentId: string;
  readonly askedAt: Date;
}

const due = sql(`select number, payment_id as "paymentId", credits, amount_minor as minor, currency,
    asked_at as "askedAt"
  from repayments where site_id = $1 and state = 'due' order by asked_at, number limit $2`);
const origin = `case when withdrawal_id is not null then 'withdrawal' when staff_refund_id is not null then 'refund'
    else 'erasure' end as origin`;
const settle = sql(`select payment_id as "paymentId", credits, amount_minor as minor, ${origin}
  from settle_repayment_v1($1::smallint, $2, $3, $4, $5, $6)`);
const freeze = sql(`select credits, amount_minor as minor
  from withdraw_purchase_v2($1::smallint, $2::uuid, $3::uuid, $4::uuid, $5, $6)`);

/** What is withdrawn from. */
export interface PurchaseWithdrawal {
  readonly paymentId: string;
  readonly withdrawalId: string;
  /** Whether nothing is owed for what was used of it. */
  readonly isWhole: boolean;
  readonly now: Date;
}

/**
 * Freezes what is left of a purchase that is withdrawn from, to be repaid at the price it was bought at, or all of the
 * price (T42); answers how much that is.
 */
export const withdrawPurchase = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, withdrawalId, isWhole, now }: PurchaseWithdrawal,
): Promise<Pick<Repayable, 'credits' | 'minor'>> =>
  tx.one(freeze, [siteId, memberId, paymentId, withdrawalId, isWhole, now]);

const refund = sql('select refund_purchase_v1($1::smallint, $2::uuid, $3::uuid, $4::uuid, $5, $6, $7) as credits');

/** What the staff gives back of a purchase. */
export interface PurchaseRefund {
  readonly paymentId: string;
  /** The decision that it carries out, and the number under which it is repaid. */
  readonly refundId: string;
  readonly number: string;
  readonly minor: number;
  readonly now: Date;
}

/**
 * Queues what the staff gives back of a purchase to be repaid, and takes the credits it is for, as many as are left
 * (T112). Answers how many; undefined when so much is not left to be given back.
 */
export async function refundPurchase(
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, refundId, number, minor, now }: PurchaseRefund,
): Promise<number | undefined> {
  const { credits } = await tx.one<{ credits: number | null }>(refund, [
    siteId,
    memberId,
    paymentId,
    refundId,
    number,
    minor,
    now,
  ]);
  return credits ?? undefined;
}

const paidBack = sql(`select coalesce(sum(amount_minor), 0)::integer as minor,
    coalesce(sum(amount_minor) filter (where state = 'paid'), 0)::integer as paid
  from repayments where site_id = $1 and member_id = $2 and payment_id = $3 and state <> 'dropped'`);

/** What is to be paid back of a purchase in all, and what of that was, in minor units. */
export const readRepaid = (
  reader: Reader,
  { siteId, memberId }: Scope,
  paymentId: string,
): Promise<{ minor: number; paid: number }> => reader.one(paidBack, [siteId, memberId, paymentId]);

/** What is still to be paid back, the longest first. */
export const listRepayments = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<Repayment[]> =>
  reader.rows<Repayment>(due, [siteId, limit]);

/** How the staff settled a repayment. */
export interface Settlement extends SiteScope {
  readonly number: string;
  readonly outcome: 'paid' | 'dropped';
  readonly actor: string;
  /** What it is called where it was paid, or why it was not. */
  readonly reference: string;
  readonly now: Date;
}

const repaid = sql(`select number, credits, amount_minor as minor, ${origin}
  from repayments where site_id = $1 and member_id = $2 and payment_id = $3 and state = 'paid'
    and settled_by <> 'system' order by settled_at, number`);

/** What staff paid back of a payment, the first one first. */
export const listRepaid = (
  reader: Reader,
  { siteId, memberId }: Scope,
  paymentId: string,
): Promise<(Pick<Repayable, 'credits' | 'minor'> & { number: string; origin: RepaymentOrigin })[]> =>
  reader.rows(repaid, [siteId, memberId, paymentId]);

/** A repayment as its member is told of it. */
export interface OwnRepayment extends Repayable {
  readonly number: string;
  readonly paymentId: string;
  readonly state: 'due' | 'paid' | 'dropped';
  readonly askedAt: Date;
  readonly settledAt: Date | null;
}

const own = sql(`select number, payment_id as "paymentId", credits, amount_minor as minor, currency, state,
    asked_at as "askedAt", settled_at as "settledAt"
  from repayments where site_id = $1 and member_id = $2 and amount_minor > 0 order by asked_at desc, number limit $3`);

/** What is paid back to a member, or was or was to be, the newest first. */
export const listOwnRepayments = (
  reader: Reader,
  { siteId, memberId }: Scope,
  limit: number,
): Promise<OwnRepayment[]> => reader.rows<OwnRepayment>(own, [siteId, memberId, limit]);

const lock = sql(`select number from repayments
  where site_id = $1 and member_id = $2 and number = $3 and state = 'due' for update`);

/** Whether a repayment of the member is due; it stays so until the transaction ends. */
export const lockRepayment = async (tx: Tx, { siteId, memberId }: Scope, number: string): Promise<boolean> =>
  (await tx.maybe(lock, [siteId, memberId, number])) !== undefined;

const owner = sql('select member_id as "memberId" from repayments where site_id = $1 and number = $2');

/** Whose repayment a number means. */
export const findRepaid = async (reader: Reader, { siteId }: SiteScope, number: string): Promise<Scope | undefined> => {
  const found = await reader.maybe<{ memberId: string }>(owner, [siteId, number]);
  return found && { siteId, memberId: found.memberId };
};

/** A repayment that was closed, with what it was for. */
export interface Settled extends Pick<Repayable, 'credits' | 'minor'> {
  readonly paymentId: string;
  readonly origin: RepaymentOrigin;
}

/**
 * Closes a repayment that was carried out, or is not to be: then what was withdrawn returns to its owner. Undefined
 * when none is due under this number.
 */
export async function settleRepayment(
  tx: Tx,
  { siteId, number, outcome, actor, reference, now }: Settlement,
): Promise<Settled | undefined> {
  const settled = await tx.maybe<Settled>(settle, [siteId, number, outcome, actor, reference, now]);
  if (settled)
    await noteAction(tx, { siteId, actor, action: `repayment_${outcome}`, subject: number, reason: reference, now });
  return settled;
}
