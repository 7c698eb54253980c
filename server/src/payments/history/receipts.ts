import { calendarDay } from '@vonk/contract/calendar';
import { readCredentials, type Scope } from '../../accounts/index.ts';
import { queueMail } from '../../mails/index.ts';
import { sql, type Tx } from '../../platform/database/db.ts';
import type { Site } from '../../sites/index.ts';
import type { PaymentRecord } from '../payments.ts';
import { methodName, paymentTranslator } from '../texts.ts';
import { readWithdrawal } from '../withdrawals/withdrawals.ts';

const nextNumber = sql(`insert into receipt_counters as c (site_id, year, last_number) values ($1, $2, 1)
  on conflict (site_id, year) do update set last_number = c.last_number + 1 returning last_number as number`);

/**
 * The next receipt number of a site's year, `2026-004182`: without gaps, because a booking that fails gives it back
 * (T48).
 */
export async function nextReceiptNumber(
  tx: Tx,
  { siteId, timeZone }: Pick<Site, 'siteId' | 'timeZone'>,
  now: Date,
): Promise<string> {
  const year = calendarDay(now, timeZone).slice(0, 4);
  const { number } = await tx.one<{ number: number }>(nextNumber, [siteId, year]);
  return `${year}-${String(number).padStart(6, '0')}`;
}

/** Queues the receipt of a purchase, in the language it was made in. */
export async function queueReceipt(
  tx: Tx,
  scope: Scope,
  { payment, site, now }: { payment: PaymentRecord & { number: string }; site: Site; now: Date },
): Promise<void> {
  const { email } = await readCredentials(tx, scope);
  const withdrawal = await readWithdrawal(tx, scope, { payment, site, now });
  if (!withdrawal) throw new Error(`a receipt of a payment that is not completed: ${payment.publicId}`);
  await queueMail(
    tx,
    { ...scope, email, locale: payment.locale },
    {
      template: 'receipt',
      cause: `receipt:${payment.publicId}`,
      data: {
        payment: payment.publicId,
        number: payment.number,
        at: now.toISOString(),
        credits: payment.credits,
        method: methodName(payment.method, paymentTranslator(payment.locale)),
        total_minor: payment.totalMinor,
        vat_minor: payment.vatMinor,
        vat_basis_points: payment.vatBasisPoints,
        vat_country: payment.vatCountry,
        currency: payment.currency,
        withdraw_until: withdrawal.until,
      },
      now,
    },
  );
}
