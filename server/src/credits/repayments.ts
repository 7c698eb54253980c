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

/** Something to be paid back: to a former member, or to one who withdrew from the purchase. */
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
const settle = sql(`select payment_id as "paymentId", credits, amount_minor as minor,
    withdrawal_id is not null as "isWithdrawal"
  from settle_repayment_v1($1::smallint, $2, $3, $4, $5, $6)`);
const freeze = sql(`select credits, amount_minor as minor
  from withdraw_purchase_v1($1::smallint, $2::uuid, $3::uuid, $4::uuid, $5)`);

/**
 * Freezes what is left of a purchase that is withdrawn from, to be repaid at the price it was bought at (T42); answers
 * how much that is.
 */
export const withdrawPurchase = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, withdrawalId, now }: { paymentId: string; withdrawalId: string; now: Date },
): Promise<Pick<Repayable, 'credits' | 'minor'>> => tx.one(freeze, [siteId, memberId, paymentId, withdrawalId, now]);

/** What is still to be paid back, the longest first. */
export const listRepayments = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<Repayment[]> =>
  reader.rows<Repayment>(due, [siteId, limit]);

/** How the staff settled a repayment. */
export interface Settlement {
  readonly siteId: number;
  readonly number: string;
  readonly outcome: 'paid' | 'dropped';
  readonly actor: string;
  /** What it is called where it was paid, or why it was not. */
  readonly reference: string;
  readonly now: Date;
}

const owner = sql('select member_id as "memberId" from repayments where site_id = $1 and number = $2');

/** Whose repayment a number means. */
export const findRepaid = async (reader: Reader, { siteId }: SiteScope, number: string): Promise<Scope | undefined> => {
  const found = await reader.maybe<{ memberId: string }>(owner, [siteId, number]);
  return found && { siteId, memberId: found.memberId };
};

/** A repayment that was closed, with what it was for. */
export interface Settled extends Pick<Repayable, 'credits' | 'minor'> {
  readonly paymentId: string;
  readonly isWithdrawal: boolean;
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
