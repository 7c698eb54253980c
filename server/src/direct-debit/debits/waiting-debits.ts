import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { Returned } from './debits.ts';

/** A debit that came back and keeps its member from direct debit, with whose it is (T115). */
export interface WaitingDebit extends Returned {
  /** Public id and name; null for who is no member any more. */
  readonly profile: string | null;
  readonly member: string | null;
}

const waiting = `select d.payment_id as "paymentId", d.payment, m.reference, d.return_code as "returnCode",
    d.returned_at as "returnedAt", d.amount_minor as "amountMinor", d.currency, d.debt_credits as "debtCredits",
    d.debt_minor as "debtMinor", c.public_id as profile, c.name as member
  from debits d join mandates m on m.site_id = d.site_id and m.id = d.mandate_id
  left join profile_cards c on c.site_id = d.site_id and c.id = d.member_id
  where d.site_id = $1 and d.block = 'open'`;
const list = sql(`${waiting} order by d.returned_at, d.payment_id limit $2`);
const one = sql(`${waiting} and d.payment = $2`);
const count = sql(`select count(*)::integer as open, min(d.returned_at) as "oldestAt",
    count(*) filter (where d.returned_at < $2)::integer as overdue
  from debits d join mandates m on m.site_id = d.site_id and m.id = d.mandate_id
  where d.site_id = $1 and d.block = 'open'`);

/** What came back of a site and was not made good, the longest first. */
export const listWaitingDebits = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<WaitingDebit[]> =>
  reader.rows<WaitingDebit>(list, [siteId, limit]);

/** The same by the public id of its payment; undefined when it blocks nothing. */
export const findWaitingDebit = (
  reader: Reader,
  { siteId }: SiteScope,
  payment: string,
): Promise<WaitingDebit | undefined> => reader.maybe<WaitingDebit>(one, [siteId, payment]);

/** How many came back, since when, and how many of them since before a moment. */
export const countWaitingDebits = (
  reader: Reader,
  { siteId }: SiteScope,
  before: Date,
): Promise<{ open: number; overdue: number; oldestAt: Date | null }> => reader.one(count, [siteId, before]);
