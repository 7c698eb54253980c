import type { Scope } from '../../../accounts/index.ts';
import { readRepaid } from '../../../credits/index.ts';
import { type Reader, sql } from '../../../platform/database/db.ts';
import type { SiteScope } from '../../../sites/index.ts';

const waiting = sql(`select coalesce(sum(amount_minor), 0)::integer as minor from staff_refunds
  where site_id = $1 and payment_id = $2 and state = 'asked'`);

/** What is left of a paid payment to give back, in minor units: without what went, is under way or waits (T112). */
export async function readLeft(
  reader: Reader,
  { siteId, memberId }: Scope,
  { paymentId, totalMinor }: { paymentId: string; totalMinor: number },
): Promise<number> {
  const repaid = await readRepaid(reader, { siteId, memberId }, paymentId);
  const { minor } = await reader.one<{ minor: number }>(waiting, [siteId, paymentId]);
  return Math.max(0, totalMinor - repaid.minor - minor);
}

// What was confirmed is asked of its provider by a job, a moment later.
const given = sql(`select amount_minor as minor, case s.state when 'asked' then 'waits' else 'asked' end as state,
    asked_at as at
  from staff_refunds s where site_id = $1 and payment_id = $2 and s.state <> 'refused'
    and not exists (select from refunds r where r.site_id = s.site_id and r.repayment = s.number)
  union all select amount_minor, state, asked_at from refunds where site_id = $1 and payment_id = $2
  order by at`);

/** What goes back of a payment, or went, the oldest first. */
export const readGivenBack = (
  reader: Reader,
  { siteId }: SiteScope,
  paymentId: string,
): Promise<{ minor: number; state: 'waits' | 'asked' | 'pending' | 'paid' | 'failed'; at: Date }[]> =>
  reader.rows(given, [siteId, paymentId]);
