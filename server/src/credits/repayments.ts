import type { Scope } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import { type Db, type Reader, sql } from '../platform/database/db.ts';
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

/** Something to be paid back to a former member. */
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
const settle = sql(`update repayments set state = $3, settled_at = $4, settled_by = $5, reference = $6
  where site_id = $1 and number = $2 and state = 'due'`);

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

/** Closes a repayment that was carried out, or is not to be; false when none is due under this number. */
export const settleRepayment = (
  db: Db,
  { siteId, number, outcome, actor, reference, now }: Settlement,
): Promise<boolean> =>
  db.transact(async (tx) => {
    if ((await tx.run(settle, [siteId, number, outcome, now, actor, reference])) === 0) return false;
    await noteAction(tx, { siteId, actor, action: `repayment_${outcome}`, subject: number, reason: reference, now });
    return true;
  });
