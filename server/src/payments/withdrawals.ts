import type { Transaction } from '@vonk/contract/payments';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/db.ts';
import type { Site } from '../sites/index.ts';
import type { PaymentRecord } from './payments.ts';

export type Withdrawal = NonNullable<Transaction['withdrawal']>;

// The period starts the day after the purchase and ends at 23:59:59 of the site's own day (T43).
const find =
  sql(`select p.id, (($4::timestamptz at time zone $5)::date + $6::integer + 1)::timestamp at time zone $5 - interval '1 second' as until,
    coalesce(r.remaining, 0) as unused
  from payments p left join purchase_rests r on r.site_id = p.site_id and r.member_id = p.member_id and r.payment_id = p.id
  where p.site_id = $1 and p.member_id = $2 and p.id = $3`);

/** Until when a completed purchase can be withdrawn, and what would come back: what was paid less the credits used at the price paid (T42). */
export async function readWithdrawal(
  reader: Reader,
  { siteId, memberId }: Scope,
  { payment, site, now }: { payment: PaymentRecord; site: Pick<Site, 'timeZone' | 'settings'>; now: Date },
): Promise<Withdrawal> {
  const { until, unused } = await reader.one<{ until: Date; unused: number }>(find, [
    siteId, memberId, payment.id, payment.completedAt, site.timeZone, site.settings.refund_days,
  ]); // prettier-ignore
  return {
    until: until.toISOString(),
    is_open: payment.state === 'completed' && now <= until,
    unused_credits: unused,
    refund_minor: Math.round((payment.totalMinor * unused) / payment.credits),
  };
}
