import type { Transaction } from '@vonk/contract/payments';
import type { Locale } from '@vonk/contract/locales';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Site, SiteScope } from '../../sites/index.ts';
import type { PaymentRecord } from '../payments.ts';

export type Withdrawal = NonNullable<Transaction['withdrawal']>;

// The period starts the day after the purchase and ends at 23:59:59 of the site's own day (T43).
const find = sql(`select p.id,
    (($4::timestamptz at time zone $5)::date + $6::integer + 1)::timestamp at time zone $5
      - interval '1 second' as until,
    coalesce(r.remaining, 0) as unused
  from payments p
  left join purchase_rests r on r.site_id = p.site_id and r.member_id = p.member_id and r.payment_id = p.id
  where p.site_id = $1 and p.member_id = $2 and p.id = $3`);

/**
 * Until when a completed purchase can be withdrawn, and what would come back: what was paid less the credits used at
 * the price paid (T42).
 */
export async function readWithdrawal(
  reader: Reader,
  { siteId, memberId }: Scope,
  { payment, site, now }: { payment: PaymentRecord; site: Pick<Site, 'timeZone' | 'settings'>; now: Date },
): Promise<Withdrawal> {
  const { until, unused } = await reader.one<{ until: Date; unused: number }>(find, [
    siteId,
    memberId,
    payment.id,
    payment.completedAt,
    site.timeZone,
    site.settings.refund_days,
  ]);
  return {
    until: until.toISOString(),
    is_open: payment.state === 'completed' && now <= until,
    unused_credits: unused,
    refund_minor: Math.round((payment.totalMinor * unused) / payment.credits),
  };
}

/** A declaration of withdrawal as it came in; with the order it means, and what comes back, when that is known. */
export interface DeclaredWithdrawal {
  readonly id: string;
  readonly name: string;
  readonly order: string;
  readonly email: string;
  readonly paymentId: string | undefined;
  readonly refundMinor: number | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

const insert =
  sql(`insert into withdrawals (site_id, id, name, order_number, email, payment_id, refund_minor, locale, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);

export async function addWithdrawal(tx: Tx, { siteId }: SiteScope, declared: DeclaredWithdrawal): Promise<void> {
  const { id, name, order, email, paymentId = null, refundMinor = null, locale, now } = declared;
  await tx.run(insert, [siteId, id, name, order, email, paymentId, refundMinor, locale, now]);
}
