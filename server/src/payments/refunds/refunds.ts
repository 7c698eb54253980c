import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** `asked`: the provider has not answered yet. */
export type RefundProgress = 'asked' | 'pending' | 'paid' | 'failed';

/** A refund that carries out a repayment. */
export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  /** The number of the repayment. */
  readonly repayment: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reference: string | null;
  readonly state: RefundProgress;
}

const columns = `id, payment_id as "paymentId", repayment, amount_minor as "amountMinor", currency, reference, state`;
const insert = sql(`insert into refunds (site_id, id, member_id, payment_id, repayment, amount_minor, currency,
    asked_at, told_at)
  select p.site_id, $3, p.member_id, p.id, r.number, r.amount_minor, r.currency, $5, $5
  from due_repayments r join payments p on p.site_id = r.site_id and p.id = r.payment_id
  where r.site_id = $1 and r.member_id = $2 and r.number = $4 and p.state = 'completed' and r.amount_minor > 0
  on conflict on constraint refunds_once do nothing`);
const ofRepayment = sql(`select ${columns} from refunds where site_id = $1 and member_id = $2 and repayment = $3`);
const note = sql(`update refunds set reference = coalesce($4, reference), state = $5, problem = $6, told_at = $7
  where site_id = $1 and member_id = $2 and id = $3 and state in ('asked', 'pending')`);
const sums = sql(`select coalesce(sum(amount_minor), 0)::integer as minor from refunds
  where site_id = $1 and member_id = $2 and payment_id = $3 and state <> 'failed'`);
const open = sql(`select repayment from refunds
  where site_id = $1 and member_id = $2 and payment_id = $3 and state in ('asked', 'pending')`);
const paid = sql(`select repayment from refunds
  where site_id = $1 and member_id = $2 and payment_id = $3 and state = 'paid'`);
const progress = sql(`select repayment, state, problem from refunds where site_id = $1 and repayment = any($2)`);
const unasked = sql(`select r.site_id as "siteId", r.member_id as "memberId", r.number from due_repayments r
    join payments p on p.site_id = r.site_id and p.id = r.payment_id
  where p.state = 'completed' and p.provider = any($1) and p.provider_reference is not null and r.amount_minor > 0
    and r.site_id in (select site_id from sites_here)
    and not exists (select from refunds f where f.site_id = r.site_id and f.repayment = r.number)
  order by r.asked_at limit $2`);
const unanswered = sql(`select site_id as "siteId", member_id as "memberId", repayment as number from refunds
  where state in ('asked', 'pending') and told_at < $1 and site_id in (select site_id from sites_here)
  order by told_at limit $2`);

/** Begins the refund of a repayment that is due, of a payment that stands; once, and nothing when none is. */
export async function beginRefund(
  tx: Tx,
  { siteId, memberId }: Scope,
  { id, number, now }: { id: string; number: string; now: Date },
): Promise<void> {
  await tx.run(insert, [siteId, memberId, id, number, now]);
}

export const findRefund = (
  reader: Reader,
  { siteId, memberId }: Scope,
  repayment: string,
): Promise<Refund | undefined> => reader.maybe<Refund>(ofRepayment, [siteId, memberId, repayment]);

/** What the provider said of a refund. */
export interface ToldRefund {
  readonly id: string;
  readonly reference: string | null;
  readonly state: RefundProgress;
  /** Why it fails, in short. */
  readonly problem?: string | undefined;
  readonly now: Date;
}

/** Notes what the provider said, as long as it had not said the last word; false when it had. */
export async function noteRefund(tx: Tx, { siteId, memberId }: Scope, told: ToldRefund): Promise<boolean> {
  const { id, reference, state, problem = null, now } = told;
  return (await tx.run(note, [siteId, memberId, id, reference, state, problem, now])) === 1;
}

/** What was asked back of a payment and did not fail, in minor units. */
export const readRefunded = async (reader: Reader, { siteId, memberId }: Scope, paymentId: string): Promise<number> =>
  (await reader.one<{ minor: number }>(sums, [siteId, memberId, paymentId])).minor;

/** The repayments of a payment that its provider paid, by their numbers. */
export const listPaidRefunds = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  paymentId: string,
): Promise<string[]> =>
  (await reader.rows<{ repayment: string }>(paid, [siteId, memberId, paymentId])).map(({ repayment }) => repayment);

/** The repayments whose refunds of a payment are under way, by their numbers. */
export const listOpenRefunds = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  paymentId: string,
): Promise<string[]> =>
  (await reader.rows<{ repayment: string }>(open, [siteId, memberId, paymentId])).map(({ repayment }) => repayment);

/** How far the refunds of repayments are, by the repayments' numbers; for staff. */
export const readProgress = async (
  reader: Reader,
  { siteId }: SiteScope,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { state: RefundProgress; problem: string | null }>> => {
  const rows = await reader.rows<{ repayment: string; state: RefundProgress; problem: string | null }>(progress, [
    siteId,
    numbers,
  ]);
  return new Map(rows.map(({ repayment, state, problem }) => [repayment, { state, problem }]));
};

/** A repayment of a member, by its number. */
export interface Repaid extends Scope {
  readonly number: string;
}

/** Repayments on all sites that one of these providers could carry out and was not asked to, the longest first. */
export const listUnasked = (reader: Reader, providers: readonly string[], limit: number): Promise<Repaid[]> =>
  reader.rows<Repaid>(unasked, [providers, limit]);

/** Refunds on all sites that are under way and were not heard of since a moment. */
export const listUnanswered = (reader: Reader, before: Date, limit: number): Promise<Repaid[]> =>
  reader.rows<Repaid>(unanswered, [before, limit]);
